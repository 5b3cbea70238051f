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
    /// The text, shortened.
    let detail: String
  }

  private let misreading: MisreadUTF8
  /// U+FFFD in a record tells of the writer's losses; false where it may come from this reading.
  private let blamesWriter: Bool
  /// What to look for in a field, by its tag.
  private let kinds: [FieldKind]

  private enum FieldKind: UInt8 {
    case other
    case text
    case phone
  }

  init(misreading: MisreadUTF8, blamesWriter: Bool) {
    self.misreading = misreading
    self.blamesWriter = blamesWriter
    var kinds = [FieldKind](repeating: .other, count: 256)
    let names = ContactField.prefix.rawValue...ContactField.phoneticFamily.rawValue
    let others = ContactField.formattedName.rawValue...ContactField.jobTitle.rawValue
    for tag in [names, others].joined() { kinds[Int(tag)] = .text }
    kinds[Int(ContactField.phone.rawValue)] = .phone
    self.kinds = kinds
  }

  /// Looks through names, organisations and phone numbers.
  ///
  /// - Parameter batch: Decided records.
  /// - Returns: At most one finding of each code for a record.
  func findings(in batch: borrowing ContactBatch) -> [Finding] {
    var findings: [Finding] = []
    let bytes = batch.bytes.span
    for record in 0..<batch.count {
      var offset = batch.range(of: record).lowerBound
      let end = batch.range(of: record).upperBound
      while offset < end {
        let tag = bytes[offset]
        let payload = Self.payload(bytes, after: &offset)
        guard let (code, range) = finding(tag, payload, bytes) else { continue }
        let isKnown = findings.last.map { $0.record == record && $0.code == code } ?? false
        guard !isKnown else { continue }
        findings.append(
          Finding(code: code, record: record, detail: Excerpt.of(bytes.extracting(range))))
      }
    }
    return findings
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
  private func finding(
    _ tag: UInt8, _ payload: Range<Int>, _ bytes: Span<UInt8>
  ) -> (DiagnosticCode, Range<Int>)? {
    switch kinds[Int(tag)] {
    case .text: return textFinding(bytes.extracting(payload)).map { ($0, payload) }
    case .phone:
      let value = LabeledField(payload, of: bytes).value
      return Self.isRounded(bytes.extracting(value)) ? (.numberRounded, value) : nil
    case .other: return nil
    }
  }

  private func textFinding(_ text: Span<UInt8>) -> DiagnosticCode? {
    let signs = SuspectSigns(text)
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

  /// A number as spreadsheets show it when it does not fit: `4.67E+10`, `4,67e+10`.
  static func isRounded(_ text: Span<UInt8>) -> Bool {
    var index = 0
    func skipDigits() -> Int {
      let start = index
      while index < text.count, (0x30...0x39).contains(text[index]) { index += 1 }
      return index - start
    }
    guard skipDigits() > 0, index < text.count else { return false }
    if text[index] == 0x2C || text[index] == 0x2E {
      index += 1
      guard skipDigits() > 0 else { return false }
    }
    guard index + 1 < text.count, text[index] | 0x20 == 0x65, text[index + 1] == 0x2B else {
      return false
    }
    index += 2
    return skipDigits() > 0 && index == text.count
  }
}
