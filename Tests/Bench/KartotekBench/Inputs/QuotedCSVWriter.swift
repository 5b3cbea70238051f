internal import SampleContacts

/// Outlook's habit: 92 columns of which few are filled, every one quoted.
struct QuotedCSVWriter: BenchInputWriter {
  private static let columns: [String] = {
    let named = [
      "First Name", "Middle Name", "Last Name", "Company", "E-mail Address", "Mobile Phone",
      "Home City", "Notes",
    ]
    // Headings of Outlook that this program keeps no values of would be reported where filled.
    return named + (named.count..<92).map { "User \($0)" }
  }()

  mutating func begin(into output: inout [UInt8]) {
    write(Self.columns.map { Array($0.utf8) }, into: &output)
  }

  mutating func write(_ contact: MadeContact, into output: inout [UInt8]) {
    let cells = [
      contact.given, contact.additional, contact.family, contact.organization, contact.email,
      contact.phone, contact.family, contact.id,
    ]
    let empty = Array(repeating: [UInt8](), count: Self.columns.count - cells.count)
    write(cells + empty, into: &output)
  }

  private func write(_ cells: [[UInt8]], into output: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { output.append(0x2C) }
      output.append(0x22)
      output += cell
      output.append(0x22)
    }
    output += [0x0D, 0x0A]
  }
}
