import ContactModel
import Kartotek
import SectionModel
import TestSupport
import Testing

/// Temporary storage in memory, which may fail from some call on.
private final class MemoryStorage: TemporaryStorage {
  private var bytes: [UInt8] = []
  private var callsLeft: Int
  private(set) var callCount = 0

  init(failingAfter calls: Int = .max) {
    callsLeft = calls
  }

  func append(_ bytes: [UInt8]) throws(TemporaryStorageError) -> Range<Int> {
    try count()
    defer { self.bytes += bytes }
    return self.bytes.count..<(self.bytes.count + bytes.count)
  }

  func read(_ place: Range<Int>) throws(TemporaryStorageError) -> [UInt8] {
    try count()
    return Array(bytes[place])
  }

  private func count() throws(TemporaryStorageError) {
    callCount += 1
    guard callCount <= callsLeft else { throw TemporaryStorageError(reason: "no room") }
  }
}

/// What is made with little memory equals what is made with much, byte for byte.
@Suite("Books in temporary storage")
struct StoredBookTests {
  private struct Outcome: Equatable {
    var documents: [[UInt8]] = []
    var report: [UInt8] = []
  }

  /// A table of people with names that repeat, in several scripts, with duplicates, shared UIDs,
  /// dates that wait for their column, and text that is no name.
  private static func table(_ count: Int, seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var lines = ["uid,First Name,Last Name,Organization,E-mail 1 - Value,Phone 1 - Value,Birthday"]
    let families = [
      "Ek", "ek", "Ék", "Αλεξίου", "Αλεξιου", "Иванов", "محمدی", "Əliyev", "Östberg", "\u{200C}",
      "O’Neill", "M?mm?dov", "Ã–stberg", "\"a,\"\"b\"", "Zorn", "1A",
    ]
    let givens = ["Anna", "Άννα", "Ana", "", "Bo", "علی"]
    let dates = ["3/4/1990", "25/12/1980", "1990-02-03", "", "--05-06", "soon"]
    for number in 0..<count {
      let uid = random.onceIn(4) ? "u\(Int.random(in: 0..<count, using: &random))" : ""
      let fields = [
        uid, random.pick(givens), random.pick(families), random.onceIn(9) ? "Ek AB" : "",
        random.onceIn(3) ? "a\(number % 7)@example.org" : "",
        random.onceIn(2) ? "+46 \(Int.random(in: 0..<30, using: &random))" : "",
        random.pick(dates),
      ]
      lines.append(fields.joined(separator: ","))
      if random.onceIn(10) { lines.append(fields.joined(separator: ",")) }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func sources(_ count: Int, seed: UInt64) -> [ContactSource] {
    let cards = (0..<count / 4).map { number in
      "BEGIN:VCARD\nVERSION:3.0\nN:Ek;Card \(number % 40);;;\nEND:VCARD\n"
    }.joined()
    // The second table is in a legacy encoding: its values wait for the end of the file.
    let legacy = table(count / 2, seed: seed + 1).map { $0 >= 0x80 ? 0xE4 : $0 }
    return [
      ContactSource(bytes: table(count, seed: seed), path: "a.csv"),
      ContactSource(bytes: Array(cards.utf8), path: "b.vcf"),
      ContactSource(bytes: legacy, path: "c.csv"),
    ]
  }

  private static let locales = ["el", "fa", "sv-u-ka-shifted-ks-level4", "zh"]

  private func inMemory(
    _ count: Int, seed: UInt64, _ options: FormattingOptions
  ) throws -> Outcome {
    let book = try ContactBook(reading: Self.sources(count, seed: seed))
    var outcome = Outcome(report: book.report.document())
    for locale in Self.locales {
      var document: [UInt8] = []
      try book.list(for: ListLocale(locale), options: options).write { document += $0 }
      #expect(checkSectionDocument(document) == [])
      outcome.documents.append(document)
    }
    return outcome
  }

  private func stored(
    _ count: Int, seed: UInt64, _ options: FormattingOptions, partSize: Int
  ) throws -> Outcome {
    let makers = try ListMaker.makers(
      for: Self.locales.map { try ListLocale($0) }, options: options)
    return try stored(count, seed: seed, makers, partSize: partSize, in: MemoryStorage())
  }

  private func stored(
    _ count: Int, seed: UInt64, _ makers: [ListMaker], partSize: Int, in storage: MemoryStorage
  ) throws -> Outcome {
    let book = try StoredBook(
      reading: Self.sources(count, seed: seed), threads: 2, storage: storage, partSize: partSize)
    let (lists, report) = try book.lists(makers, threads: 2)
    var outcome = Outcome(report: report.document())
    for list in lists {
      var document: [UInt8] = []
      var outline: ListOutline?
      try list.write(outline: &outline) { document += $0 }
      outcome.documents.append(document)
    }
    return outcome
  }

  @Test("give the same documents and the same report, whatever the size of the parts")
  func sameBytes() throws {
    var options = FormattingOptions()
    options.details = true
    options.countTexts = true
    let expected = try inMemory(400, seed: 1, options)
    for partSize in [1, 4000, 1 << 20] {
      #expect(
        try stored(400, seed: 1, options, partSize: partSize) == expected, "parts of \(partSize)")
    }
  }

  @Test("carry search keys and sort keys only where they are asked for")
  func keys() throws {
    var options = FormattingOptions()
    for (searchKeys, sortKeys) in [(true, false), (false, true)] {
      options.searchKeys = searchKeys
      options.sortKeys = sortKeys
      #expect(
        try stored(200, seed: 5, options, partSize: 8000)
          == inMemory(200, seed: 5, options), "\(searchKeys), \(sortKeys)")
    }
  }

  @Test("a list without contacts is the empty document")
  func empty() throws {
    let source = { ContactSource(bytes: Array("First Name,Phone\n".utf8), path: "a.csv") }
    let maker = try ListMaker(ListLocale("el"))
    let book = try StoredBook(reading: [source()], storage: MemoryStorage(), partSize: 1)
    let (lists, report) = try book.lists([maker])
    var (expected, found): ([UInt8], [UInt8]) = ([], [])
    let inMemory = try ContactBook(reading: [source()])
    try inMemory.list(for: ListLocale("el")).write { expected += $0 }
    var outline: ListOutline?
    try lists[0].write(outline: &outline) { found += $0 }
    #expect(found == expected)
    #expect(report == inMemory.report)
  }

  /// A date in numbers waits for the order of its column, so the second of these is stored first.
  @Test("of equal contacts the one read first is the contact", arguments: [1, 1 << 20])
  func firstOfEqual(partSize: Int) throws {
    let table = """
      uid,First Name,Birthday
      u,Anna,3/4/1990
      u,Anna,1990-04-03
      u,Bo,25/12/1980
      u,Anna,03/04/1990
      """
    let source = { ContactSource(bytes: Array(table.utf8), path: "a.csv") }
    let inMemory = try ContactBook(reading: [source()]).report
    let book = try StoredBook(reading: [source()], storage: MemoryStorage(), partSize: partSize)
    let report = try book.lists([ListMaker(ListLocale("el"))]).report
    let duplicates = report.diagnostics.filter { $0.code == .duplicateContact }
    #expect(duplicates.map(\.position.line) == [3, 5])
    #expect(duplicates.map(\.detail) == ["a.csv:2", "a.csv:2"])
    #expect(report == inMemory)
  }

  @Test("the outline and the pages are those of the list in memory")
  func pages() throws {
    let maker = try ListMaker(ListLocale("sv"))
    let storage = MemoryStorage()
    let book = try StoredBook(
      reading: Self.sources(300, seed: 3), storage: storage, partSize: 3000)
    let list = try book.lists([maker]).lists[0]
    let other = try ContactBook(reading: Self.sources(300, seed: 3)).list(for: ListLocale("sv"))
    var outlines: [ListOutline?] = [ListOutline(), ListOutline()]
    var pages: [[[UInt8]]] = [[], []]
    let manifest = try list.writePages(pageRows: 16, outline: &outlines[0]) { pages[0].append($1) }
    let expected = other.writePages(pageRows: 16, outline: &outlines[1]) { pages[1].append($1) }
    #expect(manifest == expected)
    #expect(pages[0] == pages[1])
    #expect(outlines[0] == outlines[1])
    #expect(outlines[0]?.count == list.plan.counts.rows)
  }

  @Test("storage that fails ends the work with its reason, at whatever call")
  func failure() throws {
    let makers = [try ListMaker(ListLocale("sv"))]
    let whole = MemoryStorage()
    _ = try stored(40, seed: 7, makers, partSize: 2000, in: whole)
    #expect(whole.callCount > 50)
    for calls in stride(from: 0, to: whole.callCount, by: 5) {
      let storage = MemoryStorage(failingAfter: calls)
      do {
        _ = try stored(40, seed: 7, makers, partSize: 2000, in: storage)
        Issue.record("no error after \(calls) calls")
      } catch let error as ImportError {
        #expect(error == .temporaryStorage(reason: "no room"))
      } catch {
        #expect(error as? TemporaryStorageError == TemporaryStorageError(reason: "no room"))
      }
    }
  }
}
