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
  // Longer lists, grouped and ordered by ICU 72.1 in a C++ program of its own.
  Complaint(
    "nextcloud/contacts#3057", "cs", "C: Cihlář, Ctibor", "Č: Čapek, Čech", "D: Dub, Ďurica",
    "H: Havel, Hora", "CH: Chalupa", "I: Íček, Ivan", "R: Rys", "Ř: Řehák", "S: Sova", "Š: Šimek",
    "Z: Zeman", "Ž: Žák"),
  Complaint(
    "owncloud-archive/apps#217", "mk", "А: Ана", "Г: Горан", "Д: Димо", "Ѓ: Ѓорѓи", "З: Зоран",
    "Ѕ: Ѕвезда", "И: Иван", "Ј: Јован", "К: Кате", "Л: Лидија", "Љ: Љубица", "Н: Никола",
    "Њ: Његош", "Ќ: Ќиро", "Ч: Чедо", "Џ: Џемо"),
  Complaint(
    "webtrees#2172", "fi", "A: Aalto", "M: Maa, Mattila, Mononen, Måke, Määttä, Möller", "O: Oja",
    "Y: Yli", "Z: Zorn", "Å: Åman", "Ä: Äijälä", "Ö: Öljy, Östman"),
  Complaint(
    "elasticsearch#32977", "fa", "آ: آرش", "ا: ارش", "ب: بهار", "پ: پرویز", "ت: تینا", "ج: جمشید",
    "چ: چنگیز", "خ: خسرو", "ژ: ژاله", "ک: کامران", "گ: گلنار", "م: مریم", "و: وحید", "ه: هما",
    "ی: یوسف"),
  Complaint("webtrees#4536", "fa", "آ: آرش", "ی: یوسف", "A: Adam", "Z: Zoe"),
  Complaint(
    "TinySort#86", "el",
    "Β: Βανουάτου, Βέλγιο, Βενεζουέλα, Βερμούδες, Βιετνάμ, Βολιβία, Βόρεια, Βοσνία, Βουλγαρία, Βραζιλία"
  ),
  Complaint("kontalk#601", "ml", "അ: അനിൽ", "ഗ: ഗോപാൽ", "ര: രാജൻ"),
  Complaint(
    "digraphs are no letters", "el", "Γ: Γιώργος, Γκίκας", "Μ: Μάρκος, Μπάμπης, Μυρτώ",
    "Ν: Νίκος, Ντίνος", "Τ: Τάσος, Τζένη"),
  Complaint(
    "digraphs and trigraph", "hu", "A: Anna, Árpád", "C: Cecil", "CS: Csilla", "D: Dóra",
    "DZ: Dzén", "DZS: Dzsudzsák", "G: Gábor", "GY: Gyula", "L: Lajos", "LY: Lyka", "N: Nagy",
    "NY: Nyíri", "O: Ottó", "Ö: Öcsi, Őze", "S: Sára", "SZ: Szabó", "T: Tamás", "TY: Tyúk",
    "Z: Zoltán", "ZS: Zsolt"),
  Complaint("Hanja by their reading", "ko", "ㄱ: 강, 김, 金, 까치", "ㄴ: 나", "ㄹ: 李", "ㅂ: 박", "ㅇ: 이"),
  Complaint("blanks and leading vowels", "th", "ก: ก, กข, กา, เก่ง", "ข: ข, ขก", "จ: ใจ"),
  Complaint(
    "gramps PR#1280", "hr", "C: Cvita", "Č: Čedo", "Ć: Ćiro", "D: Dino", "DŽ: Džemal", "Đ: Đuro",
    "L: Luka", "LJ: Ljubo", "N: Niko", "NJ: Njegoš", "S: Stipe", "Š: Šime", "Z: Zoran", "Ž: Žarko"),
  Complaint(
    "letters of its own", "az-Cyrl", "А: Али", "Ә: Әли", "Г: Гара", "Ғ: Ғәзәнфәр", "Ј: Јусиф",
    "Ҝ: Ҝүлнар", "Ө: Өмәр", "Һ: Һәсән", "Ҹ: Ҹәмил"),
  Complaint("v and w are one", "sv-u-co-trad", "V: Vagner, Valdes, Wallin, Vesper, Westin, Vik"),
  Complaint(
    "v and w are two", "sv", "O: Olle, Õun", "T: Thor, Þór", "V: Vagner, Valdes, Vesper, Vik",
    "W: Wallin, Westin", "Y: Ülker, Yngve", "Ä: Ära, Ærø", "Ö: Örn, Ørn"),
  Complaint(
    "AOSP ContactsProvider 38c03313", "bg", "Е: Елена, Ёлка", "И: Иван, Ѝван", "Й: Йордан",
    "Щ: Щерев, Ъгъл, Ьо", "Ю: Юлия", "Я: Явор"),
  Complaint(
    "W is last", "az", "C: Cəmil", "Ç: Çingiz", "E: Eldar", "Ə: Əli", "F: Firuz", "G: Gülnar",
    "Ğ: Ğəni", "H: Həsən", "X: Xalid", "I: Iqbal", "İ: İlham", "K: Kamal", "Q: Qəmər", "O: Orxan",
    "Ö: Öztürk", "S: Samir", "Ş: Şəhla", "U: Umud", "Ü: Ülvi", "Z: Zaur", "W: Walter"),
  Complaint(
    "react-native-section-alphabet-list#6", "tr", "C: Can", "Ç: Çağla", "G: Gül, Ğülşen",
    "H: Hasan", "I: Irmak", "İ: İrem", "O: Oya", "Ö: Öykü", "S: Selin", "Ş: Şule", "U: Umut",
    "Ü: Ümit"),
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

  /// Signal-iOS#4719: names by given and by family name in one list.
  @Test func everyNameIsOrderedTheSameWay() throws {
    let names = [
      Contact.person("Zoe", "Alm"), .named("Berta Zorn"), .person("Adam", "Zorn"),
    ]
    #expect(try ShownList(names, "sv").grouped == ["A: Zoe Alm", "B: Berta Zorn", "Z: Adam Zorn"])
  }

  /// Signal-iOS#1158, Telegram-iOS#768: the script of a name decides how it is shown, not where.
  @Test func shownOrderIsThatOfTheNamesScript() throws {
    let names = [Contact.person("駿", "宮崎"), .person("Anna", "Ek")]
    #expect(try ShownList(names, "sv").grouped == ["E: Anna Ek", "…: 宮崎駿"])
    #expect(try ShownList(names, "ja").texts.contains("Anna Ek"))
  }

  /// Signal-iOS#1170: equal and missing family names came in any order.
  @Test func orderIsTotal() throws {
    let names = (0..<40).map { number in
      Contact.person(number % 3 == 0 ? "Анна" : "Bo", number % 2 == 0 ? "Berg" : "")
        .with { $0.uid = "id\(number)" }
    }
    let list = try ShownList(names, "sv")
    #expect(try ShownList(names.reversed(), "sv").rows.map(\.id) == list.rows.map(\.id))
    #expect(list.plan.sections.map(\.title) == ["B", "…"])
  }

  /// nextcloud/contacts#18: the formatted name's "Herr" decided; #505: another order kept old keys.
  @Test func partsDecideAndAnotherOrderSortsAnew() throws {
    let adam = Contact.person("Adam", "Zorn").with { $0.formattedName = "Herr Adam Zorn" }
    let bo = Contact.person("Bo", "Alm").with { $0.formattedName = "Herr Bo Alm" }
    #expect(try ShownList([adam, bo], "sv").grouped == ["A: Bo Alm", "Z: Adam Zorn"])
    var options = FormattingOptions()
    options.sortBy = .given
    #expect(try ShownList([adam, bo], "sv", options).grouped == ["A: Adam Zorn", "B: Bo Alm"])
  }

  /// contactsplus#89: rows listed several times under repeated headers; Simple-Contacts#641: names
  /// that begin with signs came anywhere.
  @Test func everyContactStandsOnce() throws {
    let names = ["Luk", "Łukasz", "Lach", "»Zed", "+Ann", "łoś", "3M", "🙂", "Ława"]
    let list = try ShownList(names.map { .person("", $0) }, "pl")
    #expect(
      list.grouped == ["A: +Ann", "L: Lach, Luk", "Ł: Ława, łoś, Łukasz", "Z: »Zed", "#: 🙂, 3M"])
    #expect(list.rows.count == names.count)
  }

  /// gaia PR#12502: imported Greek names under #, and an index on the wrong side.
  @Test func listsKnowTheirDirection() throws {
    #expect(try ShownList([.person("", "Άννα")], "el").plan.direction == .leftToRight)
    #expect(try ShownList([.person("", "آرش")], "fa").plan.direction == .rightToLeft)
  }

  /// AOSP ContactsProvider commit 6000b7dc: contacts without a name came first.
  @Test func namelessComeLast() throws {
    let list = try ShownList([Contact(), .person("", "Åse")], "sv")
    #expect(list.grouped == ["Å: Åse", "#: (Inget namn)"])
  }
}
