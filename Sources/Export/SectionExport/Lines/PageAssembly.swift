internal import SectionModel
internal import StableHash

/// Makes pages of rows that come as lines, in order, and counts what the manifest needs.
///
/// The counts are lines as well, for `ManifestAssembly`:
/// - `first` and `last`, each with the place in the order and the id of that row;
/// - `row`, for each row with its section's slot, its id and its hash;
/// - `page`, for each page with its file, its rows, its bytes, and the XXH64 of its `row` lines;
/// - `may-end`, instead of pages where the beginning of the first page is not known: the number of a
///   row (from 1) behind which a page may end;
/// - lines of the whole list (`ListLine`) as they come, each once, and those of rows as one sum.
package struct PageAssembly: Sendable {
  private let writesPages: Bool
  private var cutter: PageCutter
  private var page = PageBuilder()
  private var pageHash = StableHash()
  /// The place and id of the last row; empty before the first.
  private var last: [UInt8] = []
  /// The last line of the whole list.
  private var listLine: [UInt8] = []
  private var list: String?
  private var rowCount = 0
  /// The rows that were made, by those who made them.
  private var madeCount: Int?
  private var counts: [UInt8] = []

  /// Makes an assembly.
  ///
  /// - Parameters:
  ///   - pageRows: The number of rows to aim at, 16 or more.
  ///   - writesPages: Whether pages are made, and not only told where they may end.
  package init(pageRows: Int, writesPages: Bool) {
    self.writesPages = writesPages
    cutter = PageCutter(pageRows: pageRows)
  }

  /// Takes the next line.
  ///
  /// - Parameter line: A line without its end.
  /// - Returns: The page that the row completes.
  /// - Throws: Why the line cannot follow those before.
  package mutating func append(_ line: Span<UInt8>) throws(LineFault) -> EncodedPage? {
    if ListLine.begins(line) {
      try appendListLine(line)
      return nil
    }
    guard let row = RowLine(line) else { throw .malformed }
    try checkOrder(line, row)
    rowCount += 1
    countRow(line, row)
    guard writesPages else {
      if cutter.mayEnd(after: line.extracting(row.id)) { count("may-end\t\(rowCount)\n") }
      return nil
    }
    page.append(line.extracting(row.row))
    return cutter.endsPage(after: line.extracting(row.id)) ? close() : nil
  }

  /// Ends the last page.
  ///
  /// - Returns: The page; nil when the one before held all rows.
  package mutating func finish() -> EncodedPage? {
    if !last.isEmpty {
      count("last\t")
      counts += last
      counts.append(0x0A)
    }
    if let madeCount { count(ListLine.rows(madeCount) + "\n") }
    return close()
  }

  /// Hands out the lines of counts that were not taken yet.
  ///
  /// - Returns: Whole lines.
  package mutating func takeCounts() -> [UInt8] {
    defer { counts.removeAll(keepingCapacity: true) }
    return counts
  }

  private mutating func appendListLine(_ line: Span<UInt8>) throws(LineFault) {
    guard let known = CountLine(line) else { throw .malformed }
    let copy = Array(copying: line)
    guard !copy.lexicographicallyPrecedes(listLine) else { throw .outOfOrder }
    // Of lines that are equal only those of rows add up.
    let isNew = copy != listLine
    listLine = copy
    switch known {
    case .made(let count):
      let (sum, overflows) = (madeCount ?? 0).addingReportingOverflow(count)
      guard !overflows else { throw .malformed }
      madeCount = sum
      return
    case .list(let text):
      if isNew, let list { throw ListLine.difference(list, text) }
      list = text
    default: break
    }
    guard isNew else { return }
    counts += copy
    counts.append(0x0A)
  }

  private mutating func checkOrder(_ line: Span<UInt8>, _ row: RowLine) throws(LineFault) {
    guard listLine.isEmpty else { throw .outOfOrder }
    let place = line.extracting(row.place)
    if last.isEmpty {
      count("first\t")
      counts.append(copying: place)
      counts.append(0x0A)
    } else {
      switch place.order(behind: last.span) {
      case .equal: throw .repeatedRow(String(copying: line.extracting(row.id)))
      case .before: throw .outOfOrder
      case .behind: break
      }
    }
    last.removeAll(keepingCapacity: true)
    last.append(copying: place)
  }

  private mutating func countRow(_ line: Span<UInt8>, _ row: RowLine) {
    let start = counts.count
    count("row\t\(row.section)\t")
    counts.append(copying: line.extracting(row.id))
    counts.append(0x09)
    counts.append(copying: line.extracting(row.hash))
    var hash = pageHash
    hash.update(counts.span.extracting(start...))
    pageHash = hash
    counts.append(0x0A)
  }

  private mutating func close() -> EncodedPage? {
    guard let closed = page.close() else { return nil }
    let summary = closed.summary
    let hash = StableHash.text(pageHash.finalize())
    pageHash = StableHash()
    count("page\t\(summary.file)\t\(summary.count)\t\(summary.bytes)\t\(hash)\n")
    return closed
  }

  private mutating func count(_ text: String) {
    counts.append(contentsOf: text.utf8)
  }
}
