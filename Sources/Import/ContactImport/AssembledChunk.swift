internal import ContactModel

/// What the assembly of one chunk of whole records gives.
///
/// Lines and records are counted from the chunk's own first (1); the importer shifts them when it
/// joins the chunks in order.
struct AssembledChunk: Sendable {
  /// The contacts, possibly with undecided values.
  var batch = ContactBatch()
  /// What was noticed, with positions relative to the chunk.
  private(set) var log = DiagnosticLog()
  /// Line ends within the chunk (CRLF counts once).
  var lineCount = 0
  /// Records found, of every fate.
  var recordCount = 0
  /// vCards of kind group.
  var groupCount = 0
  /// vCards inside others.
  var nestedCount = 0
  /// Records left out; each has a diagnostic.
  var skippedCount = 0
  /// What the file needs to decide about encoding and dates.
  var statistics = FileStatistics()

  /// What was noticed, with positions relative to the chunk.
  var diagnostics: [Diagnostic] { log.diagnostics }

  /// Adds a finding.
  mutating func report(_ finding: Diagnostic) {
    log.add(finding)
  }
}

/// A format's part of import: where records end, and what is in them.
///
/// The importer appends windows to a buffer and asks for the last border; everything before it is
/// one chunk of whole records, which any worker may assemble.
protocol RecordFormat: Sendable {
  /// How the file writes text beyond ASCII; the importer sets it before the first chunk with such
  /// text is assembled.
  ///
  /// In a legacy file every value with a byte of 0x80 or more is undecided, also one that happens to
  /// be valid UTF-8: the windows-1256 bytes of some Persian names are.
  var fileEncoding: FileEncoding { get set }

  /// For each legacy candidate (by its place in `CharsetDecoding.candidates`) how many headings it
  /// made recognisable; empty for formats without headings.
  var encodingEvidence: [Int: Int] { get }

  /// The delimiter as text; empty for formats without one.
  var delimiterName: String { get }

  /// The recognised schema with its language; empty for formats without one.
  var schemaName: String { get }

  /// Findings about the file as a whole, such as unknown headings, with file-relative positions.
  var fileDiagnostics: [Diagnostic] { get }

  /// The heading or property of a column with dates.
  ///
  /// - Parameter column: The number given to the builder.
  /// - Returns: Empty when there is no such column.
  func columnName(_ column: Int) -> String

  /// The property that a field is written in, for findings about decided records.
  ///
  /// - Parameter field: A field.
  /// - Returns: Empty where a field can be from any column.
  func propertyName(of field: ContactField) -> String

  /// What the labels in cells mean; nil for formats that keep words as they are.
  var labels: LabelWords? { get }

  /// The column whose statistics decide about the dates of a column.
  ///
  /// - Parameter column: The number given to the builder.
  /// - Returns: A column of `FileStatistics.dateColumns`.
  func votingColumn(_ column: Int) -> Int

  /// What is known of a date column before its values are read.
  var dateHabits: DateReader.Habits { get }

  /// Scans bytes that were not scanned yet and finds the end of the last whole record.
  ///
  /// - Parameters:
  ///   - bytes: The buffer: the rest of earlier windows and a new one.
  ///   - scanned: The number of bytes at its start that an earlier call has seen (less what was cut
  ///     off since).
  /// - Returns: The offset behind the last whole record; 0 when there is none yet. The state moves to
  ///   the end of the bytes. A record begins at the start of the buffer.
  mutating func lastBorder(in bytes: Span<UInt8>, scanned: Int) -> Int

  /// Tells what a buffer without a border is filled with when it is over the limit of a record.
  ///
  /// - Parameter bytes: The buffer; a record begins at its start.
  /// - Returns: Where the record begins that the buffer ends in, or the text behind the last record.
  func unfinishedPart(of bytes: Span<UInt8>) -> UnfinishedPart

  /// Takes out of a buffer what no record would keep, where that is most of it.
  ///
  /// - Parameters:
  ///   - bytes: The buffer; a record begins at its start.
  ///   - limit: The most bytes that may be left.
  /// - Returns: The rest, with all lines; nil when it would be longer.
  func withoutLongValues(_ bytes: Span<UInt8>, limit: Int) -> [UInt8]?

  /// Goes on through a record, or text between records, that is too long to be held.
  ///
  /// - Parameters:
  ///   - bytes: What is left of the buffer, and a new window.
  ///   - scanned: As for `lastBorder(in:scanned:)`.
  /// - Returns: The bytes that are done with; at the record's end the scan for borders goes on.
  mutating func passOver(_ bytes: Span<UInt8>, scanned: Int) -> PassedOver

  /// Reads the records of one chunk; called by several workers at once.
  ///
  /// - Parameter bytes: Whole records (the last one may be cut off when the file ends within it).
  /// - Returns: The contacts and everything noticed.
  func assemble(_ bytes: Span<UInt8>) -> AssembledChunk
}

/// How a file writes text beyond ASCII.
enum FileEncoding: Sendable {
  /// Only ASCII was seen so far.
  case undetermined
  /// UTF-8; a value that is not valid is undecided and becomes U+FFFD later.
  case utf8
  /// A legacy encoding that the whole file chooses.
  case legacy
}
