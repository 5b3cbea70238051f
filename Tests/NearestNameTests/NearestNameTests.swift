import NearestName
import TestSupport
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

  @Test("what is passed over early is what whole counts pass over", arguments: 0..<20)
  func wholeCounts(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func word() -> String {
      String(
        (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in
          "abc".randomElement(using: &random)
        })
    }
    for _ in 0..<200 {
      let (typed, names) = (word(), (0..<8).map { _ in word() })
      let counts = names.map { Self.editCount(Array(typed), Array($0)) }
      let least = counts.min() ?? 0
      let isNear = least <= max(1, typed.utf8.count / 3)
      let expected = isNear ? counts.firstIndex(of: least).map { names[$0] } : nil
      #expect(nearestName(to: typed, among: names) == expected, "\(typed): \(names)")
    }
  }

  /// The whole table of optimal string alignment.
  private static func editCount(_ left: [Character], _ right: [Character]) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count {
      for column in 0...right.count {
        guard row > 0, column > 0 else {
          table[row][column] = max(row, column)
          continue
        }
        let isSame = left[row - 1] == right[column - 1]
        var count = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1,
          table[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          count = min(count, table[row - 2][column - 2] + 1)
        }
        table[row][column] = count
      }
    }
    return table[left.count][right.count]
  }

  @Test("of equally near ones the first counts")
  func ties() {
    #expect(nearestName(to: "cat", among: ["car", "cut"]) == "car")
    #expect(nearestName(to: "cat", among: ["cut", "car"]) == "cut")
  }
}
