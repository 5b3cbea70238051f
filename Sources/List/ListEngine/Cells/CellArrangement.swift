public import SectionModel

/// How a cell style arranges its texts and image, in logical directions.
public struct CellArrangement: Sendable, Equatable {
  /// The edge to which a text is aligned.
  public enum Alignment: Sendable, Equatable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// Whether there is an image before the texts.
  public let hasImage: Bool
  /// Whether there is a second text.
  public let hasSecondaryText: Bool
  /// Whether the second text is below the first instead of beside it.
  public let isStacked: Bool
  /// The alignment of the first text in its room.
  public let text: Alignment
  /// The alignment of the second text in its room.
  public let secondaryText: Alignment
}

extension CellStyle {
  /// How this style arranges a cell, as UIKit describes the style of the same name.
  public var arrangement: CellArrangement {
    switch self {
    case .basic:
      CellArrangement(
        hasImage: true, hasSecondaryText: false, isStacked: false, text: .leading,
        secondaryText: .leading)
    case .subtitle:
      CellArrangement(
        hasImage: true, hasSecondaryText: true, isStacked: true, text: .leading,
        secondaryText: .leading)
    case .value1:
      CellArrangement(
        hasImage: false, hasSecondaryText: true, isStacked: false, text: .leading,
        secondaryText: .trailing)
    case .value2:
      CellArrangement(
        hasImage: false, hasSecondaryText: true, isStacked: false, text: .trailing,
        secondaryText: .leading)
    }
  }
}
