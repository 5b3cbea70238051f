internal import KartotekICU
internal import LocaleProfiles

/// Counts of contacts in words: the plural form is that of the words' locale, the digits and their
/// grouping are the list's.
struct CountTexts: Sendable {
  private let numbers: NumberText
  private let plurals: PluralRules
  private let patterns: CountPatterns?

  init(_ toolkit: LocaleToolkit) {
    numbers = toolkit.numbers
    plurals = toolkit.plurals
    patterns = toolkit.profile.counts[.contacts]
  }

  /// Such as "12 contacts".
  func text(_ count: Int) -> String {
    let number = icu { () throws(ICUError) in try numbers.format(count) }
    let category = icu { () throws(ICUError) in try plurals.category(of: count) }
    guard let pattern = patterns?.pattern(for: category.rawValue) else { return number }
    return pattern.before + number + pattern.after
  }

  /// Texts for 0 to `largest` contacts; the one for 0 is empty, because no such section is shown.
  func texts(upTo largest: Int) -> [String] {
    [""] + (0..<largest).map { text($0 + 1) }
  }
}
