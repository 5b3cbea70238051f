internal import ContactModel

/// A decoded value, text and its parts; one is used again and again.
struct VCardText: Sendable {
  /// UTF-8, or raw bytes when undecided.
  var bytes: [UInt8] = []
  /// The parts in the order of the value; one for a value that is not split.
  var parts: [Range<Int>] = []
  /// What the bytes are.
  var state = ContactBatchBuilder.TextState.decoded

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    state = .decoded
  }

  /// A part; empty when there is no such part or only blanks in it.
  func part(_ number: Int) -> Range<Int> {
    guard number < parts.count else { return 0..<0 }
    let range = parts[number]
    return range.contains { bytes[$0] != 0x20 && bytes[$0] != 0x09 } ? range : 0..<0
  }

  /// The whole value without blanks at its ends.
  var trimmed: Range<Int> {
    VCardBytes.trimmed(bytes.span, 0..<bytes.count)
  }

  /// Whether a byte of 0x80 or more is there.
  var isASCII: Bool {
    !bytes.contains { $0 >= 0x80 }
  }

  /// Adds a part of another value, behind a separator where something is there already.
  ///
  /// ASCII fits a text of either state. Where decided and undecided letters meet, the undecided ones
  /// become U+FFFD: one field cannot be both.
  mutating func join(_ other: borrowing VCardText, _ range: Range<Int>, separator: StaticString) {
    guard !range.isEmpty else { return }
    var added = Array(other.bytes[range])
    if state != other.state {
      if isASCII {
        state = other.state
      } else if added.contains(where: { $0 >= 0x80 }) {
        added = VCardText.repaired(added)
        bytes = VCardText.repaired(bytes)
        state = .decoded
      }
    }
    if !bytes.isEmpty {
      for offset in 0..<separator.utf8CodeUnitCount {
        unsafe bytes.append(separator.utf8Start[offset])
      }
    }
    bytes += added
  }

  /// UTF-8 with U+FFFD for bytes that are none.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    Array(String(decoding: bytes, as: UTF8.self).utf8)
  }
}

extension ContactBatchBuilder {
  /// Adds a part of a decoded value as a text field.
  mutating func append(_ field: ContactField, _ text: VCardText, _ range: Range<Int>) {
    append(field, text.bytes.span.extracting(range), text.state)
  }

  /// Adds a whole text as a text field.
  mutating func append(_ field: ContactField, _ text: VCardText) {
    append(field, text.bytes.span, text.state)
  }
}
