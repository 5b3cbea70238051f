internal import KartotekICU

/// The language that a card gives for its name.
struct CardLanguage: Sendable {
  /// The language as a locale; nil where ICU does not know it.
  let tag: LocaleTag?
  /// The language that the order of the name is of; also where ICU has none in the tag's script, as
  /// zh-Latn.
  let orderTag: LocaleTag?
  /// The tag as rows show it; empty where the card has none or it is no BCP 47.
  private let text: String

  /// Takes a tag as stored; some programs write it as POSIX has it, `el_GR`.
  init(_ stored: String) {
    let stored = String(decoding: stored.utf8.map { $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
    guard !stored.isEmpty, let tag = try? LocaleTag(stored) else {
      self.tag = nil
      orderTag = stored.split(separator: "-").first.flatMap { try? LocaleTag(String($0)) }
      text = Self.isWellFormed(stored) ? stored : ""
      return
    }
    self.tag = tag
    orderTag = tag
    text = tag.identifier
  }

  /// How well a name in this language suits a list; 0 when it does not.
  ///
  /// The list's own tag is best, then its language without a region, then another region's; a
  /// language in another script (`az-Cyrl` for `az`) is for readers of that script only. Scripts are
  /// the likely ones where tags name none, so that `az-Latn` is `az`.
  ///
  /// Norwegian is one language for this: `no` means Bokmal (`nb`), as CLDR has it, and Nynorsk (`nn`)
  /// suits readers of Bokmal better than a name in any other language, and the other way round.
  func rank(in list: LocaleTag) -> Int {
    guard let tag, tag.likelyScript == list.likelyScript else { return 0 }
    let (own, wanted) = (Self.norwegian[tag.language], Self.norwegian[list.language])
    guard tag.language == list.language || own != nil && wanted != nil else { return 0 }
    guard own == wanted else { return 1 }
    return tag.region == list.region ? 3 : tag.region == nil ? 2 : 1
  }

  private static let norwegian = ["no": "nb", "nb": "nb", "nn": "nn"]

  /// The tag for a row of a list: empty where the language and script are the list's, nil where
  /// the card has none.
  func shown(in list: LocaleTag) -> [UInt8]? {
    guard !text.isEmpty else { return nil }
    if let tag, tag.language == list.language, tag.likelyScript == list.likelyScript { return [] }
    return Array(text.utf8)
  }

  /// Subtags of 1 to 8 ASCII letters and digits, the first of 2 to 8 letters (RFC 5646, 2.1).
  private static func isWellFormed(_ tag: String) -> Bool {
    let subtags = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = subtags.first, first.count >= 2, first.allSatisfy(isLetter) else {
      return false
    }
    return subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count)
        && subtag.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }
}
