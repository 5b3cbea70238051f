import ContactModel

/// Where a contact's values are, in the words of the tests' tables.
func places(of contact: Contact) -> [String] {
  var places = textPlaces(of: contact)
  places += contact.phones.map { labelled("phone", $0.label) }
  places += contact.emails.map { labelled("email", $0.label) }
  places += contact.urls.map { labelled("url", $0.label) }
  places += contact.addresses.flatMap(addressPlaces)
  places += contact.dates.map { date in
    switch date.kind {
    case .birthday: "birthday"
    case .anniversary: "anniversary"
    default: "date"
    }
  }
  if !contact.categories.isEmpty { places.append("categories") }
  return places
}

private func textPlaces(of contact: Contact) -> [String] {
  let texts = [
    ("prefix", contact.name.prefix), ("given", contact.name.given),
    ("additional", contact.name.additional), ("family", contact.name.family),
    ("suffix", contact.name.suffix), ("phoneticGiven", contact.name.phoneticGiven),
    ("phoneticAdditional", contact.name.phoneticAdditional),
    ("phoneticFamily", contact.name.phoneticFamily), ("full", contact.formattedName),
    ("nickname", contact.nickname), ("organization", contact.organization),
    ("department", contact.department), ("jobTitle", contact.jobTitle), ("note", contact.note),
    ("photo", contact.photo),
  ]
  return texts.filter { !$0.1.isEmpty }.map(\.0)
}

private func addressPlaces(_ address: PostalAddress) -> [String] {
  let parts = [
    ("street", address.street), ("extended", address.extended), ("poBox", address.poBox),
    ("city", address.city), ("region", address.region), ("postalCode", address.postalCode),
    ("country", address.country),
  ]
  return parts.filter { !$0.1.isEmpty }.map { labelled("address", address.label) + "." + $0.0 }
}

private func labelled(_ kind: String, _ label: String) -> String {
  label.isEmpty ? kind : kind + "." + label
}
