/// The forms in which contacts are written.
package enum ContactForm: String {
  /// Google's CSV, old form, nine columns.
  case csv
  /// vCard 3.0.
  case vcard
}

/// Turns contacts into the bytes of a file.
package struct ContactWriter {
  private let form: ContactForm

  /// Makes a writer.
  ///
  /// - Parameter form: What it writes.
  package init(form: ContactForm) {
    self.form = form
  }

  /// Writes what stands before the first contact.
  ///
  /// - Parameter output: Receives the bytes.
  package func begin(into output: inout [UInt8]) {
    guard form == .csv else { return }
    append(
      """
      id,First Name,Middle Name,Last Name,Organization,Phone 1 - Value,E-mail 1 - Value,\
      Birthday,Notes\r\n
      """, to: &output)
  }

  /// Writes a contact.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - output: Receives the bytes.
  package func write(_ contact: MadeContact, into output: inout [UInt8]) {
    switch form {
    case .csv: writeRecord(contact, into: &output)
    case .vcard: writeCard(contact, into: &output)
    }
  }

  private func writeRecord(_ contact: MadeContact, into output: inout [UInt8]) {
    let comma = UInt8(ascii: ",")
    output += contact.id
    output.append(comma)
    writeCell(contact.given, into: &output)
    output.append(comma)
    writeCell(contact.additional, into: &output)
    output.append(comma)
    writeCell(contact.family, into: &output)
    output.append(comma)
    writeCell(contact.organization, into: &output)
    output.append(comma)
    output += contact.phone
    output.append(comma)
    output += contact.email
    output.append(comma)
    output += contact.birthday
    output.append(comma)
    writeCell(contact.note, into: &output)
    append("\r\n", to: &output)
  }

  /// A cell as RFC 4180 has it: quoted only where it holds a comma, a quote or a line break.
  private func writeCell(_ cell: [UInt8], into output: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    guard cell.contains(where: { $0 == quote || $0 == UInt8(ascii: ",") || $0 == 0x0A }) else {
      output += cell
      return
    }
    output.append(quote)
    for byte in cell {
      if byte == quote { output.append(quote) }
      output.append(byte)
    }
    output.append(quote)
  }

  private func writeCard(_ contact: MadeContact, into output: inout [UInt8]) {
    append("BEGIN:VCARD\r\nVERSION:3.0\r\n", to: &output)
    writeProperty("UID:", [contact.id], into: &output)
    writeProperty(
      "N:", [contact.family, contact.given, contact.additional, [], []], into: &output)
    writeProperty("FN:", [formattedName(contact)], into: &output)
    if !contact.organization.isEmpty {
      writeProperty("ORG:", [contact.organization], into: &output)
    }
    if contact.given.isEmpty, contact.family.isEmpty, !contact.organization.isEmpty {
      append("X-ABShowAs:COMPANY\r\n", to: &output)
    }
    if !contact.phone.isEmpty { writeProperty("TEL;TYPE=CELL:", [contact.phone], into: &output) }
    if !contact.email.isEmpty {
      writeProperty("EMAIL;TYPE=INTERNET:", [contact.email], into: &output)
    }
    if !contact.birthday.isEmpty { writeProperty("BDAY:", [contact.birthday], into: &output) }
    if !contact.note.isEmpty { writeProperty("NOTE:", [contact.note], into: &output) }
    append("END:VCARD\r\n", to: &output)
  }

  private func formattedName(_ contact: MadeContact) -> [UInt8] {
    let parts = [contact.given, contact.additional, contact.family].filter { !$0.isEmpty }
    if !parts.isEmpty { return Array(parts.joined(separator: [0x20])) }
    let others = [contact.organization, contact.email, contact.phone]
    return others.first { !$0.isEmpty } ?? []
  }

  /// Writes a content line, escaped and folded before its 76th byte but never inside a character.
  private func writeProperty(
    _ name: StaticString, _ components: [[UInt8]], into output: inout [UInt8]
  ) {
    var line: [UInt8] = []
    append(name, to: &line)
    for (index, component) in components.enumerated() {
      if index > 0 { line.append(UInt8(ascii: ";")) }
      for byte in component { appendEscaped(byte, to: &line) }
    }
    var width = 0
    for byte in line {
      let isCharacterStart = byte & 0xC0 != 0x80
      if isCharacterStart, width > 70 {
        append("\r\n ", to: &output)
        width = 1
      }
      output.append(byte)
      width += 1
    }
    append("\r\n", to: &output)
  }

  private func appendEscaped(_ byte: UInt8, to line: inout [UInt8]) {
    switch byte {
    case 0x0A: append("\\n", to: &line)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"):
      line.append(UInt8(ascii: "\\"))
      line.append(byte)
    default: line.append(byte)
    }
  }
}
