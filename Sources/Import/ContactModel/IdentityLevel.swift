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
}

/// The fields of a record that its identifier is hashed from, found without allocation.
///
/// A UID is all that counts of the name; on the other levels a record with a UID counts as a whole.
struct IdentityInput {
  private let level: IdentityLevel
  private let record: ArraySlice<UInt8>
  private var place: Int
  private let hasUID: Bool

  init(_ level: IdentityLevel, of record: ArraySlice<UInt8>) {
    self.level = level
    self.record = record
    place = record.startIndex
    hasUID = record.first == ContactField.uid.rawValue
  }

  /// The next field with its tag and length; nil behind the last one.
  mutating func next() -> ArraySlice<UInt8>? {
    while place < record.endIndex {
      let start = place
      let tag = record[place]
      place += 1
      place += readLength()
      if includes(tag) { return record[start..<place] }
    }
    return nil
  }

  private func includes(_ tag: UInt8) -> Bool {
    guard hasUID else { return level.includes(tag) }
    return level != .name || tag == ContactField.uid.rawValue
  }

  private mutating func readLength() -> Int {
    var result = 0
    var shift = 0
    while true {
      let byte = record[place]
      place += 1
      result |= Int(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { return result }
      shift += 7
    }
  }
}
