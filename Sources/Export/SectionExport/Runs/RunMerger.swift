package import ContactModel
internal import SectionModel

/// Merges sorted runs of encoded rows into the rows of one list.
///
/// Keys begin with the rank of their section and compare as bytes; rows with one key are in the order
/// of their ids. That is the order of a list that was sorted at once, so the result is the same.
/// Holds a block of each run.
package struct RunMerger {
  private let storage: any TemporaryStorage
  /// The blocks of each run that were not read yet.
  private var rest: [ArraySlice<Range<Int>>]
  private var cursors: [RunCursor?]
  /// The runs that have rows left, as a heap by their rows.
  private var heap: [Int] = []
  private var rows = MergedRows()
  /// The rank of the open section, and its place in the plan.
  private var rank = -1
  private var section = -1

  /// Makes a merger.
  ///
  /// - Parameters:
  ///   - runs: The places of the blocks of each run, in order.
  ///   - storage: What holds them.
  /// - Throws: `TemporaryStorageError`.
  package init(
    _ runs: [[Range<Int>]], of storage: any TemporaryStorage
  ) throws(TemporaryStorageError) {
    self.storage = storage
    rest = runs.map { $0[...] }
    cursors = Array(repeating: nil, count: runs.count)
    for run in runs.indices where try load(run) {
      heap.append(run)
      rise(heap.count - 1)
    }
  }

  /// The next rows in order.
  ///
  /// - Returns: At most `RowBatch.rowLimit` rows of one section; nil at the end.
  /// - Throws: `TemporaryStorageError`.
  package mutating func next() throws(TemporaryStorageError) -> EncodedRows? {
    while let run = heap.first, let cursor = cursors[run] {
      let isOther = cursor.section != rank
      if rows.count > 0, isOther || rows.count == RowBatch.rowLimit {
        return rows.take(section: section)
      }
      if isOther { (rank, section) = (cursor.section, section + 1) }
      cursor.append(to: &rows)
      try advance(run)
    }
    return rows.count > 0 ? rows.take(section: section) : nil
  }

  private mutating func advance(_ run: Int) throws(TemporaryStorageError) {
    let isInBlock = cursors[run]?.advance() ?? false
    let goesOn = isInBlock ? true : try load(run)
    if !goesOn {
      heap[0] = heap[heap.count - 1]
      heap.removeLast()
    }
    sink(0)
  }

  /// Reads the next block of a run; false at its end.
  private mutating func load(_ run: Int) throws(TemporaryStorageError) -> Bool {
    cursors[run] = nil
    guard let place = rest[run].popFirst() else { return false }
    cursors[run] = RunCursor(RunBlock(stored: try storage.read(place)))
    return true
  }

  // MARK: - Heap

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    guard let first = cursors[heap[left]], let second = cursors[heap[right]] else { return false }
    return first.precedes(second)
  }

  private mutating func rise(_ start: Int) {
    var place = start
    while place > 0, precedes(place, (place - 1) / 2) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink(_ start: Int) {
    var place = start
    while true {
      var first = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count {
        if precedes(child, first) { first = child }
      }
      guard first != place else { return }
      heap.swapAt(place, first)
      place = first
    }
  }
}
