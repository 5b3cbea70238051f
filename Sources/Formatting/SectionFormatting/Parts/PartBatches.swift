internal import ParallelWork

/// Works on ranges of parts of fixed size in parallel and uses the results in order.
///
/// - Parameters:
///   - count: The number of parts.
///   - workers: The largest number of threads; few results live at a time.
///   - work: Called for each range, by any thread.
///   - use: Called with each result, by the calling thread.
func forPartBatches<Output: Sendable>(
  _ count: Int, workers: Int, _ work: @Sendable (Range<Int>) -> Output, use: (Output) -> Void
) {
  let size = PartTable.batchSize
  forEachChunk((count + size - 1) / size, workers: workers) { number in
    work(number * size..<min(count, (number + 1) * size))
  } use: { output in
    use(output)
  }
}
