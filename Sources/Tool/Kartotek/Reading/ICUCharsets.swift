internal import ContactImport
internal import KartotekICU
internal import LocaleProfiles

/// Character sets by ICU's converters; which ones to try comes from the locales' profiles.
struct ICUCharsets: CharsetDecoding {
  /// Letters that files have in place of a language's own.
  ///
  /// windows-1256 lacks the Persian yeh, so Persian files in it have the Arabic yeh or alef maksura
  /// and, as a rule, the Arabic kaf.
  private static let replacements: [UInt32: [UInt32]] = [
    0x06CC: [0x064A, 0x0649], 0x06A9: [0x0643],
  ]

  private let locales: [ListLocale]
  private let catalog: ProfileCatalog

  init(locales: [ListLocale], catalog: ProfileCatalog) {
    self.locales = locales
    self.catalog = catalog
  }

  func canonicalName(_ name: String) -> String? {
    TextEncoding(name)?.name
  }

  func decode(_ bytes: Span<UInt8>, charset: String) -> [UInt8] {
    let copy = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
    return (try? Charset.decode(copy, from: charset)) ?? []
  }

  /// The pages of the first locale in its profile's order, then those of the second, and so on.
  func candidates() -> [CharsetCandidate] {
    locales.flatMap { locale in (try? candidates(for: locale)) ?? [] }
  }

  /// A page that two locales share is there for each: the letters that speak for it differ.
  private func candidates(for locale: ListLocale) throws -> [CharsetCandidate] {
    let profile = try catalog.profile(forChain: locale.tag.parentChain())
    var exemplars = try Charset.exemplarLetters(of: locale.tag)
    var frequent = Self.frequentLetters(of: profile)
    for (letter, others) in Self.replacements where exemplars.contains(letter) {
      exemplars.formUnion(others)
      if frequent.contains(letter) { frequent.formUnion(others) }
    }
    return try profile.charsets.names.compactMap { name in
      guard let table = try Charset.singleByteTable(name) else { return nil }
      return CharsetCandidate(
        name: canonicalName(name) ?? name, language: locale.tag.language, scalars: table,
        letters: Charset.letterClasses(of: table),
        isExemplar: table.map(exemplars.contains),
        isFrequent: frequent.isEmpty ? nil : table.map(frequent.contains))
    }
  }

  /// Letters that make up a hundredth or more of the profile's words, small and capital.
  private static func frequentLetters(of profile: LocaleProfile) -> Set<UInt32> {
    var counts: [Unicode.Scalar: Int] = [:]
    for word in WordKey.allCases {
      for scalar in profile[word].lowercased().unicodeScalars where scalar.value >= 0x80 {
        counts[scalar, default: 0] += 1
      }
    }
    let total = counts.values.reduce(0, +)
    var letters: Set<UInt32> = []
    for (scalar, count) in counts where count * 100 >= total {
      letters.insert(scalar.value)
      letters.formUnion(scalar.properties.uppercaseMapping.unicodeScalars.map(\.value))
    }
    return letters
  }
}
