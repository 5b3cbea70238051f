internal import KartotekICU
internal import LocaleProfiles
public import SectionModel

/// What a locale means for a list, before any contact is known.
public struct LocaleDescription: Sendable, Equatable {
  /// The canonical tag.
  public let identifier: String
  /// The title of a list of contacts.
  public let title: String
  /// The locale of the words: `en` where the locale has none of its own.
  public let wordsLocale: String
  /// The direction of the list's layout.
  public let direction: SectionModel.TextDirection
  /// The calendar of full dates, as CLDR names it.
  public let calendar: String
  /// The digits of dates and counts, as CLDR names them.
  public let numberingSystem: String
  /// The collation that the tag asks for with `-u-co-`, else `standard`.
  public let collation: String
  /// The titles of the locale's own sections, in order.
  public let indexTitles: [String]

  /// Describes a locale; costs some milliseconds.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - profiles: The profiles that the words are taken from.
  /// - Throws: `LocaleDataError` when the data of this machine are incomplete.
  public init(
    _ locale: ListLocale, profiles: ProfileSet = .shipped
  ) throws(LocaleDataError) {
    do {
      let tag = locale.tag
      let profile = try profiles.catalog.profile(forChain: tag.parentChain())
      let index = try SectionIndex(
        locale: tag, extraLabels: .none, letters: profile.extraLetters)
      identifier = tag.identifier
      title = profile[.contacts]
      wordsLocale = profile.wordsLocale
      direction = tag.isRightToLeft ? .rightToLeft : .leftToRight
      calendar = tag.calendar
      numberingSystem = tag.numberingSystem
      collation = Self.collation(of: tag.identifier)
      indexTitles = index.buckets.filter { $0.kind == .letter && $0.isOwn }.map(\.label)
    } catch let error as ICUError {
      throw LocaleDataError(error)
    } catch {
      throw LocaleDataError(description: "\(error)")
    }
  }

  /// The value behind `-co-` in a canonical tag.
  private static func collation(of identifier: String) -> String {
    let parts = identifier.split(separator: "-")
    guard let key = parts.firstIndex(of: "co"), key + 1 < parts.count else { return "standard" }
    return String(parts[key + 1])
  }
}

extension ListLocale {
  /// The locales that have a profile of their own, the product's first.
  public static var shipped: [ListLocale] { ProfileSet.shipped.locales }
}
