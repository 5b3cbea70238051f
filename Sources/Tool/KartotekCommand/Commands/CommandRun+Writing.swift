internal import Kartotek

extension CommandRun {
  /// The output of a command that writes one document.
  func makeOutput(at place: OutputSettings.Place) throws -> DataOutput {
    switch place {
    case .standardOutput: .standardOutput(streams.output)
    case .file(let path): .file(try outputs.makeFile(at: path))
    case .directory(let path): .file(try outputs.makeFile(at: path))
    }
  }

  /// Writes the report where `--report` says.
  func writeReport(_ report: ImportReport, to path: String?) throws {
    try writeDocument(report.document(), to: path)
  }

  /// Writes a document beside the data; nothing without a path.
  func writeDocument(_ bytes: [UInt8], to path: String?) throws {
    guard let path else { return }
    let output = try makeOutput(at: path == "-" ? .standardOutput : .file(path))
    try output.write(bytes)
    try output.close()
  }

  /// Writes until nobody reads any more.
  ///
  /// Whoever reads has enough then, as in `kartotek export ... | head`; that is no failure, and files
  /// that were asked for are still written.
  func unlessClosed(_ write: () throws -> Void) throws {
    do { try write() } catch is ClosedPipe {}
  }
}
