import ContactModel
import Kartotek
import Testing

@Suite("Books of contacts")
struct ContactBookTests {
  private static let csv = Array("First name,Last name,Phone\nAnna,Ek,1\nBo,Ek,2\n".utf8)

  @Test("bytes and pieces of any size give the same book", arguments: [1, 7, 1 << 20])
  func pieces(size: Int) throws {
    var offset = 0
    let source = ContactSource(path: "a.csv") { buffer, limit in
      let end = min(offset + min(size, limit), Self.csv.count)
      buffer += Self.csv[offset..<end]
      defer { offset = end }
      return end - offset
    }
    let pieces = try ContactBook(reading: [source])
    let whole = try ContactBook(bytes: Self.csv, path: "a.csv")
    #expect(pieces.report == whole.report)
    #expect(pieces.count == 2)
    for index in 0..<2 {
      #expect(pieces.contact(at: index) == whole.contact(at: index))
      #expect(pieces.identifier(at: index) == whole.identifier(at: index))
    }
  }

  @Test("an error of a source is the reason why it cannot be read")
  func failingSource() throws {
    struct Gone: Error, CustomStringConvertible {
      let description = "gone"
    }
    let source = ContactSource(path: "a.csv") { _, _ in throw Gone() }
    #expect(throws: ImportError.unreadable(path: "a.csv", reason: "gone")) {
      try ContactBook(reading: [source])
    }
    #expect(throws: ImportError.empty(path: "-")) { try ContactBook(bytes: []) }
  }

  @Test("contacts that a program has made")
  func values() throws {
    var contact = Contact()
    contact.name.given = "Anna"
    contact.name.family = "Ek"
    let book = ContactBook(contacts: [contact, contact])
    // Equal contacts are one.
    #expect(book.count == 1)
    #expect(book.report.contactCount == 1)
    #expect(book.contact(at: 0).name.family == "Ek")
    let list = try book.sections(for: ListLocale("sv"))
    #expect(list.sections.map(\.summary.title) == ["E"])
    #expect(list.sections.first?.rows.map(\.text) == ["Anna Ek"])
    #expect(list.sections.first?.rows.first?.id == book.identifier(at: 0))
  }

  @Test("a book without contacts gives a list without sections")
  func empty() throws {
    let list = try ContactBook(contacts: []).sections(for: ListLocale("sv"))
    #expect(list.sections.isEmpty)
    #expect(list.plan.counts == Counts(sections: []))
  }
}
