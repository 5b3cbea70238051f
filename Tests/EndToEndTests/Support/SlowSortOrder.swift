import KartotekICU

/// Rules 4 and 5 of the contract, one contact at a time, by ICU's own comparisons.
struct SlowSortOrder {
  /// A section and its place among all that there can be.
  struct Place: Equatable {
    let id: String
    let rank: Int
  }

  /// A sort field, and how it is read in Chinese.
  struct Field {
    let text: String
    let reading: ChineseReading
  }

  private let index: SectionIndex
  private let isByFamily: Bool
  /// Set for lists with pinyin letters, whose Chinese names go by their reading.
  private let readings: ChineseReadings?

  init(locale: String, isByFamily: Bool) throws {
    index = try SectionIndex(locale: LocaleTag(locale), extraLabels: .latin)
    self.isByFamily = isByFamily
    let hasPinyin = try index.buckets[index.bucket(of: "李")].label == "L"
    readings = hasPinyin ? try ChineseReadings(index: index) : nil
  }

  /// The sort fields of a contact, without those of which nothing is left.
  func fields(of contact: SlowContact) throws -> [Field] {
    let head: ChineseReading = contact.isOrganization ? .words : .name
    guard contact.titleSource == nil else { return try kept([(contact.titleText, head)]) }
    var family = try phonetic(contact, "Family") ?? contact.name("family")
    var given = try phonetic(contact, "Given") ?? contact.name("given")
    let additional = try phonetic(contact, "Additional") ?? contact.name("additional")
    if let field = contact.sortAs.first, !field.isEmpty { family = field }
    if contact.sortAs.count > 1, !contact.sortAs[1].isEmpty { given = contact.sortAs[1] }
    let names = [(family, head), (given, .words)]
    return try kept((isByFamily ? names : names.reversed()) + [(additional, .words)])
  }

  /// A phonetic field that stands for its name field: that is empty or begins in Han or kana, and
  /// the reading has a section, or neither of them has.
  private func phonetic(_ contact: SlowContact, _ field: String) throws -> String? {
    let sound = contact.name("phonetic" + field)
    let name = contact.name(field.lowercased())
    let first = name.unicodeScalars.first?.value
    let isOriental = first.map { (0x3040...0x30FF).contains($0) || (0x3400...0x9FFF).contains($0) }
    guard !sound.isEmpty, isOriental ?? true else { return nil }
    let sections = try [sound, name].map { try place(of: kept([($0, .words)])).id }
    return sections[0].hasPrefix("u-") || sections == ["other", "other"] ? sound : nil
  }

  private func kept(_ fields: [(text: String, reading: ChineseReading)]) throws -> [Field] {
    try fields.map { field in
      let cleaned = try TextCleaning.clean(field.text.utf8)
      let text = try index.sortText(of: String(decoding: cleaned, as: UTF8.self))
      return Field(text: text, reading: field.reading)
    }.filter { !$0.text.isEmpty }
  }

  /// The section: `number` by the first character's category, else ICU's bucket.
  func place(of fields: [Field]) throws -> Place {
    guard let scalar = try read(fields).first?.unicodeScalars.first else {
      return .init(id: "number", rank: .max)
    }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .otherNumber, .letterNumber: return .init(id: "number", rank: .max)
    default: break
    }
    let number = try index.bucket(of: joined(read(fields)))
    let bucket = index.buckets[number]
    guard bucket.kind == .letter else { return .init(id: "other", rank: .max - 1) }
    let codes = bucket.label.unicodeScalars.map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - code.count)) + code
    }
    return .init(id: "u-" + codes.joined(separator: "-"), rank: number)
  }

  /// The fields with readings in place of Han characters.
  private func read(_ fields: [Field]) throws -> [String] {
    try fields.map { field in
      let text = try readings?.texts(of: PartArena([field.text]), as: field.reading)
      return text?.string(at: 0) ?? field.text
    }
  }

  private func joined(_ fields: [String]) -> String { fields.joined(separator: "\u{FFFE}") }

  private func stored(_ row: (fields: [Field], id: String)) -> String {
    joined(row.fields.map(\.text))
  }

  /// Whether two rows may follow each other: by their fields, where those are equal by their ids.
  func isOrdered(
    _ left: (fields: [Field], id: String), _ right: (fields: [Field], id: String)
  ) throws -> Bool {
    var order = try index.compare(joined(read(left.fields)), joined(read(right.fields)))
    if order == 0 { order = try index.compare(stored(left), stored(right)) }
    guard order == 0 else { return order < 0 }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }
}
