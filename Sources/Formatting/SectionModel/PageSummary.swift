/// One page of a paged list, as the manifest names it.
public struct PageSummary: Sendable, Equatable, Codable {
  /// The page's file, relative to the manifest's folder: `pages/`, the hash of its bytes, `.json`.
  ///
  /// A page never changes: other rows are another file.
  public var file: String
  /// The number of rows in the pages before; a page may hold rows of several sections.
  public var firstRow: Int
  /// The number of rows; at least 1.
  public var count: Int
  /// The size of the file in bytes.
  public var bytes: Int

  /// Makes a summary.
  ///
  /// - Parameters:
  ///   - file: The page's file.
  ///   - firstRow: The number of rows before.
  ///   - count: The number of rows.
  ///   - bytes: The size of the file.
  public init(file: String, firstRow: Int, count: Int, bytes: Int) {
    self.file = file
    self.firstRow = firstRow
    self.count = count
    self.bytes = bytes
  }

  /// Whether a text has the form of `file`; another is no path to follow.
  ///
  /// - Parameter text: A text.
  /// - Returns: True for `pages/`, 16 lower-case hexadecimal digits and `.json`.
  public static func isFile(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard text.count == 27, text.starts(with: "pages/".utf8),
      text.suffix(5).elementsEqual(".json".utf8)
    else { return false }
    return text[6..<22].allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The name of the format of a page.
  public static let format = "kartotek.page"
  /// The version of the format of a page.
  public static let version = 1
}
