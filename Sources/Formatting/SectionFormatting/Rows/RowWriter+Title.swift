internal import SectionModel

extension RowWriter {
  /// Adds text, parts, source and direction of the title.
  mutating func appendTitle(_ record: ContactTitle, _ contact: UInt32) {
    title = RowTitle()
    title.start = batch.text.bytes.count
    switch record.source {
    case nil: writeName(record, contact)
    case TitleSource.none?:
      batch.text.bytes.append(contentsOf: formatter.noName.text)
      title.direction = formatter.noName.direction
      title.script = formatter.noName.script
    default: writeSingle(record)
    }
    endTitle(record)
  }

  private mutating func writeSingle(_ record: ContactTitle) {
    let isAddress = record.source == .email || record.source == .phone
    let direction = TextDirection(icuCode: formatter.contacts.parts.directions[Int(record.first)])
    let isIsolated =
      isAddress && (formatter.listDirection == .rightToLeft || direction == .rightToLeft)
    if isIsolated { Isolates.open(.leftToRight, in: &batch.text.bytes) }
    title.start = batch.text.bytes.count
    addText(of: record.first)
    title.end = batch.text.bytes.count
    if formatter.options.parts == .always { title.sortPart = title.start..<title.end }
    title.monogram = (record.second, record.third)
    guard isIsolated else { return }
    Isolates.close(in: &batch.text.bytes)
    // Text within an isolate has no say in the direction of what is around it (UAX #9 P2).
    title.direction = 0
  }

  private mutating func endTitle(_ record: ContactTitle) {
    let start = batch.text.count == 0 ? 0 : batch.text.range(batch.text.count - 1).upperBound
    if record.source == nil || record.source == TitleSource.none {
      title.end = batch.text.bytes.count
    }
    batch.text.endText()
    let list = formatter.listDirection
    rowDirection = TextDirection(icuCode: title.direction) ?? list
    isolates = list == .rightToLeft || rowDirection == .rightToLeft
    batch.direction.append(rowDirection == list ? nil : rowDirection)
    batch.titleSource.append(record.source)
    let parts = title.sortPart.map {
      RowParts(start: UInt32($0.lowerBound - start), end: UInt32($0.upperBound - start))
    }
    batch.parts.append(parts ?? .none)
  }

  /// Adds the card's own language where it is not the list's, else the script where that is not.
  mutating func appendLanguage(_ record: ContactTitle) {
    switch formatter.names.languageUse(ofKind: record.nameKind) {
    case .listed: break
    case .shown:
      batch.language.fill(upTo: row)
      batch.language.append(formatter.names.language(ofKind: record.nameKind))
    case .none:
      guard formatter.scriptLanguages.isForeign(title.script) else { return }
      batch.language.fill(upTo: row)
      formatter.scriptLanguages.appendTag(of: title.script, to: &batch.language.bytes)
      batch.language.endText()
    }
  }

  // MARK: - Names

  private mutating func writeName(_ record: ContactTitle, _ contact: UInt32) {
    let isFormatted = formatter.options.nameStyle == .formatted
    let formatted = isFormatted ? formatter.titles.extras(of: contact).formattedName : 0
    let field = formatter.options.parts == .never ? nil : formatter.decidingField(contact)
    let pattern = formatter.names.patternNumber(ofKind: record.nameKind)
    title.monogram =
      formatter.names.patterns[pattern].isGivenFirst
      ? (record.first, record.third) : (record.third, record.first)
    if !formatter.contacts.parts.isEmpty(formatted) {
      addText(of: formatted)
      if let field { findSortPart(part(field, record, contact)) }
    } else {
      fill(pattern, record, contact, field)
      // The script that chose the pattern is the name's, whichever part is shown first.
      title.script = formatter.names.script(ofKind: record.nameKind)
    }
    guard formatter.options.parts == .auto else { return }
    if title.sortPart?.lowerBound == title.start { title.sortPart = nil }
  }

  // MARK: - Fields

  private func part(
    _ field: NamePattern.Field, _ record: ContactTitle, _ contact: UInt32
  ) -> UInt32 {
    switch field {
    case .given: record.first
    case .additional: record.second
    case .family: record.third
    case .prefix: formatter.titles.extras(of: contact).prefix
    case .suffix: formatter.titles.extras(of: contact).suffix
    }
  }

  private func isShown(_ field: NamePattern.Field) -> Bool {
    switch field {
    case .given, .family: true
    case .additional: formatter.options.nameLength != .short
    case .prefix, .suffix: formatter.options.nameLength == .full
    }
  }

  private mutating func fill(
    _ pattern: Int, _ record: ContactTitle, _ contact: UInt32, _ deciding: NamePattern.Field?
  ) {
    var filled = 0
    for field in NamePattern.Field.allCases where isShown(field) {
      let part = part(field, record, contact)
      if !formatter.contacts.parts.isEmpty(part) { filled |= 1 << field.rawValue }
    }
    let pieces = formatter.names.patterns[pattern].arrangement(filled: filled)
    for number in 0..<pieces.count {
      let piece = pieces[number]
      piece.appendSeparator(to: &batch.text.bytes)
      let start = batch.text.bytes.count
      if start > title.start, piece.separatorLength == 0 { title.isJoined = true }
      addText(of: part(piece.field, record, contact))
      if piece.field == deciding { title.sortPart = start..<batch.text.bytes.count }
    }
    if let replacement = formatter.names.patterns[pattern].blankReplacement {
      replaceBlanks(by: replacement)
    }
  }

  /// Adds a part's text; the first direction and script that there are count.
  private mutating func addText(of part: UInt32) {
    let parts = formatter.contacts.parts
    parts.texts.add(Int(part), to: &batch.text.bytes)
    if title.direction == 0 { title.direction = parts.directions[Int(part)] }
    if title.script == 0 { title.script = parts.scripts[Int(part)] }
  }

  // MARK: - Rare names

  /// Joins a foreign name in a language that writes no blanks, as UTS 35 part 8 says.
  ///
  /// A sort part that had blanks of its own is then no stored field any more.
  private mutating func replaceBlanks(by replacement: [UInt8]) {
    let name = Array(batch.text.bytes[title.start...])
    var part = title.sortPart
    if let range = part {
      let before = batch.text.bytes[title.start..<range.lowerBound].count { $0 == 0x20 }
      let start = range.lowerBound + before * (replacement.count - 1)
      let hasBlank = batch.text.bytes[range].contains(0x20)
      part = hasBlank ? nil : start..<(start + range.count)
    }
    batch.text.bytes.removeSubrange(title.start...)
    for byte in name {
      batch.text.bytes.append(contentsOf: byte == 0x20 ? replacement : [byte])
    }
    title.sortPart = part
  }

  /// Finds a stored field in a formatted name: as a whole word, else anywhere, the last time.
  private mutating func findSortPart(_ part: UInt32) {
    let field = formatter.contacts.parts.text(part)
    let end = batch.text.bytes.count
    guard !field.isEmpty, title.start + field.count <= end else { return }
    for start in (title.start...(end - field.count)).reversed() {
      let range = start..<(start + field.count)
      guard batch.text.bytes[range].elementsEqual(field) else { continue }
      if isWord(range) {
        title.sortPart = range
        return
      }
      title.sortPart = title.sortPart ?? range
    }
  }

  private func isWord(_ range: Range<Int>) -> Bool {
    let text = batch.text.bytes
    let isStart = range.lowerBound == title.start || text[range.lowerBound - 1] == 0x20
    let isEnd = range.upperBound == text.count || text[range.upperBound] == 0x20
    return isStart && isEnd
  }
}

extension RowFormatter {
  /// The name field whose own or replaced text decides the order: the first that counts.
  ///
  /// Inlined, because a call would copy the formatter for each row.
  @inline(__always)
  fileprivate func decidingField(_ contact: UInt32) -> NamePattern.Field? {
    let ranks = keys.ranks
    let fields = keys.fields.parts(of: contact)
    let isByFamily = options.sortBy == .family
    if ranks.counts(fields.0) { return isByFamily ? .family : .given }
    if ranks.counts(fields.1) { return isByFamily ? .given : .family }
    return ranks.counts(fields.2) ? .additional : nil
  }
}
