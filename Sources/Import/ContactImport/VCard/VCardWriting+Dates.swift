internal import ContactModel

extension VCardAssembler {
  /// Adds birthdays, anniversaries, days of death and labelled dates in the order of the card.
  ///
  /// Programs write one anniversary under several names; equal dates are added once.
  mutating func writeDates(_ bytes: Span<UInt8>) {
    guard Self.dateNames.contains(where: { card.has($0) }) else { return }
    var written: Set<WrittenDate> = []
    for index in card.properties.indices {
      let property = card.properties[index]
      guard var kind = Self.dateKind(property.name) else { continue }
      scratch.label.removeAll()
      if property.name == .labeledDate { _ = readGroupLabel(of: property, bytes) }
      if property.name == .androidCustom {
        guard let event = readAndroidEvent(index, bytes) else { continue }
        kind = event
      } else {
        decodeValue(index, bytes, .text)
      }
      if kind == .other { kind = kindOfLabel() }
      unifyStates()
      let reading = readDate(property)
      if kind != .other, !written.insert(WrittenDate(kind, reading, scratch.value)).inserted {
        continue
      }
      writeDate(kind, reading, property)
    }
  }

  private static let dateNames: [VCardPropertyName] = [
    .birthday, .anniversary, .death, .labeledDate, .androidCustom,
  ]

  private static func dateKind(_ name: VCardPropertyName) -> ContactDate.Kind? {
    switch name {
    case .birthday: .birthday
    case .anniversary: .anniversary
    case .death: .death
    case .labeledDate, .androidCustom: .other
    default: nil
    }
  }

  /// The kind that the scratch's label means, which then is no label any more; a label in an undecided
  /// encoding is asked again when the file has chosen one.
  private mutating func kindOfLabel() -> ContactDate.Kind {
    guard scratch.label.state == .decoded,
      let kind = dateHabits.knowledge.kind(ofLabel: scratch.label.bytes)
    else { return .other }
    scratch.label.removeAll()
    return kind
  }

  /// What the scratch's value is; a text that VALUE or CALSCALE says is none is not read.
  private mutating func readDate(_ property: VCardProperty) -> DateReader.Reading {
    let range = scratch.value.trimmed
    guard !range.isEmpty else { return .none }
    guard property.parameters.valueType != .text else { return .text }
    guard property.parameters.calendar != .other else { return .otherCalendar }
    var habits = dateHabits
    habits.isGregorian = property.parameters.calendar == .gregorian
    let text = scratch.value.bytes
    let value = text.span.extracting(range)
    let reading = DateReader.read(
      value, isDecoded: scratch.value.state == .decoded || scratch.value.isASCII, column: 0,
      learning: &chunk.statistics, habits)
    guard case .date(let date) = reading else { return reading }
    return .date(withoutOmittedYear(date, property))
  }

  /// Apple writes the year that stands for "no year" as a parameter too; mostly it is 1604.
  private func withoutOmittedYear(_ date: PartialDate, _ property: VCardProperty) -> PartialDate {
    let omitted = String(decoding: card[property.parameters.omittedYear], as: UTF8.self)
    guard let year = Int(omitted), year == date.year else { return date }
    return PartialDate(year: nil, month: date.month, day: date.day) ?? date
  }

  private mutating func writeDate(
    _ kind: ContactDate.Kind, _ reading: DateReader.Reading, _ property: VCardProperty
  ) {
    let (label, text) = (scratch.label, scratch.value)
    let value = text.bytes.span.extracting(text.trimmed)
    if let code = reading.finding, property.parameters.valueType != .text {
      note(code, of: property, detail: Excerpt.of(value))
    }
    switch reading {
    case .none: break
    case .date(let day), .dateWithAssumedYear(let day), .serial(let day):
      builder.append(kind, label: label.bytes.span, date: day, label.state)
    case .waiting:
      builder.append(
        kind, label: label.bytes.span, text: value,
        .undecided(
          column: Int(property.name.rawValue), line: property.line - Int(card.position.line),
          text.state))
    case .otherCalendar, .text:
      builder.append(kind, label: label.bytes.span, text: value, .kept(text.state))
    }
  }
}

/// A date of a card, to know it when it comes again under another name.
private struct WrittenDate: Hashable {
  let kind: ContactDate.Kind
  let day: PartialDate?
  /// The text where there is no day.
  let text: [UInt8]

  init(_ kind: ContactDate.Kind, _ reading: DateReader.Reading, _ value: VCardText) {
    self.kind = kind
    day = reading.day
    text = day == nil ? Array(value.bytes[value.trimmed]) : []
  }
}
