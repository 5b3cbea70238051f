package import ContactModel
internal import ParallelWork

/// Reads contact records that keep the identifiers they were printed with.
///
/// A file from elsewhere may be damaged, and what is left of it is read. Records that `import` has
/// printed are whole, or something has gone wrong on the way: the first doubt ends the reading.
package enum IdentifiedRecordReader {
  /// The least text that is worth a thread.
  private static let pieceSize = 1 << 18

  /// What a text of records gives.
  package enum Outcome: Sendable {
    /// The contacts.
    case contacts([IdentifiedRecords])
    /// What is wrong first; its line counts from the first of the text.
    case fault(Diagnostic)
  }

  /// Reads whole lines.
  ///
  /// - Parameters:
  ///   - text: The lines; the last one need not end.
  ///   - workers: The largest number of threads; nothing depends on it.
  /// - Returns: All contacts in order, or what is wrong.
  /// - Complexity: O(*n*) in bytes.
  package static func read(_ text: [UInt8], workers: Int) -> Outcome {
    let pieces = pieces(of: text.span, count: workers * 4)
    let parts = mapChunks(pieces.count, workers: workers) { number in
      var assembler = JSONLinesAssembler(
        valueLimit: ImportLimits().valueLength, keepsIdentifiers: true)
      assembler.run(text.span.extracting(pieces[number]))
      return (
        chunk: assembler.takeChunk(), identifiers: assembler.identifiers ?? [],
        texts: assembler.identifierTexts
      )
    }
    var records: [IdentifiedRecords] = []
    var lineCount = 0
    var known: Set<String> = []
    for part in parts {
      let repeated = firstRepeated(part.texts, &known).map { place in
        Diagnostic(
          .jsonlIdentifierInvalid, at: part.chunk.batch.sources[place],
          detail: "\(part.texts[place]) is that of another contact")
      }
      if var fault = part.chunk.diagnostics.first ?? repeated {
        fault.position.line += UInt32(truncatingIfNeeded: lineCount)
        return .fault(fault)
      }
      lineCount += part.chunk.lineCount
      records.append(IdentifiedRecords(part.chunk.batch, identifiers: part.identifiers))
    }
    return .contacts(records)
  }

  /// Where the first identifier is that has come before; all contacts of a list have different ones.
  private static func firstRepeated(_ texts: [String], _ known: inout Set<String>) -> Int? {
    texts.firstIndex { !known.insert($0).inserted }
  }

  private static func pieces(of text: Span<UInt8>, count: Int) -> [Range<Int>] {
    let size = max(text.count / count, pieceSize)
    var pieces: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let end = ByteSearch.first(0x0A, in: text, from: min(start + size, text.count))
      pieces.append(start..<min(end + 1, text.count))
      start = end + 1
    }
    return pieces
  }
}
