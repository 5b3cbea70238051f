/// The profiles at hand, each read only when it is asked for.
///
/// A catalog keeps nothing that it has read: a caller asks once per run and holds the values.
package struct ProfileCatalog: Sendable, Equatable {
  private let sources: [ProfileSource]
  private let givenSearchRules: [UInt8]?

  /// Creates a catalog of the shipped profiles.
  ///
  /// - Parameters:
  ///   - overriding: Profiles that take the place of shipped ones of the same locale, or add locales.
  ///   - searchRules: The JSON text of rules that take the place of the shipped ones.
  package init(overriding: [ProfileSource] = [], searchRules: [UInt8]? = nil) {
    givenSearchRules = searchRules
    let replaced = Set(overriding.map(\.locale))
    sources = overriding + ProfileSource.shipped.filter { !replaced.contains($0.locale) }
  }

  /// The locales that have a profile: overriding ones first, then the product's order.
  package var locales: [String] { sources.map(\.locale) }

  /// Resolves the profile of a locale.
  ///
  /// Words, counted phrases and spoken letters come together from the nearest profile that has
  /// words; section titles, extra letters, date patterns and charsets from the nearest that has any.
  ///
  /// - Parameter chain: The locale and its parents as CLDR defines them, nearest first, with `-`
  ///   or `_`, as in `["fa-AF", "fa", "root"]`; `root` is taken as its end in any case.
  /// - Returns: The profile with no gaps.
  /// - Throws: A `ProfileError` when a profile that is needed has a fault.
  package func profile(forChain chain: [String]) throws(ProfileError) -> LocaleProfile {
    var nearest: String?
    var wordsLocale: String?
    var merged = MergedProfile()
    for source in sourcesAlong(chain) {
      // The root profile has only defaults, so it is not read where nothing is missing.
      if source.locale == "root", merged.isComplete { break }
      let file = try ProfileFile(source)
      nearest = nearest ?? source.locale
      if merged.fill(from: file) { wordsLocale = source.locale == "root" ? "en" : source.locale }
    }
    return LocaleProfile(
      locale: nearest ?? "root", wordsLocale: wordsLocale ?? "en", words: merged.words,
      counts: merged.counts, sectionTitles: merged.sectionTitles,
      extraLetters: merged.extraLetters, spokenLetters: merged.spokenLetters,
      datePatterns: merged.datePatterns,
      charsets: merged.charsets ?? CharsetCandidates(names: ["windows-1252"]))
  }

  /// Reads every part of one profile, for its faults alone.
  ///
  /// - Parameter locale: A member of `locales`.
  /// - Returns: The character sets that it names, which only others can judge.
  /// - Throws: A `ProfileError` when the profile has a fault.
  package func check(_ locale: String) throws(ProfileError) -> [String] {
    guard let source = sources.first(where: { $0.locale == locale }) else { return [] }
    _ = try HeadingFile.read(source)
    return try ProfileFile(source).charsets?.names ?? []
  }

  /// Reads the rules of search.
  ///
  /// - Returns: The rules that were given, else the shipped ones.
  /// - Throws: A `ProfileError` when they have a fault.
  package func searchRules() throws(ProfileError) -> SearchRules {
    guard let givenSearchRules else { return try SearchRules.shipped() }
    return try SearchRules(contents: givenSearchRules)
  }

  /// Reads the heading schemas and label words of one profile.
  ///
  /// - Parameter locale: A member of `locales`.
  /// - Returns: The schemas as they are in the file, or `nil` where no such profile is.
  /// - Throws: A `ProfileError` when the profile has a fault.
  package func headings(of locale: String) throws(ProfileError) -> HeadingProfile? {
    guard let source = sources.first(where: { $0.locale == locale }) else { return nil }
    return try HeadingFile.read(source)
  }

  /// The sources of a chain, nearest first, always with that of root at the end.
  private func sourcesAlong(_ chain: [String]) -> [ProfileSource] {
    var names = chain.map { String($0.map { $0 == "_" ? "-" : $0 }) }
    names.removeAll { $0 == "root" || $0 == "und" }
    names.append("root")
    return names.compactMap { name in sources.first { $0.locale == name } }
  }
}

/// What has been gathered along a chain so far.
private struct MergedProfile {
  var words: [WordKey: String] = [:]
  var counts: [CountKey: CountPatterns] = [:]
  var sectionTitles = SectionTitles()
  var extraLetters: [String] = []
  var spokenLetters: [String: LetterPattern] = [:]
  var datePatterns: [DatePatternOverride] = []
  var charsets: CharsetCandidates?

  var isComplete: Bool { !words.isEmpty && charsets != nil }

  /// Takes what is still missing from a profile and tells whether its words were taken.
  mutating func fill(from file: ProfileFile) -> Bool {
    if sectionTitles == SectionTitles() { sectionTitles = file.sectionTitles }
    if extraLetters.isEmpty { extraLetters = file.extraLetters }
    if datePatterns.isEmpty { datePatterns = file.datePatterns }
    charsets = charsets ?? file.charsets
    guard words.isEmpty, !file.words.isEmpty else { return false }
    words = file.words
    counts = file.counts
    spokenLetters = file.spokenLetters
    return true
  }
}
