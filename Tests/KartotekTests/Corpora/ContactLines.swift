import ContactModel

/// All of a contact as lines of text, each a word for the field and the value; fields that are
/// absent have none.
///
/// Parts of names are prefix, given, additional, family and suffix; parts of addresses street,
/// extended, box, city, region, code and country. Labels stand before a colon, a star marks the
/// preferred value. Of a note longer than 60 characters the first 24 and the last 16 are shown.
struct ContactLines {
  private(set) var lines: [String] = []

  /// The lines of a contact; `shown` is the text of its row in an English list.
  init(_ contact: Contact, shown: String) {
    add("shown", shown)
    add("uid", contact.uid)
    if contact.kind == .organization { add("kind", "organization") }
    addNames(of: contact)
    add("fn", contact.formattedName)
    add("nick", contact.nickname)
    add("org", contact.organization)
    add("dept", contact.department)
    add("title", contact.jobTitle)
    for value in contact.phones { add("phone", value) }
    for value in contact.emails { add("email", value) }
    for value in contact.urls { add("url", value) }
    for address in contact.addresses { add(address) }
    for date in contact.dates { add(date) }
    add("note", Self.shortened(contact.note))
    for category in contact.categories { add("category", category) }
    add("photo", contact.photo)
    for alternate in contact.alternates {
      add("also", ([alternate.language] + Self.parts(alternate.name)).joined(separator: "|"))
      add("also fn", alternate.formattedName)
    }
  }

  private mutating func addNames(of contact: Contact) {
    let name = contact.name
    add("name", parts: Self.parts(name))
    add("phonetic", parts: [name.phoneticGiven, name.phoneticAdditional, name.phoneticFamily])
    add("language", name.language)
    add("sort", parts: contact.sortAs)
    add("sort org", contact.organizationSortAs)
  }

  private static func parts(_ name: PersonName) -> [String] {
    [name.prefix, name.given, name.additional, name.family, name.suffix]
  }

  private mutating func add(_ word: String, parts: [String]) {
    add(word, parts.allSatisfy(\.isEmpty) ? "" : parts.joined(separator: "|"))
  }

  private mutating func add(_ word: String, _ value: LabeledValue) {
    let label = value.label.isEmpty ? "" : " " + value.label
    add(word + label + (value.isPreferred ? " *" : "") + ":", value.value)
  }

  private mutating func add(_ address: PostalAddress) {
    let label = address.label.isEmpty ? "" : " " + address.label
    let parts = [
      address.street, address.extended, address.poBox, address.city, address.region,
      address.postalCode, address.country,
    ]
    add("address" + label + ":", parts.joined(separator: "|"))
  }

  private mutating func add(_ date: ContactDate) {
    let word = date.label.isEmpty ? date.kind.rawValue : "\(date.kind.rawValue) \(date.label):"
    switch date.value {
    case .date(let day): add(word, day.iso)
    case .text(let text): add(word, "\"\(text)\"")
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(24) + "..." + text.suffix(16) : text
  }

  private mutating func add(_ word: String, _ value: String) {
    guard !value.isEmpty else { return }
    lines.append(
      word + " " + value.replacing("\n", with: "\\n").replacing("\t", with: "\\t"))
  }
}
