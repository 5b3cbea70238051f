/// Takes the part of a property before its value apart: groups, name, parameters.
struct VCardHeader: Sendable {
  /// With all names; made once.
  static let standard = VCardHeader()

  private enum Parameter: UInt32 {
    case type = 1
    case encoding, charset, value, preference, language, sortAs, omittedYear
    case calendar, phonetic, formatted
  }

  private let names = VCardWordTable(
    VCardPropertyName.spellings.map { ($0.0, UInt32($0.1.rawValue)) })
  private let types = VCardWordTable(VCardTypes.spellings.map { ($0.0, $0.1.rawValue) })
  private let encodings = VCardWordTable([
    ("QUOTED-PRINTABLE", UInt32(VCardEncoding.quotedPrintable.rawValue)),
    ("BASE64", UInt32(VCardEncoding.base64.rawValue)),
    ("B", UInt32(VCardEncoding.base64.rawValue)),
    ("8BIT", UInt32(VCardEncoding.plain.rawValue)),
    ("7BIT", UInt32(VCardEncoding.plain.rawValue)),
  ])
  private let parameters = VCardWordTable([
    ("TYPE", Parameter.type.rawValue), ("ENCODING", Parameter.encoding.rawValue),
    ("CHARSET", Parameter.charset.rawValue), ("VALUE", Parameter.value.rawValue),
    ("PREF", Parameter.preference.rawValue), ("LANGUAGE", Parameter.language.rawValue),
    ("SORT-AS", Parameter.sortAs.rawValue),
    ("X-APPLE-OMIT-YEAR", Parameter.omittedYear.rawValue),
    ("CALSCALE", Parameter.calendar.rawValue), ("PHONETIC", Parameter.phonetic.rawValue),
    ("LABEL", Parameter.formatted.rawValue),
  ])

  /// The offset of the colon before the value; nil when there is none.
  ///
  /// A colon within quotes belongs to a parameter, unless the quotes are never closed.
  static func colon(in bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
    unquotedColon(in: bytes, line) ?? line.first { bytes[$0] == UInt8(ascii: ":") }
  }

  /// The offset of the first colon outside quotes; nil when there is none.
  static func unquotedColon(in bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
    var isQuoted = false
    for index in line {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") {
        if !isQuoted { return index }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      }
    }
    return nil
  }

  /// Reads a header.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that hold it.
  ///   - range: From the groups to the byte before the colon.
  ///   - text: The card's text, to which groups and parameter values are added.
  ///   - version: The card's version: carets are letters in vCard 2.1.
  /// - Returns: Nil when the name is no name of a property.
  func property(
    _ bytes: Span<UInt8>, _ range: Range<Int>, text: inout [UInt8], _ version: VCardVersion
  ) -> VCardProperty? {
    let nameEnd = Self.tokenEnd(bytes, range.lowerBound..<range.upperBound)
    guard let name = Self.nameRange(bytes, range.lowerBound..<nameEnd) else { return nil }
    var property = VCardProperty()
    property.name = propertyName(bytes, name)
    if name.lowerBound > range.lowerBound {
      property.group = Self.append(bytes, range.lowerBound..<(name.lowerBound - 1), to: &text)
    }
    var start = nameEnd
    while start < range.upperBound {
      let end = Self.tokenEnd(bytes, (start + 1)..<range.upperBound)
      read(bytes, (start + 1)..<end, into: &property.parameters, text: &text, version)
      start = end
    }
    return property
  }

  /// The property that a name without groups means.
  func propertyName(_ bytes: Span<UInt8>, _ name: Range<Int>) -> VCardPropertyName {
    guard let number = names.number(of: name, in: bytes) else { return .other }
    return VCardPropertyName(rawValue: UInt8(truncatingIfNeeded: number)) ?? .other
  }

  /// The name in a header, where it is none of the known ones and no private one.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that hold it.
  ///   - range: From the groups to the byte before the colon.
  /// - Returns: The name in upper case; nil for one that begins with `X-`.
  static func unknownName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
    guard let name = nameRange(bytes, range.lowerBound..<tokenEnd(bytes, range)),
      !VCardBytes.starts(bytes, name, with: "X-")
    else { return nil }
    return String(decoding: name.map { VCardBytes.upperCase(bytes[$0]) }, as: UTF8.self)
  }

  /// The name behind the last dot; nil when name or groups hold anything but letters, digits,
  /// hyphens and underscores.
  static func nameRange(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let trimmed = VCardBytes.trimmed(bytes, range)
    var start = trimmed.lowerBound
    for index in trimmed {
      if bytes[index] == UInt8(ascii: ".") {
        start = index + 1
      } else if !VCardLines.isNamePart(bytes[index]) {
        return nil
      }
    }
    return start < trimmed.upperBound ? start..<trimmed.upperBound : nil
  }

  /// The end of a token: the next semicolon outside quotes.
  private static func tokenEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var isQuoted = false
    for index in range {
      if bytes[index] == UInt8(ascii: ";") {
        if !isQuoted { return index }
      } else if bytes[index] == UInt8(ascii: "\"") {
        isQuoted.toggle()
      }
    }
    return range.upperBound
  }

  // MARK: - One parameter

  private func read(
    _ bytes: Span<UInt8>, _ token: Range<Int>, into result: inout VCardParameters,
    text: inout [UInt8], _ version: VCardVersion
  ) {
    if token.count > 9, bytes[token.upperBound - 1] == UInt8(ascii: ")"),
      let label = VCardAndroidLabel.append(bytes, token, to: &text)
    {
      result.ownType = label
      return
    }
    guard let equals = token.first(where: { bytes[$0] == UInt8(ascii: "=") }) else {
      readTypes(bytes, token, isNameless: true, into: &result, text: &text, version)
      return
    }
    let name = VCardBytes.trimmed(bytes, token.lowerBound..<equals)
    let value = Self.unquoted(bytes, (equals + 1)..<token.upperBound)
    guard let number = parameters.number(of: name, in: bytes),
      let parameter = Parameter(rawValue: number)
    else { return }
    func appended() -> VCardSlice { Self.appendValue(bytes, value, to: &text, version) }
    switch parameter {
    case .type: readTypes(bytes, value, isNameless: false, into: &result, text: &text, version)
    case .encoding: readEncoding(bytes, value, into: &result)
    case .charset: result.charset = appended()
    case .value: result.valueType = Self.valueType(bytes, value)
    case .preference: result.preference = Self.preference(bytes, value) ?? result.preference
    case .language: result.language = appended()
    case .sortAs: result.sortAs = appended()
    case .omittedYear: result.omittedYear = appended()
    case .formatted: result.formatted = appended()
    case .calendar:
      result.calendar = VCardBytes.equals(bytes, value, "GREGORIAN") ? .gregorian : .other
    case .phonetic: result.isPhonetic = true
    }
  }

  /// A value without blanks and without quotes around it.
  private static func unquoted(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let value = VCardBytes.trimmed(bytes, range)
    guard value.count >= 2, bytes[value.lowerBound] == UInt8(ascii: "\""),
      bytes[value.upperBound - 1] == UInt8(ascii: "\"")
    else { return value }
    return VCardBytes.trimmed(bytes, (value.lowerBound + 1)..<(value.upperBound - 1))
  }

  /// Reads a list of types; quotes around the list or its parts are dropped.
  private func readTypes(
    _ bytes: Span<UInt8>, _ value: Range<Int>, isNameless: Bool,
    into result: inout VCardParameters, text: inout [UInt8], _ version: VCardVersion
  ) {
    var start = value.lowerBound
    while start < value.upperBound {
      var end = start
      while end < value.upperBound, bytes[end] != UInt8(ascii: ","),
        bytes[end] != UInt8(ascii: "\"")
      {
        end += 1
      }
      let word = VCardBytes.trimmed(bytes, start..<end)
      if !word.isEmpty {
        readType(bytes, word, isNameless: isNameless, into: &result, text: &text, version)
      }
      start = end + 1
    }
  }

  private func readType(
    _ bytes: Span<UInt8>, _ word: Range<Int>, isNameless: Bool,
    into result: inout VCardParameters, text: inout [UInt8], _ version: VCardVersion
  ) {
    if let number = types.number(of: word, in: bytes) {
      let type = VCardTypes(rawValue: number)
      result.types.formUnion(type)
      if type == .preferred { result.preference = 1 }
    } else if isNameless, encodings.number(of: word, in: bytes) != nil {
      readEncoding(bytes, word, into: &result)
    } else if result.ownType.isEmpty {
      let isPrivate = word.count > 2 && VCardBytes.starts(bytes, word, with: "X-")
      let start = word.lowerBound + (isPrivate ? 2 : 0)
      result.ownType = Self.appendValue(bytes, start..<word.upperBound, to: &text, version)
    }
  }

  private func readEncoding(
    _ bytes: Span<UInt8>, _ value: Range<Int>, into result: inout VCardParameters
  ) {
    guard let number = encodings.number(of: value, in: bytes) else { return }
    result.encoding = VCardEncoding(rawValue: UInt8(truncatingIfNeeded: number)) ?? .plain
  }

  private static func valueType(
    _ bytes: Span<UInt8>, _ value: Range<Int>
  ) -> VCardParameters.ValueType {
    if VCardBytes.equals(bytes, value, "TEXT") { return .text }
    if VCardBytes.equals(bytes, value, "URI") || VCardBytes.equals(bytes, value, "URL") {
      return .uri
    }
    return .unstated
  }

  /// 1...100 (RFC 6350 5.3); nil for anything else.
  private static func preference(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Int? {
    var number = 0
    for index in value {
      guard (0x30...0x39).contains(bytes[index]), number <= 100 else { return nil }
      number = number * 10 + Int(bytes[index] - 0x30)
    }
    return (1...100).contains(number) ? number : nil
  }

  // MARK: - Text

  private static func append(
    _ bytes: Span<UInt8>, _ range: Range<Int>, to text: inout [UInt8]
  ) -> VCardSlice {
    let start = text.count
    for index in range { text.append(bytes[index]) }
    return VCardSlice(start..<text.count)
  }

  /// Adds a value without its quotes and with carets undone (RFC 6868).
  private static func appendValue(
    _ bytes: Span<UInt8>, _ range: Range<Int>, to text: inout [UInt8], _ version: VCardVersion
  ) -> VCardSlice {
    let start = text.count
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      let next = index + 1 < range.upperBound ? bytes[index + 1] : 0
      index += 1
      if byte == UInt8(ascii: "\"") { continue }
      guard byte == UInt8(ascii: "^"), version != .v21, let plain = uncareted(next) else {
        text.append(byte)
        continue
      }
      text.append(plain)
      index += 1
    }
    return VCardSlice(start..<text.count)
  }

  private static func uncareted(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "'"): UInt8(ascii: "\"")
    case UInt8(ascii: "^"): UInt8(ascii: "^")
    default: nil
    }
  }
}

extension VCardTypes {
  /// The spellings in upper case: vCard 2.1 (TEL, EMAIL, ADR types), RFC 2426 3.2-3.3, RFC 6350 5.6
  /// and 6.4.1, RFC 7852 (main-number), Apple (MAIN, IPHONE, MOBILE), Google (OTHER), Outlook's
  /// X-MS-TEL (ASSISTANT to RADIO).
  static let spellings: [(String, VCardTypes)] =
    [
      ("HOME", .home), ("WORK", .work), ("CELL", .cell), ("MOBILE", .cell), ("IPHONE", .cell),
      ("FAX", .fax), ("PAGER", .pager), ("MAIN", .main), ("MAIN-NUMBER", .main),
      ("OTHER", .other), ("CAR", .car), ("ISDN", .isdn), ("VIDEO", .video),
      ("TEXTPHONE", .tty), ("X-IRMC-N", .irmcName), ("PREF", .preferred),
      ("ASSISTANT", .assistant), ("CALLBACK", .callback), ("COMPANY", .company), ("RADIO", .radio),
    ] + silentSpellings.map { ($0, .silent) }

  private static let silentSpellings = [
    "VOICE", "MSG", "BBS", "MODEM", "PCS", "TEXT", "INTERNET", "X400", "AOL", "APPLELINK",
    "ATTMAIL", "CIS", "EWORLD", "IBMMAIL", "MCIMAIL", "POWERSHARE", "PRODIGY", "TLX", "DOM", "INTL",
    "POSTAL", "PARCEL", "EMAIL", "UTF-8", "URI", "URL", "INLINE",
  ]
}
