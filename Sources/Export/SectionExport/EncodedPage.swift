internal import JSONWriting
package import SectionModel
internal import StableHash

/// A page of a paged list, complete and named.
package struct EncodedPage: Sendable {
  /// What the manifest says of it.
  package let summary: PageSummary
  /// The file: the opening line, one line for each row, the closing line.
  package let bytes: [UInt8]
}

/// Gathers the rows of one page.
struct PageBuilder: Sendable {
  private static let opening = Array(
    "{\"format\":\"\(PageSummary.format)\",\"version\":\(PageSummary.version),\"rows\":[\n".utf8)
  private static let closing = Array("\n]}\n".utf8)

  private var bytes = Self.opening
  private var firstRow = 0
  private var count = 0

  /// Adds rows as they stand in `EncodedRows`, with separators between them.
  mutating func append(_ rows: ArraySlice<UInt8>, count rowCount: Int) {
    guard rowCount > 0 else { return }
    if count > 0 { bytes.append(contentsOf: [0x2C, 0x0A]) }
    bytes.append(contentsOf: rows)
    count += rowCount
  }

  /// Adds one row.
  mutating func append(_ row: Span<UInt8>) {
    if count > 0 { bytes.append(contentsOf: [0x2C, 0x0A]) }
    bytes.append(copying: row)
    count += 1
  }

  /// Ends the page and begins the next; nil when it has no rows.
  mutating func close() -> EncodedPage? {
    guard count > 0 else { return nil }
    bytes += Self.closing
    let name = StableHash.text(StableHash.hash(bytes.span))
    let page = EncodedPage(
      summary: PageSummary(
        file: "pages/\(name).json", firstRow: firstRow, count: count, bytes: bytes.count),
      bytes: bytes)
    firstRow += count
    count = 0
    bytes = Self.opening
    return page
  }
}
