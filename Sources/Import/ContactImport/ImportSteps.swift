internal import ContactModel

/// The two steps from bytes to contacts, one by one: where records end, and what is in them.
///
/// For one input of UTF-8 in memory, on one thread. `ContactImporter` takes the same steps window by
/// window, and then decides about encodings and dates.
package struct ImportSteps {
  private let bytes: [UInt8]
  private let windowSize: Int
  private let headLength: Int
  private let format: any RecordFormat

  /// Recognises the input.
  ///
  /// - Parameters:
  ///   - bytes: The whole input.
  ///   - options: How bytes are turned into contacts.
  ///   - knowledge: Character sets and headings.
  package init(_ bytes: [UInt8], options: ImportOptions, knowledge: ImportKnowledge) {
    self.bytes = bytes
    windowSize = options.limits.windowSize
    let head = bytes.span.extracting(first: windowSize)
    var format: any RecordFormat
    if InputSniffer.format(of: head) == .vcard {
      headLength = 0
      format = VCardFormat(options: options, knowledge: knowledge)
    } else {
      let table = CSVFormat.recognise(
        head: head, isWholeFile: head.count == bytes.count, options: options, knowledge: knowledge)
      headLength = table.headLength
      format = table
    }
    format.fileEncoding = .utf8
    self.format = format
  }

  /// Cuts the input into chunks of whole records.
  ///
  /// - Returns: Their places, in order.
  package func scan() -> [Range<Int>] {
    var format = format
    var chunks: [Range<Int>] = []
    var (start, seen) = (headLength, headLength)
    while seen < bytes.count {
      let end = min(bytes.count, seen + windowSize)
      let border = format.lastBorder(
        in: bytes.span.extracting(start..<end), scanned: seen - start)
      if border > 0 { chunks.append(start..<(start + border)) }
      start += border
      seen = end
    }
    return start < bytes.count ? chunks + [start..<bytes.count] : chunks
  }

  /// Makes contacts of chunks.
  ///
  /// - Parameter chunks: What `scan` gave.
  /// - Returns: The number of contacts.
  package func decode(_ chunks: [Range<Int>]) -> Int {
    chunks.reduce(0) { $0 + format.assemble(bytes.span.extracting($1)).batch.count }
  }
}
