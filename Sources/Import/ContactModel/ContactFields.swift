/// The fields of one record as offsets, to be read again and again without allocation.
///
/// One value is made by a worker and filled for one record after another.
package struct ContactFields: Sendable {
  /// One field of a record.
  package struct Entry: Sendable {
    /// The tag without the undecided flag.
    package let tag: UInt8
    /// Whether the text is in an undecided encoding.
    package let isUndecided: Bool
    /// The payload within the batch's bytes.
    package let payload: Range<Int>
  }

  /// The fields in the order of the record.
  package private(set) var entries: [Entry] = []

  /// Makes a value that holds no fields.
  package init() {
    entries.reserveCapacity(32)
  }

  /// Reads the fields of one record.
  ///
  /// - Parameters:
  ///   - index: The record, 0 ..< `batch.count`.
  ///   - batch: The batch that holds it.
  /// - Complexity: O(*n*) in the number of its fields.
  package mutating func read(_ index: Int, of batch: borrowing ContactBatch) {
    read(batch.range(of: index), of: batch.bytes.span)
  }

  /// Reads the fields of a record, or of the record within an alternate.
  ///
  /// - Parameters:
  ///   - range: Where the record is.
  ///   - bytes: The bytes that hold it; they were written by `ContactBatchBuilder`.
  package mutating func read(_ range: Range<Int>, of bytes: Span<UInt8>) {
    entries.removeAll(keepingCapacity: true)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let tag = bytes[offset]
      offset += 1
      let length = Self.readLength(bytes, &offset)
      entries.append(
        Entry(
          tag: tag & ~ContactField.undecidedFlag,
          isUndecided: tag & ContactField.undecidedFlag != 0,
          payload: offset..<(offset + length)))
      offset += length
    }
  }

  /// The payload of the first such field.
  ///
  /// - Parameter field: The field.
  /// - Returns: Nil when the record has no such field.
  package func first(_ field: ContactField) -> Range<Int>? {
    for entry in entries where entry.tag == field.rawValue { return entry.payload }
    return nil
  }

  /// The payload of a record's UID, found without reading the other fields.
  ///
  /// - Parameters:
  ///   - record: Where the record is.
  ///   - bytes: The bytes that hold it.
  /// - Returns: Nil when the record has no UID.
  package static func uid(of record: Range<Int>, in bytes: Span<UInt8>) -> Range<Int>? {
    guard !record.isEmpty, bytes[record.lowerBound] == ContactField.uid.rawValue else { return nil }
    var offset = record.lowerBound + 1
    let length = readLength(bytes, &offset)
    return offset..<(offset + length)
  }

  /// Reads a LEB128 length.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a batch.
  ///   - offset: Where the length is; afterwards the byte behind it.
  /// - Returns: The length.
  package static func readLength(_ bytes: Span<UInt8>, _ offset: inout Int) -> Int {
    var result = 0
    var shift = 0
    while true {
      let byte = bytes[offset]
      offset += 1
      result |= Int(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { return result }
      shift += 7
    }
  }
}

/// A phone, e-mail or web address within a record.
package struct LabeledField: Sendable {
  /// The label within the batch's bytes; may be empty.
  package let label: Range<Int>
  /// The value within the batch's bytes.
  package let value: Range<Int>
  /// Whether it is the preferred one of its kind.
  package let isPreferred: Bool

  /// Takes a payload apart.
  ///
  /// - Parameters:
  ///   - payload: The payload of a phone, e-mail or web address.
  ///   - bytes: The batch's bytes.
  package init(_ payload: Range<Int>, of bytes: Span<UInt8>) {
    isPreferred = bytes[payload.lowerBound] & 1 != 0
    var offset = payload.lowerBound + 1
    let length = ContactFields.readLength(bytes, &offset)
    label = offset..<(offset + length)
    value = (offset + length)..<payload.upperBound
  }
}

/// A date within a record.
package struct DateField: Sendable {
  /// What happened on the day.
  package let kind: ContactDate.Kind
  /// How the date is stored.
  package let form: ContactDateForm
  /// The year, or 0.
  package let year: Int
  /// The month, or 0.
  package let month: Int
  /// The day, or 0.
  package let day: Int
  /// The label within the batch's bytes; may be empty.
  package let label: Range<Int>
  /// The text within the batch's bytes; empty where the form has none.
  package let text: Range<Int>

  /// Takes a payload apart.
  ///
  /// - Parameters:
  ///   - payload: The payload of a date.
  ///   - bytes: The batch's bytes.
  package init(_ payload: Range<Int>, of bytes: Span<UInt8>) {
    let base = payload.lowerBound
    kind = ContactDate.Kind(code: bytes[base])
    form = ContactDateForm(rawValue: bytes[base + 1]) ?? .text
    year = Int(bytes[base + 2]) | Int(bytes[base + 3]) << 8
    month = Int(bytes[base + 4])
    day = Int(bytes[base + 5])
    var offset = base + 6
    let length = ContactFields.readLength(bytes, &offset)
    label = offset..<(offset + length)
    text = (offset + length)..<payload.upperBound
  }

  /// The number of the column of an undecided date, which stands in the year's place.
  package var column: Int { year }

  /// Where an undecided date was read.
  ///
  /// The month's and the day's place hold the number of lines below the record's first.
  ///
  /// - Parameter source: Where its record begins.
  /// - Returns: The position of the date itself.
  package func position(in source: SourcePosition) -> SourcePosition {
    var position = source
    position.line &+= UInt32(month) | UInt32(day) << 8
    return position
  }

  /// The day, when the form is `parts`.
  package var date: PartialDate? {
    guard form == .parts else { return nil }
    return PartialDate(
      year: year == 0 ? nil : year, month: month == 0 ? nil : month, day: day == 0 ? nil : day)
  }
}
