import ContactModel
import TestSupport

/// Names that break sorters: accents in both forms, equal primaries, ignorable characters, blanks
/// and punctuation, digits of several scripts, emoji, contractions, empty and swapped fields.
struct AdversarialNames {
  private static let syllables = [
    "a", "A", "á", "a\u{301}", "å", "Å", "aa", "ä", "æ", "b", "B", "c", "ch", "Ch", "CH", "č", "ç",
    "d", "dž", "đ", "e", "é", "ə", "Ə", "g", "ğ", "h", "i", "ı", "İ", "I", "i\u{307}", "l", "ł",
    "lj", "o", "ö", "ø", "s", "ß", "ş", "th", "þ", "u", "ü", "v", "w", "W", "y", "z", "Z",
    "α", "ά", "Α", "Ά", "β", "σ", "ς", "Σ", "ώ", "ΐ", "ᾳ", "Ω", "\u{2126}",
    "а", "А", "б", "Й", "и\u{306}", "ё", "ъ", "ь", "Ъ", "я", "і", "ї",
    "آ", "ا", "أ", "ب", "ک", "ك", "ی", "ي", "ى", "ه", "ة", "و", "\u{200C}", "\u{64B}", "\u{FEF3}",
    "あ", "ア", "ｱ", "ー", "か", "が", "渡", "辺", "李", "曾", "丽", "單", "尉迟", "乐", "lǐ", "zēng", "三", "〇",
    "ก",
    "เ", "ข", " ข",
    " ", "  ", "-", "'", "’", ".", ",", "(", "«", "!", "\u{AD}", "\u{200D}", "\u{FFFE}", "\u{202E}",
    "1", "10", "2", "²", "Ⅷ", "۳", "٣", "①", "🙂", "👨‍👩‍👧", "★", "ʻ", "ˈ", "ǆ", "ﬁ",
  ]

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Contacts whose names are likely to collide.
  mutating func contacts(_ count: Int) -> [Contact] {
    // A small pool makes equal fields, and with them ties of every level, common.
    let pool = (0..<(count / 4)).map { _ in part() }
    return (0..<count).map { number in contact(number, pool) }
  }

  private mutating func contact(_ number: Int, _ pool: [String]) -> Contact {
    func draw() -> String {
      Int.random(in: 0..<4, using: &generator) == 0 ? part() : pick(pool)
    }
    var contact = Contact()
    contact.uid = Bool.random(using: &generator) ? "id-\(number % 97)-\(number)" : ""
    contact.note = "\(number)"
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: contact.formattedName = draw()
    case 1: contact.organization = draw()
    case 2:
      contact.name.family = draw()
      contact.sortAs = [draw(), draw()]
    default:
      contact.name.family = draw()
      contact.name.given = draw()
      if Bool.random(using: &generator) { contact.name.additional = draw() }
    }
    return contact
  }

  private mutating func part() -> String {
    let count = Int.random(in: 0...4, using: &generator)
    return (0..<count).map { _ in pick(Self.syllables) }.joined()
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: 0..<texts.count, using: &generator)]
  }
}
