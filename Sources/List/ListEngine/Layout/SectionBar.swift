/// A header or footer on the screen.
public struct SectionBar: Sendable, Equatable {
  /// What a bar is.
  public enum Kind: Sendable, Equatable {
    /// It stands above the rows.
    case header
    /// It stands below the rows.
    case footer
  }

  /// Header or footer.
  public var kind: Kind
  /// The number of the section.
  public var section: Int
  /// The words.
  public var text: String
  /// The top, in points from the top of the content.
  public var top: Double
  /// The height in points.
  public var height: Double
  /// Whether it floats over rows instead of standing in its own place.
  public var isPinned: Bool
}

/// The place of headers and footers while rows scroll below them.
extension SectionGeometry {
  /// The top of the header: that of the screen while rows of the section are there, pushed off by the end of
  /// the rows, never above its own place.
  func pinnedHeaderTop(screenTop: Double) -> Double {
    max(headerTop, min(screenTop, rowsEnd - headerHeight))
  }

  /// The top of the footer: at the end of the screen while rows of the section are there, never below its own
  /// place and never above the first row.
  func pinnedFooterTop(screenEnd: Double) -> Double {
    min(rowsEnd, max(screenEnd - footerHeight, rowsTop))
  }
}
