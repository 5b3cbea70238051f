import ContactModel
import Foundation
import Kartotek
import SectionModel
import Testing

/// The folder of public files that the environment names.
enum Corpora {
  static let folder = ProcessInfo.processInfo.environment["KARTOTEK_CORPORA"]
  static let absence: Comment = "KARTOTEK_CORPORA names no folder of files to import"

  /// The bytes of a file, or of a card made of a part of it when the path has a `#`.
  static func bytes(_ path: String) throws -> [UInt8] {
    let parts = path.split(separator: "#", maxSplits: 1).map(String.init)
    let bytes = try fileBytes(parts[0])
    guard parts.count > 1 else { return bytes }
    return card(named: parts[1], in: String(decoding: bytes, as: UTF8.self))
  }

  private static func fileBytes(_ path: String) throws -> [UInt8] {
    let url = URL(fileURLWithPath: (folder ?? "") + "/" + path)
    // Foundation of Swift 6.3.1 leaks its buffer when the file is empty.
    guard try url.resourceValues(forKeys: [.fileSizeKey]).fileSize != 0 else { return [] }
    return [UInt8](try Data(contentsOf: url))
  }

  /// The files below a part of the folder, sorted.
  static func paths(_ part: String, endings: Set<String>) -> [String] {
    guard let folder else { return [] }
    let names = FileManager.default.enumerator(atPath: folder + "/" + part)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { endings.contains(URL(fileURLWithPath: $0).pathExtension) }
      .map { part + "/" + $0 }.sorted()
  }
}

/// Public files of other projects, value by value.
@Suite("Values of public files", .enabled(if: Corpora.folder != nil, Corpora.absence))
struct CorpusValueTests {
  @Test("every field of every contact", arguments: CorpusFile.all)
  func values(_ file: CorpusFile) throws {
    guard !file.lack.isEmpty else { return try expectValues(file) }
    withKnownIssue("\(file.lack)", isIntermittent: true) { try expectValues(file) }
  }

  private func expectValues(_ file: CorpusFile) throws {
    let bytes = try Corpora.bytes(file.path)
    let book: ContactBook
    do throws(ImportError) {
      book = try ContactBook(bytes: bytes, path: "")
    } catch {
      #expect("error \(error)".hasPrefix(file.fate), "\(file.path)")
      return
    }
    let report = try #require(book.report.files.first)
    #expect(Self.fate(report) == file.fate, "\(file.path)")
    #expect(report.encoding == file.encoding, "\(file.path)")
    #expect(report.schema == file.schema, "\(file.path)")
    #expect(Self.codes(book.report) == file.codes, "\(file.path)")
    try expectContacts(book, file)
  }

  private func expectContacts(_ book: ContactBook, _ file: CorpusFile) throws {
    let shown = try Self.shownNames(book)
    #expect(book.count == file.contacts.count, "\(file.path)")
    for (index, expected) in file.contacts.prefix(book.count).enumerated() {
      let isStated = expected.first != "shown ?"
      let row = isStated ? shown[book.identifier(at: index)] ?? "" : "?"
      let lines = ContactLines(book.contact(at: index), shown: row).lines
      let difference = expected.difference(from: lines)
      #expect(difference.isEmpty, "\(file.path), contact \(index + 1)")
    }
  }

  /// A table is of use only if no file is left out.
  @Test("no file is left out") func complete() {
    let known = Set(CorpusFile.all.map(\.fileName) + CorpusFile.elsewhere)
    let cards = Corpora.paths("vcard", endings: ["vcf", "vcard", "txt"])
    let tables = Corpora.paths("csv", endings: ["csv", "tsv"])
    #expect(!cards.isEmpty)
    #expect((cards + tables).filter { !known.contains($0) } == [])
  }

  /// The thousand cards of `LargeFile.vcf`: N and FN tell the same name, and that is all they tell.
  @Test("a thousand cards") func thousandCards() throws {
    let bytes = try Corpora.bytes("vcard/FolkerKinzel_VCards/LargeFile.vcf")
    let book = try ContactBook(bytes: bytes, path: "")
    #expect(book.report.diagnostics.isEmpty)
    #expect(book.report.files.first?.records == 1000)
    #expect(book.count == 1000)
    let shown = try Self.shownNames(book)
    for index in 0..<book.count {
      var contact = book.contact(at: index)
      let name = contact.name
      let parts = [name.given, name.additional, name.family].filter { !$0.isEmpty }
      #expect(contact.formattedName == parts.joined(separator: " "))
      #expect(shown[book.identifier(at: index)] == contact.formattedName)
      contact.name = PersonName()
      contact.formattedName = ""
      contact.source = SourcePosition()
      #expect(contact == Contact())
    }
    #expect(book.contact(at: 0).formattedName == "Kasey Schmitt")
    #expect(book.contact(at: 999).formattedName == "Florine Liana Stehr")
  }

  @Test("no row is lost", arguments: CorpusFile.rowCounts.sorted { $0.key < $1.key })
  func rows(_ path: String, _ count: Int) throws {
    let book = try ContactBook(bytes: Corpora.bytes("csv/" + path), path: "")
    let report = try #require(book.report.files.first)
    let fates = report.contacts + report.duplicates + report.skipped
    #expect(report.records == fates)
    // The first row is a record too where it is not taken for headings.
    #expect(report.records == count || report.records == count - 1, "\(path)")
  }

  static func shownNames(_ book: ContactBook) throws -> [String: String] {
    var shown: [String: String] = [:]
    for section in try book.sections(for: ListLocale("en")).sections {
      for row in section.rows { shown[row.id] = row.text }
    }
    return shown
  }

  private static func fate(_ report: FileReport) -> String {
    let counts = [
      ("contact", report.contacts), ("group", report.groups), ("nested", report.nested),
      ("duplicate", report.duplicates), ("skipped", report.skipped),
    ]
    return counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
  }

  private static func codes(_ report: ImportReport) -> String {
    let counts = Dictionary(grouping: report.diagnostics, by: \.code.rawValue)
      .mapValues { $0.reduce(0) { $0 + $1.count } }
    return counts.sorted { $0.key < $1.key }
      .map { $0.value == 1 ? $0.key : "\($0.key) x\($0.value)" }.joined(separator: ", ")
  }
}
