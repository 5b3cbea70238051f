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

  let charsets: any CharsetDecoding
  let isLegacyFile: Bool
  let givenCharset: String?
  var charsetNames: [[UInt8]: String?] = [:]
  /// What was last found about a whole card.
  var latestCard: (position: SourcePosition, isUTF8: Bool)?
  /// The value before escapes are undone.
  var raw: [UInt8] = []
  var findings: Findings = []
  var state = ContactBatchBuilder.TextState.decoded

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

  mutating func appendPlain(
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
  /// Values that hold no blanks, and letters of UTF-8 cut in two, lose it in 2.1 as well. A line that
  /// begins with no blank is a line of a note or formatted address, or a part of another value.
  private mutating func unfold(
    _ bytes: Span<UInt8>, _ property: VCardProperty, _ version: VCardVersion
  ) {
    let keepsBlank = version == .v21 && Self.mayHoldBlanks(property.name)
    var start = property.value.lowerBound
    while start < property.value.upperBound {
      let end = min(VCardLines.end(of: bytes, from: start), property.value.upperBound)
      append(bytes, start..<end)
      start = VCardLines.behindLineEnd(of: bytes, at: end)
      guard start < property.value.upperBound else { return }
      guard VCardLines.isBlank(bytes[start]) else {
        let isText = property.name == .note || property.name == .formattedAddress
        raw.append(isText ? 0x0A : 0x20)
        continue
      }
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
}
