internal import FormatSchemas
internal import NearestName

extension CommandRun {
  /// `schema`: the JSON Schema of a format, or a table of the formats.
  func printSchema() throws -> ExitCode {
    guard let schema = try operand(of: FormatSchema.self) else { return try printText(schemaTable) }
    return try printText(String(decoding: schema.text, as: UTF8.self))
  }

  /// `completions`: the script for a shell.
  func printCompletions() throws -> ExitCode {
    guard let shell = try operand(of: Shell.self) else {
      let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("name the shell: \(names)")
    }
    return try printText(shell.script)
  }

  /// `man`: the manual page.
  func printManPage() throws -> ExitCode {
    if let word = invocation.operands.first { throw UsageError("\(word): nothing is expected") }
    return try printText(ManPage.text)
  }

  /// The only operand, one of the cases' names; nil without operands.
  private func operand<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) throws(UsageError) -> Word? {
    guard let name = invocation.operands.first else { return nil }
    guard invocation.operands.count == 1 else {
      throw UsageError("one name is expected, not \(invocation.operands.count)")
    }
    if let word = Word(rawValue: name) { return word }
    let known = Word.allCases.map(\.rawValue)
    let nearest = nearestName(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError("'\(name)' is not one of \(known.joined(separator: ", "))\(nearest)")
  }

  private var schemaTable: String {
    let widest = FormatSchema.allCases.map(\.rawValue.count).max() ?? 0
    return FormatSchema.allCases.map { schema in
      let padding = String(repeating: " ", count: widest - schema.rawValue.count + 2)
      return schema.rawValue + padding + schema.summary + "\n"
    }.joined()
  }
}
