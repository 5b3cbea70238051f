/// PyPI's jsonschema in the folder that the set-up makes, run by `Schemas/validate.py`.
enum SchemaValidator {
  private static let python = Repository.root + "/build/python/bin/python"

  static let isMissing = "jsonschema is not installed in build/python (.ci/setup-python jsonschema)"

  static let isThere = (try? Tool.shell(#""$1" -c "import jsonschema""#, [python]).code) == 0

  /// The lines that one of its checks prints.
  static func lines(_ check: String, of outputs: PublishedOutputs) throws -> [String] {
    let run = try Tool.shell(
      #""$1" "$2" "$3" "$4""#,
      [python, Repository.tests + "/Schemas/validate.py", check, outputs.path])
    guard run.code == 0 else { throw UnexpectedEnd(code: run.code, messages: run.messages) }
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
