/// What the command line asks for.
struct RenderOptions {
  var passCount = 15
  var sizes = [500, 10_000]
  var locales = ["el", "fa"]
  var scripts = RenderScript.allCases
  var variants = RenderVariant.allCases

  static let usage = """
    usage: RenderBench [--passes N] [--sizes N,N...] [--locales TAG,TAG...] [--scripts NAME,NAME...]
                       [--variants NAME,NAME...]
    Shows lists frame by frame, formatted on render and precomputed. JSON lines go to standard
    output, tables to standard error. Every row on the screen is compared with the exported list; one
    that differs is an error, a time is not.
    """

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
    guard passCount > 0, !sizes.isEmpty, sizes.allSatisfy({ $0 >= 100 }), !locales.isEmpty,
      !scripts.isEmpty, !variants.isEmpty
    else { return nil }
  }
}
