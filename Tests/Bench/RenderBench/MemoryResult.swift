/// By how much resident memory grows when a list is loaded and its first screen shown.
///
/// What is freed is given back before and after; what is left in a page that is not wholly free may
/// be used again, so that a figure can be a little too small. Files that are read, and the outlines
/// for comparing versions, are not counted: they are there before.
struct MemoryResult {
  let variant: RenderVariant
  let locale: String
  let size: Int
  /// Bytes, one for each pass.
  private var growth: [Int] = []

  /// Loads the list some times; nil where the system tells no memory.
  init?(_ variant: RenderVariant, _ input: RenderInput) throws {
    (self.variant, locale, size) = (variant, input.locale, input.people.count)
    for _ in 0..<5 {
      guard let growth = try Self.growth(variant, input) else { return nil }
      self.growth.append(growth)
    }
    growth.sort()
  }

  private static func growth(_ variant: RenderVariant, _ input: RenderInput) throws -> Int? {
    ResidentMemory.trim()
    guard let before = ResidentMemory.bytes else { return nil }
    let subject = try RenderSubject(variant, input.readAgain(for: variant))
    subject.askForPages(waiting: true)
    try subject.takePages()
    ResidentMemory.trim()
    return withExtendedLifetime(subject) { ResidentMemory.bytes.map { $0 - before } }
  }

  /// The median.
  var bytes: Int { growth[growth.count / 2] }

  /// One line for programs.
  var json: String {
    """
    {"resident_bytes":\(bytes),"resident_least":\(growth[0]),\
    "resident_most":\(growth[growth.count - 1]),"variant":"\(variant.rawValue)",\
    "locale":"\(locale)","rows":\(size)}
    """
  }

  static let heading = ["memory", "variant", "rows", "MB", "least", "most"]

  /// One line for people.
  var cells: [String] {
    let megabytes = [bytes, growth[0], growth[growth.count - 1]].map {
      hundredths(Double($0) / 1e6)
    }
    return [locale, variant.rawValue, String(size)] + megabytes
  }
}
