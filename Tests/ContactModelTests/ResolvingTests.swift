import ContactModel
import TestSupport
import Testing

struct ResolvingTests {
  private let decisions = LatinDecisions()

  @Test func decidedBatchesStayAsTheyAre() {
    var random = RandomContacts(seed: 3)
    let batch = ContactBatch((0..<50).map { _ in random.contact() })
    #expect(batch.resolved(by: decisions).bytes == batch.bytes)
  }

  @Test func undecidedValuesBecomeCanonical() {
    let raw = Array("Andr".utf8) + [0xE9]
    var builder = ContactBatchBuilder()
    builder.append(.given, raw.span, .undecided)
    builder.append(.family, Array("B".utf8).span)
    builder.append(
      .phone, label: raw.span, value: [0xE9].span, LabeledTraits(isPreferred: true, .undecided))
    builder.appendAddress(
      raw.span, parts: [0..<0, 0..<5, 0..<0, 0..<0, 4..<5, 0..<0, 0..<0, 0..<1], .undecided)
    builder.append(.birthday, label: [0xE9].span, text: raw.span, .kept(.undecided))
    if let day = PartialDate(year: 1990, month: 3, day: 14) {
      builder.append(.other, label: raw.span, date: day, .undecided)
    }
    builder.append(.category, raw.span, .undecided)
    builder.append(.category, Array("c".utf8).span)
    builder.endRecord(at: SourcePosition(line: 3))
    let batch = builder.takeBatch()
    #expect(batch.isUndecided)

    var contact = Contact()
    contact.name.given = "Andr\u{E9}"
    contact.name.family = "B"
    contact.phones = [LabeledValue(label: "Andr\u{E9}", value: "\u{E9}", isPreferred: true)]
    var address = PostalAddress()
    address.street = "Andr\u{E9}"
    address.city = "\u{E9}"
    address.country = "A"
    contact.addresses = [address]
    contact.dates = [ContactDate(kind: .birthday, label: "\u{E9}", value: .text("Andr\u{E9}"))]
    if let day = PartialDate(year: 1990, month: 3, day: 14) {
      // The decisions below know this label.
      contact.dates.append(ContactDate(kind: .anniversary, value: .date(day)))
    }
    contact.categories = ["Andr\u{E9}", "c"]
    contact.source.line = 3
    expect(batch, resolvesTo: contact)
  }

  /// Records that grow, shrink and keep their size, in any order.
  @Test func decidedRecordsStayBetweenUndecidedOnes() throws {
    let day = try #require(PartialDate(year: 1990, month: 3, day: 14))
    for seed in 0..<40 {
      var random = RandomContacts(seed: UInt64(seed))
      var builder = ContactBatchBuilder()
      var expected = ContactBatchBuilder()
      for line in 1...30 {
        let source = SourcePosition(line: UInt32(line), record: UInt32(line))
        switch random.generator.next() % (seed % 4 == 0 ? 3 : 6) {
        case 0:
          builder.append(.given, [0xE9].span, .undecided)
          expected.append(.given, Array("\u{E9}".utf8).span)
        case 1:
          // The decisions below know this label.
          builder.append(.other, label: Array("Andr\u{E9}".utf8).span, date: day, .undecided)
          builder.append(.other, label: (Array("Andr".utf8) + [0xE9]).span, date: day, .undecided)
          expected.append(.other, label: Array("Andr\u{C3}\u{A9}".utf8).span, date: day)
          expected.append(.anniversary, label: [UInt8]().span, date: day)
        case 2:
          builder.append(.given, Array("A".utf8).span, .undecided)
          expected.append(.given, Array("A".utf8).span)
        default:
          var contact = random.contact()
          contact.source = source
          builder.append(contact)
          expected.append(contact)
          continue
        }
        builder.endRecord(at: source)
        expected.endRecord(at: source)
      }
      let before = builder.takeBatch()
      let resolved = before.resolved(by: decisions)
      let batch = expected.takeBatch()
      #expect(resolved.bytes == batch.bytes, "seed \(seed)")
      #expect(resolved.starts == batch.starts, "seed \(seed)")
      #expect(resolved.sources == batch.sources, "seed \(seed)")
      #expect(!resolved.isUndecided)
    }
  }

  @Test func aDiscardedRecordLeavesNothingUndecided() {
    var builder = ContactBatchBuilder()
    builder.append(.given, [0xE9].span, .undecided)
    builder.discardRecord()
    builder.append(.given, Array("A".utf8).span)
    builder.endRecord(at: SourcePosition())
    #expect(!builder.takeBatch().isUndecided)
  }

  @Test func undecidedNamesOfAlternatesAreDecodedToo() {
    var inner = ContactBatchBuilder()
    inner.append(.given, [0xE9].span, .undecided)
    inner.append(.family, Array("B".utf8).span)
    inner.endRecord(at: SourcePosition())
    var builder = ContactBatchBuilder()
    builder.append(.given, Array("A".utf8).span)
    builder.appendAlternate(language: Array("fr".utf8).span, record: inner.takeBatch().bytes.span)
    builder.endRecord(at: SourcePosition())
    let batch = builder.takeBatch()
    #expect(batch.isUndecided)

    var contact = Contact()
    contact.name.given = "A"
    var alternate = AlternateName()
    alternate.language = "fr"
    alternate.name.given = "\u{E9}"
    alternate.name.family = "B"
    contact.alternates = [alternate]
    expect(batch, resolvesTo: contact)
  }

  @Test func datesTakeTheOrderOfTheirColumn() {
    var builder = ContactBatchBuilder()
    let label = Array("l".utf8)
    for (column, text) in [(0, "01/02"), (300, "01/02"), (0, "31/31"), (0, "00/00")] {
      builder.append(
        .anniversary, label: label.span, text: Array(text.utf8).span, .undecided(column: column))
    }
    builder.endRecord(at: SourcePosition())
    let batch = builder.takeBatch()
    #expect(batch.isUndecided)

    var contact = Contact()
    contact.dates = [(2, 1), (1, 2)].compactMap { month, day in
      PartialDate(year: nil, month: month, day: day).map {
        ContactDate(kind: .anniversary, label: "l", value: .date($0))
      }
    }
    contact.dates.append(ContactDate(kind: .anniversary, label: "l", value: .text("31/31")))
    expect(batch, resolvesTo: contact)
  }

  @Test func recordsWithoutContentAreLeftOut() throws {
    var builder = ContactBatchBuilder()
    for (line, name) in [(1, ""), (2, "A"), (3, ""), (4, "B")] {
      builder.append(.uid, Array("u\(line)".utf8).span)
      if line == 3 { builder.appendOrganizationKind() }
      builder.append(.given, Array(name.utf8).span)
      builder.append(.sortAs, Array("s".utf8).span)
      builder.append(
        .birthday, label: Span(), text: Array("00/00".utf8).span, .undecided(column: 1))
      builder.endRecord(at: SourcePosition(line: UInt32(line)))
    }
    let batch = builder.takeBatch()
    let resolved = batch.resolved(by: decisions)
    let empty = resolved.recordsWithoutContent(among: batch.undecidedRecords)
    #expect(empty == [0, 2])
    let rest = resolved.removing(empty)
    #expect((0..<rest.count).map { rest.contact(at: $0).name.given } == ["A", "B"])
    #expect((0..<rest.count).map { rest.contact(at: $0).source.line } == [2, 4])
    #expect(rest.bytes == ContactBatch([1, 3].map { resolved.contact(at: $0) }).bytes)
  }

  /// A date on a later line of its record is reported there.
  @Test func findingsHaveTheLineOfTheDate() {
    var builder = ContactBatchBuilder()
    for line in [0, 300, 70_000] {
      builder.append(
        .birthday, label: Span(), text: Array("31/31".utf8).span,
        .undecided(column: 1, line: line))
    }
    builder.endRecord(at: SourcePosition(line: 5, record: 2))
    var lines: [UInt32] = []
    _ = builder.takeBatch().resolved(by: decisions) { lines.append($0.position.line) }
    #expect(lines == [5, 305, 5])
  }

  /// The resolved records are those that the decoded contact has.
  private func expect(_ batch: ContactBatch, resolvesTo contact: Contact) {
    let resolved = batch.resolved(by: decisions)
    #expect(!resolved.isUndecided)
    #expect(resolved.contact(at: 0) == contact)
    #expect(resolved.bytes == ContactBatch([contact]).bytes)
  }
}

/// ISO-8859-1, and `NN/NN` day first in columns below 100.
private struct LatinDecisions: FileDecisions {
  func decode(_ bytes: Span<UInt8>) -> [UInt8] {
    bytes.indices.flatMap { Array(String(UnicodeScalar(bytes[$0])).utf8) }
  }

  func dateKind(ofLabel label: [UInt8]) -> ContactDate.Kind? {
    String(decoding: label, as: UTF8.self) == "Andr\u{E9}" ? .anniversary : nil
  }

  func date(_ text: Span<UInt8>, column: Int, at position: SourcePosition) -> DateDecision {
    let numbers = String(decoding: text.indices.map { text[$0] }, as: UTF8.self)
      .split(separator: "/").compactMap { Int($0) }
    if numbers == [0, 0] { return DateDecision(.nothing) }
    let (day, month) = column < 100 ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    guard let date = PartialDate(year: nil, month: month, day: day) else {
      return DateDecision(.text, finding: Diagnostic(.dateNotUnderstood, at: position))
    }
    return DateDecision(.day(date))
  }
}
