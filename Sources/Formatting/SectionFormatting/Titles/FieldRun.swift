internal import ContactModel

/// Fields of a record that stand together, to be passed one after another.
struct FieldRun {
  private var offset: Int
  private let end: Int

  /// Takes the place of the fields, from the tag of the first to the end of the last.
  init(_ range: Range<Int>) {
    (offset, end) = (range.lowerBound, range.upperBound)
  }

  /// The payload of the next field; nil behind the last.
  mutating func next(_ bytes: Span<UInt8>) -> Range<Int>? {
    guard offset < end else { return nil }
    let payload = Self.payload(ofFieldAt: offset, bytes)
    offset = payload.upperBound
    return payload
  }

  /// The value of the preferred one among phones or e-mails, else of the first; values that show
  /// nothing do not count.
  func preferredValue(_ bytes: Span<UInt8>) -> Range<Int>? {
    var fields = self
    var first: Range<Int>?
    while let payload = fields.next(bytes) {
      let value = LabeledField(payload, of: bytes)
      guard first == nil || value.isPreferred else { continue }
      guard DisplayText.isVisible(bytes.extracting(value.value)) else { continue }
      if value.isPreferred { return value.value }
      first = value.value
    }
    return first
  }

  /// The payload of the field whose tag is at an offset.
  ///
  /// Written out for the usual length below 128: a call into the other module for each field took
  /// longer than the rest.
  @inline(__always)
  static func payload(ofFieldAt offset: Int, _ bytes: Span<UInt8>) -> Range<Int> {
    let length = Int(bytes[offset + 1])
    if length < 0x80 { return (offset + 2)..<(offset + 2 + length) }
    var start = offset + 1
    let long = ContactFields.readLength(bytes, &start)
    return start..<(start + long)
  }
}
