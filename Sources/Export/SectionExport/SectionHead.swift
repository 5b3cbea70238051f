internal import JSONWriting
internal import SectionModel
internal import StableHash

/// The members of a section before `rows`, in the order that the format fixes.
struct SectionHead {
  /// The bytes from the opening brace to the hash.
  let json: JSONWriter
  /// The hash of title, header, headerSpoken and footer.
  let hash: UInt64

  init(_ section: SectionSummary) {
    var json = JSONWriter()
    var content = ContentHash()
    json.beginObject()
    json.member("id", section.id)
    json.member("kind", section.kind.rawValue)
    let texts: [(tag: UInt8, key: StaticString, text: String?)] = [
      (1, "title", section.title), (2, "header", section.header),
      (3, "headerSpoken", section.headerSpoken), (4, "footer", section.footer),
    ]
    for (tag, key, text) in texts {
      guard let text else { continue }
      json.key(key)
      let start = json.bytes.count
      json.string(text)
      unsafe json.bytes[start...].withUnsafeBytes { unsafe content.add(tag, $0) }
    }
    json.member("firstRow", section.firstRow)
    json.member("firstPosition", section.firstPosition)
    json.member("count", section.count)
    json.member("hash", StableHash.text(content.value))
    self.json = json
    hash = content.value
  }
}
