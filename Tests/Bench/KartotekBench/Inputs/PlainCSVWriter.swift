internal import SampleContacts

/// Seven columns of Outlook, one of them of an address; nothing is quoted.
struct PlainCSVWriter: BenchInputWriter {
  private static let cities = ["Athina", "Sofia", "Tehran", "Baku", "Uppsala", ""]

  private var count = 0

  mutating func begin(into output: inout [UInt8]) {
    output += "First Name,Last Name,Company,E-mail Address,Mobile Phone,Home City,Notes\r\n".utf8
  }

  mutating func write(_ contact: MadeContact, into output: inout [UInt8]) {
    let cells = [
      contact.given, contact.family, contact.organization, contact.email, contact.phone,
      Array(Self.cities[count % Self.cities.count].utf8), Array("member ".utf8) + contact.id,
    ]
    count += 1
    for (index, cell) in cells.enumerated() {
      if index > 0 { output.append(0x2C) }
      output += cell.map { $0 == 0x2C || $0 == 0x22 ? 0x20 : $0 }
    }
    output += [0x0D, 0x0A]
  }
}
