/// Tells XML and HTML by their first element, and from a table whose first heading looks like it.
enum MarkupFormat {
  private static let pages: [StaticString] = ["HTML", "HEAD", "BODY", "TABLE", "META"]

  /// The name of a text that begins with `<`; nil where it is no markup.
  static func name(of text: Span<UInt8>) -> String? {
    let isDeclared = VCardBytes.starts(text, 0..<text.count, with: "<?XML")
    var (index, isPage) = (0, false)
    while let end = behindProlog(text, index) {
      isPage = isPage || VCardBytes.starts(text, index..<end, with: "<!DOCTYPE HTML")
      index = RefusedFormat.behindBlanks(text, end)
    }
    guard let root = element(text, index) else { return isDeclared ? "XML" : nil }
    let isFirst = index == 0
    index = behindTag(text, root.upperBound)
    // Behind a heading in angle brackets there is a delimiter.
    if isFirst, index < text.count, RefusedFormat.isDelimiter(text[index]) { return nil }
    if equals(text, root, "vcards") { return "xCard (RFC 6351)" }
    isPage = isPage || pages.contains { VCardBytes.equals(text, root, $0) }
    guard isDeclared || !InputSniffer.hasCardLine(text) else { return nil }
    if isPage { return "HTML" }
    return !isFirst || isFollowedByElement(text, index) ? "XML" : nil
  }

  /// The offset behind a declaration, comment or document type; nil where there is none.
  private static func behindProlog(_ text: Span<UInt8>, _ start: Int) -> Int? {
    let rest = start..<text.count
    if VCardBytes.starts(text, rest, with: "<?") { return behind("?>", text, start) }
    if VCardBytes.starts(text, rest, with: "<!--") { return behind("-->", text, start + 4) }
    guard VCardBytes.starts(text, rest, with: "<!") else { return nil }
    // A document type can hold declarations.
    var (index, depth) = (start, 0)
    while index < text.count {
      if text[index] == UInt8(ascii: "<") { depth += 1 }
      if text[index] == UInt8(ascii: ">") { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }

  /// The name of the element that begins at an offset, without its prefix; nil where none does.
  private static func element(_ text: Span<UInt8>, _ start: Int) -> Range<Int>? {
    guard start < text.count, text[start] == UInt8(ascii: "<") else { return nil }
    var index = start + 1
    var name = index..<index
    while index < text.count, isNamePart(text[index]) {
      index += 1
      let isPrefix = text[index - 1] == UInt8(ascii: ":")
      name = (isPrefix ? index : name.lowerBound)..<index
    }
    let ends =
      index == text.count || text[index] <= 0x20 || text[index] == UInt8(ascii: ">")
      || text[index] == UInt8(ascii: "/")
    return ends && !name.isEmpty ? name : nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    VCardLines.isNamePart(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
      || byte >= 0x80
  }

  /// The offset behind the end of a tag; attributes may hold its sign within quotes.
  private static func behindTag(_ text: Span<UInt8>, _ start: Int) -> Int {
    var quote: UInt8 = 0
    for index in start..<text.count {
      let byte = text[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return text.count
  }

  /// Whether another element follows, on the same line directly: a tab may be a table's delimiter.
  private static func isFollowedByElement(_ text: Span<UInt8>, _ start: Int) -> Bool {
    let next = RefusedFormat.behindBlanks(text, start)
    guard next < text.count, text[next] == UInt8(ascii: "<") else { return false }
    return next == start || (start..<next).contains { text[$0] == 0x0A || text[$0] == 0x0D }
  }

  private static func behind(_ end: StaticString, _ text: Span<UInt8>, _ start: Int) -> Int {
    for index in start..<max(start, text.count)
    where VCardBytes.starts(text, index..<text.count, with: end) {
      return index + end.utf8CodeUnitCount
    }
    return text.count
  }

  private static func equals(
    _ text: Span<UInt8>, _ range: Range<Int>, _ word: StaticString
  ) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return range.indices.allSatisfy {
      unsafe text[$0] == word.utf8Start[$0 - range.lowerBound]
    }
  }
}
