internal import Glibc
internal import Kartotek

/// What a command line says about the inputs.
struct InputSettings {
  /// The inputs; `-` for standard input.
  let paths: [String]
  let options: ReadingOptions
  let threads: Int

  init(_ invocation: Invocation, profiles: ProfileSet) throws(UsageError) {
    paths = invocation.operands.isEmpty ? ["-"] : invocation.operands
    if paths.count(where: { $0 == "-" }) > 1 {
      throw UsageError("-: standard input can be read only once")
    }
    threads = try Self.threads(invocation)
    var options = try Self.options(invocation)
    options.profiles = profiles
    self.options = options
  }

  private static func options(_ invocation: Invocation) throws(UsageError) -> ReadingOptions {
    var options = ReadingOptions()
    if let tags = try invocation.list(.inputLocales) {
      options.inputLocales = try tags.locales(for: .inputLocales)
    }
    options.format = invocation.text(.from).flatMap(ContactFormat.init(rawValue:))
    options.dateOrder = invocation.text(.dateOrder).flatMap(DateOrder.init(rawValue:))
    options.identifierHeading = invocation.text(.idColumn)
    options.encoding = try encoding(invocation)
    options.delimiter = try delimiter(invocation)
    for flag in [FlagName.delimiter, .idColumn, .dateOrder] where invocation.has(flag) {
      guard let format = options.format, format != .csv else { continue }
      // Cards have dates that are undecided, too.
      if format == .vcard, flag == .dateOrder { continue }
      throw UsageError("\(flag.dashed): has no meaning with --from \(format.rawValue)")
    }
    return options
  }

  private static func encoding(_ invocation: Invocation) throws(UsageError) -> TextEncoding? {
    guard let name = invocation.text(.encoding) else { return nil }
    guard let encoding = TextEncoding(name) else {
      throw UsageError("--encoding: '\(name)' is not a known encoding")
    }
    return encoding
  }

  private static func delimiter(_ invocation: Invocation) throws(UsageError) -> UInt8? {
    guard let text = invocation.text(.delimiter) else { return nil }
    if text == "tab" || text == "\\t" { return 0x09 }
    guard let byte = text.utf8.first, text.utf8.count == 1, isDelimiter(byte) else {
      throw UsageError("--delimiter: '\(text)' is not tab or one ASCII sign such as ; or |")
    }
    return byte
  }

  /// Whether a byte can stand between fields: not what fields, quotes and lines are made of.
  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "0")...UInt8(ascii: "9"): false
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): false
    case 0x09, 0x20...0x7E: true
    default: false
    }
  }

  private static func threads(_ invocation: Invocation) throws(UsageError) -> Int {
    guard let text = invocation.text(.threads) else { return availableThreads() }
    guard let count = Int(text), (1...maximalThreads).contains(count) else {
      throw UsageError("--threads: '\(text)' is not a number from 1 to \(maximalThreads)")
    }
    return count
  }

  /// More threads than any machine of today has processors can only be a slip.
  private static let maximalThreads = 1024

  private static func availableThreads() -> Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}

extension [String] {
  /// Checks the tags behind an option; repeated locales are dropped.
  func locales(for flag: FlagName) throws(UsageError) -> [ListLocale] {
    var locales: [ListLocale] = []
    for tag in self {
      do throws(LocaleError) {
        let locale = try ListLocale(tag)
        if !locales.contains(locale) { locales.append(locale) }
      } catch {
        throw UsageError("\(flag.dashed): \(error)")
      }
    }
    return locales
  }
}
