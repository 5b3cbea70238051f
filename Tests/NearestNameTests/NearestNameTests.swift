import NearestName
import Testing

struct NearestNameTests {
  private let names = ["export", "import", "locales"]

  @Test(
    "slips are found: one letter more, less or other, and two that changed places",
    arguments: [
      ("exports", "export"), ("exort", "export"), ("inport", "import"), ("epxort", "export"),
      ("localse", "locales"), ("export", "export"),
    ])
  func slips(typed: String, meant: String) {
    #expect(nearestName(to: typed, among: names) == meant)
  }

  @Test("what would change by more than a third is something else")
  func strangers() {
    #expect(nearestName(to: "check", among: names) == nil)
    #expect(nearestName(to: "", among: names) == nil)
    #expect(nearestName(to: "x", among: []) == nil)
  }

  @Test("of equally near ones the first counts")
  func ties() {
    #expect(nearestName(to: "cat", among: ["car", "cut"]) == "car")
    #expect(nearestName(to: "cat", among: ["cut", "car"]) == "cut")
  }
}
