/// What the command line asks for.
struct RenderOptions {
  /// Passes of each list; nil for as many as its size allows.
  var passCount: Int?
  var sizes = [500, 10_000]
  var locales = ["el", "fa"]
  var scripts = RenderScript.allCases
  var variants = RenderVariant.allCases

  static let usage = """
    usage: RenderBench [--passes N] [--sizes N,N...] [--locales TAG,TAG...] [--scripts NAME,NAME...]
                       [--variants NAME,NAME...]
    Sizes are 100 or more (500 and 10000), locales any that ICU has (el and fa); scripts are cold, drag,
    fling, scrub, jump and apply; variants A0, A1, A2, B, B', C, H1, H2 and H3. There are 15 passes, of
    lists of 50000 rows and more 3.
    Shows lists frame by frame, formatted on render and precomputed. JSON lines go to standard
    output, tables to standard error. Every row on the screen is compared with the exported list; one
    that differs is an error, a time is not.
    """

  /// The passes of a list of so many rows: sorting a long one takes most of a second.
  func passes(_ size: Int) -> Int { passCount ?? (size < 50_000 ? 15 : 3) }

  /// Reads the arguments behind the program's name; nil where they are not as in `usage`.
  init?(_ arguments: some Sequence<String>) {
    var iterator = arguments.makeIterator()
    while let flag = iterator.next() {
      guard let value = iterator.next() else { return nil }
      let words = value.split(separator: ",").map(String.init)
      switch flag {
      case "--passes": passCount = Int(value) ?? 0
      case "--sizes": sizes = words.compactMap { Int($0) }
      case "--locales": locales = words
      case "--scripts": scripts = words.compactMap { RenderScript(rawValue: $0) }
      case "--variants": variants = words.compactMap { RenderVariant(rawValue: $0) }
      default: return nil
      }
    }
    guard passCount ?? 1 > 0, !sizes.isEmpty, sizes.allSatisfy({ $0 >= 100 }), !locales.isEmpty,
      !scripts.isEmpty, !variants.isEmpty
    else { return nil }
  }
}
