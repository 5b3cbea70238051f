import LocaleProfiles
import Testing

@testable import Kartotek

/// Headings, words and pages take milliseconds to make; a program may read thousands of files.
@Suite struct ImportKnowledgeTests {
  @Test func whatNearlyAllProgramsExpectIsMadeOnce() {
    #expect(ReadingOptions().importKnowledge() === ReadingOptions().importKnowledge())
    var options = ReadingOptions()
    options.dateOrder = .monthFirst
    #expect(options.importKnowledge() === ReadingOptions().importKnowledge())
  }

  @Test func otherLocalesAndProfilesHaveTheirOwn() throws {
    let standard = ReadingOptions().importKnowledge()
    #expect(ReadingOptions(inputLocales: [try ListLocale("sv")]).importKnowledge() !== standard)
    let shipped = try #require(ProfileSource.shipped.first { $0.locale == "sv" })
    var options = ReadingOptions()
    options.profiles = try ProfileSet([(name: "sv.json", bytes: shipped.contents)])
    #expect(options.importKnowledge() !== standard)
  }
}
