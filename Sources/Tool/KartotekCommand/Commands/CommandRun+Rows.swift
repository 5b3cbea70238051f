internal import Kartotek

extension CommandRun {
  /// `rows`: the rows of one list as lines that can be sorted.
  func makeRows() throws -> ExitCode {
    let profiles = try readProfiles()
    let input = try InputSettings(invocation, profiles: profiles)
    let list = try ListSettings(invocation, profiles: profiles)
    let settings = try OutputSettings(invocation, input: streams.input)
    var rows = try list.rowStream(of: try list.onlyLocale(.rows), threads: input.threads)
    let output = try makeOutput(at: settings.place)
    try unlessClosed {
      for source in sources(input) { try rows.append(source, to: output.write) }
      try output.write(rows.listLines())
    }
    try output.close()
    try outputs.commit()
    return .done
  }
}
