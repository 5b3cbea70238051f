#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a text to a file descriptor.
private func send(_ text: String, to descriptor: Int32) {
  let bytes = Array(text.utf8)
  _ = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
}

private func run() {
  guard let options = BenchOptions(CommandLine.arguments.dropFirst()) else {
    send(BenchOptions.usage, to: 2)
    exit(64)
  }
  let benchmarks = ImportBenchmarks.all(options) + ListBenchmarks.all(options)
  let runner = BenchRunner(runCount: options.runCount)
  var rows = [BenchResult.heading]
  do {
    for benchmark in benchmarks where benchmark.matches(options.filter) {
      let result = try runner.measure(benchmark)
      send(result.json + "\n", to: 1)
      rows.append(result.cells)
    }
  } catch {
    send("\(error)\n", to: 2)
    exit(1)
  }
  send(aligned(rows), to: 2)
}

run()
