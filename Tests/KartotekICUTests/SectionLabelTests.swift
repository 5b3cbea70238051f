import KartotekICU
import Testing

/// Labels of the main locale, each a word of `labels`; facts of ICU 72.1 and CLDR 42, read off
/// ICU's own AlphabeticIndex by a program of its own.
private struct LabelFact: CustomTestStringConvertible {
  let tags: [String]
  let labels: String

  init(_ tags: String, _ labels: String) {
    self.tags = tags.split(separator: " ").map(String.init)
    self.labels = labels
  }

  var testDescription: String { tags.joined(separator: ", ") }
}

private let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

private let labelFacts = [
  LabelFact("el", "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω"),
  LabelFact("bg", "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я"),
  LabelFact("fa", "آ ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی"),
  LabelFact("az", "A B C Ç D E Ə F G Ğ H X I İ J K Q L M N O Ö P R S Ş T U Ü V Y Z W"),
  LabelFact("sv sv-FI", latin + " Å Ä Ö"),
  LabelFact("sv-u-co-trad", "A B C D E F G H I J K L M N O P Q R S T U V X Y Z Å Ä Ö"),
  LabelFact("fa-AF", "آ ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن ه و ی"),
  LabelFact("az-Cyrl", "А Ә Б В Г Ғ Д Е Ж З И Й Ј К Ҝ Л М Н О Ө П Р С Т У Ү Ф Х Һ Ч Ҹ Ш Ы"),
  LabelFact("sr sr-Cyrl", "А Б В Г Д Ђ Е Ж З И Ј К Л Љ М Н Њ О П Р С Т Ћ У Ф Х Ц Ч Џ Ш"),
  LabelFact(
    "sr-Latn", "A B C Č Ć D DŽ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž"),
  LabelFact("mk", "А Б В Г Д Ѓ Е Ж З Ѕ И Ј К Л Љ М Н Њ О П Р С Т Ќ У Ф Х Ц Ч Џ Ш"),
  LabelFact("fi", latin + " Å Ä Ö"),
  LabelFact("de de-u-co-phonebk zh zh-Hans zh-SG en", latin),
  LabelFact("da nb nn no", latin + " Æ Ø Å"),
  LabelFact("ja", "あ か さ た な は ま や ら わ"),
  LabelFact(
    "zh-Hant zh-TW zh-HK zh-MO zh-u-co-stroke",
    ((1...33).map(String.init) + ["35", "36", "39", "48"]).map { $0 + "劃" }
      .joined(separator: " ")),
  LabelFact(
    "zh-u-co-zhuyin",
    "ㄅ ㄆ ㄇ ㄈ ㄉ ㄊ ㄋ ㄌ ㄍ ㄎ ㄏ ㄐ ㄑ ㄒ ㄓ ㄔ ㄕ ㄖ ㄗ ㄘ ㄙ ㄚ ㄛ ㄜ ㄞ ㄟ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄦ ㄧ ㄨ ㄩ"),
  LabelFact("ko", "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"),
  LabelFact("ar", "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي"),
  LabelFact("he", "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת"),
  LabelFact("ru", "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я"),
  LabelFact("uk", "А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я"),
  LabelFact("tr", "A B C Ç D E F G H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z"),
  LabelFact("cs", "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž"),
  LabelFact(
    "hu",
    "A B C CS D DZ DZS E F G GY H I J K L LY M N NY O Ö P Q R S SZ T TY U Ü V W X Y Z ZS"),
  LabelFact(
    "hr", "A B C Č Ć D DŽ Đ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž"),
  LabelFact("es es-u-co-trad", "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z"),
  LabelFact("vi", "A Ă Â B C D Đ E Ê F G H I J K L M N O Ô Ơ P Q R S T U Ư V W X Y Z"),
  LabelFact(
    "th",
    "ก ข ฃ ค ฅ ฆ ง จ ฉ ช ซ ฌ ญ ฎ ฏ ฐ ฑ ฒ ณ ด ต ถ ท ธ น บ ป ผ ฝ พ ฟ ภ ม ย ร ฤ ล ฦ ว ศ ษ ส ห ฬ อ ฮ"),
  LabelFact(
    "hi",
    "अ आ इ ई उ ऊ ऋ ए ऐ ओ औ क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह"),
]

@Suite("Section labels")
struct SectionLabelTests {
  @Test("Labels of a locale without extras", arguments: labelFacts)
  private func ownLabels(fact: LabelFact) throws {
    for tag in fact.tags {
      let index = try SectionIndex(locale: LocaleTag(tag), extraLabels: .none)
      let letters = index.buckets.filter { $0.kind == .letter }
      #expect(letters.map(\.label).joined(separator: " ") == fact.labels, "\(tag)")
      #expect(letters.allSatisfy { $0.isOwn })
      #expect(index.buckets.first?.kind == .underflow)
      #expect(index.buckets.last?.kind == .overflow)
    }
  }

  @Test("Latin extras follow, precede or merge; they are not own")
  func latinExtras() throws {
    let greek = try letters("el", .latin)
    #expect(greek.map(\.label).joined(separator: " ") == labelFacts[0].labels + " " + latin)
    #expect(greek.filter(\.isOwn).map(\.label).last == "Ω")
    #expect(try !index("el", .latin).buckets.contains { $0.kind == .inflow })
    let japanese = try index("ja", .latin).buckets
    #expect(japanese[1].label == "A")
    #expect(japanese.filter { $0.kind == .inflow }.count == 1)
    #expect(try letters("sv", .latin) == letters("sv", .none))
    #expect(try letters("az", .latin) == letters("az", .none))
  }

  @Test("The main locale's spelling of a label wins over an extra locale's")
  func mainSpellingWins() throws {
    let mixed = try letters("fa", .locales([LocaleTag("ar")]))
    #expect(mixed.map(\.label).joined(separator: " ") == labelFacts[2].labels)
    #expect(mixed.allSatisfy { $0.isOwn })
  }

  @Test("The first locale's collator decides: az adds only its schwa to sv")
  func extraLocales() throws {
    let swedish = try letters("sv", .locales([LocaleTag("az")]))
    #expect(swedish.filter { !$0.isOwn }.map(\.label) == ["Ə"])
    #expect(swedish[4...6].map(\.label) == ["E", "Ə", "F"])
  }

  @Test("No label is dropped above ICU's usual limit")
  func manyLabels() throws {
    #expect(try index("vai", .none).buckets.count == 271)
  }

  private func index(_ tag: String, _ extra: ExtraLabels) throws -> SectionIndex {
    try SectionIndex(locale: LocaleTag(tag), extraLabels: extra)
  }

  private func letters(_ tag: String, _ extra: ExtraLabels) throws -> [IndexBucket] {
    try index(tag, extra).buckets.filter { $0.kind == .letter }
  }
}
