internal import ContactModel
internal import JSONReading

/// The values of a record; one of another kind than the format has there is left out and told.
extension JSONLinesAssembler {
  /// A text; empty for what is none.
  mutating func text(_ field: String) throws(JSONError) -> String {
    guard try json.peek() == .string else {
      try leaveOut(field)
      return ""
    }
    let text = try json.readString()
    guard text.utf8.count <= valueLimit else {
      note(.valueTooLong, field: field, detail: ImportLimits.text(valueLimit))
      return ""
    }
    return text
  }

  /// One of the words of a member; nil for another.
  mutating func word<Word: RawRepresentable<String>>(
    _ field: String
  ) throws(JSONError) -> Word? {
    let text = try text(field)
    guard let word = Word(rawValue: text) else {
      if !text.isEmpty { note(.jsonlValueInvalid, field: field) }
      return nil
    }
    return word
  }

  /// A list of texts.
  mutating func texts(_ field: String) throws(JSONError) -> [String] {
    try elements(field) { reader throws(JSONError) in try reader.text(field) }
  }

  /// Phones, e-mails or web addresses.
  mutating func values(_ field: String) throws(JSONError) -> [LabeledValue] {
    try elements(field) { reader throws(JSONError) in
      var value = LabeledValue(value: "")
      try reader.members(field) { reader, key throws(JSONError) in
        switch key {
        case "label": value.label = try reader.text(field)
        case "value": value.value = try reader.text(field)
        case "preferred": value.isPreferred = try reader.boolean(field)
        default: try reader.passOver("\(field).\(key)")
        }
      }
      return value
    }
  }

  /// Postal addresses.
  mutating func addresses(_ field: String) throws(JSONError) -> [PostalAddress] {
    try elements(field) { reader throws(JSONError) in
      var address = PostalAddress()
      try reader.members(field) { reader, key throws(JSONError) in
        switch key {
        case "label": address.label = try reader.text(field)
        case "street": address.street = try reader.text(field)
        case "extended": address.extended = try reader.text(field)
        case "poBox": address.poBox = try reader.text(field)
        case "city": address.city = try reader.text(field)
        case "region": address.region = try reader.text(field)
        case "postalCode": address.postalCode = try reader.text(field)
        case "country": address.country = try reader.text(field)
        default: try reader.passOver("\(field).\(key)")
        }
      }
      return address
    }
  }

  /// Dates; a day that is none is kept as text.
  mutating func dates(_ field: String) throws(JSONError) -> [ContactDate] {
    try elements(field) { reader throws(JSONError) in
      var date = ContactDate(kind: .other, value: .text(""))
      try reader.members(field) { reader, key throws(JSONError) in
        switch key {
        case "kind": date.kind = try reader.word(field) ?? .other
        case "label": date.label = try reader.text(field)
        case "text": date.value = .text(try reader.text(field))
        case "iso":
          let text = try reader.text(field)
          let day = PartialDate(iso: text)
          if day == nil, !text.isEmpty { reader.note(.dateNotUnderstood, field: field) }
          date.value = day.map { .date($0) } ?? .text(text)
        default: try reader.passOver("\(field).\(key)")
        }
      }
      return date
    }
  }

  /// The parts of a name.
  mutating func name(_ field: String) throws(JSONError) -> PersonName {
    var name = PersonName()
    try members(field) { reader, key throws(JSONError) in
      switch key {
      case "prefix": name.prefix = try reader.text(field)
      case "given": name.given = try reader.text(field)
      case "additional": name.additional = try reader.text(field)
      case "family": name.family = try reader.text(field)
      case "suffix": name.suffix = try reader.text(field)
      case "phoneticGiven": name.phoneticGiven = try reader.text(field)
      case "phoneticAdditional": name.phoneticAdditional = try reader.text(field)
      case "phoneticFamily": name.phoneticFamily = try reader.text(field)
      case "language": name.language = try reader.text(field)
      default: try reader.passOver("\(field).\(key)")
      }
    }
    return name
  }

  /// Names in other languages.
  mutating func alternates(_ field: String) throws(JSONError) -> [AlternateName] {
    try elements(field) { reader throws(JSONError) in
      var alternate = AlternateName()
      try reader.members(field) { reader, key throws(JSONError) in
        switch key {
        case "language": alternate.language = try reader.text(field)
        case "name": alternate.name = try reader.name("\(field).name")
        case "sortAs": alternate.sortAs = try reader.texts(field)
        case "organizationSortAs": alternate.organizationSortAs = try reader.text(field)
        case "formattedName": alternate.formattedName = try reader.text(field)
        case "organization": alternate.organization = try reader.text(field)
        default: try reader.passOver("\(field).\(key)")
        }
      }
      return alternate
    }
  }

  /// Passes over a member that the format does not have.
  mutating func passOver(_ field: String) throws(JSONError) {
    note(.jsonlMemberUnknown, field: field)
    try json.skipValue()
  }

  // MARK: - Kinds of values

  private mutating func leaveOut(_ field: String) throws(JSONError) {
    note(.jsonlValueInvalid, field: field)
    try json.skipValue()
  }

  private mutating func boolean(_ field: String) throws(JSONError) -> Bool {
    guard try json.peek() == .boolean else {
      try leaveOut(field)
      return false
    }
    return try json.readBoolean()
  }

  private mutating func members(
    _ field: String, _ read: (inout Self, String) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try json.peek() == .object else { return try leaveOut(field) }
    try json.beginObject()
    while let key = try json.nextKey() { try read(&self, key) }
  }

  private mutating func elements<Element>(
    _ field: String, _ read: (inout Self) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    guard try json.peek() == .array else {
      try leaveOut(field)
      return []
    }
    try json.beginArray()
    var elements: [Element] = []
    while try json.nextElement() { elements.append(try read(&self)) }
    return elements
  }
}
