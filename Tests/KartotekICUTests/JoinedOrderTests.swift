import KartotekICU
import Testing

/// Rows may be compared by the key levels of their single fields.
///
/// First all primary levels, then all secondary ones, then the rest, a missing field being lowest.
/// That must be the order of the keys of fields joined with U+FFFE, which ICU compares level by
/// level.
@Suite("Order of joined fields")
struct JoinedOrderTests {
  private static let names: [String: [String]] = [
    "el": [
      "Άννα", "Αννα", "ΑΝΝΑ", "άννα", "Άνν", "Άννας", "Άννα-Μαρία", "Ά", "Αϊ", "Άι", "ς", "σ",
    ],
    "bg": ["Иван", "Ѝван", "ИВАН", "Йван", "Ив", "Иванов", "Ёлка", "Елка", "елка", "Е"],
    "fa": [
      "علی", "علی\u{200C}", "\u{200C}علی", "عَلی", "علي", "علی رضا", "علیرضا", "علی\u{200C}رضا", "ع",
      "کمال", "كمال", "۱۲", "12", "آ", "ا",
    ],
    "az": ["Iqbal", "ıqbal", "iqbal", "İqbal", "Əli", "əli", "Eli", "Ä", "A", "Wa", "Za"],
    "sv": ["Ek", "Ék", "ek", "Eks", "Ek-Lind", "Ek Lind", "Ü", "Y", "Å", "Ä", "Ö", "v", "W", "Æ"],
    "cs": ["Chal", "Cihla", "Hora", "chal", "Č", "C", "Ch", "c", "č", "Í", "I", "Čáp", "Cáp"],
    "th": ["กข", "ก ข", "ก", "กา", "ก่า", "เก่ง", "ข", "ก-ข", "ฯ", "กๆ"],
    "fr-CA": ["cote", "côte", "coté", "côté", "Côté", "COTE", "cot", "cotés", "ôé", "oé", "ôe"],
    "ja": ["わた", "ワタ", "わだ", "渡", "渡辺", "あ", "ア", "ｱ", "ああ", "あー", "あい", "が", "か"],
    "zh": ["李", "李四", "王", "Li", "li", "Lí", "曾", "单", "丽"],
    "da": ["Aa", "aa", "Å", "å", "A", "a", "Ä", "Æ", "Ab"],
    "sv-u-kf-upper": ["Ek", "ek", "Ék", "EK", "E", "e"],
    "sv-u-ka-shifted": ["Ek Lind", "EkLind", "Ek-Lind", "Ek", "ek", "Eklind"],
    "de-u-co-phonebk": ["Ä", "Ae", "ä", "ae", "Äe", "A", "Aea"],
    "sv-u-kc": ["Ek", "ek", "Ék", "EK", "é", "É", "E", "e"],
    "fr-u-kb-ks-level4-ka-shifted": ["co te", "cote", "côte", "coté", "cô-te", "c"],
  ]

  @Test("Levels of single keys order rows as joined keys do", arguments: names.keys.sorted())
  func levels(tag: String) throws {
    let index = try SectionIndex(locale: LocaleTag(tag), extraLabels: .latin)
    let names = Self.names[tag] ?? []
    let shared = ["x", "X", "x\u{301}", "xy"]
    let rows = Self.rows(names + shared)
    var joined: [[UInt8]] = []
    var single: [[[UInt8]]] = []
    for row in rows {
      joined.append(try index.joinedKey(of: PartArena(row)))
      let keys = try index.sortParts(PartArena(row)).keys
      single.append(Self.byLevel((0..<keys.count).map { Array(keys[$0]) }))
    }
    var disagreements = 0
    for left in rows.indices {
      for right in rows.indices where left < right {
        let expected = Self.order(joined[left], joined[right])
        let found = Self.order(single[left], single[right])
        if expected != found {
          disagreements += 1
          if disagreements < 4 { Issue.record("\(tag): \(rows[left]) and \(rows[right])") }
        }
      }
    }
    #expect(disagreements == 0)
  }

  /// One, two and three fields: each name with each, and some with all.
  private static func rows(_ names: [String]) -> [[String]] {
    var rows = names.map { [$0] }
    for first in names { rows += names.map { [first, $0] } }
    for first in names.prefix(5) {
      for second in names.suffix(6) { rows += names.map { [first, second, $0] } }
    }
    return rows
  }

  /// Level by level, the levels of all fields; byte 01 separates levels within a key.
  private static func byLevel(_ keys: [[UInt8]]) -> [[UInt8]] {
    let split = keys.map {
      $0.split(separator: 1, omittingEmptySubsequences: false).map(Array.init)
    }
    var levels: [[UInt8]] = []
    for level in 0..<(split.map(\.count).max() ?? 0) {
      for field in 0..<3 {
        // A missing field is lower than a field that is empty on this level.
        let bytes: [UInt8]? =
          field < split.count ? (level < split[field].count ? split[field][level] : []) : nil
        levels.append(bytes.map { [1] + $0 } ?? [0])
      }
    }
    return levels
  }

  private static func order(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if left == right { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  private static func order(_ left: [[UInt8]], _ right: [[UInt8]]) -> Int {
    for (first, second) in zip(left, right) where first != second { return order(first, second) }
    return 0
  }
}
