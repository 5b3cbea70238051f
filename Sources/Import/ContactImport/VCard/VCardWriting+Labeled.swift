internal import ContactModel

extension VCardAssembler {
  /// Adds all phones, e-mails or web addresses.
  mutating func writeLabeled(
    _ name: VCardPropertyName, _ field: ContactField, _ bytes: Span<UInt8>
  ) {
    guard card.has(name) else { return }
    let best = bestPreference(name)
    for index in card.properties.indices where card.properties[index].name == name {
      let property = card.properties[index]
      decodeValue(index, bytes, .text)
      let value = Self.withoutScheme(scratch.value, name)
      guard !value.isEmpty else { continue }
      readLabel(of: property, bytes)
      unifyStates()
      let preference = property.parameters.preference
      let (label, text) = (scratch.label.bytes, scratch.value.bytes)
      builder.append(
        field, label: label.span, value: text.span.extracting(value),
        LabeledTraits(isPreferred: preference > 0 && preference == best, scratch.value.state))
    }
  }

  /// The lowest PREF of the properties of one name; 0 when none has one.
  private func bestPreference(_ name: VCardPropertyName) -> Int {
    var best = 0
    for property in card.properties where property.name == name {
      let preference = property.parameters.preference
      if preference > 0, best == 0 || preference < best { best = preference }
    }
    return best
  }

  /// Gives label and value one state.
  ///
  /// ASCII fits any; where neither is ASCII the value counts, and the label becomes UTF-8 or is lost.
  mutating func unifyStates() {
    guard scratch.label.state != scratch.value.state else { return }
    if scratch.label.isASCII {
      scratch.label.state = scratch.value.state
    } else if scratch.value.isASCII {
      scratch.value.state = scratch.label.state
    } else if scratch.value.state == .decoded {
      scratch.label.bytes = VCardText.repaired(scratch.label.bytes)
    } else {
      scratch.label.bytes = []
    }
  }

  /// The value without blanks at its ends and without the scheme of a URI (RFC 6350 6.4).
  private static func withoutScheme(
    _ text: borrowing VCardText, _ name: VCardPropertyName
  ) -> Range<Int> {
    let range = VCardBytes.trimmed(text.bytes.span, 0..<text.bytes.count)
    var length = 0
    if name == .phone, VCardBytes.starts(text.bytes.span, range, with: "TEL:") { length = 4 }
    if name == .email, VCardBytes.starts(text.bytes.span, range, with: "MAILTO:") { length = 7 }
    return (range.lowerBound + length)..<range.upperBound
  }
}
