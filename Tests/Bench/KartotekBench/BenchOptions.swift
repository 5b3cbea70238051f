/// What the command line asks for.
struct BenchOptions {
  var runCount = 7
  /// Only benchmarks whose name contains all of these.
  var filter: [String] = []
  var sizes = [10_000, 100_000]
  /// The locales of the lists.
  var locales = ["el", "fa"]
  var seed: UInt64 = 1
  /// The input to write instead of timing anything, for other programs.
  var written: BenchInput.Form?

  static let usage = """
    usage: KartotekBench [--runs N] [--filter TEXT]... [--sizes N,N...] [--locales TAG,TAG...]
                         [--seed S] [--write FORM]
    Times each stage alone, from memory and on one worker. JSON lines go to standard output, a table
    to standard error. A result is checked before it is timed; no time passes or fails anything.
    --write puts the input of a form, such as csv-google, on standard output and times nothing.

    """

  /// Reads the arguments behind the program's name; `nil` where they are not as in `usage`.
  init?(_ arguments: some Sequence<String>) {
    var iterator = arguments.makeIterator()
    while let flag = iterator.next() {
      guard let value = iterator.next() else { return nil }
      switch flag {
      case "--filter": filter.append(value)
      case "--locales": locales = value.split(separator: ",").map(String.init)
      case "--runs":
        guard let count = Int(value), count > 0 else { return nil }
        runCount = count
      case "--seed":
        guard let seed = UInt64(value) else { return nil }
        self.seed = seed
      case "--write":
        guard let form = BenchInput.Form(rawValue: value) else { return nil }
        written = form
      case "--sizes":
        sizes = value.split(separator: ",").compactMap { Int($0) }
        guard !sizes.isEmpty, sizes.allSatisfy({ $0 > 0 }) else { return nil }
      default: return nil
      }
    }
  }
}
