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

  init(misreading: MisreadUTF8, blamesWriter: Bool) {
    self.misreading = misreading
    self.blamesWriter = blamesWriter
  }

  /// Looks through names, organisations and phone numbers.
  ///
  /// - Parameter batch: Decided records.
  /// - Returns: At most one finding of each code for a record.
  func findings(in batch: borrowing ContactBatch) -> [Finding] {
    var findings: [Finding] = []
    var fields = ContactFields()
    for record in 0..<batch.count {
      fields.read(record, of: batch)
      for entry in fields.entries {
        guard let (code, range) = finding(entry, batch.bytes.span) else { continue }
        let isKnown = findings.last.map { $0.record == record && $0.code == code } ?? false
        guard !isKnown else { continue }
        findings.append(
          Finding(code: code, record: record, detail: Self.shortened(batch.bytes[range])))
      }
    }
    return findings
  }

  private func finding(
    _ entry: ContactFields.Entry, _ bytes: Span<UInt8>
  ) -> (DiagnosticCode, Range<Int>)? {
    switch entry.tag {
    case ContactField.prefix.rawValue...ContactField.phoneticFamily.rawValue,
      ContactField.formattedName.rawValue...ContactField.jobTitle.rawValue:
      return textFinding(bytes.extracting(entry.payload)).map { ($0, entry.payload) }
    case ContactField.phone.rawValue:
      let value = LabeledField(entry.payload, of: bytes).value
      return Self.isRounded(bytes.extracting(value)) ? (.numberRounded, value) : nil
    default:
      return nil
    }
  }

  private func textFinding(_ text: Span<UInt8>) -> DiagnosticCode? {
    var seen: UInt8 = 0
    var questionMarks = 0
    for index in text.indices {
      let byte = text[index]
      seen |= byte
      if byte == 0x3F { questionMarks += 1 }
    }
    if questionMarks > 0, Self.hasLostLetters(text, questionMarks) { return .textLost }
    guard seen >= 0x80 else { return nil }
    if blamesWriter, Self.hasReplacement(text) { return .textLost }
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

  /// Whether U+FFFD is there.
  static func hasReplacement(_ text: Span<UInt8>) -> Bool {
    guard text.count >= 3 else { return false }
    for index in 0..<(text.count - 2) where text[index] == 0xEF {
      if text[index + 1] == 0xBF, text[index + 2] == 0xBD { return true }
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

  private static func shortened(_ text: ArraySlice<UInt8>) -> String {
    let value = String(decoding: text.prefix(160), as: UTF8.self)
    return value.count > 40 ? String(value.prefix(39)) + "\u{2026}" : value
  }
}
