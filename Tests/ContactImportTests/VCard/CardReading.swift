import ContactModel
import Testing

@testable import ContactImport

/// Character sets enough for the samples of these tests, written from the tables of the Unicode
/// consortium's MAPPINGS folder.
struct SampleCharsets: CharsetDecoding {
  private static let names: [String: String] = [
    "UTF-8": "UTF-8", "UTF8": "UTF-8",
    "ISO-8859-9": "ISO-8859-9", "LATIN5": "ISO-8859-9",
    "WINDOWS-1253": "windows-1253", "CP1253": "windows-1253",
    "SHIFT_JIS": "Shift_JIS", "SJIS": "Shift_JIS",
    "ISO-2022-JP": "ISO-2022-JP",
    "ISO-8859-1": "ISO-8859-1",
    "SHOUTING": "shouting",
    "US-ASCII": "US-ASCII",
    "UTF-7": "UTF-7",
  ]

  func canonicalName(_ name: String) -> String? { Self.names[name.uppercased()] }

  func candidates() -> [CharsetCandidate] { [] }

  func decode(_ bytes: Span<UInt8>, charset: String) -> [UInt8] {
    var scalars = String.UnicodeScalarView()
    var index = 0
    while index < bytes.count {
      let byte = UInt32(bytes[index])
      index += 1
      var value = byte
      switch charset {
      case "ISO-8859-9": value = Self.latin5[byte] ?? byte
      case "windows-1252": value = Self.windows[byte] ?? byte
      case "windows-1254": value = Self.windows[byte] ?? Self.latin5[byte] ?? byte
      case "windows-1253": value = byte >= 0xC0 ? byte - 0xC0 + 0x390 : byte
      case "Shift_JIS":
        if byte >= 0x81, index < bytes.count {
          value = Self.shiftJIS[byte << 8 | UInt32(bytes[index])] ?? 0xFFFD
          index += 1
        }
      // Stands for a charset of several states: letters become capitals.
      case "shouting": value = byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte
      default: break
      }
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return Array(String(scalars).utf8)
  }

  private static let latin5: [UInt32: UInt32] = [
    0xD0: 0x11E, 0xDD: 0x130, 0xDE: 0x15E, 0xF0: 0x11F, 0xFD: 0x131, 0xFE: 0x15F,
  ]
  /// What windows-1252 and windows-1254 share.
  private static let windows: [UInt32: UInt32] = [
    0x80: 0x20AC, 0x8A: 0x160, 0x92: 0x2019, 0x96: 0x2013, 0x9A: 0x161,
  ]
  private static let shiftJIS: [UInt32: UInt32] = [
    0x8E52: 0x5C71, 0x9363: 0x7530, 0x955C: 0x8868, 0x985A: 0x4E94,
  ]
}

/// What reading a text gave, as values.
struct CardReading {
  let chunk: AssembledChunk
  private let format: VCardFormat

  init(_ bytes: [UInt8], dateOrder: DateOrder? = nil, encoding: FileEncoding = .undetermined) {
    var format = Self.format(dateOrder: dateOrder)
    format.fileEncoding = encoding
    self.format = format
    chunk = format.assemble(bytes.span)
    Self.checkCounts(chunk)
  }

  /// The contacts and findings once a file with these cards only has decided about its dates.
  func decided(
    encoding: EncodingChoice = EncodingChoice(name: "UTF-8")
  ) -> (contacts: [Contact], diagnostics: [Diagnostic]) {
    var dates = FileDates(format: format, statistics: chunk.statistics, knowledge: .sample)
    try? dates.learn(from: BatchStore([chunk.batch]), encoding, workers: 1)
    var diagnostics = chunk.diagnostics
    for finding in dates.findings {
      diagnostics.append(Diagnostic(finding.0, at: SourcePosition(line: 1), field: finding.field))
    }
    let batch = chunk.batch.resolved(by: FileResolution(choice: encoding, dates: dates)) {
      diagnostics.append($0)
    }
    return ((0..<batch.count).map { batch.contact(at: $0) }, diagnostics)
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  static func format(dateOrder: DateOrder? = nil) -> VCardFormat {
    let knowledge = ImportKnowledge(
      charsets: SampleCharsets(), schemas: { [] }, labelWords: { [:] }, dates: .sample)
    var options = ImportOptions()
    options.dateOrder = dateOrder
    return VCardFormat(options: options, knowledge: knowledge)
  }

  /// Every card has one fate.
  static func checkCounts(_ chunk: AssembledChunk) {
    #expect(
      chunk.recordCount
        == chunk.batch.count + chunk.groupCount + chunk.nestedCount + chunk.skippedCount)
    let skipped = chunk.diagnostics.filter { $0.code == .recordWithoutContent }
    #expect(skipped.reduce(0) { $0 + $1.count } == chunk.skippedCount)
  }

  var contacts: [Contact] { (0..<chunk.batch.count).map { chunk.batch.contact(at: $0) } }

  /// The only contact; an empty one when there is not exactly one.
  var contact: Contact {
    #expect(chunk.batch.count == 1)
    return contacts.first ?? Contact()
  }

  var codes: [DiagnosticCode] { chunk.diagnostics.map(\.code) }
}

/// The lines of a card between BEGIN, VERSION and END, joined by CR LF.
func card(_ version: String, _ lines: String...) -> String {
  (["BEGIN:VCARD", "VERSION:" + version] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
}

/// An address with the parts that a test is about.
func address(
  _ label: String = "", street: String, city: String = "", postalCode: String = "",
  country: String = ""
) -> PostalAddress {
  var address = PostalAddress()
  (address.label, address.street, address.city) = (label, street, city)
  (address.postalCode, address.country) = (postalCode, country)
  return address
}

/// Turns the scalars of a text, up to U+00FF, into bytes of the same value.
func latinBytes(_ text: String) -> [UInt8] {
  text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
}
