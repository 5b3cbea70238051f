import ContactModel
import SectionFormatting
import SectionModel
import Testing

/// What users of contact lists have complained about, as family names and the list that is right.
private struct Complaint: CustomTestStringConvertible {
  let testDescription: String
  let locale: String
  let names: [String]
  /// `title: names` for each section, in order.
  let sections: [String]

  /// - Parameters:
  ///   - thread: Where the complaint was made.
  ///   - locale: The list's tag.
  ///   - sections: The right list, `title: name, name`; the names are given in reverse.
  init(_ thread: String, _ locale: String, _ sections: String...) {
    testDescription = "\(locale) \(thread)"
    self.locale = locale
    self.sections = sections
    names = sections.flatMap { section in
      section.split(separator: ": ")[1].split(separator: ", ").map(String.init)
    }.reversed()
  }
}

private let complaints = [
  Complaint(
    "Signal-Android#14984", "en", "A: Ángel", "E: Émile", "O: Österreich, Øyvind", "U: Ünal",
    "Z: Zed"),
  Complaint("Signal-Android#10409", "pl", "L: Lach, Luk", "Ł: Łukasz", "M: Maj"),
  Complaint("Signal-Android#14487", "en", "H: Heidi, Hélène", "Z: Zoe"),
  Complaint("Signal-Android#10384", "en", "A: anna", "B: Bob"),
  Complaint("Signal-Android#5208", "zh", "L: 李", "W: 王"),
  Complaint("Signal-iOS#5067", "de", "K: Kämpfe, Klein"),
  Complaint("tdesktop#2014", "es", "A: Ángela, Antoine", "Z: Zoe"),
  Complaint("kontalk#601", "hi", "अ: अमित"),
  Complaint("Simple-Contacts#131", "fr", "C: Celine, Céline, Coralie"),
  Complaint("Simple-Contacts#160", "pt", "A: Ângela", "J: João, José", "Z: Zé"),
  Complaint("Simple-Contacts#641", "en", "A: +Ann", "Z: »Zed"),
  Complaint("Fossify Contacts#203", "de", "A: Adler, Afrika, Ähre, Arzt"),
  Complaint(
    "Fossify Contacts#203 phone book", "de-u-co-phonebk", "A: Adler, Ähre, Aerzte, Afrika, Arzt"),
  Complaint("Dialer#10", "fi", "Z: Zorn", "Å: Åberg", "Ä: Ämmälä", "Ö: Öberg"),
  Complaint("Dialer#10", "sv", "Z: Zorn", "Å: Åberg", "Ä: Ärlig", "Ö: Öberg"),
  Complaint(
    "nextcloud/server#39532", "uk", "А: Андрій", "Б: Борис", "Є: Євген", "І: Іван", "Ї: Їжак"),
  Complaint("owncloud/contacts#376", "es", "M: Máa, Mab, Mb"),
  Complaint("cozy-contacts-v2#205", "fr", "E: Éric"),
  Complaint("ubuntu-touch#1788", "sk", "L: Lala, Ľaľa, Lolo, Lulu, Ľuľu"),
  Complaint("openradar 23141976", "ar", "A: Adam", "B: Bob"),
  Complaint("webtrees#694", "nb", "Z: Zorn", "Æ: Ærø", "Ø: Ørsted", "Å: Åse"),
  Complaint("corefx#29911", "nb", "A: ab, ac", "Å: aa, åå"),
  Complaint("webtrees#2153", "fi", "A: Aalto"),
  Complaint("webtrees#2153", "da", "Å: Aagaard"),
  Complaint(
    "bigbluebutton#10250", "fa", "آ: آرش", "ا: ارش", "پ: پری", "و: وحید", "ه: هما", "ی: یوسف"),
  Complaint("lexonomy#316", "el", "Α: αβρός, άγιος", "Δ: δόξα", "Ε: έψιλον"),
  Complaint("TinySort#22", "el", "Π: παιδί, πάπια"),
  Complaint(
    "react-native-section-alphabet-list#6", "tr", "G: Ğülşen", "I: Irmak", "İ: İrem", "Ü: Ümit"),
  Complaint("IndexableRecyclerView#8", "el", "Α: 🙂 Άννα"),
  Complaint("SRS#928", "cs", "H: Horák, Hynek", "CH: Chalupa", "I: Ivan"),
  Complaint("SRS#928", "en", "C: Chalupa"),
  Complaint("wazapp#291", "es", "A: Álvarez", "S: Sanz", "T: Toro", "Z: Zapata"),
  Complaint("gramps PR#1280", "en", "A: Åse"),
  Complaint("gramps PR#1280", "hr", "DŽ: Džemal"),
]

@Suite("Complaints about lists") struct ComplaintTests {
  @Test(arguments: complaints)
  private func isRight(_ complaint: Complaint) throws {
    let contacts = complaint.names.map { Contact.person("", $0) }
    #expect(try ShownList(contacts, complaint.locale).grouped == complaint.sections)
  }

  /// Simple-Contacts#505 and koler#299: a prefix gave the index D A B.
  @Test func prefixesNeitherSortNorGroup() throws {
    let doctor = Contact.person("", "Anna").with { $0.name.prefix = "Dr." }
    #expect(try ShownList([.person("", "Bob"), doctor], "en").grouped == ["A: Anna", "B: Bob"])
  }

  /// Simple-Contacts#693.
  @Test func sortAsDecides() throws {
    let rene = Contact.person("Rene", "van der Harten").with { $0.sortAs = ["Harten", "Rene"] }
    let list = try ShownList([rene, .person("Jan", "Vos")], "en")
    #expect(list.grouped == ["H: Rene van der Harten", "V: Jan Vos"])
  }

  /// Fossify Phone#505.
  @Test func phoneticNamesGroupKanji() throws {
    let read = Contact.person("太郎", "渡辺").with { $0.name.phoneticFamily = "わたなべ" }
    let list = try ShownList([.person("花子", "佐藤"), read], "ja")
    #expect(list.grouped == ["わ: 渡辺太郎", "他: 佐藤花子"])
  }

  /// KNContactsPicker PR#13.
  @Test func givenNamesAloneStandAmongFamilyNames() throws {
    let list = try ShownList([.person("Zoe", "Apple"), .person("Angie", "")], "en")
    #expect(list.texts == ["Angie", "Zoe Apple"])
  }

  /// Signal-iOS#4847: a nickname decided the order.
  @Test func nicknamesDoNotDecide() throws {
    let anna = Contact.person("Anna", "Berg").with { $0.nickname = "Zaza" }
    #expect(try ShownList([anna], "en").grouped == ["B: Anna Berg"])
  }

  /// AOSP ContactsProvider commit 6000b7dc: contacts without a name came first.
  @Test func namelessComeLast() throws {
    let list = try ShownList([Contact(), .person("", "Åse")], "sv")
    #expect(list.grouped == ["Å: Åse", "#: (Inget namn)"])
  }
}
