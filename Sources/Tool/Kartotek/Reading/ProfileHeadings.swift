internal import ContactImport
internal import KartotekICU
internal import LocaleProfiles
internal import ParallelWork

/// Heading schemas and label words from the locales' profiles, in the importer's form.
struct ProfileHeadings: Sendable {
  private let allProfiles: MadeOnce<[HeadingProfile]>

  init(locales: [ListLocale], catalog: ProfileCatalog) {
    allProfiles = MadeOnce {
      var names: [String] = []
      for name in locales.map(\.tag.language) + ["root"] + catalog.locales
      where !names.contains(name) {
        names.append(name)
      }
      return names.compactMap { try? catalog.headings(of: $0) }
    }
  }

  /// The profiles of the expected languages, then the English one, then all others.
  var profiles: [HeadingProfile] { allProfiles.value }

  /// The schemas of the expected languages, then the English ones, then all others.
  func schemas() -> [ContactImport.HeadingSchema] {
    profiles.flatMap { profile in
      profile.schemas.map { schema in
        ContactImport.HeadingSchema(
          name: schema.name, language: schema.locale == "root" ? "en" : schema.locale,
          columns: schema.columns.map { .init(heading: $0.heading, field: $0.field) })
      }
    }
  }

  /// Lower-case words and the labels that they mean.
  ///
  /// Of several meanings that of the language that is expected first counts. A word with a dotted
  /// capital I is there with and without the dot that lower case leaves: people type both.
  func labelWords() -> [String: String] {
    var labels: [String: String] = [:]
    for profile in profiles {
      for (label, words) in profile.labelWords.sorted(by: { $0.key < $1.key }) {
        for word in words {
          let key = word.lowercased()
          let undotted = key.unicodeScalars.filter { $0 != "\u{307}" }
          let plain = String(String.UnicodeScalarView(undotted))
          for form in [key, plain] where labels[form] == nil { labels[form] = label }
        }
      }
    }
    return labels
  }
}
