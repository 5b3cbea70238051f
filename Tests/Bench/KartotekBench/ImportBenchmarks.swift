internal import ContactImport
internal import ContactModel
internal import Kartotek

/// Stage 1: `scan` finds the chunks of whole records, `decode` makes contacts of their bytes,
/// `import` is both with recognition and the file's decisions, `identify` gives contacts their
/// identifiers and closes the report.
enum ImportBenchmarks {
  static func all(_ options: BenchOptions) -> [Benchmark] {
    options.sizes.flatMap { size in
      BenchInput.Form.allCases.flatMap { form in
        let count = form == .photoCards ? max(1, size / 100) : size
        let input = { BenchInput(form, count: count, seed: options.seed) }
        return [
          Benchmark(stage: "scan", workload: form.rawValue, itemCount: count) {
            scanning(input())
          },
          Benchmark(stage: "decode", workload: form.rawValue, itemCount: count) {
            decoding(input())
          },
          Benchmark(stage: "import", workload: form.rawValue, itemCount: count) {
            reading(input())
          },
          Benchmark(stage: "identify", workload: form.rawValue, itemCount: count) {
            try identifying(input())
          },
        ]
      }
    }
  }

  private static func scanning(_ input: BenchInput) -> PreparedBenchmark {
    let steps = steps(of: input)
    return prepared(input, findings: 0) {
      let chunks = steps.scan()
      // What is in the chunks is looked at when the clock stands.
      return { BenchOutcome(contactCount: steps.decode(chunks)) }
    }
  }

  private static func decoding(_ input: BenchInput) -> PreparedBenchmark {
    let steps = steps(of: input)
    let chunks = steps.scan()
    return prepared(input, findings: 0) {
      let count = steps.decode(chunks)
      return { BenchOutcome(contactCount: count) }
    }
  }

  private static func reading(_ input: BenchInput) -> PreparedBenchmark {
    prepared(input, findings: input.photoCount) {
      let importer = try importer(of: input)
      return { outcome(importer.finish()) }
    }
  }

  private static func identifying(_ input: BenchInput) throws -> PreparedBenchmark {
    let importer = try importer(of: input)
    return prepared(input, findings: input.photoCount) {
      let result = importer.finish()
      return { outcome(result) }
    }
  }

  private static func prepared(
    _ input: BenchInput, findings: Int, run: @escaping () throws -> () throws -> BenchOutcome
  ) -> PreparedBenchmark {
    PreparedBenchmark(
      byteCount: input.bytes.count,
      expected: BenchOutcome(contactCount: input.count, findingCount: findings),
      run: run)
  }

  private static func steps(of input: BenchInput) -> ImportSteps {
    let options = ReadingOptions()
    return ImportSteps(
      input.bytes, options: options.importOptions(threads: 1),
      knowledge: options.importKnowledge())
  }

  /// An importer that has read the input on one worker, with all that the tool knows.
  static func importer(of input: BenchInput) throws -> ContactImporter {
    let options = ReadingOptions()
    var importer = ContactImporter(
      options: options.importOptions(threads: 1), knowledge: options.importKnowledge())
    var offset = 0
    let bytes = input.bytes
    try importer.add(path: "-") { buffer, limit in
      let end = min(offset + limit, bytes.count)
      buffer.append(contentsOf: bytes[offset..<end])
      defer { offset = end }
      return end - offset
    }
    return importer
  }

  private static func outcome(
    _ result: (directory: ContactDirectory, report: ImportReport)
  ) -> BenchOutcome {
    BenchOutcome(
      contactCount: result.directory.contacts.count,
      findingCount: result.report.diagnostics.reduce(0) { $0 + $1.count })
  }
}
