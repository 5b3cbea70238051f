internal import KartotekICU
internal import LocaleProfiles

/// Why a list cannot be made.
public enum FormattingError: Error, Sendable, Equatable {
  /// The tag is not well-formed BCP 47.
  case malformedLocale(String)
  /// ICU has no data of the language, or not in the written script.
  case unknownLocale(String)
  /// The tag's `-u-co-` has a value that ICU does not know.
  case unknownCollation(String)
  /// The calendar's name is unknown; the payload is the tag or the name.
  case unknownCalendar(String)
  /// The numbering system's name is unknown; the payload is the tag or the name.
  case unknownNumberingSystem(String)
  /// A profile has a fault; file, path of the key, and byte offset.
  case damagedProfile(file: String, path: String, byteOffset: Int)
  /// ICU's data do not allow the list; the function that failed and ICU's name of the status.
  case missingLocaleData(function: String, status: String)

  init(_ error: LocaleTagError, of tag: String) {
    switch error {
    case .malformed: self = .malformedLocale(tag)
    case .unknownLanguage: self = .unknownLocale(tag)
    case .unknownCollation: self = .unknownCollation(tag)
    case .unknownCalendar: self = .unknownCalendar(tag)
    case .unknownNumberingSystem: self = .unknownNumberingSystem(tag)
    case .icu(let error): self.init(error)
    }
  }

  init(_ error: ProfileError) {
    self = .damagedProfile(file: error.file, path: error.path, byteOffset: error.byteOffset)
  }

  init(_ error: ICUError) {
    self = .missingLocaleData(function: error.function, status: error.name)
  }
}
