internal import ContactModel

/// Reads the cards of one chunk, line by line.
///
/// A line that is no property costs that line only; a BEGIN where an END is missing begins the next
/// card. Cards within cards (the block form of AGENT) are counted and passed over; how deep they are
/// nested is a number, not a recursion.
struct VCardAssembler {
  /// The longest value that is kept: far beyond any text, and the bound of what one value can make
  /// the reader hold.
  var valueLimit = ImportLimits().valueLength

  let header: VCardHeader
  let dateHabits: DateReader.Habits
  var decoder: VCardValueDecoder
  var chunk = AssembledChunk()
  var builder = ContactBatchBuilder()
  var card = VCardCard()
  var scratch = VCardScratch()

  private var offset = 0
  private var line = 0
  private var isInCard = false
  private var nestedDepth = 0
  private var awaitsNested = false
  /// Whether the lines are those of indented cards, without their indentation.
  private var isIndented = false
  private var isInOutsideText = false
  /// The first of a run of lines that are no properties; empty outside.
  private var malformedLine = ""
  private var headerText: [UInt8] = []

  init(header: VCardHeader, decoder: VCardValueDecoder, dateHabits: DateReader.Habits) {
    self.header = header
    self.decoder = decoder
    self.dateHabits = dateHabits
  }

  /// Reads all cards.
  mutating func run(_ bytes: Span<UInt8>) -> AssembledChunk {
    builder = ContactBatchBuilder(byteCapacity: bytes.count / 2)
    while let line = nextLine(bytes) { readLine(bytes, line) }
    if isInCard { endUnfinishedCard(bytes) }
    chunk.batch = builder.takeBatch()
    return chunk
  }

  // MARK: - Lines

  /// The next physical line without its end; nil at the end.
  private mutating func nextLine(_ bytes: Span<UInt8>) -> Range<Int>? {
    guard offset < bytes.count else { return nil }
    let range = VCardLines.line(of: bytes, from: offset)
    offset = VCardLines.behindLineEnd(of: bytes, at: range.upperBound)
    line = chunk.lineCount + 1
    if offset > range.upperBound { chunk.lineCount += 1 }
    return range
  }

  private mutating func readLine(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    if VCardLines.isBegin(bytes, range) {
      begin(bytes)
    } else if VCardLines.isEnd(bytes, range) {
      end(bytes)
    } else if VCardLines.isBlank(bytes, range) {
      return
    } else if !isInCard {
      readOutside(bytes, range)
    } else if nestedDepth > 0 {
      awaitsNested = VCardNesting.isAgentBeforeBlock(bytes, range)
      if VCardNesting.isAgentWithBegin(bytes, range) { beginNested() }
    } else {
      readProperty(bytes, range)
    }
  }

  private mutating func readOutside(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard VCardLines.isBeginOutside(bytes, range) else { return noteOutsideText(bytes, range) }
    guard !isIndented, let indented = VCardIndentation(bytes, begin: range) else {
      return begin(bytes)
    }
    // Never twice: deeper and deeper indented cards would be copied as often.
    isIndented = true
    offset = 0
    begin(indented.text.span)
    while let line = nextLine(indented.text.span) { readLine(indented.text.span, line) }
    if isInCard { endUnfinishedCard(indented.text.span) }
    offset = indented.end
    isIndented = false
  }

  private mutating func begin(_ bytes: Span<UInt8>) {
    if awaitsNested { return beginNested() }
    if isInCard { endUnfinishedCard(bytes) }
    isInOutsideText = false
    malformedLine = ""
    chunk.recordCount += 1
    let found = VCardVersionFinder.find(in: bytes, from: offset)
    card.begin(at: position(), found.version)
    isInCard = true
    guard !found.isStated else { return }
    if found.unknown.isEmpty {
      note(.vcardVersionMissing, at: card.position)
    } else {
      note(
        .vcardVersionUnknown, at: card.position, field: "VERSION",
        detail: Excerpt.of(bytes.extracting(found.unknown)))
    }
  }

  private mutating func beginNested() {
    awaitsNested = false
    nestedDepth += 1
    countNested()
  }

  private mutating func countNested() {
    chunk.recordCount += 1
    chunk.nestedCount += 1
    note(.vcardNestedCard, at: position(), field: "AGENT")
  }

  private mutating func end(_ bytes: Span<UInt8>) {
    awaitsNested = false
    if nestedDepth > 0 {
      nestedDepth -= 1
    } else if isInCard {
      finishCard(bytes)
    } else {
      noteOutsideText(bytes, offset..<offset)
    }
  }

  private mutating func endUnfinishedCard(_ bytes: Span<UInt8>) {
    note(.vcardEndMissing, at: card.position)
    finishCard(bytes)
  }

  private mutating func finishCard(_ bytes: Span<UInt8>) {
    isInCard = false
    nestedDepth = 0
    awaitsNested = false
    writeCard(bytes)
  }

  // MARK: - Properties

  private mutating func readProperty(_ bytes: Span<UInt8>, _ first: Range<Int>) {
    let start = line
    awaitsNested = false
    // A blank at the start is a continuation of nothing, such as a line behind a blank line.
    let isContinuation = VCardLines.isBlank(bytes[first.lowerBound])
    let whole = first.lowerBound..<takeFolds(bytes, first.upperBound)
    guard !isContinuation, var property = readHeader(bytes, first, whole) else {
      return noteMalformedLine(bytes, first, at: start)
    }
    malformedLine = ""
    property.line = start
    switch property.parameters.encoding {
    case .base64: takeBase64Lines(bytes, &property)
    case .quotedPrintable: takeSoftBreaks(bytes, &property)
    case .plain: break
    }
    property.isFolded = property.isFolded || whole.upperBound > first.upperBound
    if property.name == .agent { readAgent(property, first, bytes) } else { keep(property, bytes) }
  }

  /// Takes lines that begin with a blank and returns the end of the last one.
  private mutating func takeFolds(_ bytes: Span<UInt8>, _ end: Int) -> Int {
    var end = end
    while offset < bytes.count, VCardLines.isFold(bytes[offset]), let next = nextLine(bytes) {
      end = next.upperBound
    }
    return end
  }

  /// Reads groups, name and parameters, which may be folded as well.
  private mutating func readHeader(
    _ bytes: Span<UInt8>, _ first: Range<Int>, _ whole: Range<Int>
  ) -> VCardProperty? {
    let isFolded = whole.upperBound > first.upperBound
    let colon =
      isFolded
      ? VCardHeader.unquotedColon(in: bytes, first) : VCardHeader.colon(in: bytes, first)
    if let colon {
      var property = header.property(
        bytes, first.lowerBound..<colon, text: &card.text, card.version)
      property?.value = (colon + 1)..<whole.upperBound
      return property
    }
    return isFolded ? readFoldedHeader(bytes, whole) : nil
  }

  private mutating func readFoldedHeader(
    _ bytes: Span<UInt8>, _ whole: Range<Int>
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
    var property = header.property(text.span, 0..<text.count, text: &card.text, card.version)
    property?.value = (index + 1)..<whole.upperBound
    return property
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
      countNested()
    }
  }

  private mutating func keep(_ property: VCardProperty, _ bytes: Span<UInt8>) {
    switch property.name {
    case .other, .passedOver, .version, .begin, .end, .agent: return
    default:
      guard Self.hasContent(bytes, property.value) else { return }
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

  // MARK: - Values over several lines

  /// Takes the lines of a BASE64 value that are not indented, as vCard 2.1 has them: up to an empty
  /// line or the first line that holds anything but BASE64.
  private mutating func takeBase64Lines(_ bytes: Span<UInt8>, _ property: inout VCardProperty) {
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
  private mutating func takeSoftBreaks(_ bytes: Span<UInt8>, _ property: inout VCardProperty) {
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

  // MARK: - Findings

  private func position() -> SourcePosition {
    SourcePosition(line: UInt32(line), record: UInt32(chunk.recordCount))
  }

  /// Notes something about the card or a line.
  mutating func note(
    _ code: DiagnosticCode, at position: SourcePosition, field: String = "", detail: String = ""
  ) {
    chunk.report(Diagnostic(code, at: position, field: field, detail: detail))
  }

  /// Notes something about a property of the card.
  mutating func note(_ code: DiagnosticCode, of property: VCardProperty, detail: String = "") {
    var position = card.position
    position.line = UInt32(property.line)
    note(code, at: position, field: property.name.display, detail: detail)
  }

  /// One note for a run of lines: a page of text around a card is one finding.
  private mutating func noteOutsideText(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard !isInOutsideText else { return }
    guard VCardLines.behindPadding(bytes, range) < range.upperBound || range.isEmpty else { return }
    isInOutsideText = true
    let position = SourcePosition(line: UInt32(line), record: 0)
    note(.vcardTextOutside, at: position, detail: Excerpt.of(bytes.extracting(range)))
  }

  private mutating func noteMalformedLine(
    _ bytes: Span<UInt8>, _ range: Range<Int>, at line: Int
  ) {
    // The lines of a run share an entry, which counts them.
    if malformedLine.isEmpty { malformedLine = Excerpt.of(bytes.extracting(range)) }
    var position = card.position
    position.line = UInt32(line)
    note(.vcardLineMalformed, at: position, detail: malformedLine)
  }
}
