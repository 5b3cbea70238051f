/// One stage over one input.
///
/// A stage that is to be measured later becomes a function that returns some of these.
struct Benchmark {
  /// What is timed, such as `import`.
  let stage: String
  /// The input, such as `csv-plain`.
  let workload: String
  /// The number of contacts in the input.
  let itemCount: Int
  /// Makes the input and everything that another stage makes; the clock stands.
  let prepare: () throws -> PreparedBenchmark

  var name: String { "\(stage)/\(workload)/\(itemCount)" }

  /// Whether the name contains every one of some words.
  func matches(_ words: [String]) -> Bool {
    words.allSatisfy { name.contains($0) }
  }
}

/// A benchmark that can be run again and again.
struct PreparedBenchmark {
  /// The number of bytes that the stage reads.
  let byteCount: Int
  /// What must come out, known without running the stage.
  let expected: BenchOutcome
  /// Runs the stage once while the clock runs; what it returns looks at the result afterwards.
  let run: () throws -> () throws -> BenchOutcome
}

/// What is compared before a stage is timed, and after each run.
struct BenchOutcome: Equatable {
  /// Contacts that came out.
  var contactCount = 0
  /// Duplicates, and everything else that was noticed.
  var findingCount = 0
}

/// A stage gave something else than it must.
struct WrongOutcome: Error, CustomStringConvertible {
  let name: String
  let outcome: BenchOutcome
  let expected: BenchOutcome

  var description: String { "\(name): \(outcome) instead of \(expected)" }
}
