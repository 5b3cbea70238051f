internal import Kartotek

extension CommandRun {
  /// `import`: the contacts as JSON Lines.
  func importContacts() throws -> ExitCode {
    let profiles = try readProfiles()
    let input = try InputSettings(invocation, profiles: profiles)
    let settings = try OutputSettings(invocation, input: streams.input)
    let book = try readBook(input)
    let output = try makeOutput(at: settings.place)
    try unlessClosed {
      try book.writeContacts(
        threads: input.threads, withMatchKeys: invocation.has(.matchKeys), to: output.write)
    }
    try output.close()
    try writeReport(book.report, to: settings.report)
    try outputs.commit()
    tellSummary(book.report, documents: settings.place == .standardOutput ? 0 : 1, settings)
    return code(for: book.report)
  }

  /// `check`: the report.
  func check() throws -> ExitCode {
    let profiles = try readProfiles()
    let input = try InputSettings(invocation, profiles: profiles)
    let settings = try OutputSettings(invocation, input: streams.input)
    let book = try readBook(input)
    let output = try makeOutput(at: settings.place)
    try unlessClosed { try output.write(book.report.document()) }
    try output.close()
    try outputs.commit()
    return code(for: book.report)
  }
}
