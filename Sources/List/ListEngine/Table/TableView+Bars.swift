internal import SectionModel

extension TableView {
  /// The headers and footers between two offsets, where they float in plain tables.
  func visibleBars(from top: Double, to end: Double) -> [SectionBar] {
    var bars: [SectionBar] = []
    for number in geometry.sections(from: top, to: end) {
      let section = geometry.sections[number]
      if let text = headers[number] {
        let place = style == .plain ? section.pinnedHeaderTop(screenTop: top) : section.headerTop
        bars.append(
          SectionBar(
            kind: .header, section: number, text: text, top: place, height: section.headerHeight,
            isPinned: place != section.headerTop))
      }
      if let text = footers[number] {
        let place = style == .plain ? section.pinnedFooterTop(screenEnd: end) : section.rowsEnd
        bars.append(
          SectionBar(
            kind: .footer, section: number, text: text, top: place, height: section.footerHeight,
            isPinned: place != section.rowsEnd))
      }
    }
    return bars.filter { $0.top < end && $0.top + $0.height > top }
  }
}
