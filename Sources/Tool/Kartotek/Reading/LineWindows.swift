internal import ContactModel
internal import SectionExport

/// Reads whole lines, many at a time.
struct LineWindows {
  /// The longest line: that of a contact with all values that import keeps is far shorter.
  private static let lineLimit = 256 << 20
  /// The bytes that are asked for at a time: memory for them is cleared first, and an input may be small.
  private static let pieceSize = 1 << 16

  private let source: ContactSource
  private let size: Int
  private var rest: [UInt8] = []
  private var isEnd = false
  private var lineCount = 0
  /// The number of the first line of the last window.
  private(set) var firstLine = 1

  init(_ source: ContactSource, size: Int) {
    self.source = source
    self.size = size
  }

  /// The next lines, all but the last with their ends; nil at the end.
  mutating func next() throws(ImportError) -> [UInt8]? {
    firstLine += lineCount
    lineCount = 0
    while !isEnd {
      let start = rest.count
      try fill()
      guard let end = isEnd ? rest.count : lastEnd(from: start) else { continue }
      let window = Array(rest[..<end])
      rest = Array(rest[end...])
      lineCount = window.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
      return window.isEmpty ? nil : window
    }
    return nil
  }

  private mutating func fill() throws(ImportError) {
    let end = rest.count + size
    while !isEnd, rest.count < end {
      isEnd = try read(min(Self.pieceSize, end - rest.count)) == 0
    }
  }

  private mutating func read(_ count: Int) throws(ImportError) -> Int {
    guard rest.count < Self.lineLimit + size else {
      throw .unreadable(
        path: source.path,
        reason: "line \(firstLine) is longer than \(Self.lineLimit >> 20) MiB")
    }
    do { return try source.read(&rest, count) } catch {
      throw .unreadable(path: source.path, reason: "\(error)")
    }
  }

  private func lastEnd(from start: Int) -> Int? {
    rest[start...].lastIndex(of: 0x0A).map { $0 + 1 }
  }

  /// Hands out the lines of the last window without their ends.
  ///
  /// - Throws: `LineError` for a line that is refused, and what `use` throws.
  func forEachLine<Output>(
    of text: [UInt8], _ take: (Span<UInt8>) throws(LineFault) -> Output,
    use: (Output) throws -> Void
  ) throws {
    var (start, line) = (0, firstLine)
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      let output: Output
      do throws(LineFault) { output = try take(text.span.extracting(start..<end)) } catch {
        throw LineError(path: source.path, line: line, fault: error)
      }
      try use(output)
      (start, line) = (end + 1, line + 1)
    }
  }
}
