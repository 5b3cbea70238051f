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

  var offset = 0
  var line = 0
  private var isInCard = false
  private var nestedDepth = 0
  var awaitsNested = false
  /// Whether the lines are those of indented cards, without their indentation.
  private var isIndented = false
  private var isInOutsideText = false
  /// The first of a run of lines that are no properties; empty outside.
  var malformedLine = ""
  var headerText: [UInt8] = []

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
  mutating func nextLine(_ bytes: Span<UInt8>) -> Range<Int>? {
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

  mutating func beginNested() {
    awaitsNested = false
    nestedDepth += 1
    countNested()
  }

  mutating func countNested() {
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

  mutating func noteMalformedLine(
    _ bytes: Span<UInt8>, _ range: Range<Int>, at line: Int
  ) {
    // The lines of a run share an entry, which counts them.
    if malformedLine.isEmpty { malformedLine = Excerpt.of(bytes.extracting(range)) }
    var position = card.position
    position.line = UInt32(line)
    note(.vcardLineMalformed, at: position, detail: malformedLine)
  }
}
