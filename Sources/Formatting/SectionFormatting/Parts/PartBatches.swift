internal import ParallelWork

/// Works on ranges of parts of fixed size in parallel and uses the results in order.
///
/// - Parameters:
///   - count: The number of parts.
///   - workers: The largest number of threads. Results live only as long as one wave of them.
///   - work: Called for each range, by any thread.
///   - use: Called with each result, by the calling thread.
func forPartBatches<Output: Sendable>(
  _ count: Int, workers: Int, _ work: @Sendable (Range<Int>) -> Output, use: (Output) -> Void
) {
  let size = PartTable.batchSize
  for first in stride(from: 0, to: count, by: size * max(1, workers)) {
    let rest = count - first
    let wave = mapChunks(min(workers, (rest + size - 1) / size), workers: workers) { number in
      let start = first + number * size
      return work(start..<min(count, start + size))
    }
    for output in wave { use(output) }
  }
}
