/// Finds the version of a card before its lines are read, because folds, escapes and charsets
/// depend on it and VERSION may come late.
struct VCardVersionFinder {
  /// What was found out.
  struct Finding {
    var version = VCardVersion.v30
    /// The card has a VERSION that is one of the three.
    var isStated = false
    /// A VERSION of another value; empty for none.
    var unknown: Range<Int> = 0..<0
  }

  /// Looks for VERSION from the line behind BEGIN; mostly it is on that line.
  ///
  /// Without one, a card with parameters that have no name, or with quoted-printable values, is
  /// vCard 2.1; any other is 3.0, which most programs write.
  static func find(in bytes: Span<UInt8>, from start: Int) -> Finding {
    var finding = Finding()
    var looksOld = false
    var lines = VCardCardLines(offset: start)
    while let line = lines.next(bytes) {
      guard bytes[line.lowerBound] | 0x20 == UInt8(ascii: "v"),
        let value = versionValue(bytes, line)
      else {
        looksOld = looksOld || hasOldParameters(bytes, line)
        continue
      }
      if let version = version(bytes, value) {
        finding.version = version
        finding.isStated = true
        return finding
      }
      finding.unknown = value
    }
    finding.version = looksOld ? .v21 : .v30
    return finding
  }

  private static func versionValue(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Range<Int>? {
    guard VCardBytes.starts(bytes, line, with: "VERSION"),
      let colon = VCardHeader.colon(in: bytes, line)
    else { return nil }
    let afterName = bytes[line.lowerBound + 7]
    guard [0x3A, 0x3B, 0x20, 0x09].contains(afterName) else { return nil }
    return VCardBytes.trimmed(bytes, (colon + 1)..<line.upperBound)
  }

  /// The first digit decides: 2.1, 3.0 and 4.0 are also written `3`, `2,1` and the like.
  private static func version(_ bytes: Span<UInt8>, _ value: Range<Int>) -> VCardVersion? {
    guard let first = value.first else { return nil }
    if value.count > 1, (0x30...0x39).contains(bytes[first + 1]) { return nil }
    switch bytes[first] {
    case UInt8(ascii: "2"): return .v21
    case UInt8(ascii: "3"): return .v30
    case UInt8(ascii: "4"): return .v40
    default: return nil
    }
  }

  /// Whether the line has a parameter without a name, or the name of quoted-printable.
  private static func hasOldParameters(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard let colon = VCardHeader.colon(in: bytes, line) else { return false }
    var start: Int?
    for index in line.lowerBound...colon {
      guard index == colon || bytes[index] == UInt8(ascii: ";") else { continue }
      if let start, isOldParameter(bytes, VCardBytes.trimmed(bytes, start..<index)) { return true }
      start = index + 1
    }
    return false
  }

  private static func isOldParameter(_ bytes: Span<UInt8>, _ token: Range<Int>) -> Bool {
    if VCardBytes.starts(bytes, token, with: "ENCODING=QUOTED") { return true }
    guard let first = token.first, VCardBytes.upperCase(bytes[first]) >= 0x41 else { return false }
    return !token.contains { bytes[$0] == UInt8(ascii: "=") }
  }
}

/// Walks over the physical lines of one card that are its own: no lines of cards within it, no
/// blank lines, no continuations.
struct VCardCardLines {
  private var offset: Int
  private var depth = 0
  private var awaitsNested = false

  init(offset: Int) {
    self.offset = offset
  }

  /// The next line; nil at the card's END, at the BEGIN of another card, and at the end.
  mutating func next(_ bytes: Span<UInt8>) -> Range<Int>? {
    while offset < bytes.count {
      let line = VCardLines.line(of: bytes, from: offset)
      if VCardLines.isBegin(bytes, line) {
        guard awaitsNested else { return nil }
        depth += 1
        awaitsNested = false
      } else if VCardLines.isEnd(bytes, line) {
        guard depth > 0 else { return nil }
        depth -= 1
        awaitsNested = false
      } else if !VCardLines.isBlank(bytes, line) {
        awaitsNested = VCardNesting.isAgentBeforeBlock(bytes, line)
        if VCardNesting.isAgentWithBegin(bytes, line) { depth += 1 }
        offset = VCardLines.behindLineEnd(of: bytes, at: line.upperBound)
        if depth == 0, !VCardLines.isBlank(bytes[line.lowerBound]) { return line }
        continue
      }
      offset = VCardLines.behindLineEnd(of: bytes, at: line.upperBound)
    }
    return nil
  }
}
