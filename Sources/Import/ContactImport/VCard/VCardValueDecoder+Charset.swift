internal import ContactModel

/// The character set of a value.
extension VCardValueDecoder {
  /// Makes the raw bytes UTF-8, or finds that the file has to decide.
  ///
  /// Raw bytes that are valid UTF-8 are UTF-8 whatever CHARSET says; encoded ones are what CHARSET
  /// says; vCard 4.0 knows no CHARSET.
  mutating func chooseCharset(
    _ parameters: borrowing VCardParameters, _ card: borrowing VCardCard, _ bytes: Span<UInt8>
  ) {
    let isStated = !parameters.charset.isEmpty && card.version != .v40
    guard Self.mayBeEncoded(raw, includesEscape: isStated) else {
      if isStated, raw.contains(0x2B), canonicalName(card[parameters.charset]) == "UTF-7" {
        findings.insert(.unknownCharset)
      }
      return
    }
    let isEncoded = parameters.encoding != .plain
    let evidence = UTF8Evidence(raw.span)
    let charset = isStated ? charset(card[parameters.charset]) : nil
    let isUTF8 =
      UTF8Check.isValid(raw.span)
      && (isEncoded || charset == "" || evidence.validSequences >= Self.certainty
        || isTrusted(card, bytes))
    if let charset, !charset.isEmpty, isEncoded || !isUTF8 || evidence.validSequences == 0 {
      decode(as: charset)
    } else if isUTF8 {
      return
    } else if !isLegacyFile, evidence.validSequences > evidence.invalidBytes {
      // Damaged UTF-8: legacy text hardly ever forms more whole letters than stray bytes.
      raw = VCardText.repaired(raw)
      findings.insert(.invalidBytes)
    } else if let givenCharset {
      decode(as: givenCharset)
    } else {
      state = .undecided
    }
  }

  /// From so many letters on a value is UTF-8 also in a legacy file: two letters of windows-1256
  /// form one letter of UTF-8 now and then, six in a row are no name.
  private static let certainty = 3

  /// Whether one or two letters of UTF-8 are to be believed.
  ///
  /// RFC 6350 3.1: a vCard 4.0 is UTF-8. In a legacy file, where pairs of letters form UTF-8 by
  /// accident, the card decides, unless the caller has named the page.
  private mutating func isTrusted(_ card: borrowing VCardCard, _ bytes: Span<UInt8>) -> Bool {
    if !isLegacyFile || card.version == .v40 { return true }
    return givenCharset == nil && isUTF8(card, bytes)
  }

  /// Whether all raw text of a card is UTF-8, of which text with a CHARSET of its own is no part.
  private mutating func isUTF8(_ card: borrowing VCardCard, _ bytes: Span<UInt8>) -> Bool {
    if let latestCard, latestCard.position == card.position { return latestCard.isUTF8 }
    let value = raw
    var isUTF8 = true
    for property in card.properties where isUTF8 {
      let parameters = property.parameters
      guard parameters.encoding == .plain, parameters.charset.isEmpty, property.name != .photo
      else { continue }
      raw.removeAll(keepingCapacity: true)
      appendPlain(property, of: bytes, card.version)
      isUTF8 = UTF8Check.isValid(raw.span)
    }
    raw = value
    latestCard = (card.position, isUTF8)
    return isUTF8
  }

  private mutating func decode(as charset: String) {
    raw = charsets.decode(raw.span, charset: charset)
    if ReplacementCharacter.isIn(raw.span) { findings.insert(.invalidBytes) }
  }

  /// The page that a name means; empty for UTF-8, nil for a name that says nothing.
  ///
  /// The names of Latin-1 and Latin-5 mean Windows' pages, as the WHATWG Encoding Standard has it:
  /// where those have letters, these have control characters. US-ASCII is a wrong name of other
  /// bytes, and UTF-7 of bytes beyond ASCII.
  private mutating func charset(_ name: ArraySlice<UInt8>) -> String? {
    switch canonicalName(name) {
    case "UTF-8": return ""
    case "ISO-8859-1": return "windows-1252"
    case "ISO-8859-9": return "windows-1254"
    case "US-ASCII": return nil
    case nil, "UTF-7":
      findings.insert(.unknownCharset)
      return nil
    case let name?: return name
    }
  }

  private mutating func canonicalName(_ name: ArraySlice<UInt8>) -> String? {
    let key = Array(name)
    if let known = charsetNames[key] { return known }
    let canonical = charsets.canonicalName(String(decoding: key, as: UTF8.self))
    charsetNames[key] = .some(canonical)
    return canonical
  }

  /// Whether there is more than ASCII; an escape character may switch to the letters of ISO 2022.
  private static func mayBeEncoded(_ bytes: [UInt8], includesEscape: Bool) -> Bool {
    for byte in bytes {
      if byte >= 0x80 { return true }
      if includesEscape {
        if byte == 0x1B { return true }
      }
    }
    return false
  }
}
