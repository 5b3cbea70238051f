internal import ContactModel

/// What Android writes in `X-ANDROID-CUSTOM`: the rows of its contacts database that vCard 2.1 has
/// no property for, as `type;data1;data2;data3` and so on.
///
/// Of ContactsContract's kinds of data two are imported: the nickname (data1) and the event (data1
/// its day, data2 what it is, data3 a label of one's own). Relations are no part of a contact.
extension VCardAssembler {
  /// Whether the scratch's value, which was split, is a row of this type.
  private func isRow(_ type: StaticString) -> Bool {
    let value = scratch.value
    return VCardBytes.equals(
      value.bytes.span, VCardBytes.trimmed(value.bytes.span, value.part(0)), type)
  }

  /// Reads a property as a nickname; an empty range where it is none.
  mutating func readAndroidNickname(_ index: Int, _ bytes: Span<UInt8>) -> Range<Int> {
    decodeValue(index, bytes, .components)
    guard isRow("VND.ANDROID.CURSOR.ITEM/NICKNAME") else { return 0..<0 }
    return VCardBytes.trimmed(scratch.value.bytes.span, scratch.value.part(1))
  }

  /// Reads a property as an event; nil where it is none.
  ///
  /// Afterwards the scratch's value is the day alone, and its label the label of one's own.
  mutating func readAndroidEvent(_ index: Int, _ bytes: Span<UInt8>) -> ContactDate.Kind? {
    decodeValue(index, bytes, .components)
    guard isRow("VND.ANDROID.CURSOR.ITEM/CONTACT_EVENT") else { return nil }
    let (kind, isCustom) = eventKind(scratch.value.part(2))
    if isCustom {
      let label = VCardBytes.trimmed(scratch.value.bytes.span, scratch.value.part(3))
      scratch.label.bytes = Array(scratch.value.bytes[label])
      scratch.label.state = scratch.value.state
      limitLabel(of: card.properties[index])
    }
    let day = Array(scratch.value.bytes[scratch.value.part(1)])
    scratch.value.bytes = day
    scratch.value.parts = [0..<day.count]
    return kind
  }

  /// ContactsContract.CommonDataKinds.Event: TYPE_CUSTOM 0, TYPE_ANNIVERSARY 1, TYPE_OTHER 2,
  /// TYPE_BIRTHDAY 3.
  private func eventKind(_ type: Range<Int>) -> (ContactDate.Kind, isCustom: Bool) {
    switch String(decoding: scratch.value.bytes[type], as: UTF8.self) {
    case "1": (.anniversary, false)
    case "3": (.birthday, false)
    case "0": (.other, true)
    default: (.other, false)
    }
  }
}

/// A label of one's own as some of Android's phones write it in place of a type:
/// `TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=C3=85):1`.
enum VCardAndroidLabel {
  /// Adds the label to a card's text, its encoding undone; nil when the parameter is no such label.
  static func append(
    _ bytes: Span<UInt8>, _ parameter: Range<Int>, to text: inout [UInt8]
  ) -> VCardSlice? {
    let opening: StaticString = "X-CUSTOM("
    let parameter = VCardBytes.trimmed(bytes, parameter)
    guard VCardBytes.starts(bytes, parameter, with: opening) else { return nil }
    let hasEnd = bytes[parameter.upperBound - 1] == UInt8(ascii: ")")
    let end = parameter.upperBound - (hasEnd ? 1 : 0)
    var label = parameter.lowerBound + opening.utf8CodeUnitCount..<end
    var isEncoded = false
    while let comma = label.first(where: { bytes[$0] == UInt8(ascii: ",") }) {
      let isEncoding = VCardBytes.starts(bytes, label, with: "ENCODING=QUOTED")
      guard isEncoding || VCardBytes.starts(bytes, label, with: "CHARSET=") else { break }
      isEncoded = isEncoded || isEncoding
      label = (comma + 1)..<end
    }
    return append(bytes, label, isEncoded: isEncoded, to: &text)
  }

  /// Whether a line without a colon has such a label, which goes on in the next line.
  static func isOpen(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard let start = line.first(where: { bytes[$0] == UInt8(ascii: ";") }) else { return false }
    let parameter = VCardBytes.trimmed(bytes, (start + 1)..<line.upperBound)
    return VCardBytes.starts(bytes, parameter, with: "X-CUSTOM(")
  }

  private static func append(
    _ bytes: Span<UInt8>, _ label: Range<Int>, isEncoded: Bool, to text: inout [UInt8]
  ) -> VCardSlice {
    let start = text.count
    var index = label.lowerBound
    while index < label.upperBound {
      if isEncoded, bytes[index] == UInt8(ascii: "="), index + 2 < label.upperBound,
        let high = VCardBytes.hexValue(bytes[index + 1]),
        let low = VCardBytes.hexValue(bytes[index + 2])
      {
        text.append(high << 4 | low)
        index += 3
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return VCardSlice(start..<text.count)
  }
}
