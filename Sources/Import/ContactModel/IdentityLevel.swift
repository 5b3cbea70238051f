/// What the identifier of a contact without UID is hashed from, step by step.
enum IdentityLevel: CaseIterable {
  case name
  case emails
  case phones
  case everything

  func includes(_ tag: UInt8) -> Bool {
    switch self {
    case .name: Self.isName(tag)
    case .emails: Self.isName(tag) || tag == ContactField.email.rawValue
    case .phones:
      Self.isName(tag) || tag == ContactField.email.rawValue || tag == ContactField.phone.rawValue
    case .everything: true
    }
  }

  private static func isName(_ tag: UInt8) -> Bool {
    (ContactField.kind.rawValue...ContactField.phoneticFamily.rawValue).contains(tag)
      || tag == ContactField.formattedName.rawValue || tag == ContactField.organization.rawValue
  }

  /// Appends what a record without UID is hashed from: for each field its tag, its length (UInt32,
  /// little-endian) and its payload.
  func appendInput(of record: Range<Int>, in bytes: Span<UInt8>, to input: inout [UInt8]) {
    var offset = record.lowerBound
    while let (tag, payload) = nextField(of: bytes, &offset, before: record.upperBound) {
      input.append(tag)
      input.append(UInt8(truncatingIfNeeded: payload.count))
      input.append(UInt8(truncatingIfNeeded: payload.count >> 8))
      input.append(UInt8(truncatingIfNeeded: payload.count >> 16))
      input.append(UInt8(truncatingIfNeeded: payload.count >> 24))
      unsafe bytes.extracting(payload).withUnsafeBufferPointer {
        unsafe input.append(contentsOf: $0)
      }
    }
  }

  /// Whether two records without UID are hashed from the same.
  func inputIsEqual(
    _ left: Range<Int>, in leftBytes: Span<UInt8>, _ right: Range<Int>, in rightBytes: Span<UInt8>
  ) -> Bool {
    var leftOffset = left.lowerBound
    var rightOffset = right.lowerBound
    while true {
      let leftField = nextField(of: leftBytes, &leftOffset, before: left.upperBound)
      let rightField = nextField(of: rightBytes, &rightOffset, before: right.upperBound)
      guard let leftField, let rightField else { return leftField == nil && rightField == nil }
      guard leftField.tag == rightField.tag, leftField.payload.count == rightField.payload.count
      else { return false }
      for (left, right) in zip(leftField.payload, rightField.payload)
      where leftBytes[left] != rightBytes[right] {
        return false
      }
    }
  }

  private func nextField(
    of bytes: Span<UInt8>, _ offset: inout Int, before end: Int
  ) -> (tag: UInt8, payload: Range<Int>)? {
    while offset < end {
      let tag = bytes[offset]
      offset += 1
      let length = ContactFields.readLength(bytes, &offset)
      let start = offset
      offset += length
      if includes(tag) { return (tag, start..<offset) }
    }
    return nil
  }
}
