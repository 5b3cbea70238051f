internal import CPreviewPage
internal import JSONWriting

/// The page of `kartotek preview`: `head`, a block for each list, `tail`.
///
/// The blocks hold data that no browser executes. Everything that shows them is in the parts of
/// `CPreviewPage`, which the page's policy names by their hashes; it forbids all else.
package struct PreviewPage {
  /// What stands before the lists.
  package let head: [UInt8]
  /// What stands behind the lists.
  package let tail: [UInt8]

  /// Puts the parts of a page together.
  ///
  /// - Parameter loadsPages: Whether the page may load files from where it came from itself.
  package init(loadsPages: Bool) {
    var parts: [[UInt8]] = [[]]
    var rest = Self.markup[...]
    while let mark = PreviewMark(firstIn: rest) {
      parts[parts.count - 1] += rest[..<mark.start]
      rest = rest[mark.end...]
      switch mark.name {
      case "policy": parts[parts.count - 1] += Self.policy(loadsPages: loadsPages)
      case "style": parts[parts.count - 1] += Self.style
      case "script": parts[parts.count - 1] += Self.script
      default: parts.append([])
      }
    }
    head = parts[0]
    tail = parts[1...].flatMap(\.self) + rest
  }

  /// The block of a list that the page itself holds.
  ///
  /// - Parameter document: A section document that was checked.
  /// - Returns: The block.
  package static func block(of document: [UInt8]) -> [UInt8] {
    block("", document)
  }

  /// The block of a list that the page loads.
  ///
  /// - Parameter address: The place of the list's manifest, relative to the page's, as a URL.
  /// - Returns: The block.
  package static func block(ofManifestAt address: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("address")
    json.string(address)
    json.endObject()
    return block(" data-pages", json.bytes)
  }

  /// Wraps JSON so that it ends where it ends: the only sign that could close the element or begin a
  /// comment stands in strings alone, where an escape means the same.
  ///
  /// Source: HTML, "Restrictions for contents of script elements".
  private static func block(_ attribute: String, _ json: [UInt8]) -> [UInt8] {
    var block = Array("<script type=\"application/json\"\(attribute)>".utf8)
    block.reserveCapacity(json.count + 128)
    for byte in json {
      if byte == UInt8(ascii: "<") { block += "\\u003C".utf8 } else { block.append(byte) }
    }
    return block + "</script>\n".utf8
  }

  // MARK: - Parts

  private static let markup = unsafe bytes { length in
    unsafe kartotek_preview_markup(&length)
  }

  /// The only style of the page.
  package static let style = unsafe bytes { length in
    unsafe kartotek_preview_style(&length)
  }

  /// The only script of the page.
  package static let script = unsafe bytes { length in
    unsafe kartotek_preview_script(&length)
  }

  private static func bytes(_ part: (inout Int) -> UnsafePointer<UInt8>?) -> [UInt8] {
    var length = 0
    guard let start = unsafe part(&length) else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start, count: length))
  }

  /// What a browser may do with the page, as a value of `Content-Security-Policy`.
  private static func policy(loadsPages: Bool) -> [UInt8] {
    let rules = [
      "default-src 'none'",
      "script-src 'sha256-\(SHA256.hash(script).base64)'",
      "style-src 'sha256-\(SHA256.hash(style).base64)'",
      loadsPages ? "connect-src 'self'" : "",
      "base-uri 'none'",
      "form-action 'none'",
      // Whatever would make markup of text throws.
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]
    return Array(rules.filter { !$0.isEmpty }.joined(separator: "; ").utf8)
  }
}

/// A place in the markup that something is put into: `{{name}}`.
private struct PreviewMark {
  let start: Int
  let end: Int
  let name: String

  init?(firstIn text: ArraySlice<UInt8>) {
    guard let start = Self.twice("{", in: text),
      let close = Self.twice("}", in: text[start...])
    else { return nil }
    self.start = start
    end = close + 2
    name = String(decoding: text[start + 2..<close], as: UTF8.self)
  }

  /// The first place where a sign stands twice.
  private static func twice(_ sign: Unicode.Scalar, in text: ArraySlice<UInt8>) -> Int? {
    let byte = UInt8(ascii: sign)
    return text.indices.dropLast().first { text[$0] == byte && text[$0 + 1] == byte }
  }
}
