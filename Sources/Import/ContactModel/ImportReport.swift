/// What import did with every record of every input.
public struct ImportReport: Sendable, Equatable {
  /// One entry for each input, in the order given.
  public var files: [FileReport]
  /// The number of contacts that can be shown: the files' `contacts` added up.
  public var contactCount: Int
  /// Everything noticed, by file and line.
  public var diagnostics: [Diagnostic]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - files: One entry for each input.
  ///   - contactCount: The number of contacts that can be shown.
  ///   - diagnostics: Everything noticed.
  public init(files: [FileReport] = [], contactCount: Int = 0, diagnostics: [Diagnostic] = []) {
    self.files = files
    self.contactCount = contactCount
    self.diagnostics = diagnostics
  }
}
