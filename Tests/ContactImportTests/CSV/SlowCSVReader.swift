@testable import ContactImport

/// The rules of `CSVDialect` written down in the most obvious way; the twin of the fast scanners.
struct SlowCSVReader {
  /// The values of one record, trimmed.
  typealias Record = [[UInt8]]

  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var position = 0
  /// The records that are not blank lines.
  private(set) var records: [Record] = []
  /// Where each line that is no part of a quoted field ends.
  private(set) var borders: [Int] = []

  init(_ bytes: [UInt8], delimiter: UInt8 = 0x2C) {
    self.bytes = bytes
    self.delimiter = delimiter
    while position < bytes.count { readRecord() }
  }

  private func isLineEnd(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }

  private mutating func readRecord() {
    let start = position
    var record = [readField()]
    while position < bytes.count, bytes[position] == delimiter {
      position += 1
      record.append(readField())
    }
    let line = Array(bytes[start..<position])
    if position < bytes.count {
      let isPair =
        bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
      position += isPair ? 2 : 1
      borders.append(position)
    }
    let isBlank =
      record.count == 1
      && (line.allSatisfy { [0x20, 0x09, 0x1A].contains($0) } || line == [0xEF, 0xBB, 0xBF])
    if !isBlank { records.append(record) }
  }

  private mutating func readField() -> [UInt8] {
    var opening = position
    while opening < bytes.count {
      if bytes[opening] == delimiter { break }
      if [0x20, 0x09, 0x00].contains(bytes[opening]) {
        opening += 1
      } else if bytes[opening...].starts(with: [0xEF, 0xBB, 0xBF]) {
        opening += 3
      } else {
        break
      }
    }
    guard opening < bytes.count, bytes[opening] == 0x22, bytes[opening] != delimiter else {
      return Self.trimmed(literal())
    }
    if let value = quoted(opening) { return Self.trimmed(value) }
    position = opening + 1
    return Self.trimmed(literal())
  }

  private mutating func literal() -> [UInt8] {
    var value: [UInt8] = []
    while position < bytes.count, bytes[position] != delimiter, !isLineEnd(position) {
      if bytes[position] != 0 { value.append(bytes[position]) }
      position += 1
    }
    return value
  }

  /// Nil when the quotation mark is declined.
  private mutating func quoted(_ opening: Int) -> [UInt8]? {
    var value: [UInt8] = []
    var index = opening + 1
    var hasLineEnd = false
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      switch (bytes[index], next) {
      case (0x22, 0x22):
        value.append(0x22)
        index += 2
      case (0x22, _):
        if hasLineEnd, let next, ![delimiter, 0x0A, 0x0D, 0x20, 0x09, 0, 0x1A].contains(next) {
          return nil
        }
        position = index + 1
        let tail = literal()
        return value + (tail.allSatisfy { $0 <= 0x20 } ? [] : tail)
      case (0x0D, 0x0A):
        value.append(0x0A)
        hasLineEnd = true
        index += 2
      case (0x0D, _), (0x0A, _):
        value.append(0x0A)
        hasLineEnd = true
        index += 1
      default:
        if bytes[index] != 0 { value.append(bytes[index]) }
        index += 1
      }
    }
    return nil
  }

  /// Without white space at the ends; of blanks beyond ASCII only U+FEFF is in the tests.
  private static func trimmed(_ value: [UInt8]) -> [UInt8] {
    var value = value[...]
    while true {
      if let first = value.first, first == 0x20 || (0x09...0x0D).contains(first) {
        value = value.dropFirst()
      } else if value.starts(with: [0xEF, 0xBB, 0xBF]) {
        value = value.dropFirst(3)
      } else {
        break
      }
    }
    while true {
      if let last = value.last, last == 0x20 || (0x09...0x0D).contains(last) || last == 0x1A {
        value = value.dropLast()
      } else if value.suffix(3) == [0xEF, 0xBB, 0xBF] {
        value = value.dropLast(3)
      } else {
        break
      }
    }
    return Array(value)
  }
}
