/// What a file collects, chunk by chunk and in any order, to decide about its undecided values.
struct FileStatistics: Sendable {
  /// How often each pair of adjacent bytes occurs in undecided values.
  ///
  /// The place is `first << 8 | second`; a value begins and ends with a pair with 0x20. Empty when
  /// there was no such value.
  var bytePairs: [UInt32] = []
  /// Whether some value was in an undecided encoding.
  var hasUndecidedText: Bool { !bytePairs.isEmpty }
  /// For each CSV column with dates (vCard: column 0): what its values tell.
  var dateColumns = DateColumns()
  /// Some dates hold words or are in an undecided encoding: they have told nothing yet.
  var hasUnreadDates = false

  /// Counts the byte pairs of one undecided value.
  mutating func countPairs(of value: Span<UInt8>) {
    if bytePairs.isEmpty { bytePairs = Array(repeating: 0, count: 1 << 16) }
    var previous = 0x20
    for index in value.indices {
      let byte = Int(value[index])
      bytePairs[previous << 8 | byte] &+= 1
      previous = byte
    }
    bytePairs[previous << 8 | 0x20] &+= 1
  }

  /// Adds what another chunk has collected.
  mutating func merge(_ other: FileStatistics) {
    if bytePairs.isEmpty {
      bytePairs = other.bytePairs
    } else if !other.bytePairs.isEmpty {
      for index in bytePairs.indices { bytePairs[index] &+= other.bytePairs[index] }
    }
    dateColumns.merge(other.dateColumns)
    hasUnreadDates = hasUnreadDates || other.hasUnreadDates
  }
}
