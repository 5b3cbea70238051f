import ContactModel
import TestSupport

/// Contacts with random fields from small stocks, so that many are alike.
struct RandomContacts {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let words = [
    "Άννα", "Söderström", "محمد", "a", "\u{0}", "x y", "\u{1F600}", "two\nlines",
  ]

  /// A contact in which every field may be there.
  mutating func contact() -> Contact {
    var contact = Contact()
    contact.uid = text(3)
    contact.kind = generator.onceIn(4) ? .organization : .individual
    contact.name = name(withLanguage: true)
    contact.sortAs = list(4) { $0.text(2) }
    contact.organizationSortAs = text(5)
    contact.formattedName = text(2)
    contact.nickname = text(3)
    contact.organization = text(3)
    contact.department = text(5)
    contact.jobTitle = text(5)
    contact.phones = list(2) { $0.labeled() }
    contact.emails = list(2) { $0.labeled() }
    contact.urls = list(4) { $0.labeled() }
    contact.addresses = list(4) { $0.address() }
    contact.dates = list(3) { $0.date() }
    contact.note = text(4)
    contact.categories = list(4) { $0.someText() }
    contact.photo = text(5)
    contact.alternates = list(4) { $0.alternate() }
    contact.source = SourcePosition(
      file: generator.pick([0, 1]), line: generator.pick([0, 7, .max]),
      record: generator.pick([0, 1, .max]))
    return contact
  }

  /// A text, or an empty one `rarity - 1` times of `rarity`.
  mutating func text(_ rarity: Int) -> String {
    generator.onceIn(rarity) ? someText() : ""
  }

  mutating func someText() -> String {
    // 127 and 128, 16383 and 16384 bytes are the borders of LEB128 lengths.
    switch generator.next() % 40 {
    case 0: String(repeating: "n", count: generator.pick([126, 127, 128, 129]))
    case 1: String(repeating: "m", count: generator.pick([16_383, 16_384]))
    default: generator.pick(Self.words)
    }
  }

  private mutating func list<Element>(
    _ rarity: Int, _ element: (inout RandomContacts) -> Element
  ) -> [Element] {
    guard generator.onceIn(rarity) else { return [] }
    return (0..<Int.random(in: 1...3, using: &generator)).map { _ in element(&self) }
  }

  private mutating func name(withLanguage hasLanguage: Bool) -> PersonName {
    var name = PersonName()
    name.prefix = text(5)
    name.given = text(2)
    name.additional = text(4)
    name.family = text(2)
    name.suffix = text(5)
    name.phoneticGiven = text(5)
    name.phoneticAdditional = text(6)
    name.phoneticFamily = text(5)
    name.language = hasLanguage ? text(5) : ""
    return name
  }

  private mutating func labeled() -> LabeledValue {
    LabeledValue(label: text(2), value: someText(), isPreferred: generator.onceIn(3))
  }

  private mutating func address() -> PostalAddress {
    var address = PostalAddress()
    address.label = text(2)
    address.street = text(2)
    address.extended = text(3)
    address.poBox = text(3)
    address.city = someText()
    address.region = text(3)
    address.postalCode = text(3)
    address.country = text(3)
    return address
  }

  private mutating func date() -> ContactDate {
    let days = [
      PartialDate(year: 1980, month: 2, day: 29), PartialDate(year: nil, month: 12, day: 31),
      PartialDate(year: 9999, month: 1, day: nil), PartialDate(year: 1, month: nil, day: nil),
    ]
    let value: ContactDate.Value
    if let day = generator.pick(days), !generator.onceIn(3) {
      value = .date(day)
    } else {
      value = .text(someText())
    }
    return ContactDate(
      kind: generator.pick(ContactDate.Kind.allCases), label: text(2), value: value)
  }

  private mutating func alternate() -> AlternateName {
    var alternate = AlternateName()
    alternate.language = text(2)
    alternate.name = name(withLanguage: false)
    alternate.formattedName = text(2)
    alternate.organization = text(3)
    alternate.sortAs = list(3) { $0.text(2) }
    alternate.organizationSortAs = text(2)
    return alternate
  }
}
