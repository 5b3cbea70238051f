import ContactModel
import SectionFormatting
import SectionModel
import Testing

/// One line of the policy on titles: the fields of a card and what its title has to be.
private struct TitleCase: CustomTestStringConvertible {
  let testDescription: String
  let contact: Contact
  let text: String
  let source: TitleSource?

  init(
    _ name: String, _ text: String, _ source: TitleSource?, _ change: (inout Contact) -> Void
  ) {
    testDescription = name
    contact = Contact().with(change)
    self.text = text
    self.source = source
  }
}

private func everything(_ contact: inout Contact) {
  contact.name.given = "Anna"
  contact.name.family = "Berg"
  contact.formattedName = "Anna B."
  contact.nickname = "Annie"
  contact.organization = "Acme"
  contact.emails = [.init(value: "a@b.se")]
  contact.phones = [.init(value: "08-1")]
}

private let titleCases = [
  TitleCase("structured name first", "Anna Berg", nil, everything),
  TitleCase("given name alone", "Anna", nil) { $0.name.given = "Anna" },
  TitleCase("family name alone", "Berg", nil) { $0.name.family = "Berg" },
  TitleCase("additional name alone is no name", "Annie", .nickname) {
    $0.name.additional = "B."
    $0.nickname = "Annie"
  },
  TitleCase("formatted name", "Anna B.", .formattedName) {
    everything(&$0)
    $0.name = PersonName()
  },
  TitleCase("blank parts are no name", "Anna B.", .formattedName) {
    everything(&$0)
    $0.name.given = " \t"
    $0.name.family = "\u{202A}\u{2028}"
  },
  TitleCase("nickname", "Annie", .nickname) {
    everything(&$0)
    $0.name = PersonName()
    $0.formattedName = ""
  },
  TitleCase("organisation", "Acme", .organization) {
    $0.organization = "Acme"
    $0.emails = [.init(value: "a@b.se")]
  },
  TitleCase("e-mail before phone", "a@b.se", .email) {
    $0.emails = [.init(value: "a@b.se")]
    $0.phones = [.init(value: "08-1")]
  },
  TitleCase("preferred e-mail", "c@d.se", .email) {
    $0.emails = [.init(value: "a@b.se"), .init(value: "c@d.se", isPreferred: true)]
  },
  TitleCase("first visible phone", "08-2", .phone) {
    $0.phones = [.init(value: " "), .init(value: "08-2"), .init(value: "08-3")]
  },
  TitleCase("nothing", "(Inget namn)", TitleSource.none) { $0.note = "x" },
  TitleCase("formatted name equal to the e-mail", "a@b.se", .email) {
    $0.formattedName = "a@b.se"
    $0.emails = [.init(value: "a@b.se")]
  },
  TitleCase("blanks around it aside", "a@b.se", .email) {
    $0.formattedName = " a@b.se"
    $0.emails = [.init(value: "a@b.se ")]
  },
  TitleCase("formatted name equal to the phone", "08-1", .phone) {
    $0.formattedName = "08-1"
    $0.phones = [.init(value: "08-1")]
  },
  // Android 2.1 cards: FN as the number was typed, TEL with hyphens.
  TitleCase("the phone punctuated otherwise", "+359-87-1", .phone) {
    $0.formattedName = "+359 (87) 1"
    $0.phones = [.init(value: "+359-87-1")]
  },
  TitleCase("another number", "08-12", .formattedName) {
    $0.formattedName = "08-12"
    $0.phones = [.init(value: "08-1"), .init(value: "08-123")]
  },
  TitleCase("punctuation is no number", "-", .formattedName) {
    $0.formattedName = "-"
    $0.phones = [.init(value: ".")]
  },
  TitleCase("a formatted name that is the e-mail comes behind the nickname", "Annie", .nickname) {
    $0.formattedName = "a@b.se"
    $0.nickname = "Annie"
    $0.emails = [.init(value: "a@b.se")]
  },
  // Zero-width space, word joiner, soft hyphen, Hangul filler, variation selector, mark: signs of
  // Default_Ignorable_Code_Point.
  TitleCase("invisible parts are no name", "08-1", .phone) {
    $0.name.given = "\u{200B}\u{2060}"
    $0.name.family = "\u{AD}"
    $0.formattedName = "\u{3164} \u{FE0F}\u{FEFF}"
    $0.nickname = "\u{200D}"
    $0.organization = "\u{200E}"
    $0.emails = [.init(value: "\u{200C}")]
    $0.phones = [.init(value: "08-1")]
  },
  TitleCase("joiners stay in a name", "\u{200F}a\u{200D}", nil) {
    $0.name.given = "\u{200F}a\u{200D}"
  },
  TitleCase("company card", "Acme", .organization) {
    everything(&$0)
    $0.kind = .organization
  },
  TitleCase("company card without organisation", "Anna Berg", nil) {
    everything(&$0)
    $0.kind = .organization
    $0.organization = ""
  },
  TitleCase("company card with a formatted name only", "Acme AB", .formattedName) {
    $0.kind = .organization
    $0.formattedName = "Acme AB"
    $0.nickname = "Acme"
  },
]

@Suite("Title source") struct TitleSourceTests {
  @Test(arguments: titleCases)
  private func source(_ titleCase: TitleCase) throws {
    let row = try ShownList([titleCase.contact], "sv").row
    #expect(row.text == titleCase.text)
    #expect(row.source == titleCase.source)
  }
}
