/// Files that are no text, told by their signatures, so that a message can say what to do with them.
enum BinaryFormat {
  private static let workbook = "save its sheet as CSV UTF-8"
  private static let unpacking = "unpack it first"

  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive, as Excel workbooks (.xlsx) are: \(workbook)"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old Office file, as Excel workbooks (.xls) are: \(workbook)"),
    ([0x1F, 0x8B], "a gzip archive: \(unpacking)"),
    (Array("SQLite format 3".utf8), "a SQLite database: export a table of it as CSV"),
    (Array("%PDF-".utf8), "a PDF"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (Array("GIF8".utf8), "a GIF picture"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"),
  ]

  /// The name of the format, and what to do with such a file where there is something.
  ///
  /// - Parameter bytes: The first bytes of a file.
  /// - Returns: A phrase for messages; nil where the bytes have no known signature.
  static func name(of bytes: Span<UInt8>) -> String? {
    for signature in signatures where InputSniffer.starts(bytes, signature.bytes) {
      return signature.name
    }
    return nil
  }
}
