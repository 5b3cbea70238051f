public import SectionModel

/// Reads the outline of a list from a document, or from a manifest and its pages.
///
/// Texts are checked as JSON and not kept. A list that is damaged, or whose numbers contradict each
/// other, gives a `ReadingError`, never a trap.
public struct OutlineReader: Sendable {
  /// What was read so far.
  private var outline = ListOutline()
  /// The numbers of rows that sections say they have.
  private var counts: [Int] = []

  private init() {}

  /// Reads the outline of a document.
  ///
  /// - Parameter document: The bytes of `TAG.json`.
  /// - Returns: The outline.
  /// - Throws: `ReadingError`.
  /// - Complexity: O(*n*) in bytes.
  public static func outline(ofDocument document: [UInt8]) throws(ReadingError) -> ListOutline {
    var reader = OutlineReader()
    try reader.readHead(document)
    return try reader.finish()
  }

  /// Reads which pages a manifest names.
  ///
  /// - Parameter manifest: The bytes of `manifest.json`.
  /// - Returns: The pages in order.
  /// - Throws: `ReadingError`.
  public static func pages(ofManifest manifest: [UInt8]) throws(ReadingError) -> [PageSummary] {
    var reader = OutlineReader()
    try reader.readHead(manifest)
    return reader.outline.pages
  }

  /// Reads the outline of a paged list; of a document as well, which has no pages.
  ///
  /// - Parameters:
  ///   - manifest: The bytes of `manifest.json` or of a document.
  ///   - known: An outline whose rows are taken where it has the same page; its pages are not read.
  ///   - page: Gives the bytes of a page.
  /// - Returns: The outline.
  /// - Throws: `ReadingError`, or what `page` throws.
  public static func outline(
    ofManifest manifest: [UInt8], known: ListOutline = ListOutline(),
    page: (PageSummary) throws -> [UInt8]
  ) throws -> ListOutline {
    var reader = OutlineReader()
    try reader.readHead(manifest)
    let pages = Dictionary(known.pages.map { ($0.file, $0) }) { first, _ in first }
    for summary in reader.outline.pages {
      let start = reader.outline.count
      if let same = pages[summary.file] {
        reader.outline.append(same.firstRow..<(same.firstRow + same.count), of: known)
      } else {
        try reader.readPage(try page(summary))
      }
      guard summary.firstRow == start, reader.outline.count - start == summary.count else {
        throw ReadingError(path: summary.file, rule: "the rows are not those of the manifest")
      }
    }
    return try reader.finish()
  }

  // MARK: - Objects

  private mutating func readHead(_ bytes: [UInt8]) throws(ReadingError) {
    var json = DocumentReader(bytes)
    try json.readObject(
      format: SectionedList.format, version: SectionedList.version,
      ["locale", "sections", "snapshot"]
    ) { (json, key) throws(ReadingError) in
      switch key {
      case "locale": outline.locale = try json.readText()
      case "collation": outline.collation = try json.readText()
      case "style": outline.style = try json.readWord()
      case "kinds": outline.kinds = try json.readKinds()
      case "pages":
        try json.readArray { (json) throws(ReadingError) in
          outline.pages.append(try json.readPageSummary())
        }
      case "sections":
        try json.readArray { (json) throws(ReadingError) in try readSection(&json) }
      case "snapshot": outline.snapshot = try json.readText()
      default: return false
      }
      return true
    }
  }

  private mutating func readPage(_ bytes: [UInt8]) throws(ReadingError) {
    var json = DocumentReader(bytes)
    try json.readObject(
      format: PageSummary.format, version: PageSummary.version, ["rows"]
    ) { (json, key) throws(ReadingError) in
      guard key == "rows" else { return false }
      try readRows(&json)
      return true
    }
  }

  private mutating func readSection(_ json: inout DocumentReader) throws(ReadingError) {
    var section = ListOutline.Section(id: "", hash: "", rows: outline.count..<outline.count)
    var count = 0
    try json.readMembers(["id", "hash", "count"]) { (json, key) throws(ReadingError) in
      switch key {
      case "id": section.id = try json.readText()
      case "hash": section.hash = try json.readText()
      case "rowsHash": section.rowsHash = try json.readText()
      case "count": count = try json.readCount()
      case "rows": try readRows(&json)
      default: return false
      }
      return true
    }
    counts.append(count)
    outline.sections.append(section)
  }

  private mutating func readRows(_ json: inout DocumentReader) throws(ReadingError) {
    try json.readArray { (json) throws(ReadingError) in
      var (id, hash, kind) = ("", UInt64(0), 0)
      try json.readMembers(["id", "hash"]) { (json, key) throws(ReadingError) in
        switch key {
        case "id": id = try json.readText()
        case "hash": hash = try json.readHash()
        case "kind": kind = try json.readCount(below: 1 << 16)
        default: return false
        }
        return true
      }
      outline.append(id: id.utf8, hash: hash, kind: kind)
    }
  }

  /// Gives the sections their rows, and checks that the counts add up.
  private mutating func finish() throws(ReadingError) -> ListOutline {
    var start = 0
    for (number, count) in counts.enumerated() {
      let (end, overflows) = start.addingReportingOverflow(count)
      guard !overflows, end <= outline.count else {
        throw ReadingError(
          path: "$.sections[\(number)].count", rule: "there are fewer rows than sections say")
      }
      outline.sections[number].rows = start..<end
      start = end
    }
    guard start == outline.count else {
      throw ReadingError(path: "$.sections", rule: "there are more rows than sections say")
    }
    return outline
  }
}
