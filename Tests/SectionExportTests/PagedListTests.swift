import SectionExport
import SectionModel
import TestSupport
import Testing

@Suite("Paged lists")
struct PagedListTests {
  struct Paged {
    var pages: [EncodedPage] = []
    var manifest: [UInt8] = []
  }

  private func paged(
    _ list: SampleList, pageRows: Int, batchSize: Int = RowBatch.rowLimit
  ) -> Paged {
    var writer = PagedListWriter(plan: list.plan, pageRows: pageRows)
    var paged = Paged()
    for batch in list.batches(of: batchSize) {
      paged.pages += writer.append(EncodedRows.encode(batch))
    }
    let end = writer.finish()
    if let page = end.page { paged.pages.append(page) }
    paged.manifest = end.manifest
    #expect(end.pages == paged.pages.map(\.summary))
    return paged
  }

  /// The document's rows, each as its bytes.
  private func rows(ofDocument bytes: [UInt8]) throws -> [ArraySlice<UInt8>] {
    try RawJSON(parsing: bytes)["sections"]?.elements
      .flatMap { $0["rows"]?.elements.map(\.bytes) ?? [] } ?? []
  }

  @Test("a small list is exact")
  func exact() throws {
    let list = SampleList.small
    let paged = paged(list, pageRows: 16)
    let document = ExactDocuments.small
    let rows = try rows(ofDocument: Array(document.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
    let page =
      #"{"format":"kartotek.page","version":1,"rows":["# + "\n" + rows.joined(separator: ",\n")
      + "\n]}\n"
    #expect(paged.pages.map { String(decoding: $0.bytes, as: UTF8.self) } == [page])
    let name = SlowXXH64.text(Array(page.utf8))
    let entry =
      #"{"file":"pages/\#(name).json","firstRow":0,"count":3,"bytes":\#(page.utf8.count)}"#
    var manifest = document.replacing(
      #","sections":["# + "\n{\"id\"",
      with: #","pageRows":16,"pages":["# + "\n" + entry + "\n],\"sections\":[\n{\"id\"")
    for row in rows {
      manifest = manifest.replacing(row + ",\n", with: "").replacing(row + "\n", with: "")
    }
    manifest = manifest.replacing(",\"rows\":[\n],", with: ",")
    #expect(String(decoding: paged.manifest, as: UTF8.self) == manifest)
  }

  @Test("a list without rows has no pages")
  func empty() throws {
    let list = SampleList(plan: SampleList.plan([], index: nil, summary: "x"), rows: [])
    let paged = paged(list, pageRows: 16)
    #expect(paged.pages.isEmpty)
    let manifest = try RawJSON(parsing: paged.manifest)
    #expect(manifest["pages"]?.elements.isEmpty == true)
    let document = try RawJSON(parsing: list.document())
    #expect(manifest["snapshot"]?.string == document["snapshot"]?.string)
  }

  @Test("pages hold the rows of the document, and the manifest all else", arguments: [16, 17, 50])
  func content(_ pageRows: Int) throws {
    for (seed, count) in [1, 15, 40, 700].enumerated() {
      let list = SampleList.random(count, seed: UInt64(seed))
      let paged = paged(list, pageRows: pageRows)
      let document = list.document()
      let pages = try paged.pages.map { try RawJSON(parsing: $0.bytes) }
      let found = pages.flatMap { $0["rows"]?.elements.map(\.bytes) ?? [] }
      #expect(try found.map(Array.init) == rows(ofDocument: document).map(Array.init))
      try expectManifest(paged.manifest, of: document)
    }
  }

  /// The manifest has the members of the document in their order, but for rows and pages.
  private func expectManifest(_ manifest: [UInt8], of document: [UInt8]) throws {
    let (manifest, document) = (try RawJSON(parsing: manifest), try RawJSON(parsing: document))
    let keys = manifest.members.map(\.key)
    #expect(keys.filter { $0 != "pages" && $0 != "pageRows" } == document.members.map(\.key))
    for (key, value) in document.members where key != "sections" {
      #expect(manifest[key]?.bytes.elementsEqual(value.bytes) == true, "\(key)")
    }
    let sections = manifest["sections"]?.elements ?? []
    for (section, whole) in zip(sections, document["sections"]?.elements ?? []) {
      let expected = whole.members.filter { $0.key != "rows" }
      #expect(section.members.map(\.key) == expected.map(\.key))
      #expect(
        section.members.map { Array($0.value.bytes) } == expected.map { Array($0.value.bytes) })
    }
    #expect(sections.count == document["sections"]?.elements.count)
  }

  /// The rule of the format, stated once more: the border is behind a row whose hash says so, once
  /// the page has a quarter of the rows, or at twice as many.
  @Test("pages end where ids say so", arguments: [16, 19, 64])
  func borders(_ pageRows: Int) {
    let list = SampleList.random(900, seed: 11)
    var counts: [Int] = []
    var count = 0
    for row in list.rows.joined() {
      count += 1
      let hash = SlowXXH64.hash(Array(row.id.utf8)) >> 20
      let isBorder = count >= pageRows / 4 && hash % UInt64(pageRows * 3 / 4) == 0
      if isBorder || count == pageRows * 2 {
        counts.append(count)
        count = 0
      }
    }
    if count > 0 { counts.append(count) }
    let pages = paged(list, pageRows: pageRows).pages.map(\.summary)
    #expect(pages.map(\.count) == counts)
    #expect(counts.contains(pageRows * 2) || pageRows > 19)
    var firstRow = 0
    for page in pages {
      #expect(page.firstRow == firstRow)
      firstRow += page.count
    }
  }

  @Test("names are hashes of bytes, and sizes are right")
  func names() {
    for page in paged(SampleList.random(200, seed: 5), pageRows: 16).pages {
      #expect(page.summary.file == "pages/\(SlowXXH64.text(page.bytes)).json")
      #expect(PageSummary.isFile(page.summary.file))
      #expect(page.summary.bytes == page.bytes.count)
    }
  }

  @Test("borders of batches change nothing", arguments: [1, 7, 16, 64])
  func batches(_ size: Int) {
    let list = SampleList.random(300, seed: 9)
    let whole = paged(list, pageRows: 16)
    let cut = paged(list, pageRows: 16, batchSize: size)
    #expect(cut.manifest == whole.manifest)
    #expect(cut.pages.map(\.bytes) == whole.pages.map(\.bytes))
  }

  @Test("a deleted row changes the pages around it alone")
  func locality() {
    let list = SampleList.random(2000, seed: 21)
    let before = Set(paged(list, pageRows: 16).pages.map(\.summary.file))
    var edited = list
    edited.rows[3].remove(at: 100)
    edited.plan.sections[3].count -= 1
    for place in 4..<edited.plan.sections.count { edited.plan.sections[place].firstRow -= 1 }
    let after = Set(paged(edited, pageRows: 16).pages.map(\.summary.file))
    #expect(before.count > 100)
    #expect(after.subtracting(before).count <= 3)
  }

  @Test("only names of pages are paths to follow")
  func files() {
    #expect(PageSummary.isFile("pages/0123456789abcdef.json"))
    for text in [
      "", "pages/", "../0123456789abcdef.json", "pages/0123456789abcdeF.json",
      "pages/0123456789abcde.json", "pages/../456789abcdef.json", "Pages/0123456789abcdef.json",
      "pages/0123456789abcdef.jsom", "/ages/0123456789abcdef.json",
    ] { #expect(!PageSummary.isFile(text), "\(text)") }
  }
}
