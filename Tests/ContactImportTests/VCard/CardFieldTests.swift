import ContactModel
import Testing

@testable import ContactImport

/// What the properties of a card become.
@Suite struct CardFieldTests {
  private func contact(_ version: String, _ lines: String...) -> Contact {
    let text = (["BEGIN:VCARD", "VERSION:" + version] + lines + ["END:VCARD"])
    return CardReading(text.joined(separator: "\r\n")).contact
  }

  // MARK: - Names

  /// RFC 2426 3.1.2, 3.1.1.
  @Test func nameOfFiveParts() {
    let name = contact("3.0", "N:Stevenson;John;Philip,Paul;Dr.;Jr.,M.D.,A.C.P.").name
    #expect(name.family == "Stevenson")
    #expect(name.given == "John")
    #expect(name.additional == "Philip Paul")
    #expect(name.prefix == "Dr.")
    #expect(name.suffix == "Jr. M.D. A.C.P.")
    #expect(contact("2.1", "N:a;b;c,d").name.additional == "c,d")
  }

  /// RFC 9554 2.2: second surname and generation, repeated or not.
  @Test func nameOfSevenParts() {
    let repeated = contact("4.0", "N:Vivar,Gonz\u{E1}lez;Ana;;;Jr.;Gonz\u{E1}lez;Jr.").name
    #expect(repeated.family == "Vivar Gonz\u{E1}lez")
    #expect(repeated.suffix == "Jr.")
    let single = contact("4.0", "N:Vivar;Ana;;;;Gonz\u{E1}lez;III").name
    #expect(single.family == "Vivar Gonz\u{E1}lez")
    #expect(single.suffix == "III")
    #expect(contact("3.0", "N:A;B;;;;C;D").name.family == "A")
  }

  /// LineageOS v21_backslash.vcf with the expectations of its VCardImporterTests.
  @Test func backslashesOfVersion21() {
    let name = contact("2.1", "N:;A\\;B\\\\;C\\\\\\;;D;\\:E;\\\\\\\\;").name
    #expect(name.family == "")
    #expect(name.given == "A;B\\")
    #expect(name.additional == "C\\;")
    #expect(name.prefix == "D")
    #expect(name.suffix == ":E")
  }

  @Test func simpleFields() {
    let contact = contact(
      "3.0", "FN:Anna", "NICKNAME:Ann,Annie", "NICKNAME:A.", "ORG:ABC\\, Inc.;Sales;;North",
      "TITLE:Head", "NOTE:one", "NOTE:two", "CATEGORIES:a, b,c\\,d", "CATEGORIES:e", "UID: u-1 ")
    #expect(contact.formattedName == "Anna")
    #expect(contact.nickname == "Ann, Annie, A.")
    #expect(contact.organization == "ABC, Inc.")
    #expect(contact.department == "Sales, North")
    #expect(contact.jobTitle == "Head")
    #expect(contact.note == "one\ntwo")
    #expect(contact.categories == ["a", "b", "c,d", "e"])
    #expect(contact.uid == "u-1")
  }

  /// RFC 6350 6.6.1, 6.6.2: TITLE is the position; ROLE stands in where there is none.
  @Test func jobTitles() {
    #expect(contact("3.0", "ROLE:Programmer").jobTitle == "Programmer")
    #expect(contact("3.0", "ROLE:Programmer", "TITLE:Head").jobTitle == "Head")
    #expect(contact("3.0", "ROLE:Programmer", "TITLE:").jobTitle == "Programmer")
  }

  /// LineageOS v21_im.vcf and v21_android_custom_prop.vcf; columns by ContactsContract.
  @Test func androidNicknames() {
    let row = "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Nick;1;;;;;;;;;;;;;"
    #expect(contact("2.1", "FN:A", row).nickname == "Nick")
    #expect(contact("3.0", "FN:A", "NICKNAME:Nick", row).nickname == "Nick")
    #expect(contact("3.0", "FN:A", "NICKNAME:Al", row).nickname == "Al, Nick")
    #expect(
      contact(
        "2.1",
        "X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:"
          + "vnd.android.cursor.item/nickname;=CE=91=3B=CE=92;1;;"
      ).nickname == "\u{391};\u{392}")
    for line in ["custom_mime1;1;2;3", "custom_mime3", "", "vnd.android.cursor.item/nickname;"] {
      #expect(contact("2.1", "FN:A", "X-ANDROID-CUSTOM:" + line).nickname == "")
    }
  }

  /// LineageOS v21_x_android_custom_after_photo.vcf; types by ContactsContract's Event: custom 0,
  /// anniversary 1, other 2, birthday 3.
  @Test func androidEvents() throws {
    func date(_ row: String) throws -> ContactDate {
      let line = "X-ANDROID-CUSTOM:vnd.android.cursor.item/" + row + ";;;;;;;;;;;;"
      return try #require(contact("2.1", "FN:A", line).dates.first)
    }
    let day = try #require(PartialDate(year: 1999, month: 7, day: 10))
    #expect(
      try date("contact_event;1999-07-10;1")
        == ContactDate(kind: .anniversary, label: "", value: .date(day)))
    #expect(
      try date("contact_event;1999-07-10;3")
        == ContactDate(kind: .birthday, label: "", value: .date(day)))
    #expect(
      try date("contact_event;1999-07-10;2")
        == ContactDate(kind: .other, label: "", value: .date(day)))
    #expect(
      try date("contact_event;1999-07-10;0;Joined")
        == ContactDate(kind: .other, label: "Joined", value: .date(day)))
    #expect(contact("2.1", "FN:A", "X-ANDROID-CUSTOM:x/relation;Bo;1;").dates == [])
  }

  @Test func phonetics() {
    let apple = contact(
      "3.0", "N:\u{5C71}\u{7530};T", "X-PHONETIC-FIRST-NAME:Taro", "X-PHONETIC-LAST-NAME:Yamada",
      "X-PHONETIC-MIDDLE-NAME:M"
    ).name
    #expect(
      [apple.phoneticGiven, apple.phoneticAdditional, apple.phoneticFamily] == [
        "Taro", "M", "Yamada",
      ])
    let phone = contact("2.1", "N:A;B", "SOUND;X-IRMC-N:Yamada;Taro;;;").name
    #expect([phone.phoneticGiven, phone.phoneticFamily] == ["Taro", "Yamada"])
    #expect(contact("2.1", "N:A;B", "SOUND;X-IRMC-N:Yamada Taro").name.phoneticFamily == "")
    #expect(contact("2.1", "N:A;B", "SOUND;WAVE;BASE64:AAAA").name.phoneticFamily == "")
    // RFC 9554 4.6.
    let parameter = contact(
      "4.0", "N;ALTID=1;LANGUAGE=zh-Hant:\u{5B6B};\u{4E2D}",
      "N;ALTID=1;PHONETIC=jyut;SCRIPT=\"Latn\";LANGUAGE=yue:syun1;zung1")
    #expect(parameter.name.phoneticFamily == "syun1")
    #expect(parameter.name.phoneticGiven == "zung1")
    #expect(parameter.alternates == [])
  }

  /// RFC 9555: PHONETIC at the only N is of a name whose readings are kept elsewhere.
  @Test func phoneticNameWithoutAnother() {
    let only = contact(
      "4.0", "N;PHONETIC=ipa;LANGUAGE=sv:Ek;Anna", "FN;PHONETIC=ipa:Anna Ek",
      "ORG;PHONETIC=ipa:Ask")
    #expect([only.name.given, only.name.family, only.name.language] == ["Anna", "Ek", "sv"])
    #expect([only.name.phoneticGiven, only.name.phoneticFamily] == ["", ""])
    #expect([only.formattedName, only.organization] == ["Anna Ek", "Ask"])
    #expect(only.alternates == [])
    let two = contact("4.0", "N;PHONETIC=ipa:Ek;Anna", "N;PHONETIC=ipa:e\u{2D0}k;ana").name
    #expect([two.family, two.phoneticFamily] == ["Ek", "e\u{2D0}k"])
    let language = contact("4.0", "N;PHONETIC=ipa:a;b", "N;LANGUAGE=sv:Ek;Anna").name
    #expect([language.family, language.phoneticFamily] == ["Ek", "a"])
  }

  @Test func sortHints() {
    #expect(
      contact("4.0", "N;SORT-AS=\"Harten,Rene\":van der Harten;Rene,J.").sortAs == [
        "Harten", "Rene",
      ])
    #expect(contact("4.0", "N;SORT-AS=Harten:van der Harten;Rene").sortAs == ["Harten"])
    #expect(contact("3.0", "N:van der Harten;Rene", "SORT-STRING:Harten").sortAs == ["Harten"])
    #expect(contact("4.0", "ORG;SORT-AS=\"ABC\":The ABC;Sales").organizationSortAs == "ABC")
    // Apple's reading of an organisation, for letters that are sorted by their reading.
    let reading = { self.contact("3.0", "ORG:" + $0, "X-PHONETIC-ORG:Yamada").organizationSortAs }
    #expect(reading("\u{5C71}\u{7530}") == "Yamada")
    #expect(reading(" \u{30E4}") == "Yamada")
    #expect(reading("Acme") == "")
    #expect(
      contact("4.0", "ORG;SORT-AS=A:\u{5C71}", "X-PHONETIC-ORG:B").organizationSortAs == "A")
    let evolution = { self.contact("3.0", "N:Doe;Ann", "X-EVOLUTION-FILE-AS:" + $0).sortAs }
    #expect(evolution("Doe\\, Ann") == ["Doe", "Ann"])
    #expect(evolution("Ann\\, Doe") == ["Ann", "Doe"])
    #expect(evolution("Ann Doe") == ["Ann Doe", "", ""])
    #expect(evolution("Doe\\, A.") == ["Doe, A.", "", ""])
    #expect(evolution(" ") == [])
  }

  /// RFC 6350 5.1 and 5.4; the example of 6.2.1 turned into names.
  @Test func alternates() {
    let contact = contact(
      "4.0", "N;ALTID=1;LANGUAGE=jp:\u{5C71}\u{7530};\u{592A}\u{90CE};;;",
      "N;ALTID=1;LANGUAGE=en:Yamada;Taro;;;", "FN;LANGUAGE=en:Taro Yamada",
      "FN:\u{5C71}\u{7530}\u{592A}\u{90CE}", "FN;LANGUAGE=el:\u{3A4}")
    #expect(contact.name.family == "\u{5C71}\u{7530}")
    #expect(contact.name.language == "jp")
    #expect(contact.formattedName == "\u{5C71}\u{7530}\u{592A}\u{90CE}")
    #expect(contact.alternates.map(\.language) == ["en", "el"])
    #expect(contact.alternates.map(\.name.family) == ["Yamada", ""])
    #expect(contact.alternates.map(\.formattedName) == ["Taro Yamada", "\u{3A4}"])
  }

  /// RFC 6350 5.9: SORT-AS is a parameter of the property at which it stands.
  @Test func sortHintsOfAlternates() {
    let contact = contact(
      "4.0", "N;ALTID=1;SORT-AS=\"Harten,Rene\":van der Harten;Rene",
      "N;ALTID=1;LANGUAGE=el;SORT-AS=\"\u{3A7},\u{3A1}\":\u{3B2} \u{3A7};\u{3A1}")
    #expect(contact.sortAs == ["Harten", "Rene"])
    #expect(contact.alternates.map(\.sortAs) == [["\u{3A7}", "\u{3A1}"]])
  }

  /// RFC 6350 5.4: ALTID also joins the languages of ORG; without LANGUAGE it is the card's own.
  @Test func alternatesOfTheOrganization() {
    let contact = contact(
      "4.0", "ORG;ALTID=1;LANGUAGE=el;SORT-AS=x:\u{3A4};\u{3A5}", "ORG;ALTID=1;SORT-AS=A:The A;B")
    #expect(contact.organization == "The A")
    #expect(contact.department == "B")
    #expect(contact.organizationSortAs == "A")
    #expect(contact.alternates.map(\.language) == ["el"])
    #expect(contact.alternates.map(\.organization) == ["\u{3A4}"])
    #expect(contact.alternates.map(\.organizationSortAs) == ["x"])
  }

  @Test func nameWithoutLanguageIsTheMainOne() {
    let contact = contact("4.0", "N;ALTID=1;LANGUAGE=en:Yamada;Taro", "N;ALTID=1:A;B")
    #expect(contact.name.family == "A")
    #expect(contact.name.language == "")
    #expect(contact.alternates.map(\.name.given) == ["Taro"])
  }

  @Test func emptyNamesStepAside() {
    let contact = contact("3.0", "N:;;;;", "N:A;B", "FN: ", "FN:C", "TITLE:", "TITLE:D")
    #expect(contact.name.family == "A")
    #expect(contact.formattedName == "C")
    #expect(contact.jobTitle == "D")
  }

  @Test func languageOfTheFormattedName() {
    #expect(contact("4.0", "N:A;B", "FN;LANGUAGE=el:A B").name.language == "el")
  }

  /// RFC 6868 3.1; vCard 2.1 knows no carets.
  @Test func caretsInTypes() {
    let line = "TEL;TYPE=\"ho^'me ^^^nx\":1"
    #expect(contact("4.0", line).phones.map(\.label) == ["ho\"me ^\nx"])
    #expect(contact("2.1", line).phones.map(\.label) == ["ho^'me ^^^nx"])
  }

  /// An FN in another language than N's is no part of the same name.
  @Test func formattedNamesInOtherLanguages() {
    let pair = contact("4.0", "N:A;B", "N;LANGUAGE=el:C;D", "FN;LANGUAGE=EL:D C")
    #expect([pair.name.language, pair.name.family, pair.formattedName] == ["", "A", ""])
    #expect(pair.alternates.map(\.language) == ["el"])
    #expect(pair.alternates.map(\.name.family) == ["C"])
    #expect(pair.alternates.map(\.formattedName) == ["D C"])
    let several = contact("4.0", "N:A;B", "FN;LANGUAGE=el:C", "FN;LANGUAGE=bg:D")
    #expect([several.name.language, several.formattedName] == ["", ""])
    #expect(several.alternates.map(\.language) == ["el", "bg"])
    #expect(several.alternates.map(\.formattedName) == ["C", "D"])
    let other = contact("4.0", "N;LANGUAGE=bg:A;B", "FN;LANGUAGE=el:C", "FN;LANGUAGE=bg:D")
    #expect([other.name.language, other.formattedName] == ["bg", "D"])
    #expect(other.alternates.map(\.language) == ["el"])
    let reading = contact("4.0", "N;LANGUAGE=bg:A;B", "FN;LANGUAGE=bg;PHONETIC=ipa:C")
    #expect(reading.formattedName == "C")
  }

  // MARK: - Kinds

  @Test(arguments: ["KIND:org", "KIND:Organization", "X-ABShowAs:COMPANY", "kind: ORG "])
  func organizations(_ line: String) {
    #expect(contact("4.0", "ORG:A", line).kind == .organization)
  }

  @Test(arguments: ["KIND:individual", "KIND:location", "KIND:x", "X-ABShowAs:PERSON"])
  func individuals(_ line: String) {
    #expect(contact("4.0", "ORG:A", line).kind == .individual)
  }

  @Test(arguments: ["KIND:group", "X-ADDRESSBOOKSERVER-KIND:group", "kind:GROUP"])
  func groups(_ line: String) {
    let reading = CardReading(card("4.0", "FN:Friends", line, "MEMBER:urn:uuid:1"))
    #expect(reading.chunk.groupCount == 1)
    #expect(reading.chunk.batch.count == 0)
    #expect(reading.codes == [.vcardGroupCard])
  }

  /// A group of Apple's in vCard 3.0 has its members beside it; they are contacts of their own.
  @Test func groupsWithMembers() {
    let reading = CardReading(
      card(
        "3.0", "N:Friends", "FN:Friends", "X-ADDRESSBOOKSERVER-KIND:group",
        "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:u1", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:u2")
        + card("3.0", "UID:u1", "FN:Anna") + card("4.0", "UID:u2", "FN:Bo"))
    #expect(reading.contacts.map(\.formattedName) == ["Anna", "Bo"])
    #expect(reading.chunk.groupCount == 1)
  }

  // MARK: - Phones, e-mails, addresses

  static let typedPhones: [(String, String)] = [
    ("TEL:1", ""), ("TEL;TYPE=HOME:1", "home"), ("TEL;TYPE=work,voice:1", "work"),
    ("TEL;TYPE=\"home,cell\":1", "mobile"), ("TEL;TYPE=\"cell\",\"text\":1", "mobile"),
    ("TEL;HOME;FAX:1", "homeFax"), ("TEL;TYPE=WORK;TYPE=FAX:1", "workFax"),
    ("TEL;FAX:1", "otherFax"),
    ("TEL;PAGER:1", "pager"), ("TEL;type=MAIN:1", "main"), ("TEL;TYPE=OTHER:1", "other"),
    ("TEL;TYPE=IPHONE;TYPE=CELL;TYPE=VOICE:1", "mobile"), ("TEL;CAR:1", "car"),
    ("X-MS-TEL;VOICE;CALLBACK:1", "callback"), ("x-ms-tel;VOICE;COMPANY:1", "company"),
    ("X-MS-TEL;RADIO:1", "radio"), ("TEL;TYPE=Assistant:1", "assistant"),
    ("TEL;X-Ship:1", "Ship"), ("TEL;TYPE=Cottage:1", "Cottage"),
    ("TEL;TYPE=HOME,Cottage:1", "home"),
    ("TEL;;:1", ""), ("TEL;TYPE=:1", ""), ("TEL;TYPE = home :1", "home"), ("TEL;VOICE:1", ""),
    ("TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=D0=9C=C3=A5):1", "\u{41C}\u{E5}"),
    (
      "TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,Soccer=20=2Ccoach=3B):1",
      "Soccer ,coach;"
    ),
    ("TEL;x-custom(Ship, left):1", "Ship, left"), ("TEL;X-CUSTOM():1", ""),
    ("TEL;X-CUSTOM(CHARSET=UTF-8,=3D):1", "=3D"), ("TEL;CELL;X-CUSTOM(Ship):1", "mobile"),
    ("TEL;EMAIL:1", ""), ("TEL;X=\"a:b;c,d\";TYPE=HOME:1", "home"), ("TEL;TYPE=\"WORK:1", "work"),
  ]

  @Test(arguments: typedPhones) func labelsByType(_ line: String, _ label: String) {
    #expect(contact("3.0", line).phones == [LabeledValue(label: label, value: "1")])
  }

  static let appleLabels: [(String, String)] = [
    ("_$!<Home>!$_", "home"), ("_$!<HomeFAX>!$_", "homeFax"), ("_$!<WorkFAX>!$_", "workFax"),
    ("_$!<OtherFAX>!$_", "otherFax"), ("_$!<Mobile>!$_", "mobile"), ("_$!<Main>!$_", "main"),
    ("_$!<Pager>!$_", "pager"), ("_$!<Other>!$_", "other"), ("_$!<School>!$_", "School"),
    ("_$!<Mother>!$_", "Mother"), ("_$!<HomePage>!$_", "HomePage"), ("_$!<>!$_", "_$!<>!$_"),
    ("work", "work"), ("Sommarstuga", "Sommarstuga"), ("a\\, b", "a, b"),
  ]

  @Test(arguments: appleLabels) func labelsByGroup(_ text: String, _ label: String) {
    let contact = contact(
      "3.0", "item1.TEL;type=CELL:1", "item2.TEL:2", "ITEM1.X-ABLabel:" + text,
      "item3.X-ABLabel:no")
    #expect(
      contact.phones == [
        LabeledValue(label: label, value: "1"), LabeledValue(label: "", value: "2"),
      ])
  }

  @Test func preferred() {
    let old = contact("2.1", "TEL;HOME:1", "TEL;PREF;WORK:2", "EMAIL;PREF:a")
    #expect(old.phones.map(\.isPreferred) == [false, true])
    #expect(old.emails.map(\.isPreferred) == [true])
    let new = contact(
      "4.0", "TEL;PREF=20:1", "TEL;PREF=3:2", "TEL;PREF=\"3\":3", "TEL;PREF=0:4", "TEL:5")
    #expect(new.phones.map(\.isPreferred) == [false, true, true, false, false])
    #expect(contact("3.0", "TEL;TYPE=home,pref:1").phones.map(\.isPreferred) == [true])
  }

  /// RFC 6350 6.4.1 and 6.4.2.
  @Test func uris() {
    let contact = contact(
      "4.0", "TEL;VALUE=uri;PREF=1;TYPE=\"voice,home\":tel:+1-555-555-5555;ext=5555",
      "TEL;VALUE=text: 2 ", "EMAIL:mailto:a@b.c", "URL: http://a ", "TEL:tel:")
    #expect(contact.phones.map(\.value) == ["+1-555-555-5555;ext=5555", "2"])
    #expect(contact.phones.map(\.label) == ["home", ""])
    #expect(contact.emails.map(\.value) == ["a@b.c"])
    #expect(contact.urls.map(\.value) == ["http://a"])
  }

  @Test func addresses() {
    let contact = contact(
      "3.0", "ADR;TYPE=home:box;ext;1 Way\\nFloor 2, left;City;Region;12345;Land", "ADR:;;;;;;",
      "item1.ADR:;;S", "item1.X-ABLabel:Boat")
    var first = PostalAddress()
    (first.label, first.poBox, first.extended) = ("home", "box", "ext")
    (first.street, first.city) = ("1 Way\nFloor 2, left", "City")
    (first.region, first.postalCode, first.country) = ("Region", "12345", "Land")
    var second = PostalAddress()
    (second.label, second.street) = ("Boat", "S")
    #expect(contact.addresses == [first, second])
  }
}
