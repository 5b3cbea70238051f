internal import ContactImport
internal import KartotekICU
internal import LocaleProfiles

/// Character sets by ICU's converters; which ones to try comes from the locales' profiles.
struct ICUCharsets: CharsetDecoding {
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
    let exemplars = try Charset.exemplarLetters(of: locale.tag)
    return try profile.charsets.names.compactMap { name in
      guard let table = try Charset.singleByteTable(name) else { return nil }
      return CharsetCandidate(
        name: canonicalName(name) ?? name, language: locale.tag.language, scalars: table,
        letters: Charset.letterClasses(of: table),
        isExemplar: table.map(exemplars.contains))
    }
  }
}
