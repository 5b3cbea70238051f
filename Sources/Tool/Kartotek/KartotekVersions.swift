internal import KartotekICU

/// The versions of the program and of the data that its answers depend on.
public struct KartotekVersions: Sendable, Equatable {
  /// Kartotek's own version.
  public static let current = "0.1.0"

  /// Kartotek, such as `0.1.0`.
  public let kartotek: String
  /// ICU, such as `72.1`.
  public let icu: String
  /// CLDR, such as `42`.
  public let cldr: String
  /// Unicode, such as `15.0`.
  public let unicode: String

  /// Asks the ICU that is linked.
  ///
  /// - Throws: `LocaleDataError` when ICU's data cannot be found.
  public init() throws(LocaleDataError) {
    do {
      let versions = try DataVersions()
      kartotek = Self.current
      icu = versions.icu
      cldr = versions.cldr
      unicode = versions.unicode
    } catch {
      throw LocaleDataError(error)
    }
  }
}
