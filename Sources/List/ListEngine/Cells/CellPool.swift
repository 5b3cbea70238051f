/// Cells that wait to be used again, apart for each identity.
struct CellPool {
  /// The most cells that wait for each identity; further ones are dropped.
  var limit: Int
  private var identities: [ReuseIdentity] = []
  private var cells: [[TableCell]] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// The number of cells that wait.
  var count: Int { cells.reduce(0) { $0 + $1.count } }

  mutating func take(_ identity: ReuseIdentity) -> TableCell? {
    // A list has few kinds of row: looking through them is faster than hashing a name.
    guard let place = identities.firstIndex(of: identity) else { return nil }
    return cells[place].popLast()
  }

  mutating func put(_ cell: TableCell) {
    guard let place = identities.firstIndex(of: cell.identity) else {
      identities.append(cell.identity)
      cells.append(limit > 0 ? [cell] : [])
      return
    }
    if cells[place].count < limit { cells[place].append(cell) }
  }
}
