import ContactModel
import KartotekICU
import SectionFormatting
import SectionModel
import Testing

/// The order that the contract states, the slow way: one collator comparison of the fields joined
/// by U+FFFE for two neighbours, one bucket for one row.
private struct SlowTwin {
  let index: SectionIndex
  /// Set for lists in which the reading of a Chinese name decides first.
  let readings: ChineseReadings?

  init(_ locale: String, byReading: Bool) throws {
    index = try SectionIndex(locale: LocaleTag(locale), extraLabels: .latin)
    readings = byReading ? try ChineseReadings(index: index) : nil
  }

  /// A sort field, and how it is read in Chinese.
  struct Field {
    let text: String
    let reading: ChineseReading
  }

  /// The sort fields of a contact, without those of which nothing is left.
  func fields(_ contact: Contact, title: ShownRow) throws -> [Field] {
    guard title.source == nil else {
      let isName = title.source != .organization
      return title.source == TitleSource.none ? [] : try kept([title.text], isName: isName)
    }
    let name = contact.name
    guard contact.sortAs.count == 2 else {
      return try kept([name.family, name.given, name.additional])
    }
    let family = contact.sortAs[0].isEmpty ? name.family : contact.sortAs[0]
    return try kept([family, contact.sortAs[1], name.additional])
  }

  private func kept(_ fields: [String], isName: Bool = true) throws -> [Field] {
    try fields.enumerated().map { place, field in
      let cleaned = try TextCleaning.clean(field.utf8)
      return Field(
        text: try index.sortText(of: String(decoding: cleaned, as: UTF8.self)),
        reading: isName && place == 0 ? .name : .words)
    }.filter { !$0.text.isEmpty }
  }

  /// The title of the section: by the first character's category, else by ICU's bucket.
  func section(_ stored: [Field], other: String) throws -> String {
    let fields = try read(stored)
    guard let scalar = fields.first?.unicodeScalars.first else { return "#" }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .otherNumber: return "#"
    case .letterNumber where !isHan(scalar): return "#"
    default: break
    }
    let bucket = index.buckets[try index.bucket(of: fields.joined(separator: "\u{FFFE}"))]
    return bucket.kind == .letter ? bucket.label : other
  }

  private func isHan(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x3007 || (0x3021...0x3029).contains(scalar.value)
      || (0x3038...0x303B).contains(scalar.value)
  }

  /// The fields with readings in place of Han characters.
  private func read(_ fields: [Field]) throws -> [String] {
    try fields.map { field in
      let text = try readings?.texts(of: PartArena([field.text]), as: field.reading)
      return text?.string(at: 0) ?? field.text
    }
  }

  /// Negative, 0 or positive.
  func compare(_ left: [Field], _ right: [Field]) throws -> Int {
    let order = try compareJoined(read(left), read(right))
    return order == 0 ? try compareJoined(left.map(\.text), right.map(\.text)) : order
  }

  private func compareJoined(_ left: [String], _ right: [String]) throws -> Int {
    try index.compare(
      left.joined(separator: "\u{FFFE}"), right.joined(separator: "\u{FFFE}"))
  }
}

@Suite("Order against ICU's own comparisons") struct OrderTwinTests {
  @Test(
    arguments: [
      "el", "bg", "fa", "az", "sv", "cs", "th", "ja", "fr-CA", "de-u-co-phonebk", "hu",
      "sv-u-ks-level1", "sv-u-kc-true", "sv-u-kn-true-kf-upper", "en-u-ka-shifted",
      "en-u-ka-shifted-ks-level4", "th-u-ks-identic", "da", "ko", "zh-Hant", "sv-u-co-trad",
    ], [UInt64(1), 2])
  func neighboursAreInOrder(_ locale: String, _ seed: UInt64) throws {
    try checkOrder(locale, seed, SlowTwin(locale, byReading: false))
  }

  @Test(
    arguments: [
      ("zh", GroupingChoice.auto, true), ("zh-SG", .reading, true), ("zh", .raw, false),
      ("sv", .reading, true), ("zh-Hant", .reading, true), ("zh-Hant", .auto, false),
      ("zh-u-ks-level4-ka-shifted", .auto, true), ("ja", .reading, false),
    ], [UInt64(1), 2])
  func chineseNeighboursAreInOrder(
    _ list: (locale: String, groupAs: GroupingChoice, byReading: Bool), _ seed: UInt64
  ) throws {
    let twin = try SlowTwin(list.locale, byReading: list.byReading)
    try checkOrder(list.locale, seed, twin, list.groupAs)
  }

  private func checkOrder(
    _ locale: String, _ seed: UInt64, _ twin: SlowTwin, _ groupAs: GroupingChoice = .auto
  ) throws {
    var names = AdversarialNames(seed: seed)
    let contacts = names.contacts(600)
    let byNote = Dictionary(uniqueKeysWithValues: contacts.map { ($0.note, $0) })
    var options = FormattingOptions()
    options.details = true
    options.sortKeys = true
    options.groupAs = groupAs
    // The note finds the contact of a row again: it is its job title.
    let list = try ShownList(contacts.map { $0.with { $0.jobTitle = $0.note } }, locale, options)
    #expect(list.rows.count == contacts.count)
    let titles = list.plan.sections.map(\.title)
    var last: (row: ShownRow, fields: [SlowTwin.Field])?
    for row in list.rows {
      let contact = try #require(byNote[row.jobTitle])
      let fields = try twin.fields(contact, title: row)
      let section = try #require(list.plan.sections.first { $0.id == row.section })
      let expected = try twin.section(fields, other: section.title)
      try #require(section.title == expected, "seed \(seed): \(fields)")
      if let last, last.row.section == row.section {
        let order = try twin.compare(last.fields, fields)
        try #require(
          order < 0 || order == 0 && Array(last.row.id.utf8).lexicographicallyPrecedes(row.id.utf8),
          "seed \(seed): \(last.fields) before \(fields)")
        #expect(
          order == 0
            ? last.row.sortKey == row.sortKey
            : last.row.sortKey.lexicographicallyPrecedes(row.sortKey))
      }
      last = (row, fields)
    }
    #expect(Set(titles).count == titles.count)
  }

  /// Sections large enough to be sorted by digits; ICU's keys of whole rows are the twin here.
  @Test(arguments: ["el", "fa", "zh"])
  func keysOfLargeSectionsAscend(_ locale: String) throws {
    var names = AdversarialNames(seed: 11)
    var options = FormattingOptions()
    options.sortKeys = true
    let list = try ShownList(names.contacts(12_000), locale, options)
    let sizes = Dictionary(grouping: list.rows, by: \.section).values.map(\.count)
    #expect(sizes.contains { $0 > 1024 })
    for (row, next) in zip(list.rows, list.rows.dropFirst()) where row.section == next.section {
      let isOrdered =
        row.sortKey == next.sortKey
        ? row.id.utf8.lexicographicallyPrecedes(next.id.utf8)
        : row.sortKey.lexicographicallyPrecedes(next.sortKey)
      try #require(isOrdered, "\(row.text) before \(next.text)")
    }
  }

  /// Neither the number of threads nor the order of input changes anything.
  @Test(arguments: ["el", "fa", "ja"])
  func workersAndInputOrderChangeNothing(_ locale: String) throws {
    var names = AdversarialNames(seed: 7)
    let contacts = names.contacts(500)
    var options = FormattingOptions()
    options.details = true
    options.sortKeys = true
    let expected = try ShownList(contacts, locale, options)
    for workers in [2, 7] {
      let list = try ShownList(contacts, locale, options, workers: workers)
      #expect(list.rows == expected.rows)
      #expect(list.plan == expected.plan)
    }
    let reversed = try ShownList(contacts.reversed(), locale, options)
    #expect(reversed.rows == expected.rows)
    #expect(reversed.plan == expected.plan)
  }

  @Test func largeSectionsAreCutIntoBatches() throws {
    let contacts = (0..<9000).map { number in
      Contact.person("", "Alm").with { $0.uid = "id\(number)" }
    }
    var builder = ContactBatchBuilder()
    for contact in contacts { builder.append(contact) }
    let directory = ContactDirectory(batches: [builder.takeBatch()])
    let options = FormattingOptions()
    let formatter = try ListFormatter(locale: "sv", options: options, producerVersion: "1")
    let list = formatter.format(
      PreparedContacts(directory: directory, options: options, workers: 2), workers: 2)
    #expect(
      (0..<list.chunkCount).map { list.rows(ofChunk: $0).count }
        == Array(repeating: 512, count: 17) + [296])
    #expect(ShownList(list).rows.map(\.id) == contacts.map(\.uid).sorted())
  }
}
