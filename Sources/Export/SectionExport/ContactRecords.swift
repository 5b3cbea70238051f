package import ContactModel
internal import JSONWriting

/// The contacts of a directory as JSON Lines: one object a line, in order of input.
///
/// Keys are absent where the contact has no such field, except `id` and `kind`. The lines come in
/// chunks, which any number of threads may make at the same time; joined in order they are the
/// whole text, and no chunk depends on another.
package struct ContactRecords: Sendable {
  /// The most contacts that a chunk holds: some 1-2 MB of text.
  package static let chunkLimit = 4096

  private let directory: ContactDirectory
  private let paths: [String]
  private let withMatchKeys: Bool

  /// Makes the records of a directory.
  ///
  /// - Parameters:
  ///   - directory: The contacts; their texts are valid UTF-8.
  ///   - paths: The paths of the inputs, as the report names them, for `source.file`.
  ///   - withMatchKeys: Whether each line begins with its match key and a tab.
  package init(directory: ContactDirectory, paths: [String], withMatchKeys: Bool = false) {
    self.directory = directory
    self.paths = paths
    self.withMatchKeys = withMatchKeys
  }

  /// The number of chunks; 0 without contacts.
  package var chunkCount: Int {
    (directory.contacts.count + Self.chunkLimit - 1) / Self.chunkLimit
  }

  /// The lines of one chunk; a pure function.
  ///
  /// - Parameter chunk: 0 ..< `chunkCount`.
  /// - Returns: Whole lines, each with a line feed at its end.
  /// - Complexity: O(*n*) in the number of bytes of the chunk's contacts.
  package func lines(ofChunk chunk: Int) -> [UInt8] {
    let first = chunk * Self.chunkLimit
    let last = min(first + Self.chunkLimit, directory.contacts.count)
    var encoder = ContactRecordEncoder(paths: paths)
    for record in directory.contacts[first..<last] {
      if withMatchKeys { encoder.encodeMatchKey(record, of: directory) }
      encoder.encode(record, of: directory)
    }
    return encoder.json.bytes
  }
}
