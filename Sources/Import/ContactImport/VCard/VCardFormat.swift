internal import ContactModel

/// vCard 2.1, 3.0 and 4.0, also mixed in one file.
struct VCardFormat: RecordFormat {
  private let knowledge: ImportKnowledge
  private let options: ImportOptions
  private let header = VCardHeader.standard
  private var border = VCardBorder()
  private var passing = VCardPassing()
  private var firstEncoding = FileEncoding.undetermined

  /// Makes the format.
  ///
  /// - Parameters:
  ///   - options: How bytes are turned into contacts.
  ///   - knowledge: Character sets.
  init(options: ImportOptions, knowledge: ImportKnowledge) {
    self.options = options
    self.knowledge = knowledge
  }

  /// Legacy as soon as there is more than ASCII, so that the file always votes.
  ///
  /// Values are decided one by one: cards of several programs share files. One that is left
  /// undecided is legacy text also in a file that began with UTF-8.
  var fileEncoding: FileEncoding {
    get { firstEncoding == .undetermined ? .undetermined : .legacy }
    set { firstEncoding = newValue }
  }

  var encodingEvidence: [Int: Int] { [:] }
  var delimiterName: String { "" }
  var schemaName: String { "" }
  var fileDiagnostics: [Diagnostic] { [] }
  var labels: LabelWords? { nil }

  /// Dates are numbered by their property.
  func columnName(_ column: Int) -> String {
    let name = VCardPropertyName(rawValue: UInt8(truncatingIfNeeded: column)) ?? .birthday
    return name == .other ? VCardPropertyName.birthday.display : name.display
  }

  func propertyName(of field: ContactField) -> String {
    let name: VCardPropertyName
    switch field {
    case .prefix, .given, .additional, .family, .suffix: name = .name
    case .formattedName: name = .formattedName
    case .nickname: name = .nickname
    case .organization, .department: name = .organization
    case .jobTitle: name = .title
    case .phone: name = .phone
    // Readings have several spellings.
    default: return ""
    }
    return name.display
  }

  /// All dates of a file are written by one program, as a rule.
  func votingColumn(_ column: Int) -> Int { 0 }

  var dateHabits: DateReader.Habits {
    DateReader.Habits(order: options.dateOrder, knowledge: knowledge.dates)
  }

  mutating func lastBorder(in bytes: Span<UInt8>, scanned: Int) -> Int {
    border.lastBorder(in: bytes, scanned: scanned)
  }

  func unfinishedPart(of bytes: Span<UInt8>) -> UnfinishedPart {
    VCardPassing.unfinishedPart(of: bytes)
  }

  func withoutLongValues(_ bytes: Span<UInt8>, limit: Int) -> [UInt8]? {
    VCardLongValues.shortened(bytes, valueLimit: options.limits.valueLength, limit: limit)
  }

  mutating func passOver(_ bytes: Span<UInt8>, scanned: Int) -> PassedOver {
    let passed = passing.passOver(bytes)
    if passed.isEnd { border = VCardBorder() }
    return passed
  }

  func assemble(_ bytes: Span<UInt8>) -> AssembledChunk {
    let decoder = VCardValueDecoder(
      charsets: knowledge.charsets, isLegacyFile: firstEncoding == .legacy,
      givenCharset: options.encoding.flatMap { $0.hasPrefix("UTF-") ? nil : $0 })
    var assembler = VCardAssembler(header: header, decoder: decoder, dateHabits: dateHabits)
    assembler.valueLimit = options.limits.valueLength
    return assembler.run(bytes)
  }
}
