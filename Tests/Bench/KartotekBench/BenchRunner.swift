/// Runs benchmarks: one run to check the result, then so many that are timed and checked.
struct BenchRunner {
  let runCount: Int

  /// Measures one benchmark.
  func measure(_ benchmark: Benchmark) throws -> BenchResult {
    let prepared = try benchmark.prepare()
    _ = try checkedRun(benchmark, prepared)
    var samples: [BenchSample] = []
    for _ in 0..<runCount { samples.append(try checkedRun(benchmark, prepared)) }
    return BenchResult(benchmark, byteCount: prepared.byteCount, samples)
  }

  private func checkedRun(
    _ benchmark: Benchmark, _ prepared: PreparedBenchmark
  ) throws -> BenchSample {
    let start = BenchSample.now()
    let look = try prepared.run()
    let sample = BenchSample.now() - start
    let outcome = try look()
    guard outcome == prepared.expected else {
      throw WrongOutcome(name: benchmark.name, outcome: outcome, expected: prepared.expected)
    }
    return sample
  }
}
