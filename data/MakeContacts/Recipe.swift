internal import SampleContacts

/// What the command line asks for.
struct Recipe {
  var count = 1000
  var seed: UInt64 = 1
  var form = ContactForm.csv
  var pools: [NamePool] = []

  static let usage = """
    usage: MakeContacts [--count N] [--seed S] [--format csv|vcard] [--locales el,bg,fa,az,sv]
    Writes invented contacts to standard output; the same options give the same bytes.

    """

  /// Reads the arguments behind the program's name; `nil` where they are not as in `usage`.
  init?(_ arguments: some Sequence<String>) {
    var locales = "el,bg,fa,az,sv"
    var iterator = arguments.makeIterator()
    while let flag = iterator.next() {
      guard let value = iterator.next() else { return nil }
      switch flag {
      case "--count":
        guard let count = Int(value), count >= 0 else { return nil }
        self.count = count
      case "--seed":
        guard let seed = UInt64(value) else { return nil }
        self.seed = seed
      case "--format":
        guard let form = ContactForm(rawValue: value) else { return nil }
        self.form = form
      case "--locales": locales = value
      default: return nil
      }
    }
    for tag in locales.split(separator: ",") {
      guard let pool = NamePool.pool(tag: tag) else { return nil }
      pools.append(pool)
    }
    guard !pools.isEmpty else { return nil }
  }
}
