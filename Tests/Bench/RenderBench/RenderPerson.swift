internal import ContactModel
internal import SampleContacts

/// A person as an app has it that formats on render: names and a day.
struct RenderPerson: Sendable {
  var id: String
  var given: String
  var family: String
  var year: Int
  var month: Int
  var day: Int

  /// A sample contact; nil where it lacks a name or a whole day, or where its name is written family first.
  init?(_ made: MadeContact) {
    let date = String(decoding: made.birthday, as: UTF8.self).split(separator: "-")
    guard made.birthday.count == 10, date.count == 3, let year = Int(date[0]),
      let month = Int(date[1]), let day = Int(date[2]), made.additional.isEmpty
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    id = String(decoding: made.id, as: UTF8.self)
    given = String(decoding: made.given, as: UTF8.self)
    family = String(decoding: made.family, as: UTF8.self)
    // The scripts of East Asia begin there.
    guard let first = given.unicodeScalars.first, let last = family.unicodeScalars.first,
      first.value < 0x2E80, last.value < 0x2E80
    else { return nil }
  }

  /// The same person for the exporter.
  ///
  /// - Parameter hasPhoto: Whether those have the address of a photo whose `Avatar` exists.
  /// - Returns: The contact.
  func contact(hasPhoto: Bool) -> Contact {
    var contact = Contact()
    contact.uid = id
    contact.name.given = given
    contact.name.family = family
    if hasPhoto, Avatar(of: id).exists { contact.photo = "https://photos.example/\(id).jpg" }
    if let date = PartialDate(year: year, month: month, day: day) {
      contact.dates = [ContactDate(kind: .birthday, value: .date(date))]
    }
    return contact
  }

  /// The same person with texts of its own.
  var copied: RenderPerson {
    var person = self
    person.id = String(decoding: Array(id.utf8), as: UTF8.self)
    person.given = String(decoding: Array(given.utf8), as: UTF8.self)
    person.family = String(decoding: Array(family.utf8), as: UTF8.self)
    return person
  }

  /// So many people of five languages; the same seed gives the same ones.
  static func people(_ count: Int, seed: UInt64) -> [RenderPerson] {
    let pools = ["el", "bg", "fa", "az", "sv"].compactMap { NamePool.pool(tag: $0) }
    var maker = ContactMaker(pools: pools, seed: seed)
    var people: [RenderPerson] = []
    var number = 0
    while people.count < count {
      number += 1
      if let person = RenderPerson(maker.make(number: number)) { people.append(person) }
    }
    return people
  }
}
