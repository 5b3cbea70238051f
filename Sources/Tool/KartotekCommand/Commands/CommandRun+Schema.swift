internal import FormatSchemas

extension CommandRun {
  /// `schema`: the JSON Schema of a format, or a table of the formats.
  func printSchema() throws -> ExitCode {
    let names = invocation.operands
    guard names.count < 2 else {
      throw UsageError("one format is printed at a time, not \(names.count)")
    }
    guard let name = names.first else { return try printText(Self.schemaTable) }
    guard let schema = FormatSchema(rawValue: name) else {
      let known = FormatSchema.allCases.map(\.rawValue)
      let nearest = nearestName(to: name, among: known).map { "; did you mean '\($0)'?" }
      throw UsageError(
        "'\(name)' is not one of the formats \(known.joined(separator: ", "))\(nearest ?? "")")
    }
    return try printText(String(decoding: schema.text, as: UTF8.self))
  }

  private static var schemaTable: String {
    let widest = FormatSchema.allCases.map(\.rawValue.count).max() ?? 0
    return FormatSchema.allCases.map { schema in
      let padding = String(repeating: " ", count: widest - schema.rawValue.count + 2)
      return schema.rawValue + padding + schema.summary + "\n"
    }.joined()
  }
}
