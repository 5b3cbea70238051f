internal import SectionModel

extension TableView {
  /// Asks for what the next rows in the direction of the last motion need, and calls off the rest.
  func prefetch() {
    guard let prefetcher else { return }
    let (issue, cancel) = ledger.want(wanted())
    counters.prefetchesIssued += issue.count
    counters.prefetchesCancelled += cancel.count
    if !cancel.isEmpty { prefetcher.cancelPrefetching(cancel, for: self) }
    if !issue.isEmpty { prefetcher.prefetch(issue, for: self) }
  }

  /// What the rows ahead need and no visible row has, nearest first.
  private func wanted() -> [PrefetchID] {
    let rows = rowsAhead()
    guard !rows.isEmpty else { return [] }
    var seen: Set<PrefetchID> = []
    for cell in visibleCells { seen.formUnion(dataSource.prefetchIDs(ofRow: cell.place)) }
    var wanted: [PrefetchID] = []
    for number in 0..<rows.count {
      let row = isForward ? rows.lowerBound + number : rows.upperBound - 1 - number
      guard let place = geometry.place(ofRow: row) else { continue }
      for id in dataSource.prefetchIDs(ofRow: place) where seen.insert(id).inserted {
        wanted.append(id)
      }
    }
    return wanted
  }

  private func rowsAhead() -> Range<Int> {
    let distance = height * max(0, prefetchDistance)
    let end = contentOffset + height
    if isForward {
      let ahead = geometry.rows(from: end, to: end + distance)
      return max(
        ahead.lowerBound, visibleRows.upperBound)..<max(
          ahead.upperBound, visibleRows.upperBound)
    }
    let ahead = geometry.rows(from: contentOffset - distance, to: contentOffset)
    return min(
      ahead.lowerBound, visibleRows.lowerBound)..<min(
        ahead.upperBound, visibleRows.lowerBound)
  }

  /// Takes note that a row is shown, and with it what it needs.
  func noteShown(_ place: RowPlace) {
    for id in dataSource.prefetchIDs(ofRow: place) where ledger.use(id) {
      counters.prefetchesUsed += 1
    }
  }
}
