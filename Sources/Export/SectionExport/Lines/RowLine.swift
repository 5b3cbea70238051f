internal import StableHash

/// One line of `RowLines`, taken apart.
struct RowLine {
  /// The section's place among those that the list can have.
  let section: Int
  /// Where the place in the order and the id are, the tab between them included.
  let place: Range<Int>
  /// Where the id is.
  let id: Range<Int>
  /// Where the row is.
  let row: Range<Int>
  /// Where the 16 digits of the row's hash are.
  let hash: Range<Int>

  /// Takes a line apart; nil for one that is no row.
  init?(_ line: Span<UInt8>) {
    guard let key = Self.field(of: line, from: 0), key.count >= 4, key.count % 2 == 0,
      let section = Self.section(of: line),
      let id = Self.field(of: line, from: key.upperBound + 1), !id.isEmpty,
      let row = Self.field(of: line, from: id.upperBound + 1),
      let hash = Self.hash(in: line.extracting(..<row.upperBound), from: row.lowerBound, id: id),
      Self.isWhole(line, before: row.upperBound)
    else { return nil }
    self.section = section
    place = 0..<id.upperBound
    self.id = id
    self.row = row
    self.hash = hash
  }

  /// Whether the line is the one that was printed, by the hash at its end.
  private static func isWhole(_ line: Span<UInt8>, before end: Int) -> Bool {
    var digits: [UInt8] = []
    StableHash.appendHexadecimal(StableHash.hash(line.extracting(..<end)), to: &digits)
    return line.extracting((end + 1)...).order(behind: digits.span) == .equal
  }

  /// The range up to the next tab; nil where there is none.
  private static func field(of line: Span<UInt8>, from start: Int) -> Range<Int>? {
    var end = start
    while end < line.count, line[end] != 0x09 { end &+= 1 }
    return end < line.count ? start..<end : nil
  }

  private static func section(of line: Span<UInt8>) -> Int? {
    var section = 0
    for place in 0..<4 {
      guard let digit = digit(line[place]) else { return nil }
      section = section << 4 | digit
    }
    return section
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x61...0x66: Int(byte) - 0x57
    default: nil
    }
  }

  /// A row begins with its id, which is that of the line, and its hash.
  private static func hash(
    in line: Span<UInt8>, from start: Int, id: Range<Int>
  ) -> Range<Int>? {
    var place = start
    guard skip("{\"id\":\"", in: line, &place) else { return nil }
    for index in id {
      // The signs of an id that JSON escapes, both by a backslash before them.
      if line[index] == 0x22 || line[index] == 0x5C {
        guard place < line.count, line[place] == 0x5C else { return nil }
        place += 1
      }
      guard place < line.count, line[place] == line[index] else { return nil }
      place += 1
    }
    guard skip("\",\"hash\":\"", in: line, &place), place + 17 < line.count else { return nil }
    let hash = place..<(place + 16)
    for index in hash where digit(line[index]) == nil { return nil }
    return line[hash.upperBound] == 0x22 ? hash : nil
  }

  private static func skip(
    _ text: StaticString, in line: Span<UInt8>, _ place: inout Int
  ) -> Bool {
    let end = place + text.utf8CodeUnitCount
    guard end <= line.count else { return false }
    return text.withUTF8Buffer { text in
      for index in text.indices {
        guard unsafe line[place] == text[index] else { return false }
        place += 1
      }
      return true
    }
  }
}
