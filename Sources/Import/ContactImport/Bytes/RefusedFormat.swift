/// Formats that are recognised and not read, so that nobody gets a table made of their lines.
///
/// All are told by how the text begins. A table whose first heading holds such words goes on in a way
/// that none of them does.
enum RefusedFormat {
  /// The name of the format; nil for none of them.
  ///
  /// - Parameter text: The decoded first window.
  /// - Returns: The name for messages.
  static func name(of text: Span<UInt8>) -> String? {
    let rest = text.extracting(InputSniffer.firstContent(text)..<text.count)
    guard !rest.isEmpty else { return nil }
    switch rest[0] {
    case UInt8(ascii: "<"): return MarkupFormat.name(of: rest)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return JSONFormat.name(of: rest)
    default: break
    }
    // Text around cards is passed over, whatever it is.
    guard let name = nameByLines(rest), !InputSniffer.hasCardLine(text) else { return nil }
    return name
  }

  private static func nameByLines(_ text: Span<UInt8>) -> String? {
    if isCalendar(text) { return "iCalendar (RFC 5545)" }
    return isDirectory(text) ? "LDIF (RFC 2849)" : nil
  }

  /// Whether the first line is `BEGIN:VCALENDAR` and nothing else.
  private static func isCalendar(_ text: Span<UInt8>) -> Bool {
    let line = VCardBytes.trimmed(text, 0..<VCardLines.end(of: text, from: 0))
    guard VCardBytes.starts(text, line, with: "BEGIN"),
      let colon = line.first(where: { text[$0] == UInt8(ascii: ":") })
    else { return false }
    let name = VCardBytes.trimmed(text, line.lowerBound..<colon)
    let value = VCardBytes.trimmed(text, (colon + 1)..<line.upperBound)
    return name.count == 5 && VCardBytes.equals(text, value, "VCALENDAR")
  }

  /// Whether the text begins with an entry of LDIF: `dn:` and an attribute behind it, with or without
  /// `version:` before.
  private static func isDirectory(_ text: Span<UInt8>) -> Bool {
    var offset = 0
    guard var line = nextLine(text, &offset) else { return false }
    if VCardBytes.starts(text, line, with: "VERSION:") {
      let number = VCardBytes.trimmed(text, (line.lowerBound + 8)..<line.upperBound)
      let isNumber = number.allSatisfy { (0x30...0x39).contains(text[$0]) }
      guard isNumber, let next = nextLine(text, &offset) else { return false }
      line = next
    }
    guard VCardBytes.starts(text, line, with: "DN:"), let next = nextLine(text, &offset),
      let colon = next.first(where: { text[$0] == UInt8(ascii: ":") })
    else { return false }
    // RFC 2849: options stand behind semicolons.
    return colon > next.lowerBound
      && (next.lowerBound..<colon).allSatisfy {
        VCardLines.isNamePart(text[$0]) || text[$0] == UInt8(ascii: ";")
      }
  }

  /// The next line of LDIF that is no comment, no continuation, and not empty.
  private static func nextLine(_ text: Span<UInt8>, _ offset: inout Int) -> Range<Int>? {
    while offset < text.count {
      let line = offset..<VCardLines.end(of: text, from: offset)
      offset = VCardLines.behindLineEnd(of: text, at: line.upperBound)
      guard let first = line.first, text[first] != UInt8(ascii: "#"), text[first] != 0x20 else {
        continue
      }
      return line
    }
    return nil
  }

  /// The offset behind blanks and line ends.
  static func behindBlanks(_ text: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < text.count, text[index] <= 0x20 { index += 1 }
    return index
  }

  /// Whether a byte ends a cell: what begins like another format is a heading of a table then.
  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), 0x09: true
    default: false
    }
  }
}
