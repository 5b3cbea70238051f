import KartotekICU
import Testing

/// Patterns as CLDR 42 has them in ICU 72.1's bundles, aliases resolved.
@Suite("Person-name data")
struct PersonNameDataTests {
  private static let everything = "{prefix} {given} {given2} {surname} {surname2} {suffix}"

  @Test(
    "Patterns by key",
    arguments: [
      ("el", "givenFirst-long-referring-formal", everything),
      ("el", "givenFirst-short-referring-formal", everything),
      ("el", "givenFirst-medium-referring-informal", everything),
      ("el", "sorting-long-referring-formal", "{surname-core}, {surname-prefix} {given} {given2}"),
      ("el", "sorting-medium-referring-informal", "{surname}, {given-informal}"),
      (
        "bg", "givenFirst-long-referring-formal",
        "{prefix} {given} {given2} {surname-core}, {suffix}"
      ),
      ("bg", "givenFirst-medium-referring-informal", "{given} {surname-core}"),
      (
        "bg", "givenFirst-short-referring-formal", "{given-initial} {given2-initial} {surname-core}"
      ),
      (
        "bg", "sorting-long-referring-formal",
        "{prefix} {surname-core}, {given} {given2} {surname-prefix}"
      ),
      ("bg", "sorting-medium-referring-informal", "{surname-core}, {given}"),
      ("bg", "givenFirst-medium-monogram-informal", "{given-monogram-allCaps}"),
      ("fa", "givenFirst-long-referring-formal", "{given} {given2} {surname} {suffix}"),
      ("fa", "givenFirst-medium-referring-informal", "{given-informal} {surname}"),
      ("fa", "givenFirst-short-referring-formal", "{given-initial} {given2-initial} {surname}"),
      ("fa", "sorting-long-referring-formal", "{surname}، {given} {given2} {suffix}"),
      ("az", "givenFirst-long-referring-formal", everything),
      ("az", "givenFirst-medium-referring-informal", "{given-informal} {surname}"),
      ("az", "givenFirst-medium-monogram-formal", "{surname-monogram-allCaps}"),
      (
        "az", "sorting-long-referring-formal",
        "{surname} {surname2}, {prefix} {given} {given2} {suffix}"
      ),
      ("sv", "givenFirst-short-referring-informal", everything),
      (
        "sv", "sorting-short-referring-informal",
        "{surname} {surname2}, {prefix} {given} {given2} {suffix}"
      ),
      ("ja", "surnameFirst-medium-referring-informal", "{surname}{given-informal}{suffix}"),
      ("ja", "sorting-short-referring-formal", "{surname}{given}"),
      ("zh-Hans-SG", "surnameFirst-long-referring-formal", "{surname}{given}{given2}{suffix}"),
      ("hu", "surnameFirst-short-referring-informal", "{surname} {given-initial}"),
      ("fa-AF", "sorting-long-referring-formal", "{surname}، {given} {given2} {suffix}"),
      // No data of their own and root as parent.
      ("az-Cyrl", "givenFirst-medium-referring-informal", everything),
      (
        "und", "surnameFirst-long-referring-formal",
        "{surname} {surname2} {prefix} {given} {given2} {suffix}"
      ),
      ("sr-ME", "givenFirst-long-referring-formal", "{given} {given2} {surname}, {suffix}"),
    ])
  func pattern(tag: String, key: String, pattern: String) throws {
    let data = try PersonNameData(locale: LocaleTag(tag))
    let found = PersonNamePatternKey.allKeys.filter { $0.name == key }.map(data.pattern)
    #expect(found == [pattern])
  }

  @Test(
    "Initials, order and blanks",
    arguments: [
      ("el", "{0}.", "{0} {1}", " ", "und el", "ko vi yue zh"),
      ("bg", "{0}.", "{0} {1}", " ", "und bg", "ko vi yue zh"),
      ("fa", "{0}.", "{0} {1}", " ", "und fa", "ko vi yue zh"),
      ("az", "{0}.", "{0} {1}", " ", "und az", "ko vi yue zh"),
      ("sv", "{0}", "{0} {1}", " ", "und sv", "ko vi yue zh"),
      ("nl", "{0}.", "{0}{1}", " ", "und nl", "ko vi yue zh"),
      ("ja", "{0}.", "{0} {1}", "\u{30FB}", "und", "hu ja ko vi yue zh"),
      ("zh", "{0}", "{0} {1}", "\u{B7}", "und", "hu ja ko vi yue zh"),
      ("hu", "{0}.", "{0} {1}", " ", "und", "hu ja ko vi yue zh"),
      ("und", "{0}.", "{0} {1}", " ", "und", "ja ko vi yue zh"),
    ])
  func rest(
    tag: String, initial: String, sequence: String, blank: String, given: String, surname: String
  ) throws {
    let data = try PersonNameData(locale: LocaleTag(tag))
    #expect(data.initial == initial)
    #expect(data.initialSequence == sequence)
    #expect(data.foreignSpaceReplacement == blank)
    #expect(data.givenFirstLocales.joined(separator: " ") == given)
    #expect(data.surnameFirstLocales.joined(separator: " ") == surname)
  }

  @Test("There are 42 keys and every locale has a pattern for each")
  func allKeys() throws {
    #expect(PersonNamePatternKey.allKeys.count == 42)
    for tag in ["el", "bg", "fa", "az", "sv", "ja", "und", "zh-TW"] {
      let data = try PersonNameData(locale: LocaleTag(tag))
      #expect(PersonNamePatternKey.allKeys.allSatisfy { !data.pattern($0).isEmpty })
    }
  }
}
