internal import ContactModel

extension VCardAssembler {
  /// Adds birthdays, anniversaries, days of death and labelled dates in the order of the card.
  ///
  /// Programs write one anniversary under several names; equal dates are added once.
  mutating func writeDates(_ bytes: Span<UInt8>) {
    var written: [PartialDate?: [ContactDate.Kind]] = [:]
    for index in card.properties.indices {
      guard var kind = Self.dateKind(card.properties[index].name) else { continue }
      let property = card.properties[index]
      scratch.label.removeAll()
      if property.name == .labeledDate, readGroupLabel(of: property, bytes) {
        kind = builtInKind() ?? kind
        if kind != .other { scratch.label.removeAll() }
      }
      if property.name == .androidCustom {
        guard let event = readAndroidEvent(index, bytes) else { continue }
        kind = event
      } else {
        decodeValue(index, bytes, .text)
      }
      if scratch.label.state == .undecided {
        scratch.label.bytes = VCardText.repaired(scratch.label.bytes)
      }
      let date = readDate(property)
      if kind != .other, let date {
        if written[date, default: []].contains(kind) { continue }
        written[date, default: []].append(kind)
      }
      writeDate(kind, date, property)
    }
  }

  private static func dateKind(_ name: VCardPropertyName) -> ContactDate.Kind? {
    switch name {
    case .birthday: .birthday
    case .anniversary: .anniversary
    case .death: .death
    case .labeledDate, .androidCustom: .other
    default: nil
    }
  }

  /// The kind that Apple's and Google's label of X-ABDATE means.
  private func builtInKind() -> ContactDate.Kind? {
    let label = scratch.label.bytes.span
    if VCardBytes.equals(label, 0..<label.count, "ANNIVERSARY") { return .anniversary }
    if VCardBytes.equals(label, 0..<label.count, "BIRTHDAY") { return .birthday }
    return nil
  }

  /// The day of the scratch's value; nil when it is to be kept as text, waits for the file, or is
  /// no date at all.
  private mutating func readDate(_ property: VCardProperty) -> PartialDate? {
    scratch.date = .text
    guard !scratch.value.trimmed.isEmpty else {
      scratch.date = .none
      return nil
    }
    guard property.parameters.valueType != .text else { return nil }
    guard !property.parameters.hasOtherCalendar else {
      scratch.date = .otherCalendar
      return nil
    }
    let text = scratch.value.bytes
    scratch.date = DateReader.read(
      text.span.extracting(scratch.value.trimmed), column: 0, learning: &chunk.statistics,
      dateHabits)
    switch scratch.date {
    case .date(let date), .dateWithAssumedYear(let date): return withoutOmittedYear(date, property)
    default: return nil
    }
  }

  /// Apple writes the year that stands for "no year" as a parameter too; mostly it is 1604.
  private func withoutOmittedYear(_ date: PartialDate, _ property: VCardProperty) -> PartialDate {
    let omitted = String(decoding: card[property.parameters.omittedYear], as: UTF8.self)
    guard let year = Int(omitted), year == date.year else { return date }
    return PartialDate(year: nil, month: date.month, day: date.day) ?? date
  }

  private mutating func writeDate(
    _ kind: ContactDate.Kind, _ date: PartialDate?, _ property: VCardProperty
  ) {
    let (label, text, range) = (scratch.label.bytes, scratch.value.bytes, scratch.value.trimmed)
    if let date {
      if case .dateWithAssumedYear = scratch.date { note(.dateYearAssumed, of: property) }
      return builder.append(kind, label: label.span, date: date)
    }
    let excerpt = Self.excerpt(text.span, range)
    var form = DateText.kept(scratch.value.state)
    switch scratch.date {
    case .none: return
    case .undecided(let yearIsAssumed):
      form = .undecided(column: 0)
      if yearIsAssumed { note(.dateYearAssumed, of: property, detail: excerpt) }
    case .otherCalendar: note(.dateOtherCalendar, of: property, detail: excerpt)
    default:
      if property.parameters.valueType != .text {
        note(.dateNotUnderstood, of: property, detail: excerpt)
      }
    }
    builder.append(kind, label: label.span, text: text.span.extracting(range), form)
  }
}
