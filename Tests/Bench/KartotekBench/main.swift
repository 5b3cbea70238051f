#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import TestSupport

/// Writes bytes to a file descriptor.
private func send(_ bytes: [UInt8], to descriptor: Int32) {
  unsafe bytes.withUnsafeBytes { bytes in
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let slice = unsafe UnsafeRawBufferPointer(rebasing: rest)
      let count = unsafe write(descriptor, slice.baseAddress, slice.count)
      guard count > 0 else { exit(1) }
      unsafe rest = rest.dropFirst(count)
    }
  }
}

/// Writes a text to a file descriptor.
private func send(_ text: String, to descriptor: Int32) {
  send(Array(text.utf8), to: descriptor)
}

private func run() {
  guard let options = BenchOptions(CommandLine.arguments.dropFirst()) else {
    send(BenchOptions.usage, to: 2)
    exit(64)
  }
  if let form = options.written {
    for size in options.sizes {
      send(BenchInput(form, count: size, seed: options.seed).bytes, to: 1)
    }
    return
  }
  let benchmarks =
    ImportBenchmarks.all(options) + ListBenchmarks.all(options) + DiffBenchmarks.all(options)
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
