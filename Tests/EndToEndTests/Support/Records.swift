/// The records of a CSV or vCard file, each with its line end.
struct Records {
  private let header: ArraySlice<UInt8>
  private let records: [ArraySlice<UInt8>]

  /// Cuts a file of comma or semicolon separated values, or of cards without nested cards.
  init(_ bytes: [UInt8], isCSV: Bool) {
    var records = isCSV ? Self.rows(bytes) : Self.cards(bytes)
    header = isCSV ? records.removeFirst() : []
    self.records = records
  }

  /// The file with its records in another order.
  func shuffled(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    Array(header) + records.shuffled(using: &generator).joined()
  }

  private static func rows(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var rows: [ArraySlice<UInt8>] = []
    var start = 0
    var isQuoted = false
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard byte == 0x0A, !isQuoted else { continue }
      rows.append(bytes[start...offset])
      start = offset + 1
    }
    return rows
  }

  private static func cards(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let end = Array("END:VCARD".utf8)
    var cards: [ArraySlice<UInt8>] = []
    var start = 0
    var lineStart = 0
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
      if bytes[lineStart...].starts(with: end) {
        cards.append(bytes[start...offset])
        start = offset + 1
      }
      lineStart = offset + 1
    }
    return cards
  }
}
