import ContactModel
import SectionFormatting
import SectionModel
import Testing

/// One contact, what is typed, and whether it is to be found by all of that or by none.
struct Search: CustomTestStringConvertible, Sendable {
  let name: String
  let locale: String
  let queries: [String]
  let isFound: Bool
  var testDescription: String {
    "\(locale): \(queries) \(isFound ? "find" : "miss") \(name)"
  }

  /// The contact, whose given and family name are divided by a bar.
  var contact: Contact {
    let fields = name.split(separator: "|").map(String.init)
    return .person(fields[0], fields.count > 1 ? fields[1] : "")
  }

  static func finds(_ queries: String..., in name: String, _ locale: String) -> Search {
    Search(name: name, locale: locale, queries: queries, isFound: true)
  }

  static func misses(_ queries: String..., in name: String, _ locale: String) -> Search {
    Search(name: name, locale: locale, queries: queries, isFound: false)
  }
}

/// The fold is that of the reference for Persian (yeh, kaf, hamza, marks, joiners, digits); Latin
/// spellings are ELOT 743, the Bulgarian Transliteration Act, ICAO 9303 and everyday usage.
@Suite("Search keys")
struct SearchTests {
  private static let foldCases: [Search] = [
    // Case, accents, final sigma, dialytika; typed composed and decomposed.
    .finds(
      "Γιώργος", "γιωργος", "ΓΙΩΡΓΟΣ", "γιωργοσ", "γιω", "γιω\u{301}ργος",
      in: "Γιώργος|Παπαδόπουλος", "el"),
    .finds(
      "καιρης", "Καΐρης", "ΚΑΪΡΗΣ", "και\u{308}\u{301}ρης", in: "Θεόφιλος|Καΐρης", "el"),
    .finds("αθηνα", in: "Ἀθηνᾶ", "el"),
    .finds("Йордан", "йордан", "и\u{306}ордан", "иордан", in: "Йордан", "bg"),
    .finds("петр", "пётр", "Пе\u{308}тр", in: "Пётр", "bg"),
    .finds(
      "oberg", "öberg", "O\u{308}BERG", "oeberg", "asa", "aasa", in: "Åsa|Öberg", "sv"),
    .finds("strauss", "STRAUSS", "straus", in: "Claudia|Strauß", "de"),
    .finds("Mueller", "müller", "muller", in: "Anna|Müller", "de"),
    .finds("Mueller", "müller", "muller", in: "Anna|Mueller", "de"),
    .finds("chloe", "oeuvrard", "œuvrard", in: "Chloë|Œuvrard", "sv"),
    .finds("lukasz", "łukasz", "dordevic", "djordjevic", in: "Łukasz|Đorđević", "sv"),
    .finds("nguyen", "huong", "dang", in: "Đặng|Nguyễn Hương", "sv"),
    // i and its dots, schwa and what is written for it.
    .finds(
      "ışıq", "IŞIQ", "isiq", "İşıq", "ilqar", "İLQAR", "i\u{307}lqar", in: "İlqar|Işıq", "az"),
    .finds("eliyev", "əliyev", "ƏLİYEV", "aliyev", in: "Əli|Əliyev", "az"),
    .finds("ceferov", "jafarov", "sahin", "shahin", in: "Şahin|Cəfərov", "az"),
    // Apostrophes, hyphens, words written as one.
    .finds(
      "o'brien", "o’brien", "obrien", "o brien", "brien", "jean-paul", "jeanpaul", "jean paul",
      "paul", "obrien jean", in: "Jean-Paul|O'Brien", "sv"),
    .finds(
      "vanderberg", "van der berg", "derberg", "vander berg", in: "Jan|van der Berg", "sv"),
    .finds("jean-paul", "jean paul", in: "Jeanpaul", "sv"),
    .misses("ean", "riel", "anna x", "x", in: "Jean|O'Brien", "sv"),
    .finds("bob", in: "🙂Bob★", "en"),
  ]

  /// Public complaints, each with its thread.
  private static let complaintCases: [Search] = [
    // nextcloud/contacts#4064
    .finds("Alvaro", "alvaro", "Álvaro", "álvaro", in: "Álvaro", "en"),
    // signalapp/Signal-Android#10896, signalapp/Signal-Desktop#3874
    .finds("eric", "éric", "Éric", "ÉRIC", "ERIC", in: "Éric", "fr"),
    // signalapp/Signal-Android#6499
    .finds("agnes", in: "AGNÈS", "en"),
    // SimpleMobileTools/Simple-Contacts#653, #666
    .finds("angel", "julian", in: "Ángel|Julián", "es"),
    .finds("silh", "anez", in: "Anežka|Šilhavý", "cs"),
    // juha-h/baresip-studio#629
    .finds("prema", "cerny", in: "Přema|Černý", "cs"),
    // Goodwy/Dialer#140: a-breve, a-circumflex, s-comma
    .finds("ana", "serban", in: "Ână|Șerban", "ro"),
    // moezbhatti/qksms#1420, #1029: c, e, a, l, r with what Polish and Czech put on them
    .finds("celine", in: "Céline", "fr"), .finds("cealr", in: "Çęąłř", "en"),
  ]

  private static let persianCases: [Search] = [
    // ZWNJ there, missing, or a blank, on either side.
    .finds(
      "علی\u{200C}رضا", "علیرضا", "علی رضا", "رضا", "علي\u{200C}رضا", in: "علی\u{200C}رضا", "fa"),
    .finds("علی\u{200C}رضا", "علیرضا", "علی رضا", in: "علیرضا", "fa"),
    .finds("علی\u{200C}رضا", "علیرضا", "علی رضا", in: "علی رضا", "fa"),
    // Arabic and Persian code points of yeh and kaf, both ways.
    .finds("كريمي", "کریمی", "كريمى", in: "اکبر|کریمی", "fa"),
    .finds("كريمي", "کریمی", in: "اکبر|كريمي", "fa"),
    // Teh marbuta, heh with hamza, alef with hamza, madda and wasla, waw and yeh with hamza.
    .finds("فاطمه", "فاطمة", "فاطمۀ", "فاطمه\u{654}", in: "فاطمة", "fa"),
    .finds("ارش", "آرش", "ا\u{653}رش", in: "آرش", "fa"),
    .finds("احمد", "أحمد", "ٱحمد", "إحمد", in: "أحمد", "fa"),
    .finds("رویا", "رؤیا", "مسیول", "مسئول", in: "رؤیا|مسئول", "fa"),
    // Vowel signs, superscript alef, tatweel, presentation forms.
    .finds("محمد", "مُحَمَّد", "محـــمد", "\u{FEE3}\u{FEA4}\u{FEE4}\u{FEAA}", in: "مُحَمَّد", "fa"),
    .finds("محمد", in: "\u{FEE3}\u{FEA4}\u{FEE4}\u{FEAA}", "fa"),
    .finds("رحمن", in: "رحم\u{670}ن", "fa"),
    .finds("طبقه ۴", "طبقه 4", "طبقه ٤", in: "طبقه ۴", "fa"),
  ]

  private static let latinCases: [Search] = [
    .finds(
      "giorgos", "giwrgos", "papadopoulos", "Papadopoylos", "giorgos papa",
      in: "Γιώργος|Παπαδόπουλος", "el"),
    .finds("giorgos", in: "Γιώργος", "sv"),
    .finds("christos", "hristos", "xristos", "xrhstos", in: "Χρήστος", "el"),
    .finds("kyriakos", "kiriakos", "kuriakos", in: "Κυριάκος", "el"),
    .finds("evangelia", "evagelia", "euaggelia", in: "Ευαγγελία", "el"),
    .finds("bampis", "mpampis", "babis", "ntinos", "dinos", in: "Μπάμπης|Ντίνος", "el"),
    .finds("theodora", "8eodwra", "xenia", "ksenia", in: "Θεοδώρα|Ξένια", "el"),
    .finds("ivan", in: "Иван", "bg"), .finds("ivan", in: "Иван", "el"),
    .finds(
      "shterev", "hristo", "khristo", "yulia", "iulia", in: "Христо Юлия|Щерев", "bg"),
    .finds("chavdar", "4avdar", "zhivko", "jivko", in: "Чавдар|Живко", "bg"),
    .finds("yuriy", "iurii", "shchukin", in: "Юрий|Щукин", "sv"),
    .finds("djordje", "dorde", "đorđe", in: "Ђорђе", "sr"),
    .finds("yevhen", "zghurskyi", in: "Євген|Згурський", "uk"),
    .finds("ali", "mina", "lila", in: "علی|مینا لیلا", "fa"),
    .finds("mhmd", in: "محمد", "fa"),
    // Short vowels are not written; common names and parts of names are told by a list.
    .finds(
      "mohammad", "moham", "mohamad", "muhammad", "reza", "mohammad reza",
      in: "محمد|رضا", "fa"),
    .finds("mohammadjavad", "mohamadjavad", in: "محمد‌جواد", "fa"),
    .finds("mohammadreza", "hosseini", "hoseini", "alireza", in: "محمدرضا علی‌رضا|حسینی", "fa"),
    .finds("fatemeh", "fatima", "karimi", in: "فاطمه|كريمي", "fa"),
    .finds("maryam", "yousefi", "yusefi", "ahmadzadeh", in: "مریم|یوسفی احمدزاده", "sv"),
    .finds("mohsen", "rezaei", "jafari", "esmaeil", in: "محسن|رضایی جعفری اسماعیل‌زاده", "fa"),
    .finds("ahmed", "ahmad", "ibrahim", "abdullah", in: "أحمد إبراهيم|عبدالله", "ar"),
    // A name that is not in the list is found by its consonants and long vowels only.
    .finds("lhrasb", in: "لهراسب", "fa"), .misses("lohrasb", in: "لهراسب", "fa"),
    .finds("armen", "gevorg", in: "Արմեն|Գևորգ", "sv"),
    .finds("giorgi", in: "გიორგი", "sv"),
    .finds(
      "zeng", "xiaoming", "xiao ming", "ming", "曾", "曾小明", "zengxiaoming", in: "小明|曾", "zh"),
    .misses("zeng", in: "小明|曾", "ja"),
    .finds("watanabe", "わたなべ", "kyoko", "kyouko", in: "キョウコ|ワタナベ", "ja"),
  ]

  @Test("Folds: a query in any spelling", arguments: foldCases)
  func folds(_ search: Search) throws { try check(search) }

  @Test("Public complaints", arguments: complaintCases)
  func complaints(_ search: Search) throws { try check(search) }

  @Test("The Persian fold", arguments: persianCases)
  func persian(_ search: Search) throws { try check(search) }

  @Test("Latin letters for other scripts", arguments: latinCases)
  func latin(_ search: Search) throws { try check(search) }

  private func check(_ search: Search) throws {
    let list = try SearchList([search.contact], search.locale)
    for query in search.queries {
      #expect(list.found(query) == (search.isFound ? [0] : []), "\(query): \(list.keys)")
    }
  }

  @Test("Phones are found by their digits, however they are written or dialled")
  func phones() throws {
    let stored = [
      "+30 210 123 4567", "۰۲۱ ۸۸۹۰ ۱۲۳۴", "+46 (0)8-123 45 67", "1-800-555-0199 ext. 12",
      "tel:+359-88-812-3456;ext=7", "\u{2066}+98 21 7766\u{2069}",
    ]
    let list = try SearchList(
      stored.map { number in
        var contact = Contact.named("x" + number.prefix(3))
        contact.phones = [LabeledValue(label: "", value: number)]
        return contact
      }, "sv")
    let queries: [(String, [Int])] = [
      ("2101234567", [0]), ("0030 210 123", [0]), ("+30210", [0]), ("210-123", [0]),
      ("4567", [0, 2]), ("٠٢١", [0, 1, 5]), ("021 8890", [1]), ("08 123 45 67", [2]),
      ("+46 8 123", [2]), ("+46 (0)8", [2]), ("8005550199", [3]), ("019912", []),
      ("359888123456", [4]), ("34567", [0, 2]), ("982177", [5]), ("999", []),
      // Zeros alone are looked for, as digits that are there or not.
      ("0", [0, 1, 3]), ("00", [0, 1, 3]),
    ]
    for (query, rows) in queries { #expect(list.found(query) == rows, "\(query)") }
  }

  @Test("An empty word, which no query has, begins every key, as in the documentation's script")
  func emptyWord() {
    #expect(SearchFold.matches([""], keys: ["anna"]))
    #expect(SearchFold.matches(["", "0"], keys: ["0210"]))
    #expect(!SearchFold.matches([""], keys: []))
  }

  @Test("Nickname, organisation, phonetic and formatted names are searched, the rest is not")
  func fields() throws {
    var contact = Contact.person("Robert", "Smith")
    contact.nickname = "Bobby"
    contact.formattedName = "Prof. Bill Smith"
    contact.organization = "Acme Nordic AB"
    contact.jobTitle = "Boss"
    contact.note = "Private"
    contact.emails = [LabeledValue(label: "", value: "robert@example.org")]
    contact.name.phoneticFamily = "Sumisu"
    var address = Contact()
    address.emails = [LabeledValue(label: "", value: "info@example.org")]
    let list = try SearchList([contact, address], "sv")
    for query in ["robert", "smith", "bobby", "bill", "acme ab", "nordicab", "sumisu", ""] {
      #expect(list.found(query).contains(0), "\(query)")
    }
    for query in ["boss", "private"] { #expect(list.found(query) == [], "\(query)") }
    #expect(list.found("example") == [1])
    #expect(list.found("info@example") == [1])
  }

  @Test("A card with names in several languages is found by each, in every list")
  func alternates() throws {
    var contact = Contact.person("Giorgos", "Papas")
    var alternate = AlternateName()
    alternate.language = "bg"
    (alternate.name.given, alternate.name.family) = ("Георги", "Папас")
    contact.alternates = [alternate]
    for locale in ["sv", "bg", "el"] {
      let list = try SearchList([contact], locale)
      for query in ["giorgos", "георги", "georgi", "папас"] {
        #expect(list.found(query) == [0], "\(locale) \(query)")
      }
    }
  }

  @Test("Keys that begin other keys are left out, and keys come in the order of their bytes")
  func fewKeys() throws {
    var contact = Contact.person("Anna", "Annasdotter")
    contact.formattedName = "Anna Annasdotter"
    contact.phones = ["070", "070 1"].map { LabeledValue(label: "", value: $0) }
    #expect(try SearchList([contact], "sv").keys == [["0701", "annasdotter"]])
  }

  @Test("Without the option there are neither keys nor a table")
  func option() throws {
    let list = try ShownList([.person("Anna", "Ek")], "sv")
    #expect(list.plan.fold == nil)
    #expect(try list.row.keys == [])
  }
}

/// A list with search keys.
struct SearchList {
  let plan: SectionPlan
  /// The keys of contacts in input order.
  let keys: [[String]]
  private let fold: SearchFold

  init(_ contacts: [Contact], _ locale: String) throws {
    var options = FormattingOptions()
    options.searchKeys = true
    let numbered = contacts.enumerated().map { number, contact in
      var contact = contact
      contact.uid = "\(number)"
      return contact
    }
    let list = try ShownList(numbered, locale, options)
    plan = list.plan
    fold = SearchFold(list.plan.fold ?? [:])
    keys = list.rows.sorted { (Int($0.id) ?? 0) < (Int($1.id) ?? 0) }.map(\.keys)
  }

  /// The contacts that a query finds.
  func found(_ query: String) -> [Int] {
    let words = fold.words(of: query)
    return keys.indices.filter { SearchFold.matches(words, keys: keys[$0]) }
  }
}
