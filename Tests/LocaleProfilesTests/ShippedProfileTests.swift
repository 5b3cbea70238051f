import JSONReading
import LocaleProfiles
import Testing

@Suite struct ShippedProfileTests {
  @Test func everyShippedProfileIsWithoutFault() throws {
    let catalog = ProfileCatalog()
    #expect(catalog.locales == ["el", "bg", "fa", "az", "sv", "ja", "tr", "fa-AF", "root"])
    for locale in catalog.locales {
      _ = try catalog.profile(forChain: [locale])
      _ = try #require(try catalog.headings(of: locale))
    }
    #expect(try catalog.headings(of: "de") == nil)
  }

  /// Words as the sources named in `root.json` have them.
  @Test(arguments: [
    ("el", WordKey.contacts, "Επαφές"), ("bg", .contacts, "Контакти"), ("fa", .contacts, "مخاطبین"),
    ("az", .contacts, "Kontaktlar"), ("sv", .contacts, "Kontakter"),
    ("el", .noName, "(Χωρίς όνομα)"), ("bg", .noName, "(Няма име)"), ("fa", .noName, "(بدون نام)"),
    ("az", .noName, "(ad yoxdur)"), ("sv", .noName, "(Inget namn)"),
    ("el", .actionDelete, "Διαγραφή"), ("bg", .actionDelete, "Изтрий"),
    ("bg", .delete, "Изтриване"),
    ("fa", .actionDelete, "حذف"), ("az", .actionDelete, "Sil"), ("sv", .actionDelete, "Ta bort"),
    ("fa", .favouritesAlternative, "برگزیده\u{200C}ها"),
    ("fa", .unnamedPerson, "فرد بی\u{200C}نام"),
    ("az", .unnamedPerson, "Adsız şəxs"), ("sv", .labelMain, "Primärt nummer"),
    ("bg", .middleName, "Презиме"), ("az", .middleName, "Atasının adı"), ("az", .labelWork, "İş"),
    ("el", .noContacts, "Δεν υπάρχουν επαφές"), ("bg", .noContacts, "Няма контакти"),
    ("fa", .noContacts, "مخاطبی موجود نیست"), ("az", .noContacts, "Kontakt yoxdur"),
    ("sv", .noContacts, "Inga kontakter"), ("sv", .today, "i dag"), ("el", .yesterday, "χθες"),
    ("el", .death, "Ημερομηνία θανάτου"), ("bg", .death, "Дата на смърт"),
    ("fa", .death, "تاریخ فوت"),
    ("az", .death, "Vəfat tarixi"), ("sv", .death, "Dödsdatum"), ("tr", .death, "Ölüm tarihi"),
    ("root", .death, "Date of death"),
    ("tr", .contacts, "Kişiler"), ("tr", .lastName, "Soyad"),
    ("tr", .noContacts, "Hiçbir kişi yok"),
    ("tr", .today, "bugün"), ("tr", .tomorrow, "yarın"), ("tr", .yesterday, "dün"),
    ("root", .contacts, "Contacts"), ("root", .noName, "(No name)"),
    ("root", .labelHomeFax, "Home fax"),
  ])
  func wordsAreThoseOfTheSources(_ locale: String, _ key: WordKey, _ word: String) throws {
    let profile = try ProfileCatalog().profile(forChain: [locale])
    #expect(Array(profile[key].utf8) == Array(word.utf8))
  }

  @Test(arguments: [
    ("el", CountKey.contacts, "one", "", " επαφή"), ("el", .contacts, "other", "", " επαφές"),
    ("bg", .contacts, "one", "", " контакт"), ("bg", .contacts, "other", "", " контакта"),
    ("fa", .contacts, "one", "", " مخاطب"), ("fa", .contacts, "other", "", " مخاطب"),
    ("az", .contacts, "other", "", " kontakt"), ("sv", .contacts, "other", "", " kontakter"),
    ("el", .found, "one", "Βρέθηκε ", ""), ("el", .found, "other", "Βρέθηκαν ", ""),
    ("bg", .found, "other", "Намерени са ", ""), ("sv", .selected, "other", "", " valda"),
    ("tr", .contacts, "one", "", " kişi"), ("tr", .contacts, "other", "", " kişi"),
    ("tr", .found, "other", "", " kişi bulundu"),
    ("root", .contacts, "one", "", " contact"), ("sv", .contacts, "few", "", " kontakter"),
  ])
  func countedPhrasesAreThoseOfTheSources(
    _ locale: String, _ key: CountKey, _ category: String, _ before: String, _ after: String
  ) throws {
    let profile = try ProfileCatalog().profile(forChain: [locale])
    let pattern = try #require(profile.counts[key]).pattern(for: category)
    #expect(pattern == CountPattern(before: before, after: after))
  }

  @Test(arguments: [
    ("el", "windows-1253", "IBM737"), ("bg", "windows-1251", "IBM866"),
    ("fa", "windows-1256", "IBM720"), ("az", "windows-1254", "IBM857"),
    ("sv", "windows-1252", "IBM850"), ("ja", "windows-1252", "IBM850"),
    ("tr", "windows-1254", "IBM857"),
  ])
  func charsetsBeginWithTheANSIPage(_ locale: String, _ ansi: String, _ oem: String) throws {
    let charsets = try ProfileCatalog().profile(forChain: [locale]).charsets
    #expect(charsets.fallback == ansi)
    #expect(charsets.names.contains(oem))
  }

  /// Every value of a profile stands beside a source, and `root.json` explains each mark.
  @Test func everySourceIsExplained() throws {
    let shipped = try ProfileSource.shipped.map { try SourceMarks(bytes: $0.contents) }
    let legend = Set(shipped.flatMap(\.legend))
    #expect(!legend.isEmpty)
    for marks in shipped {
      #expect(marks.used.subtracting(legend) == [])
    }
    #expect(legend.subtracting(shipped.flatMap(\.used)) == [])
  }

  @Test func unconfirmedWordsAreMarked() throws {
    let source = try #require(ProfileSource.shipped.first { $0.locale == "az" })
    let marks = try SourceMarks(bytes: source.contents)
    #expect(
      marks.unconfirmed == [
        "$.words.unnamed_person.source", "$.words.recently_contacted.source",
        "$.counts.selected.one.source", "$.counts.selected.other.source",
      ])
    for locale in ["el", "bg", "fa", "sv"] {
      let other = try #require(ProfileSource.shipped.first { $0.locale == locale })
      #expect(try SourceMarks(bytes: other.contents).unconfirmed == [])
    }
  }
}

/// The marks in the `source` members and third column members of a profile.
private struct SourceMarks {
  var used: Set<String> = []
  var legend: Set<String> = []
  var unconfirmed: [String] = []

  init(bytes: [UInt8]) throws {
    var reader = JSONReader(bytes)
    try walk(&reader, isInLegend: false)
    try reader.finish()
  }

  private mutating func walk(_ reader: inout JSONReader, isInLegend: Bool) throws {
    switch try reader.peek() {
    case .object:
      try reader.beginObject()
      while let key = try reader.nextKey() {
        if isInLegend { legend.insert(key) }
        if key == "source" {
          note(try reader.readString(), at: reader.path)
        } else {
          try walk(&reader, isInLegend: key == "sources")
        }
      }
    case .array:
      try reader.beginArray()
      var place = 0
      while try reader.nextElement() {
        let isColumn = reader.path.contains(".columns[") && reader.path.hasSuffix("][2]")
        if isColumn, place == 2 {
          note(try reader.readString(), at: reader.path)
        } else {
          try walk(&reader, isInLegend: false)
        }
        place += 1
      }
    default: try reader.skipValue()
    }
  }

  private mutating func note(_ source: String, at path: String) {
    for mark in source.split(separator: ",") { used.insert(String(mark)) }
    if source == "UNCONFIRMED" { unconfirmed.append(path) }
  }
}
