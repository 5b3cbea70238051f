import ContactModel
import Foundation
import Kartotek
import TestSupport
import Testing

/// Damaged files: whatever is done to them, every record has a fate, text is UTF-8, and nothing
/// depends on threads.
@Suite("Damaged files") struct MutationTests {
  /// The sample files, and the public ones where there are some; large ones are left out, which
  /// would only be slow.
  private static let originals: [[UInt8]] = {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../data/samples").standardized.path
    let names = FileManager.default.enumerator(atPath: samples)?.compactMap { $0 as? String } ?? []
    let files = names.sorted().filter { $0.hasSuffix(".csv") || $0.hasSuffix(".vcf") }
      .compactMap { FileManager.default.contents(atPath: samples + "/" + $0) }
      .map { Array($0.prefix(6000)) }
    let cards = Corpora.paths("vcard", endings: ["vcf"])
    let tables = Corpora.paths("csv", endings: ["csv", "tsv"])
    return files + (cards + tables).compactMap { try? Corpora.bytes($0) }.filter { $0.count < 6000 }
  }()

  private static let rounds: Int = {
    // The thread sanitizer needs few: only every eighth has threads.
    if let rounds = ProcessInfo.processInfo.environment["KARTOTEK_ROUNDS"].flatMap(Int.init) {
      return rounds
    }
    #if DEBUG
      return 300
    #else
      return Corpora.folder == nil ? 2000 : 20_000
    #endif
  }()

  @Test("keep their invariants") func invariants() throws {
    #expect(Self.originals.count >= 10)
    for seed in 0..<Self.rounds {
      var mutation = Mutation(seed: UInt64(seed))
      let bytes = mutation.mutated(Self.originals)
      let comment: Comment = "seed \(seed)"
      let one = Self.read(bytes, threads: 1)
      guard let book = try? one.get() else { continue }
      let report = try #require(book.report.files.first)
      let fates =
        report.contacts + report.groups + report.nested + report.duplicates + report.skipped
      #expect(report.records == fates, comment)
      #expect(book.report.contactCount == report.contacts, comment)
      #expect(book.count == report.contacts, comment)
      let output = Self.output(of: book)
      #expect(String(validating: output, as: UTF8.self) != nil, comment)
      guard seed.isMultiple(of: 8) else { continue }
      let three = try Self.read(bytes, threads: 3).get()
      #expect(Self.output(of: three) == output, comment)
      try expectSoundList(book, comment)
    }
  }

  private static func read(_ bytes: [UInt8], threads: Int) -> Result<ContactBook, ImportError> {
    Result { () throws(ImportError) in try ContactBook(bytes: bytes, path: "a", threads: threads) }
  }

  /// The contact records and the report.
  private static func output(of book: ContactBook) -> [UInt8] {
    var output: [UInt8] = []
    book.writeContacts { output += $0 }
    return output + book.report.document()
  }

  private func expectSoundList(_ book: ContactBook, _ comment: Comment) throws {
    var document: [UInt8] = []
    try book.list(for: ListLocale("el")).write { document += $0 }
    #expect(checkSectionDocument(document) == [], comment)
  }
}

/// Some damage to one of several files.
private struct Mutation {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let fragments: [[UInt8]] =
    [
      "BEGIN:VCARD", "END:VCARD", "\r\n", "\n", "\r", "\r\n ", "AGENT:\r\n", "=", "=\r\n", "=3B",
      ";",
      ":", ",", "\"", "\"\"", " ", "\t", "\\", ";ENCODING=QUOTED-PRINTABLE", ";BASE64",
      ";CHARSET=windows-1253", ";CHARSET=SHIFT_JIS", "\0", "\u{FEFF}", "VERSION:2.1", "BDAY:1/2/03",
      "item1.", "KIND:group", "\u{3A9}", "\u{1F600}", "sep=;", " ::: ", "* ", "\u{1A}",
    ].map { Array($0.utf8) } + [[0xE9], [0xC3], [0xFF, 0xFE], [0x80], [0xED, 0xA0, 0x80]]

  mutating func mutated(_ originals: [[UInt8]]) -> [UInt8] {
    var bytes = generator.pick(originals)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1: bytes.insert(contentsOf: generator.pick(Self.fragments), at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 6))
      case 3: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 4: bytes.insert(contentsOf: bytes[..<place].suffix(60), at: place)
      case 5: bytes += generator.pick(originals).prefix(600)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }
}
