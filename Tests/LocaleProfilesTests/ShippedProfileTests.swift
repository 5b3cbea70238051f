import Testing

import LocaleProfiles

@Suite struct ShippedProfileTests {
  @Test func everyShippedProfileIsWithoutFault() throws {
    let catalog = ProfileCatalog()
    #expect(catalog.locales == ["el", "bg", "fa", "az", "sv", "ja", "root"])
    for locale in catalog.locales {
      _ = try catalog.profile(forChain: [locale])
      _ = try #require(try catalog.headings(of: locale))
    }
  }
}
