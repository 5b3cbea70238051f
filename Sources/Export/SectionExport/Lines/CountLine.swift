internal import SectionModel

/// One line of counts, as `PageAssembly` writes it.
enum CountLine {
  /// The place in the order and the id of the first row of a part.
  case first([UInt8])
  /// The same of its last row.
  case last([UInt8])
  /// A row: its section's slot, where its id is, and where the digits of its hash are.
  case row(section: Int, id: Range<Int>, hash: Range<Int>)
  /// A page, of which the rows before are not known, and the hash of its rows' lines.
  case page(PageSummary, rowsHash: String)
  /// What decided the rows.
  case list(String)
  /// The number of rows that were made.
  case made(Int)
  /// An entry of the list's table of search.
  case fold(code: String, text: String)

  /// Takes a line apart; nil for one that is no count.
  init?(_ line: Span<UInt8>) {
    let fields = Self.fields(of: line)
    guard let word = fields.first else { return nil }
    switch (String(copying: line.extracting(word)), fields.count) {
    case ("row", 4):
      guard let section = Self.number(line, fields[1]), fields[3].count == 16 else { return nil }
      self = .row(section: section, id: fields[2], hash: fields[3])
    case ("page", 5):
      let file = String(copying: line.extracting(fields[1]))
      guard let count = Self.number(line, fields[2]), let bytes = Self.number(line, fields[3]),
        PageSummary.isFile(file), count > 0
      else { return nil }
      self = .page(
        PageSummary(file: file, firstRow: 0, count: count, bytes: bytes),
        rowsHash: String(copying: line.extracting(fields[4])))
    case ("first", 3): self = .first(Array(copying: line.extracting(droppingFirst: 6)))
    case ("last", 3): self = .last(Array(copying: line.extracting(droppingFirst: 5)))
    case ("~list", 2...): self = .list(String(copying: line))
    case ("~rows", 2):
      guard let count = Self.number(line, fields[1]) else { return nil }
      self = .made(count)
    case ("~fold", 3):
      self = .fold(
        code: String(copying: line.extracting(fields[1])),
        text: String(copying: line.extracting(fields[2])))
    default: return nil
    }
  }

  /// What stands between tabs.
  private static func fields(of line: Span<UInt8>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = 0
    for index in line.indices where line[index] == 0x09 {
      fields.append(start..<index)
      start = index + 1
    }
    return fields + [start..<line.count]
  }

  private static func number(_ line: Span<UInt8>, _ field: Range<Int>) -> Int? {
    Int(String(copying: line.extracting(field))).flatMap { $0 < 0 ? nil : $0 }
  }
}
