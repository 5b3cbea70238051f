internal import ContactModel

/// Contact records as `import` prints them: one JSON object a line.
///
/// Everything in them is decided: text is UTF-8, dates are days or text. So nothing waits for the
/// whole file, and records give the contacts that they were printed from, byte for byte.
struct JSONLinesFormat: RecordFormat {
  private let valueLimit: Int
  /// Whether the start of the buffer was not looked at, because what stood before was passed over.
  private var isStartUnseen = false

  init(options: ImportOptions) {
    valueLimit = options.limits.valueLength
  }

  /// A line that is no UTF-8 is no JSON either.
  var fileEncoding: FileEncoding {
    get { .utf8 }
    set {}
  }

  var encodingEvidence: [Int: Int] { [:] }
  var delimiterName: String { "" }
  var schemaName: String { "" }
  var fileDiagnostics: [Diagnostic] { [] }
  var labels: LabelWords? { nil }
  var dateHabits: DateReader.Habits { DateReader.Habits() }

  func columnName(_ column: Int) -> String { "" }
  func propertyName(of field: ContactField) -> String { "" }
  func votingColumn(_ column: Int) -> Int { column }

  mutating func lastBorder(in bytes: Span<UInt8>, scanned: Int) -> Int {
    let floor = isStartUnseen ? 0 : scanned
    isStartUnseen = false
    var index = bytes.count
    while index > floor {
      if bytes[index - 1] == 0x0A { return index }
      index -= 1
    }
    return 0
  }

  func unfinishedPart(of bytes: Span<UInt8>) -> UnfinishedPart { UnfinishedPart() }

  func withoutLongValues(_ bytes: Span<UInt8>, limit: Int) -> [UInt8]? { nil }

  mutating func passOver(_ bytes: Span<UInt8>, scanned: Int) -> PassedOver {
    let end = ByteSearch.first(0x0A, in: bytes, from: 0)
    guard end < bytes.count else { return PassedOver(count: bytes.count) }
    isStartUnseen = true
    return PassedOver(count: end + 1, lineCount: 1, isEnd: true)
  }

  func assemble(_ bytes: Span<UInt8>) -> AssembledChunk {
    var assembler = JSONLinesAssembler(valueLimit: valueLimit)
    assembler.run(bytes)
    return assembler.takeChunk()
  }
}
