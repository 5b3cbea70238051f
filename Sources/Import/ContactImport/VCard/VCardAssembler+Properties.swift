internal import ContactModel

/// One property: its header, which may be folded, and whether it is kept.
extension VCardAssembler {
  mutating func readProperty(_ bytes: Span<UInt8>, _ first: Range<Int>) {
    let start = line
    awaitsNested = false
    // A blank at the start is a continuation of nothing, such as a line behind a blank line.
    let isContinuation = VCardLines.isBlank(bytes[first.lowerBound])
    let whole = first.lowerBound..<takeFolds(bytes, first.upperBound)
    guard !isContinuation, var property = readHeader(bytes, first, whole, at: start) else {
      return noteMalformedLine(bytes, first, at: start)
    }
    malformedLine = ""
    switch property.parameters.encoding {
    case .base64: takeBase64Lines(bytes, &property)
    case .quotedPrintable: takeSoftBreaks(bytes, &property)
    case .plain: takeBareLines(bytes, &property)
    }
    property.isFolded = property.isFolded || whole.upperBound > first.upperBound
    if property.name == .agent { readAgent(property, first, bytes) } else { keep(property, bytes) }
  }

  /// Reads groups, name and parameters, which may be folded as well.
  private mutating func readHeader(
    _ bytes: Span<UInt8>, _ first: Range<Int>, _ whole: Range<Int>, at line: Int
  ) -> VCardProperty? {
    let isFolded = whole.upperBound > first.upperBound
    let colon =
      isFolded
      ? VCardHeader.unquotedColon(in: bytes, first) : VCardHeader.colon(in: bytes, first)
    if let colon {
      let place = (value: (colon + 1)..<whole.upperBound, line: line)
      return readHeader(bytes, first.lowerBound..<colon, of: place, bytes)
    }
    return isFolded ? readFoldedHeader(bytes, whole, at: line) : readBrokenHeader(bytes, first)
  }

  /// Reads a header that is whole.
  ///
  /// - Parameters:
  ///   - text: The bytes that hold it.
  ///   - range: From the groups to the byte before the colon.
  ///   - place: The value, and the line where the property begins.
  ///   - bytes: The chunk.
  /// - Returns: Nil when the name is no name of a property.
  mutating func readHeader(
    _ text: Span<UInt8>, _ range: Range<Int>, of place: (value: Range<Int>, line: Int),
    _ bytes: Span<UInt8>
  ) -> VCardProperty? {
    var property = header.property(text, range, text: &card.text, card.version)
    property?.value = place.value
    property?.line = place.line
    if property?.name == .other, Self.hasContent(bytes, place.value),
      let name = VCardHeader.unknownName(text, range)
    {
      var position = card.position
      position.line = UInt32(place.line)
      note(.vcardPropertyUnknown, at: position, field: name)
    }
    return property
  }

  private mutating func readFoldedHeader(
    _ bytes: Span<UInt8>, _ whole: Range<Int>, at line: Int
  ) -> VCardProperty? {
    var text = headerText
    text.removeAll(keepingCapacity: true)
    var isQuoted = false
    var index = whole.lowerBound
    while index < whole.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":"), !isQuoted { break }
      if byte == 0x0A || byte == 0x0D {
        index = VCardLines.behindLineEnd(of: bytes, at: index) + 1
        continue
      }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      text.append(byte)
      index += 1
    }
    headerText = text
    guard index < whole.upperBound else { return nil }
    return readHeader(
      text.span, 0..<text.count, of: ((index + 1)..<whole.upperBound, line), bytes)
  }

  private mutating func readAgent(
    _ property: VCardProperty, _ first: Range<Int>, _ bytes: Span<UInt8>
  ) {
    let value = VCardLines.unfolded(bytes.extracting(property.value))
    let text = VCardBytes.trimmed(value.span, 0..<value.count)
    awaitsNested = text.isEmpty && VCardNesting.isAgentBeforeBlock(bytes, first)
    if VCardNesting.isAgentWithBegin(bytes, first) {
      beginNested()
    } else if VCardNesting.isEscapedCard(value.span, text) {
      for _ in 0...VCardNesting.escapedCardCount(value.span, text) { countNested() }
    }
  }

  private mutating func keep(_ property: VCardProperty, _ bytes: Span<UInt8>) {
    switch property.name {
    case .other, .passedOver, .version, .begin, .end, .agent: return
    default:
      let isFormatted = property.name == .address && !property.parameters.formatted.isEmpty
      guard isFormatted || Self.hasContent(bytes, property.value) else { return }
      if property.value.count > valueLimit, property.name != .photo {
        note(.valueTooLong, of: property, detail: ImportLimits.text(valueLimit))
      } else if card.properties.count < VCardCard.propertyLimit {
        card.add(property)
      } else if card.properties.count == VCardCard.propertyLimit {
        note(.valueTooLong, of: property, detail: VCardCard.propertyLimitText)
        card.add(property)
      }
    }
  }

  /// Whether a value has more than separators and blanks, as `N:;;;;` has not.
  private static func hasContent(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    for index in value {
      switch bytes[index] {
      case UInt8(ascii: ";"), UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D, 0: continue
      default: return true
      }
    }
    return false
  }
}
