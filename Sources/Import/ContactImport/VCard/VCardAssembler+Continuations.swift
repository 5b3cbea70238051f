internal import ContactModel

/// Values over several lines.
extension VCardAssembler {
  /// Takes lines that begin with a blank and returns the end of the last one.
  mutating func takeFolds(_ bytes: Span<UInt8>, _ end: Int) -> Int {
    var end = end
    while offset < bytes.count, VCardLines.isFold(bytes[offset]), let next = nextLine(bytes) {
      end = next.upperBound
    }
    return end
  }

  /// Reads a header that soft breaks go through: the label in Android's `X-CUSTOM(...)` is
  /// quoted-printable and may be long.
  mutating func readBrokenHeader(_ bytes: Span<UInt8>, _ first: Range<Int>) -> VCardProperty? {
    guard VCardAndroidLabel.isOpen(bytes, first), Self.endsWithEqualsSign(bytes, first) else {
      return nil
    }
    var text: [UInt8] = []
    var line = first
    var next = offset
    // More lines than the longest label that is kept has.
    for count in 0...ImportLimits.labelLength {
      let closing = count == 0 ? nil : line.first { bytes[$0] == UInt8(ascii: ")") }
      let colon = closing.flatMap { close in
        (close..<line.upperBound).first { bytes[$0] == UInt8(ascii: ":") }
      }
      let end = colon ?? VCardLines.trimmedEnd(bytes, line) - 1
      for index in line.lowerBound..<end { text.append(bytes[index]) }
      if let colon {
        let start = self.line
        for _ in 0..<count { _ = nextLine(bytes) }
        let value = (colon + 1)..<takeFolds(bytes, line.upperBound)
        return readHeader(text.span, 0..<text.count, of: (value, start), bytes)
      }
      guard Self.endsWithEqualsSign(bytes, line), next < bytes.count else { return nil }
      line = VCardLines.line(of: bytes, from: next)
      next = VCardLines.behindLineEnd(of: bytes, at: line.upperBound)
      guard !VCardLines.isBegin(bytes, line), !VCardLines.isEnd(bytes, line) else { return nil }
    }
    return nil
  }

  /// Takes the lines of a BASE64 value that are not indented, as vCard 2.1 has them: up to an empty
  /// line or the first line that holds anything but BASE64.
  mutating func takeBase64Lines(_ bytes: Span<UInt8>, _ property: inout VCardProperty) {
    while offset < bytes.count {
      var index = offset
      while index < bytes.count, VCardBase64.isPart[Int(bytes[index])] { index += 1 }
      let isBlank = index == offset
      var end = index
      while end < bytes.count, VCardLines.isBlank(bytes[end]) { end += 1 }
      let isWhole = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
      let isIndented = isBlank && end > offset
      guard isWhole || isIndented, !isBlank || isIndented, let next = nextLine(bytes) else {
        return
      }
      property.value = property.value.lowerBound..<next.upperBound
    }
  }

  /// Takes the lines behind soft breaks; an equals sign before a property is a stray one.
  mutating func takeSoftBreaks(_ bytes: Span<UInt8>, _ property: inout VCardProperty) {
    while offset < bytes.count, Self.endsWithEqualsSign(bytes, property.value) {
      let next = VCardLines.line(of: bytes, from: offset)
      // Outlook ends values with a soft break and an empty line.
      guard !VCardLines.isBlank(bytes, next) else { return }
      guard !looksLikeProperty(bytes, next) else {
        return note(.vcardEncodingMalformed, of: property)
      }
      guard let taken = nextLine(bytes) else { return }
      property.value = property.value.lowerBound..<takeFolds(bytes, taken.upperBound)
      property.isFolded = true
    }
  }

  /// Takes lines without a colon behind a value of vCard 2.1.
  ///
  /// Programs write long addresses so, and notes of several lines. A line that begins with # is a
  /// comment.
  mutating func takeBareLines(_ bytes: Span<UInt8>, _ property: inout VCardProperty) {
    guard card.version == .v21 else { return }
    switch property.name {
    case .name, .organization, .address, .formattedAddress, .note: break
    default: return
    }
    while offset < bytes.count {
      let next = VCardLines.line(of: bytes, from: offset)
      guard let first = next.first, !VCardLines.isBlank(bytes[first]),
        bytes[first] != UInt8(ascii: "#"),
        !next.contains(where: { bytes[$0] == UInt8(ascii: ":") }),
        let taken = nextLine(bytes)
      else { return }
      property.value = property.value.lowerBound..<takeFolds(bytes, taken.upperBound)
      property.isFolded = true
    }
  }

  private static func endsWithEqualsSign(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    let end = VCardLines.trimmedEnd(bytes, value)
    return end > value.lowerBound && bytes[end - 1] == UInt8(ascii: "=")
  }

  /// Whether a line behind a soft break is a property of its own: a known or private name in upper
  /// case, or in another case and without a blank behind the colon, as text would have it.
  private func looksLikeProperty(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    if VCardLines.isBegin(bytes, line) || VCardLines.isEnd(bytes, line) { return true }
    var nameEnd = line.lowerBound
    while nameEnd < line.upperBound, bytes[nameEnd] != UInt8(ascii: ":"),
      bytes[nameEnd] != UInt8(ascii: ";")
    {
      nameEnd += 1
    }
    guard nameEnd < line.upperBound, VCardHeader.colon(in: bytes, line) != nil,
      let name = VCardHeader.nameRange(bytes, line.lowerBound..<nameEnd)
    else { return false }
    let isPrivate = name.count > 2 && VCardBytes.starts(bytes, name, with: "X-")
    guard isPrivate || header.propertyName(bytes, name) != .other else { return false }
    let isUpperCase = name.allSatisfy { VCardBytes.upperCase(bytes[$0]) == bytes[$0] }
    let next = nameEnd + 1 < line.upperBound ? bytes[nameEnd + 1] : 0
    return isUpperCase || next != 0x20
  }
}
