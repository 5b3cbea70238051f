internal import JSONWriting
internal import SectionModel

/// The manifest of a paged list: the document without `rows`, with `pageRows` and `pages` before
/// `sections`.
///
/// The layout of lines is fixed: the head to the opening bracket of `pages`, a line for each page, a
/// line with the closing bracket and the opening one of `sections`, a line for each section, and the
/// last with the snapshot, which is the document's.
struct ManifestDocument: Sendable {
  private let headBytes: [UInt8]
  private let pageRows: Int
  private var sections = JSONWriter()

  init(_ head: DocumentHead, pageRows: Int) {
    headBytes = head.json.bytes
    self.pageRows = pageRows
  }

  /// Adds the next section without its end.
  mutating func beginSection(_ head: SectionHead) {
    sections.beginLine()
    sections.bytes += head.json.bytes
  }

  /// Adds the end of the open section.
  mutating func endSection(rowsHash: String) {
    sections.member("rowsHash", rowsHash)
    sections.endObject()
  }

  /// The bytes, when all sections were added.
  func bytes(pages: [PageSummary], snapshot: String) -> [UInt8] {
    var json = JSONWriter(bytes: headBytes)
    json.member("pageRows", pageRows)
    json.key("pages")
    json.beginArray()
    for page in pages {
      json.beginLine()
      json.value(page)
    }
    if !pages.isEmpty { json.raw("\n") }
    json.endArray()
    json.key("sections")
    json.beginArray()
    json.bytes += sections.bytes
    if !pages.isEmpty { json.raw("\n") }
    json.endArray()
    json.member("snapshot", snapshot)
    json.endObject()
    json.raw("\n")
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ page: PageSummary) {
    beginObject()
    member("file", page.file)
    member("firstRow", page.firstRow)
    member("count", page.count)
    member("bytes", page.bytes)
    endObject()
  }
}
