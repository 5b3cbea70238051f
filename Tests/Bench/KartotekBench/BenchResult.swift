/// What the runs of one benchmark took.
struct BenchResult {
  private let benchmark: Benchmark
  private let byteCount: Int
  private let wall: [Int]
  private let cpu: [Int]

  /// Takes the samples of at least one run.
  init(_ benchmark: Benchmark, byteCount: Int, _ samples: [BenchSample]) {
    self.benchmark = benchmark
    self.byteCount = byteCount
    wall = samples.map(\.wall).sorted()
    cpu = samples.map(\.cpu).sorted()
  }

  /// One line for programs.
  var json: String {
    """
    {"stage":"\(benchmark.stage)","workload":"\(benchmark.workload)",\
    "items":\(benchmark.itemCount),"bytes":\(byteCount),"runs":\(wall.count),\
    "median_ns":\(median(wall)),"min_ns":\(wall[0]),"max_ns":\(wall[wall.count - 1]),\
    "cpu_median_ns":\(median(cpu)),"cpu_min_ns":\(cpu[0]),"cpu_max_ns":\(cpu[cpu.count - 1])}
    """
  }

  static let heading = [
    "stage", "workload", "items", "MB", "median ms", "min", "max", "cpu ms", "MB/s", "items/s",
  ]

  /// One line for people; rates are of the median CPU time, for every stage runs on one worker.
  var cells: [String] {
    let seconds = Double(median(cpu)) / 1e9
    return [
      benchmark.stage, benchmark.workload, String(benchmark.itemCount),
      tenths(Double(byteCount) / 1e6), tenths(Double(median(wall)) / 1e6),
      tenths(Double(wall[0]) / 1e6), tenths(Double(wall[wall.count - 1]) / 1e6),
      tenths(Double(median(cpu)) / 1e6), tenths(Double(byteCount) / 1e6 / seconds),
      String(Int(Double(benchmark.itemCount) / seconds)),
    ]
  }

  private func median(_ sorted: [Int]) -> Int {
    (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  private func tenths(_ number: Double) -> String {
    let rounded = Int((number * 10).rounded())
    return "\(rounded / 10).\(rounded % 10)"
  }
}
