internal import ContactModel

/// Turns the bytes of a value into text: unfolds, undoes quoted-printable, picks the charset and
/// decodes, and only then undoes escapes and splits.
///
/// Escapes come last because 0x5C is the second half of some Shift_JIS and GBK letters; text is
/// split after quoted-printable because a soft break may stand anywhere, so that separators written
/// as `=3B` and `=2C`, which do not separate, are given a backslash on the way.
struct VCardValueDecoder: Sendable {
  /// How a value is split.
  struct Layout: Sendable {
    /// What an unescaped comma is.
    enum Comma: Sendable {
      case text
      case separator
      /// A separator of list items that are shown side by side.
      case blank
    }

    var splitsAtSemicolons = false
    var comma = Comma.text

    static let text = Layout()
    static let components = Layout(splitsAtSemicolons: true)
    static let list = Layout(comma: .separator)
    static let name = Layout(splitsAtSemicolons: true, comma: .blank)
  }

  /// What was noticed while decoding.
  struct Findings: OptionSet, Sendable {
    let rawValue: UInt8

    static let malformedEncoding = Findings(rawValue: 1)
    static let invalidBytes = Findings(rawValue: 2)
    static let unknownCharset = Findings(rawValue: 4)
    static let nullBytes = Findings(rawValue: 8)
  }

  private let charsets: any CharsetDecoding
  private let isLegacyFile: Bool
  private let givenCharset: String?
  private var charsetNames: [[UInt8]: String?] = [:]
  /// What was last found about a whole card.
  private var latestCard: (position: SourcePosition, isUTF8: Bool)?
  /// The value before escapes are undone.
  private(set) var raw: [UInt8] = []
  private(set) var findings: Findings = []
  private var state = ContactBatchBuilder.TextState.decoded

  /// Makes a decoder.
  ///
  /// - Parameters:
  ///   - charsets: Character sets.
  ///   - isLegacyFile: The file as a whole is in a legacy encoding.
  ///   - givenCharset: The legacy page that the caller named; nil lets the file decide.
  init(charsets: any CharsetDecoding, isLegacyFile: Bool, givenCharset: String? = nil) {
    self.charsets = charsets
    self.isLegacyFile = isLegacyFile
    self.givenCharset = givenCharset
  }

  /// Decodes a value.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - bytes: The chunk.
  ///   - card: The card that the property is of.
  ///   - layout: How to split.
  ///   - text: Receives the text; what it held is thrown away.
  mutating func decode(
    _ property: VCardProperty, of bytes: Span<UInt8>, in card: borrowing VCardCard,
    _ layout: Layout, into text: inout VCardText
  ) {
    findings = []
    state = .decoded
    raw.removeAll(keepingCapacity: true)
    switch property.parameters.encoding {
    case .quotedPrintable:
      let isWhole = VCardQuotedPrintable.undo(bytes, property.value, card.version, into: &raw)
      if !isWhole { findings.insert(.malformedEncoding) }
    case .base64:
      let isWhole = VCardBase64.undo(bytes, property.value, into: &raw)
      if !isWhole { findings.insert(.malformedEncoding) }
    case .plain: appendPlain(property, of: bytes, card.version)
    }
    chooseCharset(property.parameters, card, bytes)
    text.removeAll()
    text.state = state
    split(layout, card.version, into: &text)
  }

  // MARK: - Lines

  private mutating func appendPlain(
    _ property: VCardProperty, of bytes: Span<UInt8>, _ version: VCardVersion
  ) {
    if property.isFolded {
      unfold(bytes, property, version)
    } else {
      append(bytes, property.value)
    }
  }

  private mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let slice = bytes.extracting(range)
    unsafe slice.withUnsafeBufferPointer { unsafe raw.append(contentsOf: $0) }
  }

  /// Joins the lines of a folded value.
  ///
  /// vCard 2.1 folds where a blank is, which stays (2.1.3); later versions add the blank, which goes.
  /// Values that hold no blanks, and letters of UTF-8 cut in two, lose it in 2.1 as well.
  private mutating func unfold(
    _ bytes: Span<UInt8>, _ property: VCardProperty, _ version: VCardVersion
  ) {
    let keepsBlank = version == .v21 && Self.mayHoldBlanks(property.name)
    var start = property.value.lowerBound
    while start < property.value.upperBound {
      let end = min(VCardLines.end(of: bytes, from: start), property.value.upperBound)
      append(bytes, start..<end)
      start = VCardLines.behindLineEnd(of: bytes, at: end)
      guard start < property.value.upperBound, VCardLines.isBlank(bytes[start]) else { continue }
      let cutsLetter = start + 1 < property.value.upperBound && bytes[start + 1] & 0xC0 == 0x80
      if !keepsBlank || (cutsLetter && endsWithinLetter) { start += 1 }
    }
  }

  private static func mayHoldBlanks(_ name: VCardPropertyName) -> Bool {
    switch name {
    case .email, .url, .photo, .uid, .birthday, .anniversary, .labeledDate, .death: false
    default: true
    }
  }

  /// Whether the text so far ends with the first bytes of a UTF-8 letter.
  private var endsWithinLetter: Bool {
    guard let last = raw.last, last >= 0x80 else { return false }
    let tail = raw.suffix(4)
    guard let lead = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }), tail[lead] >= 0xC2 else {
      return false
    }
    let needed = tail[lead] >= 0xF0 ? 4 : tail[lead] >= 0xE0 ? 3 : 2
    return tail.endIndex - lead < needed
  }

  // MARK: - Charset

  /// Makes the raw bytes UTF-8, or finds that the file has to decide.
  ///
  /// Raw bytes that are valid UTF-8 are UTF-8 whatever CHARSET says; encoded ones are what CHARSET
  /// says; vCard 4.0 knows no CHARSET.
  private mutating func chooseCharset(
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

  // MARK: - Escapes and parts

  /// The most parts of one value; further separators are text.
  ///
  /// A card in a thousand groups is real,
  /// and the parts of a hostile value would take sixteen times its size.
  private static let partLimit = 10_000

  private mutating func split(_ layout: Layout, _ version: VCardVersion, into text: inout VCardText)
  {
    // Lists within components came with vCard 3.0.
    let comma: Layout.Comma =
      layout.comma == .blank && version == .v21 ? .text : layout.comma
    var start = 0
    var index = 0
    while index < raw.count {
      let run = runEnd(from: index)
      text.bytes.append(contentsOf: raw[index..<run])
      guard run < raw.count else { break }
      let byte = raw[run]
      index = run + 1
      switch byte {
      case UInt8(ascii: "\\"):
        if index < raw.count, let plain = Self.unescaped(raw[index], version) {
          text.bytes.append(plain)
          index += 1
        } else {
          text.bytes.append(byte)
        }
      case UInt8(ascii: ";") where layout.splitsAtSemicolons && text.parts.count < Self.partLimit,
        UInt8(ascii: ",") where comma == .separator && text.parts.count < Self.partLimit:
        text.parts.append(start..<text.bytes.count)
        start = text.bytes.count
      case UInt8(ascii: ",") where comma == .blank:
        if text.bytes.count > start, text.bytes.last != 0x20 { text.bytes.append(0x20) }
        while index < raw.count, raw[index] == 0x20 { index += 1 }
      // Padding of some programs; never text.
      case 0: findings.insert(.nullBytes)
      default: text.bytes.append(byte)
      }
    }
    text.parts.append(start..<text.bytes.count)
  }

  /// The end of the bytes that are copied as they are.
  private func runEnd(from start: Int) -> Int {
    var index = start
    while index < raw.count {
      let byte = raw[index]
      if byte == UInt8(ascii: "\\") || byte == 0 { break }
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") { break }
      index += 1
    }
    return index
  }

  /// What a backslash and a byte mean; nil when the backslash is text.
  ///
  /// RFC 6350 3.4 and RFC 2426 4; the colon is escaped by many programs, the quotation mark by
  /// Apple's. vCard 2.1 escapes only the semicolon, Android also backslash, colon and comma; a line
  /// break is never `\n` there.
  private static func unescaped(_ byte: UInt8, _ version: VCardVersion) -> UInt8? {
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\\"): byte
    case UInt8(ascii: "n"), UInt8(ascii: "N"): version == .v21 ? nil : 0x0A
    case UInt8(ascii: "\""): version == .v21 ? nil : byte
    default: nil
    }
  }
}
