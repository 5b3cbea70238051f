import KartotekICU
import TestSupport
import Testing

/// Properties that hold for any bytes.
@Suite("Random texts")
struct RandomTextTests {
  /// Scalars that rules look at, in all sizes of UTF-8.
  private static let scalars: [UInt32] = [
    0x20, 0x20, 0x09, 0x0A, 0x00, 0x01, 0x7F, 0x85, 0xA0, 0x41, 0x61, 0x69, 0xDF, 0xE5, 0x130,
    0x301, 0x308, 0x345, 0x386, 0x389, 0x391, 0x3AE, 0x3C2, 0x419, 0x438, 0x627, 0x640, 0x64A,
    0x653, 0x6CC, 0x6F1, 0x915, 0x94D, 0xE40, 0xE01, 0x1100, 0x1161, 0x11A8, 0x200B, 0x200C,
    0x200D, 0x200E, 0x200F, 0x2028, 0x202A, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x2069, 0x20E3,
    0x2126, 0x2460, 0x2764, 0x3000, 0x3007, 0x3042, 0x3099, 0x674E, 0xAC00, 0xFB01, 0xFE0F, 0xFEF3,
    0xFFFD, 0xFFFE, 0x1F1E6, 0x1F3FD, 0x1F468, 0x1F642, 0xE0067, 0x10FFFF,
  ]

  private static func parts(seed: UInt64, count: Int) -> PartArena {
    var generator = SeededGenerator(seed: seed)
    var parts = PartArena()
    for _ in 0..<count {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...9, using: &generator) {
        if Int.random(in: 0..<20, using: &generator) == 0 {
          bytes.append(.random(in: 0x80...0xFF, using: &generator))
        } else if let scalar = scalars.randomElement(using: &generator).flatMap(Unicode.Scalar.init)
        {
          bytes += Array(String(Character(scalar)).utf8)
        }
      }
      parts.append(bytes)
    }
    return parts
  }

  @Test(
    "Cleaned text obeys the rule and is not changed again", arguments: 1...8 as ClosedRange<UInt64>)
  func cleaning(seed: UInt64) throws {
    let cleaned = try TextCleaning.clean(Self.parts(seed: seed, count: 2000))
    let again = try TextCleaning.clean(cleaned.texts)
    #expect(again.texts == cleaned.texts)
    #expect(again.directions == cleaned.directions && again.scripts == cleaned.scripts)
    for place in 0..<cleaned.texts.count {
      let text = cleaned.texts.string(at: place)
      #expect(Array(text.utf8) == Array(cleaned.texts[place]), "valid UTF-8")
      #expect(Self.isShowable(text), "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
      #expect(TextDirection(of: cleaned.texts[place]).rawValue == cleaned.directions[place])
    }
  }

  private static func isShowable(_ text: String) -> Bool {
    var open = 0
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      if properties.generalCategory == .control || properties.isNoncharacterCodePoint {
        return false
      }
      if properties.isWhitespace && (scalar != " " || previous == " ") { return false }
      if (0x202A...0x202E).contains(scalar.value) { return false }
      if (0x2066...0x2068).contains(scalar.value) { open += 1 }
      if scalar.value == 0x2069 { open -= 1 }
      if open < 0 { return false }
      previous = scalar
    }
    return open == 0 && (text.isEmpty || previous != " ")
  }

  @Test("Bulk answers are those of one part at a time", arguments: ["el", "fa", "az", "ja", "haw"])
  func bulk(tag: String) throws {
    let index = try SectionIndex(locale: LocaleTag(tag), extraLabels: .latin)
    let rules = try CaseRules(locale: LocaleTag(tag))
    let raw = Self.parts(seed: 99, count: 300)
    let parts = try TextCleaning.clean(raw).texts
    let sorted = try index.sortParts(parts)
    let monograms = try rules.monograms(of: parts)
    for place in 0..<parts.count {
      var one = PartArena()
      one.append(parts[place])
      let single = try index.sortParts(one)
      #expect(single.keys[0] == sorted.keys[place])
      #expect(single.buckets[0] == sorted.buckets[place])
      #expect(single.classes[0] == sorted.classes[place])
      #expect(try rules.monograms(of: one).texts[0] == monograms.texts[place])
      #expect(try TextCleaning.clean(raw[place]) == Array(parts[place]))
    }
  }

  @Test(
    "Key order is the collator's order, buckets never fall along it",
    arguments: ["el", "th", "zh", "sv"])
  func order(tag: String) throws {
    let index = try SectionIndex(locale: LocaleTag(tag), extraLabels: .latin)
    let parts = try TextCleaning.clean(Self.parts(seed: 7, count: 300)).texts
    let texts = try (0..<parts.count).map { try index.sortText(of: parts.string(at: $0)) }
    let sorted = try index.sortParts(PartArena(texts))
    let order = texts.indices.sorted { sorted.keys[$0].lexicographicallyPrecedes(sorted.keys[$1]) }
    for (first, second) in zip(order, order.dropFirst()) {
      #expect(try index.compare(texts[first], texts[second]) <= 0)
      // ICU puts Latin names into the sections of pinyin letters, though Han sorts first.
      if tag != "zh" { #expect(sorted.buckets[first] <= sorted.buckets[second]) }
    }
  }

  @Test("An index, case rules, numbers and plurals are shared by tasks")
  func shared() async throws {
    let tag = try LocaleTag("fa")
    let index = try SectionIndex(locale: tag, extraLabels: .latin)
    let rules = try CaseRules(locale: tag)
    let numbers = try NumberText(locale: tag)
    let plurals = try PluralRules(locale: tag)
    let parts = try TextCleaning.clean(Self.parts(seed: 3, count: 500)).texts
    let expected = try index.sortParts(parts).keys
    let initials = try rules.monograms(of: parts).texts
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let keys = try index.sortParts(parts).keys
          let monograms = try rules.monograms(of: parts).texts
          let number = try numbers.format(1234)
          return try keys == expected && monograms == initials && number == "۱٬۲۳۴"
            && plurals.category(of: 1) == .one
        }
      }
      for try await same in group { #expect(same) }
    }
  }
}
