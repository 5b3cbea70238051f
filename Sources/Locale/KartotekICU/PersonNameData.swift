internal import CKartotekICU

/// The order of name parts.
package enum PersonNameOrder: String, CaseIterable, Sendable {
  /// Given name first.
  case givenFirst
  /// Family name first.
  case surnameFirst
  /// Family name first, for sorted lists.
  case sorting
}

/// A key of CLDR's person-name patterns.
package struct PersonNamePatternKey: Hashable, Sendable {
  /// How much of a name is shown.
  package enum Length: String, CaseIterable, Sendable {
    /// All of it.
    case long
    /// The usual parts.
    case medium
    /// As little as will do.
    case short
  }

  /// What the name is for.
  package enum Usage: String, CaseIterable, Sendable {
    /// To speak of a person.
    case referring
    /// To speak to a person.
    case addressing
    /// Initials.
    case monogram
  }

  /// Tone.
  package enum Formality: String, CaseIterable, Sendable {
    /// With respect.
    case formal
    /// Among friends.
    case informal
  }

  /// Order of the parts.
  package var order: PersonNameOrder
  /// How much is shown.
  package var length: Length
  /// What for.
  package var usage: Usage
  /// Tone.
  package var formality: Formality

  /// A key; `sorting` has patterns for `referring` only.
  package init(order: PersonNameOrder, length: Length, usage: Usage, formality: Formality) {
    self.order = order
    self.length = length
    self.usage = usage
    self.formality = formality
  }

  /// CLDR's spelling, such as `givenFirst-long-referring-formal`.
  package var name: String {
    "\(order.rawValue)-\(length.rawValue)-\(usage.rawValue)-\(formality.rawValue)"
  }

  /// Every key that CLDR has.
  package static let allKeys: [PersonNamePatternKey] = {
    var keys: [PersonNamePatternKey] = []
    for order in PersonNameOrder.allCases {
      for length in Length.allCases {
        for usage in Usage.allCases where order != .sorting || usage == .referring {
          for formality in Formality.allCases {
            keys.append(.init(order: order, length: length, usage: usage, formality: formality))
          }
        }
      }
    }
    return keys
  }()
}

/// CLDR's person-name data of a locale, as ICU carries them (ICU itself has no formatter in C).
package struct PersonNameData: Sendable {
  /// Locales whose names have the given name first; `und` is every other.
  package let givenFirstLocales: [String]
  /// Locales whose names have the family name first.
  package let surnameFirstLocales: [String]
  /// Pattern of one initial, such as `{0}.`.
  package let initial: String
  /// Pattern that joins two initials, such as `{0} {1}`.
  package let initialSequence: String
  /// What stands for a blank in foreign names.
  package let foreignSpaceReplacement: String
  private let patterns: [PersonNamePatternKey: String]

  /// Reads the data over the CLDR parent chain.
  ///
  /// Some tens of microseconds.
  package init(locale: LocaleTag) throws(ICUError) {
    let bundles = try PersonNameBundles(locale: locale)
    givenFirstLocales = try bundles.list("nameOrderLocales", "givenFirst")
    surnameFirstLocales = try bundles.list("nameOrderLocales", "surnameFirst")
    initial = try bundles.text("initialPattern", "initial")
    initialSequence = try bundles.text("initialPattern", "initialSequence")
    foreignSpaceReplacement = try bundles.text("", "foreignSpaceReplacement")
    var patterns: [PersonNamePatternKey: String] = [:]
    for key in PersonNamePatternKey.allKeys {
      patterns[key] = try bundles.text("namePattern", key.name)
    }
    self.patterns = patterns
  }

  /// The pattern of a key, such as `{given} {surname}`; empty for a key that CLDR does not have.
  package func pattern(_ key: PersonNamePatternKey) -> String { patterns[key] ?? "" }
}

/// ICU's `personNames` tables of a locale and its parents.
@safe
private struct PersonNameBundles: ~Copyable {
  private let handle: OpaquePointer

  init(locale: LocaleTag) throws(ICUError) {
    unsafe handle = try ICUError.opened("kt_person_names_open") {
      unsafe kt_person_names_open(locale.identifier, $0)
    }
  }

  deinit { unsafe kt_person_names_close(handle) }

  func text(_ table: String, _ key: String) throws(ICUError) -> String {
    try unsafe ShimBuffer.filled("kt_person_names_text") {
      unsafe kt_person_names_text(handle, table, key, $0)
    }.string
  }

  func list(_ table: String, _ key: String) throws(ICUError) -> [String] {
    try text(table, key).split(separator: "\n").map(String.init)
  }
}
