/// Many short UTF-8 texts in one array of bytes.
///
/// Text `i` ends at byte `ends[i]` (exclusive) and starts where text `i - 1` ends. At most 4 GiB.
package struct PartArena: Equatable, Sendable {
  /// All texts, one after the other.
  package var bytes: [UInt8]
  /// End of each text; rises or stays, and the last is `bytes.count`.
  package var ends: [UInt32]

  /// An arena of given columns, which must fit each other.
  package init(bytes: [UInt8] = [], ends: [UInt32] = []) {
    precondition(Int(ends.last ?? 0) == bytes.count, "ends must close the arena")
    self.bytes = bytes
    self.ends = ends
  }

  /// An arena of strings, in their order.
  package init(_ texts: some Sequence<String>) {
    self.init()
    for text in texts { append(text.utf8) }
  }

  /// The number of texts.
  package var count: Int { ends.count }

  /// Adds one text at the end.
  package mutating func append(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
  }

  /// The bytes of one text.
  package subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  /// One text as a string; for tests and rare paths.
  package func string(at index: Int) -> String { String(decoding: self[index], as: UTF8.self) }
}
