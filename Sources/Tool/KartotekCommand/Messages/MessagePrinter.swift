package import Kartotek

/// Prints messages and progress; the only writer to standard error.
///
/// A message that cannot be written is lost: there is nowhere left to say so.
package final class MessagePrinter {
  /// How many findings of one code are printed; the report has all.
  static let limit = 20

  private let descriptor: Descriptor
  private let isQuiet: Bool
  private let isColored: Bool
  private let shownProgress: ShownProgress
  private var progressLine = ""

  /// Carriage return and "erase to end of line" (ECMA-48 EL), which knows no line but the last.
  static let eraseLine = "\r\u{1B}[K"

  /// Makes a printer.
  ///
  /// - Parameters:
  ///   - descriptor: Where messages go.
  ///   - isQuiet: Whether only failures are told.
  ///   - isColored: Whether the level of a message is told by a colour, too.
  package convenience init(
    to descriptor: Descriptor, isQuiet: Bool = false, isColored: Bool = false
  ) {
    self.init(
      to: descriptor, isQuiet: isQuiet, isColored: isColored, shownProgress: ShownProgress())
  }

  /// Makes a printer that lets another thread know whether there is a progress line.
  init(
    to descriptor: Descriptor, isQuiet: Bool, isColored: Bool, shownProgress: ShownProgress
  ) {
    self.descriptor = descriptor
    self.shownProgress = shownProgress
    self.isQuiet = isQuiet
    self.isColored = isColored
  }

  /// Prints why the run failed; also when the run is quiet.
  ///
  /// - Parameter message: The reason.
  package func failure(_ message: Message) {
    write(message)
  }

  /// Prints a message unless the run is quiet.
  ///
  /// - Parameter message: The message.
  package func tell(_ message: Message) {
    guard !isQuiet else { return }
    write(message)
  }

  /// Prints lines as they are, such as a usage text.
  func lines(_ text: String) {
    clearProgress()
    write(text)
  }

  /// Prints the findings of an import, at most `limit` of each code, then how many more there are.
  ///
  /// - Parameter report: What an import has found.
  package func tell(_ report: ImportReport) {
    guard !isQuiet else { return }
    var printed: [DiagnosticCode: Int] = [:]
    var unprinted: [DiagnosticCode: Int] = [:]
    for diagnostic in report.diagnostics {
      let count = printed[diagnostic.code, default: 0]
      guard count < Self.limit else {
        unprinted[diagnostic.code, default: 0] += diagnostic.count
        continue
      }
      printed[diagnostic.code] = count + 1
      tell(Message(diagnostic, in: report))
    }
    for code in DiagnosticCode.allCases {
      guard let count = unprinted[code] else { continue }
      let level = Message.Level(code.level)
      tell(Message(level, "\(count) more: \(code.explanation)", code: code.rawValue))
    }
  }

  /// Replaces the progress line.
  func progress(_ text: String) {
    guard text != progressLine else { return }
    // What is longer than a line could not be erased. A letter may take two columns.
    let columns = descriptor.columns ?? 80
    let line = withoutControls("kartotek: " + text)
    let shown = line.utf8.count < columns ? line : String(line.prefix(columns / 2 - 1))
    shownProgress.isShown = true
    write(Self.eraseLine + shown)
    progressLine = text
  }

  /// Removes the progress line.
  func clearProgress() {
    guard !progressLine.isEmpty else { return }
    write(Self.eraseLine)
    progressLine = ""
    shownProgress.isShown = false
  }

  private func write(_ message: Message) {
    clearProgress()
    write(isColored ? message.colored : message.rendered)
  }

  private func write(_ text: String) {
    try? descriptor.write(Array(text.utf8))
  }
}

extension Message {
  /// The message for a finding.
  init(_ diagnostic: Diagnostic, in report: ImportReport) {
    let file = Int(diagnostic.position.file)
    let first = diagnostic.position.line
    let lines = diagnostic.lastLine > first ? "lines \(first)-\(diagnostic.lastLine): " : ""
    let field = diagnostic.field.isEmpty ? "" : diagnostic.field + ": "
    self.init(
      Level(diagnostic.level),
      place: report.files.indices.contains(file) ? report.files[file].path : "",
      line: Int(first), lines + field + diagnostic.message,
      code: diagnostic.code.rawValue)
  }
}

extension Message.Level {
  /// The same level of a finding.
  init(_ level: Diagnostic.Level) {
    switch level {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
