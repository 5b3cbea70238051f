import ContactModel
import SectionFormatting
import SectionModel
import TestSupport
import Testing

/// Values that try to break out of their place: controls, overrides, isolates without a partner.
private let hostileValues = [
  "\u{202E}+30 1\u{202C}", "\u{2066}+30 2", "+30 3\u{2069}", "\u{2067}\u{2066}4\u{2069}", "5\u{0}6",
  "۰۲۱-۸۸۹۰", "a\u{301}@b.gr", "علی@b.ir", "x\u{2028}y", "\u{7}", " ", "\u{202A}", "\u{AD}7",
]

private func hostileContacts() -> [Contact] {
  var names = AdversarialNames(seed: 11)
  return names.contacts(300).enumerated().map { number, contact in
    contact.with { contact in
      func value(_ offset: Int) -> String { hostileValues[(number + offset) % hostileValues.count] }
      contact.phones = [.init(label: value(3), value: value(0)), .init(value: value(1))]
      contact.emails = [.init(label: "home", value: value(5))]
      contact.jobTitle = value(7)
      contact.dates = [ContactDate(kind: .other, label: value(8), value: .text(value(9)))]
      if number % 5 == 0 {
        contact.name = PersonName()
        contact.formattedName = ""
        contact.organization = ""
        contact.uid = value(2)
      }
    }
  }
}

extension ShownRow {
  /// Every text that a document shows of the row.
  fileprivate var allTexts: [String] {
    [text, secondary, secondaryValue, monogram, language, sourceID, organization, jobTitle]
      + dates.flatMap { [$0.label, $0.text] } + phones.flatMap { $0 } + emails.flatMap { $0 }
  }
}

private func isClean(_ text: String) -> Bool {
  var depth = 0
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x202A...0x202E: return false
    case 0x2066...0x2068: depth += 1
    case 0x2069:
      depth -= 1
      if depth < 0 { return false }
    default:
      if scalar.properties.generalCategory == .control { return false }
    }
  }
  return depth == 0
}

@Suite("Invariants of rows") struct RowInvariantTests {
  @Test(arguments: ["el", "bg", "fa", "az", "sv", "ja"], PartsChoice.allCases)
  func hold(_ locale: String, _ parts: PartsChoice) throws {
    var options = FormattingOptions()
    options.details = true
    options.parts = parts
    let list = try ShownList(hostileContacts(), locale, options)
    for row in list.rows {
      for text in row.allTexts { #expect(isClean(text), "\(text.unicodeScalars.map(\.value))") }
      #expect(row.parts.map { $0.joined() } ?? row.text == row.text)
      #expect(row.monogram.count <= 2)
      #expect(row.monogram.isEmpty == (row.symbol == "person.circle"))
      #expect(row.id.utf8.allSatisfy { (0x21...0x7E).contains($0) })
      #expect(row.color < 12)
      #expect(row.direction != list.plan.direction)
      #expect(!row.text.isEmpty && row.secondary != row.text)
    }
    #expect(Set(list.rows.map(\.id)).count == list.rows.count)
  }
}
