internal import ContactModel

/// Finds text that was damaged before the file was written.
///
/// It is reported and never repaired: what a question mark was, only the address book's owner knows.
struct DamagedText: Sendable {
  /// Something that a record holds.
  struct Finding: Sendable, Equatable {
    let code: DiagnosticCode
    /// The record's place in its batch.
    let record: Int
    /// What the text is of.
    let field: ContactField
    /// The text, shortened.
    let detail: String
  }

  private let misreading: MisreadUTF8
  /// U+FFFD in a record tells of the writer's losses; false where it may come from this reading.
  private let blamesWriter: Bool
  /// The tags of the fields with a text to look at, one bit each.
  private static let textTags: UInt32 = {
    let names = ContactField.prefix.rawValue...ContactField.phoneticFamily.rawValue
    let others = ContactField.formattedName.rawValue...ContactField.jobTitle.rawValue
    return [names, others].joined().reduce(0) { $0 | 1 << UInt32($1) }
  }()

  init(misreading: MisreadUTF8, blamesWriter: Bool) {
    self.misreading = misreading
    self.blamesWriter = blamesWriter
  }

  /// Looks through names, organisations and phone numbers.
  ///
  /// Phones are the last of them, and most bytes of a record are behind.
  ///
  /// - Parameters:
  ///   - batch: Decided records.
  ///   - report: Takes a finding for each damaged value.
  func find(in batch: borrowing ContactBatch, report: (Finding) -> Void) {
    let (bytes, starts) = (batch.bytes.span, batch.starts.span)
    let (textTags, phoneTag) = (Self.textTags, ContactField.phone.rawValue)
    for record in 0..<batch.count {
      var offset = Int(starts[record])
      let end = Int(starts[record + 1])
      while offset < end, bytes[offset] <= phoneTag {
        let tag = bytes[offset]
        let payload = Self.payload(bytes, after: &offset)
        let finding: (DiagnosticCode, Range<Int>)?
        if textTags & 1 &<< UInt32(tag) != 0 {
          finding = textFinding(payload, of: bytes).map { ($0, payload) }
        } else {
          finding = tag == phoneTag ? phoneFinding(payload, of: bytes) : nil
        }
        guard let (code, range) = finding, let field = ContactField(rawValue: tag) else { continue }
        let detail = Excerpt.of(bytes.extracting(range))
        report(Finding(code: code, record: record, field: field, detail: detail))
      }
    }
  }

  /// Passes a field.
  ///
  /// Written out here because calls into the other module for each field took longer than the rest.
  @inline(__always)
  private static func payload(_ bytes: Span<UInt8>, after offset: inout Int) -> Range<Int> {
    var length = Int(bytes[offset + 1])
    offset += 2
    if length >= 0x80 {
      offset -= 1
      length = ContactFields.readLength(bytes, &offset)
    }
    defer { offset += length }
    return offset..<(offset + length)
  }

  @inline(__always)
  private func phoneFinding(
    _ payload: Range<Int>, of bytes: Span<UInt8>
  ) -> (DiagnosticCode, Range<Int>)? {
    guard Self.endsWithExponent(bytes.extracting(payload)) else { return nil }
    let value = LabeledField(payload, of: bytes).value
    return Self.isRounded(bytes.extracting(value)) ? (.numberRounded, value) : nil
  }

  @inline(__always)
  private func textFinding(_ range: Range<Int>, of bytes: Span<UInt8>) -> DiagnosticCode? {
    let signs = SuspectSigns(range, of: bytes)
    guard signs.areAny else { return nil }
    return textFinding(bytes.extracting(range), signs)
  }

  private func textFinding(_ text: Span<UInt8>, _ signs: SuspectSigns) -> DiagnosticCode? {
    if signs.hasQuestionMark {
      let count = text.indices.reduce(0) { $0 + (text[$1] == 0x3F ? 1 : 0) }
      if Self.hasLostLetters(text, count) { return .textLost }
    }
    guard signs.isBeyondASCII else { return nil }
    if blamesWriter, signs.hasReplacementLead, ReplacementCharacter.isIn(text) { return .textLost }
    return misreading.explains(text) ? .textDoubleEncoded : nil
  }

  /// Whether there is a question mark before a letter, or several: `M?mm?dov`, `????`.
  ///
  /// One at the end is a doubt of the owner: `Anna?`.
  private static func hasLostLetters(_ text: Span<UInt8>, _ count: Int) -> Bool {
    if count > 1 { return true }
    for index in text.indices.dropLast() where text[index] == 0x3F {
      let next = text[index + 1]
      return next >= 0x80 || (0x61...0x7A).contains(next | 0x20)
    }
    return false
  }

  /// Whether a text may end as a rounded number does: the letter, a sign, three digits at most.
  ///
  /// Nearly all phones end with more digits.
  private static func endsWithExponent(_ text: Span<UInt8>) -> Bool {
    guard let last = text.indices.last else { return false }
    // The last digit of full width is three bytes long.
    guard isDigit(text[last]) else { return last >= 2 && text[last - 2] == 0xEF }
    var index = last
    while index > 0, index > last - 4 {
      index -= 1
      let byte = text[index]
      if isDigit(byte) || byte == 0x2B { continue }
      return byte | 0x20 == 0x65 || byte >= 0x80
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// A number as spreadsheets show it when it does not fit: `4.67E+10`, `4,67e+10`, `+4.67 E10`.
  ///
  /// A letter alone is no sign of it: a decimal mark, a plus behind it or two digits are needed.
  static func isRounded(_ text: Span<UInt8>) -> Bool {
    // Longer ones are no numbers.
    guard text.count <= 64 else { return false }
    var rest = asciiForms(text)[...]
    func skip(_ isWanted: (UInt8) -> Bool) -> Int {
      let count = rest.prefix(while: isWanted).count
      rest = rest.dropFirst(count)
      return count
    }
    func skipDigits() -> Int { skip { (0x30...0x39).contains($0) } }
    func skipOne(_ bytes: Set<UInt8>) -> Bool {
      guard let first = rest.first, bytes.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skipOne(signs)
    guard skipDigits() > 0 else { return false }
    let hasMark = skipOne(decimalMarks)
    guard !hasMark || skipDigits() > 0 else { return false }
    _ = skip { $0 == 0x20 }
    guard skipOne(exponentLetters) else { return false }
    let hasPlus = skipOne(signs)
    let digits = skipDigits()
    guard rest.isEmpty, (1...3).contains(digits) else { return false }
    return hasMark || hasPlus || digits == 2
  }

  private static let signs: Set<UInt8> = [0x2B]
  private static let decimalMarks: Set<UInt8> = [0x2C, 0x2E]
  private static let exponentLetters: Set<UInt8> = [0x45, 0x65]

  /// The text with ASCII in place of full-width forms (U+FF01...U+FF5E), other letters as NUL.
  private static func asciiForms(_ text: Span<UInt8>) -> [UInt8] {
    let decoded = unsafe text.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    return decoded.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0..<0x80: UInt8(scalar.value)
      case 0xFF01...0xFF5E: UInt8(scalar.value - 0xFEE0)
      case 0xA0, 0x202F: 0x20
      default: 0
      }
    }
  }
}
