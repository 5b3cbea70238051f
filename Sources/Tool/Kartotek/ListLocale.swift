package import KartotekICU

/// The locale of a list or an input: a BCP 47 tag that ICU knows.
///
/// Region, script and `-u-` extensions are kept (`sv-u-co-trad`, `fa-AF`, `az-Cyrl`).
public struct ListLocale: Sendable, Hashable, CustomStringConvertible {
  /// The canonical tag, such as `zh-Hant` for `ZH-hant`; names output files.
  public var identifier: String { tag.identifier }
  /// The canonical tag.
  public var description: String { identifier }

  /// What ICU says of the tag.
  package let tag: LocaleTag

  /// Checks a tag.
  ///
  /// A language is known if ICU has data of it, a written script if ICU has data of the language in
  /// it or it is the language's usual one; the values of `-u-co-`, `-u-ca-` and `-u-nu-` must be
  /// known too. `und` is a list without a language.
  ///
  /// - Parameter tag: The tag, in any case.
  /// - Throws: `LocaleError` when the tag is not one of these.
  public init(_ tag: String) throws(LocaleError) {
    do {
      self.tag = try LocaleTag(tag)
    } catch {
      throw LocaleError(tag: tag, error)
    }
  }

  /// The locales of the product: Greek, Bulgarian, Persian, Azerbaijani and Swedish.
  public static let standard = ["el", "bg", "fa", "az", "sv"].compactMap { try? ListLocale($0) }
}

/// Why a text is not the tag of a locale.
public struct LocaleError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong with a tag.
  public enum Reason: Sendable, Equatable {
    /// It is not BCP 47.
    case malformed
    /// ICU does not know the language, or not in this script.
    case unknownLanguage
    /// ICU does not know the value of `-u-co-`, or of a setting such as `-u-ks-`.
    case unknownCollation
    /// ICU does not know the value of `-u-ca-`.
    case unknownCalendar
    /// ICU does not know the value of `-u-nu-`.
    case unknownNumberingSystem
    /// ICU's data are incomplete.
    case dataMissing
  }

  /// The tag as given.
  public let tag: String
  /// What is wrong.
  public let reason: Reason

  init(tag: String, _ error: LocaleTagError) {
    self.tag = tag
    reason =
      switch error {
      case .malformed: .malformed
      case .unknownLanguage: .unknownLanguage
      case .unknownCollation: .unknownCollation
      case .unknownCalendar: .unknownCalendar
      case .unknownNumberingSystem: .unknownNumberingSystem
      case .icu: .dataMissing
      }
  }

  /// One phrase for people.
  public var description: String {
    switch reason {
    case .malformed: "'\(tag)' is not a BCP 47 tag such as el, zh-TW or sv-u-co-trad"
    case .unknownLanguage: "'\(tag)' is not a known locale"
    case .unknownCollation: "'\(tag)' has an unknown collation (-u-co- or a setting such as -u-ks-)"
    case .unknownCalendar: "'\(tag)' has an unknown calendar (-u-ca-)"
    case .unknownNumberingSystem: "'\(tag)' has an unknown numbering system (-u-nu-)"
    case .dataMissing: "the locale data of this machine are incomplete"
    }
  }
}
