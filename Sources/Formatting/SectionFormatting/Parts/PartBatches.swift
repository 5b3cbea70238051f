internal import ParallelWork

/// Calls `body` for ranges of parts of fixed size, in parallel; results in order.
func mapPartBatches<Output: Sendable>(
  _ count: Int, workers: Int, _ body: @Sendable (Range<Int>) -> Output
) -> [Output] {
  let size = PartTable.batchSize
  return mapChunks((count + size - 1) / size, workers: workers) { number in
    body((number * size)..<min(count, (number + 1) * size))
  }
}
