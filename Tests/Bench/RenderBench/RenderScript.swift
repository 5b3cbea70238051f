internal import ListEngine
internal import SectionModel
internal import TestSupport

/// What a hand does, frame by frame, 60 times a second.
enum RenderScript: String, CaseIterable, Sendable {
  /// The first screen, with everything that has to happen before it.
  case cold
  /// 600 points a second.
  case drag
  /// 6000 points a second, getting slower.
  case fling
  /// A finger on the index: another section in each frame.
  case scrub
  /// Any row, in each frame.
  case jump
  /// A fling during which the list changes three times.
  case apply

  /// The number of frames.
  var frameCount: Int { self == .cold ? 1 : 120 }

  /// The version of the list that comes at a frame.
  func version(atFrame frame: Int) -> Int? {
    self == .apply ? [20: 0, 50: 1, 80: 2][frame] : nil
  }

  /// Moves a table by one frame.
  func move(_ table: TableView, frame: Int, _ random: inout SeededGenerator) {
    switch self {
    case .cold: break
    case .drag: table.scroll(by: 10)
    case .fling, .apply:
      var speed = 100.0
      for _ in 0..<frame { speed *= 0.985 }
      table.scroll(by: speed.rounded())
    case .scrub: table.scrollToSection((frame + 1) % max(1, table.sectionCount))
    case .jump:
      let section = Int.random(in: 0..<table.sectionCount, using: &random)
      let frame = table.frame(ofRow: RowPlace(section: section, row: 0))
      let end = table.frame(
        ofRow: RowPlace(section: min(section + 1, table.sectionCount - 1), row: 0))
      let top = frame?.top ?? 0
      table.scroll(to: Double.random(in: top...max(top, end?.top ?? top), using: &random).rounded())
    }
  }
}
