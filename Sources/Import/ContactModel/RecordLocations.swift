/// Finds the batch of a record by its number among all.
struct RecordLocations: Sendable {
  private static let stepBits = 10

  /// The number of all records.
  let recordCount: Int
  /// The first record of each batch, and the number of all behind them.
  private let firstRecords: [Int]
  /// The batch of every 1024th record: batches of usual size are found from there in a step or none.
  private let hints: [UInt32]

  init(_ batches: [ContactBatch]) {
    var firsts = [0]
    for batch in batches { firsts.append(firsts[firsts.count - 1] + batch.count) }
    var hints: [UInt32] = []
    for batch in batches.indices {
      while hints.count << Self.stepBits < firsts[batch + 1] { hints.append(UInt32(batch)) }
    }
    self.hints = hints
    firstRecords = firsts
    recordCount = firsts[batches.count]
  }

  /// The batch of a record, and its place there.
  func location(of record: UInt32) -> (batch: Int, index: Int) {
    let record = Int(record)
    var batch = Int(hints[record >> Self.stepBits])
    while firstRecords[batch + 1] <= record { batch += 1 }
    return (batch, record - firstRecords[batch])
  }
}
