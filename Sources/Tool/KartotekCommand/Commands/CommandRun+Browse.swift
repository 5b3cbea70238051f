internal import ListBrowser

extension CommandRun {
  /// `browse`: exported lists in the terminal.
  func browse() throws -> ExitCode {
    guard invocation.operands.count == 1, let path = invocation.operands.first else {
      throw UsageError("one file or folder is needed, as export writes it")
    }
    guard
      let terminal = Terminal(input: streams.input.number, output: streams.output.number)
    else { throw UsageError("input and output must be a terminal") }
    let lists = try ExportedLists(at: path)
    // A signal ends the process elsewhere, and must leave the terminal as it was.
    outputs.whenRolledBack { terminal.restore() }
    try Browser(terminal, count: lists.files.count) { try lists.files[$0].source() }.run()
    return .done
  }
}
