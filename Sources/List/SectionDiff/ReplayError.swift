public import SectionModel

/// A batch that does not fit the list it is applied to.
public enum ReplayError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A section that is not there is named.
  case noSection(Int)
  /// A section is named twice.
  case sectionTwice(Int)
  /// The sections after the batch are not as many as those before and its operations give.
  case sectionCount
  /// A section has not as many rows after the batches as the list that they lead to.
  case rowCount(section: Int)
  /// A row that is not there is named, or one of a section that appears or disappears.
  case noRow(RowPlace)
  /// A row is named twice.
  case rowTwice(RowPlace)

  /// The reason in words.
  public var description: String {
    switch self {
    case .noSection(let number): "there is no section \(number)"
    case .sectionTwice(let number): "section \(number) is named twice"
    case .sectionCount: "the number of sections does not fit"
    case .rowCount(let number): "the number of rows of section \(number) does not fit"
    case .noRow(let place): "there is no \(place.phrase)"
    case .rowTwice(let place): "\(place.phrase) is named twice"
    }
  }
}
