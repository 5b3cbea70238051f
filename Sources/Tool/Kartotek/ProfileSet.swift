internal import KartotekICU
package import LocaleProfiles
internal import SectionExport
internal import SectionFormatting

/// The profiles of locales that a run uses: the shipped ones, and those that a program brings along.
///
/// A value that never changes. Profiles that are brought along are tried before the shipped ones: one
/// takes the place of the shipped profile of its locale, or adds a locale.
public struct ProfileSet: Sendable, Equatable {
  /// The profiles that are part of the library, and no others.
  public static let shipped = ProfileSet(catalog: ProfileCatalog())

  /// The profiles as the stages take them.
  package let catalog: ProfileCatalog

  /// What tells sets apart; the shipped profiles follow from the version of the program.
  let fingerprint: String

  private init(catalog: ProfileCatalog) {
    self.catalog = catalog
    fingerprint = "shipped"
  }

  /// Takes profiles and checks every part of each.
  ///
  /// - Parameter files: The JSON texts, each with the name of its file, which is the canonical tag of
  ///   the locale and `.json`; `root.json` has the English words, `search/rules.json` the rules of
  ///   search.
  /// - Throws: `ProfileFault` when a file has a fault; of several the first one.
  public init(_ files: [(name: String, bytes: [UInt8])]) throws(ProfileFault) {
    var sources: [ProfileSource] = []
    var searchRules: [UInt8]?
    for (name, bytes) in files {
      if name == Self.searchRulesFile {
        searchRules = bytes
        continue
      }
      let locale = try Self.locale(of: name)
      guard !sources.contains(where: { $0.locale == locale }) else {
        throw ProfileFault(file: name, "there is another profile of this name")
      }
      sources.append(ProfileSource(locale: locale, bytes: bytes))
    }
    fingerprint = ListLine.fingerprint(of: files.sorted { $0.name < $1.name })
    catalog = ProfileCatalog(overriding: sources, searchRules: searchRules)
    for source in sources { try check(source.locale, file: source.file) }
    if searchRules != nil { try checkSearchRules() }
  }

  /// The file of a folder of profiles that is no profile: the rules of search.
  public static let searchRulesFile = SearchRules.file

  /// The locales that have a profile, those that were brought along first.
  public var locales: [ListLocale] {
    catalog.locales.filter { $0 != "root" }.compactMap { try? ListLocale($0) }
  }

  private static func locale(of name: String) throws(ProfileFault) -> String {
    guard name.hasSuffix(".json") else {
      throw ProfileFault(file: name, "the name of a profile is TAG.json")
    }
    let tag = String(name.dropLast(5))
    if tag == "root" { return tag }
    let canonical: String
    do throws(LocaleError) { canonical = try ListLocale(tag).identifier } catch {
      throw ProfileFault(file: name, "\(error)")
    }
    guard canonical == tag else {
      throw ProfileFault(file: name, "the name of this profile is \(canonical).json")
    }
    return tag
  }

  /// Opens every spelling, for only ICU can tell whether its rules are in order.
  private func checkSearchRules() throws(ProfileFault) {
    let rules: SearchRules
    do throws(ProfileError) {
      rules = try catalog.searchRules()
    } catch {
      throw ProfileFault(error)
    }
    for (place, spelling) in rules.spellings.enumerated() {
      do throws(ICUError) {
        _ = try Transliterator(spelling)
      } catch {
        throw ProfileFault(
          file: SearchRules.file, key: "spellings[\(place)]", "ICU cannot use it: \(error.name)")
      }
    }
  }

  private func check(_ locale: String, file: String) throws(ProfileFault) {
    let charsets: [String]
    do throws(ProfileError) {
      charsets = try catalog.check(locale)
    } catch {
      throw ProfileFault(error)
    }
    for charset in charsets where TextEncoding(charset) == nil {
      throw ProfileFault(
        file: file, key: "charsets.candidates", "'\(charset)' is not a known encoding")
    }
  }
}
