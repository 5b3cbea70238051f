internal import SectionModel

/// The index beside a plain table: titles below each other, each leading to a section.
public struct IndexBar: Sendable, Equatable {
  /// The titles from top to bottom.
  public let titles: [String]
  /// For each title the number of the section that it leads to.
  public let sections: [Int]
  /// The top of the first title, in points from the screen's top; the bar is in the middle of the screen.
  public let top: Double
  /// The height of each title.
  public let titleHeight: Double
  /// Whether the bar is on the left of the screen: the trailing edge of a list from right to left.
  public let isOnLeft: Bool

  /// The title at a height; a finger above or below the bar is on its nearest end.
  ///
  /// - Parameter y: The distance from the screen's top.
  /// - Returns: A place in `titles`.
  /// - Complexity: O(1).
  public func title(atY y: Double) -> Int {
    clippedRow((y - top) / titleHeight, count: titles.count)
  }

  /// The title to show as the current one.
  ///
  /// - Parameter section: The section at the top of the screen.
  /// - Returns: The last title that leads there or, where none does, the last that leads before.
  /// - Complexity: O(log *n*) in titles.
  public func title(ofSection section: Int) -> Int {
    max(0, sections.partitioningIndex { $0 > section } - 1)
  }
}
