import SectionModel
import TestSupport
import Testing

@testable import SectionReading

@Suite("Reading lists by pages")
struct PagedListTests {
  /// A list in pages, and the pages that were read.
  private struct Fixture {
    let manifest: String
    let pages: [String]

    init(_ locale: String, rows: Int) throws {
      (manifest, pages) = ExportedLists.paged(try ExportedLists.document(locale), rows: rows)
    }

    func open(manifest other: String? = nil) throws(ReadingError) -> PagedList {
      let pages = pages
      return try PagedList(manifest: Array((other ?? manifest).utf8)) { page in
        let number = Int(page.file.dropFirst(6).dropLast(5), radix: 16) ?? -1
        return pages.indices.contains(number) ? Array(pages[number].utf8) : []
      }
    }
  }

  @Test("manifest and pages give what the document gives", arguments: ExportedLists.locales)
  func pages(_ locale: String) throws {
    let whole = try ListReader.list(ofDocument: try ExportedLists.document(locale))
    for size in [1, 7, 64, 1000] {
      let list = try Fixture(locale, rows: size).open()
      #expect(list.plan == whole.plan)
      #expect(list.snapshot == whole.snapshot)
      #expect(list.pages.count == (whole.plan.counts.rows + size - 1) / size)
      let rows = try list.pages.indices.flatMap { try list.rows(ofPage: $0) }
      #expect(rows == whole.sections.flatMap(\.rows))
    }
  }

  @Test(
    "a manifest that contradicts itself is refused",
    arguments: [
      (
        #""firstRow":50,"count":50"#, #""firstRow":51,"count":50"#,
        "$.pages[1].firstRow: pages follow each other"
      ),
      (
        #""firstRow":50,"count":50"#, #""firstRow":50,"count":0"#,
        "$.pages[1].count: a page has at least one row"
      ),
      (
        #""firstRow":50,"count":50"#, #""firstRow":50,"count":9223372036854775807"#,
        "$.pages[1].count: the list has fewer rows"
      ),
      (
        #""firstRow":100,"count":46"#, #""firstRow":100,"count":45"#,
        "$.pages: the list has more rows"
      ),
      (
        "pages/0000000000000001.json", "../../../../../etc/passwd",
        "$.pages[1].file: a page is pages/, 16 hexadecimal digits and .json"
      ),
      (#""pages":["#, #""pages2":["#, "$: pages is missing"),
    ])
  func contradictions(_ good: String, _ bad: String, _ message: String) throws {
    let fixture = try Fixture("el", rows: 50)
    let damaged = fixture.manifest.replacing(good, with: bad)
    #expect(damaged != fixture.manifest)
    let error = #expect(throws: ReadingError.self) { try fixture.open(manifest: damaged) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test("a page that is not the manifest's is refused when it is read")
  func otherPage() throws {
    let fixture = try Fixture("el", rows: 50)
    let swapped = try fixture.open(
      manifest: fixture.manifest.replacing(ExportedLists.file(1), with: ExportedLists.file(0)))
    #expect(try swapped.rows(ofPage: 0).count == 50)
    let error = #expect(throws: ReadingError.self) { try swapped.rows(ofPage: 1) }
    #expect(error?.path == "\(ExportedLists.file(0)): $")
    let lost = try fixture.open(
      manifest: fixture.manifest.replacing(ExportedLists.file(1), with: ExportedLists.file(9)))
    #expect(throws: ReadingError.self) { try lost.rows(ofPage: 1) }
  }

  @Test("no damage of a page or manifest stops the program")
  func anyDamage() throws {
    let fixture = try Fixture("fa", rows: 40)
    var generator = SeededGenerator(seed: 62)
    for _ in 0..<150 {
      let page = Mutation.of(Array(fixture.pages[1].utf8), &generator)
      let manifest = fixture.manifest.replacing(
        #""bytes":\#(fixture.pages[1].utf8.count)"#, with: #""bytes":\#(page.count)"#)
      let list = try PagedList(manifest: Array(manifest.utf8)) { _ in page }
      if let rows = try? list.rows(ofPage: 1) { #expect(rows.count == 40) }
      let damaged = Mutation.of(Array(fixture.manifest.utf8), &generator)
      if let list = try? PagedList(manifest: damaged, page: { _ in [] }) {
        #expect(list.pages.reduce(0) { $0 + $1.count } == list.plan.counts.rows)
      }
    }
  }
}
