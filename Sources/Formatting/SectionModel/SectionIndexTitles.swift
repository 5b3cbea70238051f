/// The index beside a plain list, as equally long arrays.
///
/// Every title leads to a section: its own, else the next one that has rows, else the last.
public struct SectionIndexTitles: Sendable, Equatable, Codable {
  /// The titles from top to bottom.
  public var titles: [String]
  /// For each title the number of the section that it leads to; never decreasing.
  public var sections: [Int]
  /// For each title the `firstRow` of that section.
  public var rows: [Int]
  /// For each title the `firstPosition` of that section.
  public var positions: [Int]
  /// Whether the section that a title leads to is the title's own.
  public var present: [Bool]
  /// The titles read aloud.
  public var spoken: [String]
  /// The index for screens with less room, by rising number of slots; nil where every one of them
  /// has room for all titles.
  public var condensed: [CondensedIndex]?

  /// Makes an index from titles and the sections that they lead to.
  ///
  /// - Parameters:
  ///   - titles: The titles from top to bottom.
  ///   - targets: For each title a number in `summaries`.
  ///   - summaries: The sections of the list.
  public init(titles: [String], targets: [Int], summaries: [SectionSummary]) {
    self.titles = titles
    sections = targets
    rows = targets.map { summaries[$0].firstRow }
    positions = targets.map { summaries[$0].firstPosition }
    present = zip(titles, targets).map { summaries[$1].title == $0 }
    spoken = zip(titles, targets).map { title, target in
      summaries[target].title == title ? summaries[target].headerSpoken ?? title : title
    }
  }
}
