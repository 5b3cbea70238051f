import ContactModel
import SectionFormatting
import SectionModel
import Testing

/// Titles of condensed indexes, worked out by hand from the rule: letter i of k is the one nearest
/// to the i-th of k - 1 equal steps, the later one of two.
@Suite("Condensed index") struct CondensedIndexTests {
  private func index(_ names: String..., locale: String) throws -> SectionIndexTitles {
    try #require(ShownList(names.map { .person("", $0) }, locale).plan.index)
  }

  @Test func lettersStandAtEvenDistance() throws {
    // 24 letters: steps of 23/8, 23/14 and 23/20 letters.
    let condensed = try #require(index("Βλάχος", "Παππάς", locale: "el").condensed)
    #expect(condensed.map(\.slots) == [9, 15, 21])
    #expect(
      condensed.map { $0.titles.joined() } == [
        "ΑΔΗΚΝΟΣΦΩ", "ΑΓΔΖΘΙΛΝΞΠΡΤΦΧΩ", "ΑΒΓΔΖΗΘΙΚΛΝΞΟΠΡΣΤΦΧΨΩ",
      ])
    #expect(condensed[0].sections == [0, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(condensed[0].rows == [0, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(condensed[0].positions == [0, 2, 2, 2, 2, 2, 2, 2, 2])
  }

  @Test func otherTitlesStayAtTheEnd() throws {
    // 29 letters, the inflow and the number section: 29 slots are fewer than 31.
    let condensed = try #require(index("Åse", "Анна", "3M", locale: "sv").condensed)
    #expect(condensed.map(\.slots) == [9, 15, 21, 29])
    // 7 letters in steps of 28/6, that is 4.67: 0, 5, 9, 14, 19, 23, 28.
    #expect(condensed[0].titles == ["A", "F", "J", "O", "T", "X", "Ö", "…", "#"])
    for variant in condensed {
      #expect(variant.titles.count == variant.slots)
      #expect(variant.titles.suffix(3) == ["Ö", "…", "#"])
      #expect(Set(variant.titles).count == variant.slots)
    }
    #expect(condensed[0].sections == [0, 0, 0, 0, 0, 0, 1, 1, 2])
  }

  @Test func shortIndexesHaveFewerOrNone() throws {
    #expect(try index("あおき", locale: "ja").condensed?.map(\.slots) == [9])
    #expect(try index("Åse", locale: "sv").condensed?.map(\.slots) == [9, 15, 21])
    #expect(try index("Adam", locale: "und-u-co-emoji").condensed?.map(\.slots) == [9, 15, 21])
  }

  /// A complaint of several phone books: 35 titles on a screen for 12.
  @Test func longIndexesFit() throws {
    let condensed = try #require(index("Őze", locale: "hu").condensed)
    #expect(condensed.map(\.slots) == [9, 15, 21, 29])
    #expect(condensed[0].titles == ["A", "DZ", "G", "K", "N", "Q", "T", "W", "ZS"])
  }
}
