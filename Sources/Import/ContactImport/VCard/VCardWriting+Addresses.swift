internal import ContactModel

/// Postal addresses: ADR in parts, LABEL as it is written on an envelope.
extension VCardAssembler {
  /// Adds all postal addresses in the order of the card.
  mutating func writeAddresses(_ bytes: Span<UInt8>) {
    guard card.has(.address) || card.has(.formattedAddress) else { return }
    for index in card.properties.indices {
      let property = card.properties[index]
      switch property.name {
      case .address: readAddress(index, bytes)
      case .formattedAddress:
        guard !hasAddress(of: property) else { continue }
        decodeValue(index, bytes, .text)
        let text = scratch.value.trimmed
        scratch.value.parts = [0..<0, 0..<0, text]
      default: continue
      }
      readLabel(of: property, bytes)
      unifyStates()
      appendAddress()
    }
  }

  /// Reads the parts of an ADR; of RFC 9554's further ones all repeat what the seven say.
  private mutating func readAddress(_ index: Int, _ bytes: Span<UInt8>) {
    decodeValue(index, bytes, .components)
    let (property, value) = (card.properties[index], scratch.value)
    noteFurtherParts(of: property, value, behind: 7)
    guard (0..<7).allSatisfy({ value.part($0).isEmpty }) else { return }
    setFormatted(of: property)
  }

  /// Takes the LABEL of an address without parts (RFC 6350 6.3.1) as its street.
  ///
  /// A parameter has no charset but the file's. Line breaks are `^n` (RFC 6868) or, as in RFC 6350's
  /// own example, `\n`.
  private mutating func setFormatted(of property: VCardProperty) {
    scratch.value.removeAll()
    guard property.parameters.formatted.range.count <= valueLimit else {
      return note(.valueTooLong, of: property, detail: ImportLimits.text(valueLimit))
    }
    var rest = card[property.parameters.formatted]
    while let byte = rest.popFirst() {
      let next = byte == UInt8(ascii: "\\") ? rest.first : nil
      switch next {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): scratch.value.bytes.append(0x0A)
      case let next? where [0x5C, 0x2C, 0x3B].contains(next): scratch.value.bytes.append(next)
      default:
        scratch.value.bytes.append(byte)
        continue
      }
      rest = rest.dropFirst()
    }
    scratch.value.parts = [0..<0, 0..<0, scratch.value.trimmed]
    let text = scratch.value.bytes
    guard VCardText.repaired(text) != text else { return }
    scratch.value.state = .undecided
    chunk.statistics.countPairs(of: text.span)
  }

  /// Whether a LABEL is that of an ADR: of its group, or where none of both is for home, work or other
  /// and the other one for something else (RFC 2426 3.2.2).
  private func hasAddress(of label: VCardProperty) -> Bool {
    guard card.has(.address) else { return false }
    let uses: VCardTypes = [.home, .work, .other]
    let use = label.parameters.types.intersection(uses)
    return card.properties.contains { address in
      guard address.name == .address else { return false }
      let other = address.parameters.types.intersection(uses)
      let isGroup =
        !label.group.isEmpty
        && card[label.group].elementsEqual(card[address.group]) {
          VCardBytes.upperCase($0) == VCardBytes.upperCase($1)
        }
      return isGroup || use.isEmpty || other.isEmpty || !use.isDisjoint(with: other)
    }
  }

  /// Adds the scratch's value and label as an address.
  private mutating func appendAddress() {
    let valueCount = scratch.value.bytes.count
    scratch.value.bytes += scratch.label.bytes
    // ADR is post office box, extended, street, city ...; the record is street, extended, box.
    let order = [2, 1, 0, 3, 4, 5, 6]
    var parts = [valueCount..<scratch.value.bytes.count]
    for number in order { parts.append(scratch.value.part(number)) }
    let text = scratch.value.bytes
    builder.appendAddress(text.span, parts: parts, scratch.value.state)
  }
}
