import KartotekICU
import Testing

/// Texts and the bucket ICU 72.1 gives them; `<` is underflow, `>` overflow.
private let bucketFacts: [(tag: String, label: String, texts: [String])] = [
  ("el", "Α", ["Άννα", "Αννα", "ΑΝΝΑ", "άννα", "Α\u{301}ννα", "Ἀθηνᾶ"]),
  ("el", "Η", ["Ἥρα"]),
  ("el", "Ω", ["\u{2126}mega"]),
  ("el", "Μ", ["\u{B5}", "Μπάμπης"]),
  ("el", "Β", ["\u{3D0}"]),
  ("el", "Θ", ["\u{3D1}"]),
  ("el", "Ν", ["Ντίνος"]),
  ("el", "Γ", ["Γκίκας"]),
  ("el", "Τ", ["Τζένη"]),
  ("el", "Ε", ["\u{3DC}", "\u{3DA}"]),
  ("el", "Π", ["\u{3DE}"]),
  ("el", ">", ["Smith", "Иван"]),
  ("el", "<", ["123", "+30 210", "", " Άννα", "(Άννα)"]),
  ("bg", "Й", ["Йордан", "И\u{306}ордан"]),
  ("bg", "И", ["Ѝван"]),
  ("bg", "Е", ["Ёлка", "Єва"]),
  ("bg", "Щ", ["Ъгъл", "Ьо", "Эмма", "Ы", "Ѣ"]),
  ("bg", "Д", ["Ђорђе"]),
  ("bg", "Л", ["Љубо"]),
  ("bg", "Н", ["Његош"]),
  ("bg", "Ч", ["Џон"]),
  ("bg", "Й", ["Јован"]),
  ("bg", "З", ["Ѕвезда"]),
  ("bg", "Я", ["Ѫ", "Ѵ"]),
  ("bg", ">", ["Smith"]),
  ("fa", "آ", ["آرش"]),
  ("fa", "ا", ["ارش", "ءا", "أحمد", "إبراهيم", "ؤ", "ئاسو", "ٱ"]),
  ("fa", "ک", ["كمال", "کمال", "ڪ"]),
  ("fa", "ی", ["يوسف", "یوسف", "ى", "ے"]),
  ("fa", "ه", ["هما", "ە", "ہ", "ة", "ۀ", "ھ"]),
  ("fa", "ث", ["ٹ", "ټ"]),
  ("fa", "ف", ["ڤ"]),
  ("fa", "ز", ["ڕ"]),
  ("fa", "ع", ["\u{200C}علی", "\u{200F}علی", "\u{640}علی"]),
  ("fa", "<", ["۱۲۳", "١٢٣", "123", "«علی»"]),
  ("fa-AF", "و", ["ؤ"]),
  ("fa-AF", "ی", ["ئاسو"]),
  ("az", "I", ["Iqbal", "ıqbal"]),
  ("az", "İ", ["ilham", "İlham", "I\u{307}lham"]),
  ("az", "Ə", ["Əli", "ǝ", "Ǝ"]),
  ("az", "W", ["Walter", "Þór", "Ʒ"]),
  ("az", "A", ["Ä", "Å", "Æ"]),
  ("az", "O", ["Ø"]),
  ("az", "S", ["ß"]),
  ("az", ">", ["Әли"]),
  ("sv", "Y", ["Üxküll", "Űr"]),
  ("sv", "Ä", ["Æ", "Ę"]),
  ("sv", "Ö", ["Ø", "Ő", "Œ", "Ô"]),
  ("sv", "O", ["Õ"]),
  ("sv", "D", ["Đ", "Ð"]),
  ("sv", "T", ["Þór", "Thor"]),
  ("sv", "E", ["Émile", "Ə"]),
  ("sv", "L", ["Łukasz"]),
  ("sv", "V", ["von Essen", "Van Damme"]),
  ("sv", "W", ["Wallin"]),
  ("sv-u-co-trad", "V", ["Wallin"]),
  ("el", "Α", ["αννα"]),
  ("th", "ก", ["เก่ง"]),
  ("th", "จ", ["ใจ"]),
  ("ko", "ㄱ", ["까치", "金"]),
  ("ko", "ㄹ", ["李"]),
  ("tr", "G", ["Ğ"]),
  ("tr", "İ", ["İrem"]),
  ("tr", "I", ["Irmak"]),
  ("cs", "CH", ["Chalupa"]),
  ("en", "C", ["Chalupa"]),
  ("hr", "DŽ", ["Džemal"]),
  ("zh", "C", ["曾", "仇"]),
  ("zh", "D", ["单", "翟"]),
  ("zh", "J", ["解"]),
  ("zh", "W", ["尉迟"]),
  ("de-u-co-phonebk", "A", ["Ähre"]),
  ("hu", "Ö", ["Ő"]),
  ("ja", "わ", ["わたなべ"]),
  ("ja", ">", ["渡辺"]),
  ("ja", "<", ["Smith"]),
  ("fr", "E", ["Éric"]),
  ("da", "Å", ["Aagaard"]),
  ("fi", "A", ["Aalto"]),
]

/// Orders that ICU 72.1 gives, from complaints about contact lists and from its own data.
private let orderFacts: [(tag: String, texts: String)] = [
  ("el", "αννα Αννα ΑΝΝΑ άννα Άννα"),
  ("el", "αβρός άγιος δόξα έψιλον"),
  ("el", "Βανουάτου Βέλγιο Βενεζουέλα"),
  ("el", "παιδί πάπια"),
  ("el", "σ Σ ς"),
  ("fa", "آرش ارش پری وحید هما یوسف"),
  ("az", "Iqbal Ilham ilham İlham"),
  ("sv", "v V w W"),
  ("sv", "Zed Åse Äng Öst"),
  ("en", "Ángel Émile Österreich Øyvind Ünal Zed"),
  ("en", "anna Bob"),
  ("pl", "Lach Luk Łukasz Maj"),
  ("de", "Kämpfe Klein"),
  ("de", "Adler Afrika Ähre Arzt"),
  ("de-u-co-phonebk", "Adler Ähre Aerzte Afrika Arzt"),
  ("es", "Ángela Antoine Zoe"),
  ("es", "Máa Mab Mb"),
  ("fr", "Celine Céline Coralie"),
  ("pt", "Ângela João José Zé"),
  ("uk", "Андрій Борис Євген Іван Їжак"),
  ("nb", "Zorn Ærø Ørsted Åse"),
  ("nb", "ab ac aa åå"),
  ("cs", "Horák Hynek Chalupa Ivan"),
  ("sk", "Lala Ľaľa Lolo Lulu Ľuľu"),
]

@Suite("Buckets and order")
struct BucketTests {
  @Test("The bucket of a text", arguments: bucketFacts.indices)
  func bucket(row: Int) throws {
    let fact = bucketFacts[row]
    let index = try SectionIndex(locale: LocaleTag(fact.tag), extraLabels: .none)
    for text in fact.texts {
      #expect(try title(of: text, in: index) == fact.label, "\(fact.tag): \(text)")
    }
  }

  @Test("The order of texts", arguments: orderFacts.indices)
  func order(row: Int) throws {
    let fact = orderFacts[row]
    let index = try SectionIndex(locale: LocaleTag(fact.tag), extraLabels: .none)
    let texts = fact.texts.split(separator: " ").map(String.init)
    for (first, second) in zip(texts, texts.dropFirst()) {
      #expect(try index.compare(first, second) < 0, "\(fact.tag): \(first) \(second)")
      let keys = try index.sortParts(PartArena([first, second])).keys
      #expect(keys[0].lexicographicallyPrecedes(keys[1]))
    }
  }

  @Test("Persian: equal letters and digits")
  func persianEqualities() throws {
    let index = try SectionIndex(locale: LocaleTag("fa"), extraLabels: .none)
    #expect(try index.compare("علی\u{200C}رضا", "علیرضا") == 0)
    #expect(try index.compare("علی رضا", "علیا") < 0)
    #expect(try index.compare("۱۲۳", "123") == 0)
  }

  @Test("Bulk buckets are those of single texts")
  func bulkBuckets() throws {
    for fact in bucketFacts {
      let index = try SectionIndex(locale: LocaleTag(fact.tag), extraLabels: .latin)
      let parts = try index.sortParts(PartArena(fact.texts))
      for (place, text) in fact.texts.enumerated() {
        let sortText = try index.sortText(of: text)
        #expect(try Int(parts.buckets[place]) == index.bucket(of: sortText))
      }
    }
  }

  private func title(of text: String, in index: SectionIndex) throws -> String {
    let bucket = try index.buckets[index.bucket(of: text)]
    switch bucket.kind {
    case .letter: return bucket.label
    case .underflow: return "<"
    case .inflow: return "-"
    case .overflow: return ">"
    }
  }
}
