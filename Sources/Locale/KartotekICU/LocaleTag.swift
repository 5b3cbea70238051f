internal import CKartotekICU

/// Why a text is not a locale tag that Kartotek works with.
package enum LocaleTagError: Error, Equatable, Sendable {
  /// Not well-formed BCP 47.
  case malformed
  /// Well-formed, but ICU has no data of the language, or not in the written script.
  case unknownLanguage
  /// ICU knows no such value of `-u-co-`, or of a setting of collation such as `-u-ks-`.
  case unknownCollation
  /// ICU knows no such value of `-u-ca-`.
  case unknownCalendar
  /// ICU knows no such value of `-u-nu-`.
  case unknownNumberingSystem
  /// ICU failed while it judged.
  case icu(ICUError)
}

/// A known locale: a canonical BCP 47 tag and what ICU says of it.
///
/// Checked once, here; every other type takes tags of this kind and keeps them whole.
package struct LocaleTag: Hashable, Sendable {
  /// The direction of a locale's writing.
  package enum Direction: String, Sendable {
    /// Left to right.
    case leftToRight = "ltr"
    /// Right to left.
    case rightToLeft = "rtl"
  }

  /// The canonical tag, extensions included: `sv-u-co-trad`.
  package let identifier: String
  /// The language subtag, `und` if there is none.
  package let language: String
  /// The written script subtag, if any.
  package let script: String?
  /// The region subtag, if any.
  package let region: String?
  /// The script that the locale is most likely written in: `Grek` for `el`.
  package let likelyScript: String
  /// ICU's name of the calendar: `gregorian`, `persian`; `-u-ca-` counts.
  package let calendar: String
  /// The numbering system: `latn`, `arabext`; `-u-nu-` counts.
  package let numberingSystem: String
  /// The direction of the locale's script.
  package let direction: Direction

  /// Checks and canonicalises a tag.
  ///
  /// A language is known if ICU lists it (`uloc_getAvailable`); a written script must be listed
  /// with it or be its likely one; `und` is known. ICU's fallbacks are never asked: they end in
  /// the machine's locale.
  ///
  /// - Parameter text: Any text; upper and lower case are the same.
  /// - Throws: `LocaleTagError`.
  package init(_ text: String) throws(LocaleTagError) {
    var verdict: Int32 = 0
    var fields: [String]
    do throws(ICUError) {
      fields = try unsafe ShimBuffer.filled("kt_locale_describe") { buffer in
        unsafe Array(text.utf8).withShimText { unsafe kt_locale_describe($0, &verdict, buffer) }
      }.lines
    } catch {
      throw .icu(error)
    }
    if let reason = Self.reason(of: verdict) { throw reason }
    identifier = fields[0]
    language = fields[1]
    script = fields[2].isEmpty ? nil : fields[2]
    region = fields[3].isEmpty ? nil : fields[3]
    likelyScript = fields[4]
    calendar = fields[5]
    numberingSystem = fields[6]
    direction = fields[7] == Direction.rightToLeft.rawValue ? .rightToLeft : .leftToRight
  }

  private static func reason(of verdict: Int32) -> LocaleTagError? {
    switch Int(verdict) {
    case KT_LOCALE_KNOWN: nil
    case KT_LOCALE_UNKNOWN_LANGUAGE: .unknownLanguage
    case KT_LOCALE_UNKNOWN_COLLATION: .unknownCollation
    case KT_LOCALE_UNKNOWN_CALENDAR: .unknownCalendar
    case KT_LOCALE_UNKNOWN_NUMBERS: .unknownNumberingSystem
    default: .malformed
    }
  }
}

extension LocaleTag {
  /// Language, script and region alone.
  package var withoutExtensions: String {
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }

  /// Whether the locale is written right to left.
  package var isRightToLeft: Bool { direction == .rightToLeft }

  /// The tag without extensions and its CLDR parents, nearest first; the last is `und`.
  ///
  /// CLDR's listed parents hold, not truncation: `az-Cyrl` goes to `und`, `en-GB` to `en-001`.
  /// A region that implies another script goes to that script: `zh-TW` to `zh-Hant-TW`.
  package func parentChain() throws(ICUError) -> [String] {
    try unsafe ShimBuffer.filled("kt_locale_parents") { unsafe kt_locale_parents(identifier, $0) }
      .lines
  }

  /// The tags of all locales that ICU has data of, some 800.
  package static func available() throws(ICUError) -> [String] {
    try unsafe ShimBuffer.filled("kt_locale_available") { unsafe kt_locale_available($0) }.lines
  }

  /// The language most likely written in a script.
  ///
  /// - Parameter script: An ISO 15924 code, such as `Grek`.
  /// - Returns: A language subtag, such as `el`, or nil if CLDR names none.
  /// - Throws: `ICUError` if ICU's data do not allow it.
  package static func likelyLanguage(ofScript script: String) throws(ICUError) -> String? {
    let language = try unsafe ShimBuffer.filled("kt_locale_likely_language") {
      unsafe kt_locale_likely_language(script, $0)
    }.string
    return language.isEmpty || language == "und" ? nil : language
  }
}
