public import SectionModel

/// Where on the screen a row lands.
public enum ScrollPosition: Sendable, Equatable {
  /// Below the header that floats at the top.
  case top
  /// In the middle.
  case middle
  /// Above the footer that floats at the end.
  case bottom
  /// As near as it is; a row that is wholly visible stays where it is.
  case nearest
}

extension TableView {
  /// Scrolls to an offset and shows what is there.
  ///
  /// - Parameter offset: A distance from the content's top; the nearest one that the content has is taken.
  public func scroll(to offset: Double) {
    let before = contentOffset
    contentOffset = offset
    clampOffset()
    if contentOffset != before { isForward = contentOffset > before }
    layout()
  }

  /// Scrolls by a distance.
  ///
  /// - Parameter distance: Positive to later rows.
  public func scroll(by distance: Double) { scroll(to: contentOffset + distance) }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - place: Where the row is; a place that the list does not have is passed over.
  ///   - position: Where it lands, as far as the content's ends allow.
  public func scrollToRow(at place: RowPlace, position: ScrollPosition = .top) {
    guard let row = geometry.row(at: place) else { return }
    if let heights, !geometry.isMeasured(place) {
      counters.rowHeightCalls += 1
      geometry.measure(place, height: heights.height(ofRow: place))
    }
    let top = geometry.top(of: place)
    let distance = distance(ofRow: place, position)
    anchor = (row, distance)
    scroll(to: top - distance)
  }

  /// Scrolls so that a section's header is at the top.
  ///
  /// - Parameter section: The number of the section; the nearest one is taken.
  public func scrollToSection(_ section: Int) {
    guard !geometry.sections.isEmpty else { return }
    let number = min(max(0, section), geometry.sections.count - 1)
    let target = geometry.sections[number]
    let offset = number == 0 ? 0 : target.headerTop
    if target.rows.count > 0 { anchor = (target.firstRow, target.rowsTop - offset) }
    scroll(to: offset)
  }

  /// The distance from the screen's top at which a row is to land.
  private func distance(ofRow place: RowPlace, _ position: ScrollPosition) -> Double {
    let section = geometry.sections[place.section]
    let covered = style == .plain ? section.headerHeight : 0
    let lowest = height - (style == .plain ? section.footerHeight : 0)
    let rowHeight = geometry.height(of: place)
    switch position {
    case .top: return covered
    case .middle: return (height - rowHeight) / 2
    case .bottom: return lowest - rowHeight
    case .nearest:
      let distance = geometry.top(of: place) - contentOffset
      return max(covered, min(distance, lowest - rowHeight))
    }
  }
}
