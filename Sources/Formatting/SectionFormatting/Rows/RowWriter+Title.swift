internal import SectionModel

extension RowWriter {
  /// Makes the title's text and finds what is to be known of it.
  mutating func makeTitle(_ contact: UInt32) {
    title.clear()
    let record = formatter.contacts.titles[Int(contact)]
    switch record.source {
    case nil: makeName(record, contact)
    case TitleSource.none?:
      title.text.append(contentsOf: formatter.noName.text)
      title.direction = formatter.noName.direction
      title.script = formatter.noName.script
    default:
      addText(of: record.first)
      title.monogram = (record.second, record.third)
      title.sortPart = 0..<title.text.count
      if formatter.options.parts != .always { title.sortPart = nil }
    }
  }

  private mutating func makeName(_ record: ContactTitle, _ contact: UInt32) {
    let extras = formatter.contacts.extras
    let isFormatted = formatter.options.nameStyle == .formatted
    let formatted = isFormatted ? extras[Int(contact)].formattedName : 0
    let field = formatter.options.parts == .never ? nil : decidingField(contact)
    let pattern = formatter.names.pattern(ofKind: record.nameKind)
    title.monogram =
      pattern.isGivenFirst ? (record.first, record.third) : (record.third, record.first)
    if !formatter.contacts.parts.isEmpty(formatted) {
      addText(of: formatted)
      if let field { findSortPart(part(field, record, contact)) }
    } else {
      fill(pattern, record, contact, deciding: field)
    }
    if formatter.options.parts == .auto, title.sortPart?.lowerBound == 0 { title.sortPart = nil }
  }

  // MARK: - Fields

  private func part(
    _ field: NamePattern.Field, _ record: ContactTitle, _ contact: UInt32
  ) -> UInt32 {
    switch field {
    case .given: record.first
    case .additional: record.second
    case .family: record.third
    case .prefix: formatter.contacts.extras[Int(contact)].prefix
    case .suffix: formatter.contacts.extras[Int(contact)].suffix
    }
  }

  /// The name field whose own or replaced text decides the order: the first that counts.
  private func decidingField(_ contact: UInt32) -> NamePattern.Field? {
    let ranks = formatter.keys.ranks
    let fields = formatter.keys.fields.parts(of: contact)
    let isByFamily = formatter.options.sortBy == .family
    if ranks.counts(fields.0) { return isByFamily ? .family : .given }
    if ranks.counts(fields.1) { return isByFamily ? .given : .family }
    return ranks.counts(fields.2) ? .additional : nil
  }

  private func isShown(_ field: NamePattern.Field) -> Bool {
    switch field {
    case .given, .family: true
    case .additional: formatter.options.nameLength != .short
    case .prefix, .suffix: formatter.options.nameLength == .full
    }
  }

  private mutating func fill(
    _ pattern: NamePattern, _ record: ContactTitle, _ contact: UInt32,
    deciding: NamePattern.Field?
  ) {
    var filled = 0
    for field in NamePattern.Field.allCases where isShown(field) {
      let part = part(field, record, contact)
      if !formatter.contacts.parts.isEmpty(part) { filled |= 1 << field.rawValue }
    }
    for piece in pattern.pieces(filled: filled) {
      title.text.append(contentsOf: piece.separator)
      let start = title.text.count
      addText(of: part(piece.field, record, contact))
      if piece.field == deciding { title.sortPart = start..<title.text.count }
    }
    if let replacement = pattern.blankReplacement { replaceBlanks(by: replacement) }
  }

  /// Adds a part's text; the first direction and script that there are count.
  private mutating func addText(of part: UInt32) {
    let parts = formatter.contacts.parts
    title.text.append(contentsOf: parts.text(part))
    if title.direction == 0 { title.direction = parts.directions[Int(part)] }
    if title.script == 0 { title.script = parts.scripts[Int(part)] }
  }

  // MARK: - Rare names

  /// Joins a foreign name in a language that writes no blanks, as UTS 35 part 8 says.
  ///
  /// A sort part that had blanks of its own is then no stored field any more.
  private mutating func replaceBlanks(by replacement: [UInt8]) {
    guard title.text.contains(0x20) else { return }
    var result: [UInt8] = []
    var part = title.sortPart
    if let range = part {
      let before = title.text[..<range.lowerBound].count { $0 == 0x20 }
      let start = range.lowerBound + before * (replacement.count - 1)
      part = title.text[range].contains(0x20) ? nil : start..<(start + range.count)
    }
    for byte in title.text {
      if byte == 0x20 { result.append(contentsOf: replacement) } else { result.append(byte) }
    }
    title.text = result
    title.sortPart = part
  }

  /// Finds a stored field in a formatted name: as a whole word, else anywhere, the last time.
  private mutating func findSortPart(_ part: UInt32) {
    let field = formatter.contacts.parts.text(part)
    guard !field.isEmpty, field.count <= title.text.count else { return }
    var found: Range<Int>?
    for start in (0...(title.text.count - field.count)).reversed() {
      let range = start..<(start + field.count)
      guard title.text[range].elementsEqual(field) else { continue }
      if isWord(range) {
        title.sortPart = range
        return
      }
      found = found ?? range
    }
    title.sortPart = found
  }

  private func isWord(_ range: Range<Int>) -> Bool {
    let isStart = range.lowerBound == 0 || title.text[range.lowerBound - 1] == 0x20
    let isEnd = range.upperBound == title.text.count || title.text[range.upperBound] == 0x20
    return isStart && isEnd
  }
}

// MARK: - Columns of the title

extension RowWriter {
  /// Adds text, parts, source and direction of the title.
  mutating func appendTitle(_ record: ContactTitle) {
    let list = formatter.listDirection
    var direction = TextDirection(icuCode: title.direction)
    let isAddress = record.source == .email || record.source == .phone
    isolates = list == .rightToLeft || direction == .rightToLeft
    if isAddress, isolates {
      // Text within an isolate has no say in the direction of what is around it (UAX #9 P2).
      direction = nil
      let shift = Isolates.leftToRight.count
      title.sortPart = title.sortPart.map { ($0.lowerBound + shift)..<($0.upperBound + shift) }
      batch.text.append(title.text, isolate: .leftToRight)
    } else {
      batch.text.append(title.text)
    }
    rowDirection = direction ?? list
    batch.direction.append(rowDirection == list ? nil : rowDirection)
    batch.titleSource.append(record.source)
    batch.parts.append(
      title.sortPart.map { RowParts(start: UInt32($0.lowerBound), end: UInt32($0.upperBound)) }
        ?? .none)
  }

  /// Adds the card's own language where it is not the list's, else the script where that is not.
  mutating func appendLanguage(_ contact: UInt32) {
    let kind = formatter.contacts.titles[Int(contact)].nameKind
    let language =
      formatter.names.language(ofKind: kind) ?? formatter.scriptLanguages.tag(of: title.script)
    if !language.isEmpty { batch.language.set(language, atRow: row) }
  }
}
