import TestSupport

/// The documents and the report of one `export` into a folder.
struct Exported {
  let run: ToolRun
  let report: RawJSON
  let documents: [String: [UInt8]]

  init(
    _ files: [String], _ locales: [String], _ options: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    let folder = try Scratch()
    run = try Tool.run(
      ["export"] + files + [
        "--locale", locales.joined(separator: ","), "-o", folder["out/"], "--report",
        folder["report.json"],
      ] + options, environment: environment)
    guard run.code == 0 else { throw UnexpectedEnd(code: run.code, messages: run.messages) }
    report = try RawJSON(parsing: folder.bytes("report.json"))
    var documents: [String: [UInt8]] = [:]
    for locale in locales { documents[locale] = try folder.bytes("out/\(locale).json") }
    self.documents = documents
  }
}

/// A run that should have ended well.
struct UnexpectedEnd: Error {
  let code: Int32
  let messages: String
}

/// The document of one locale on standard output.
func export(_ files: [String], _ locale: String, _ options: [String] = []) throws -> [UInt8] {
  let run = try Tool.run(["export"] + files + ["--locale", locale] + options)
  guard run.code == 0 else { throw UnexpectedEnd(code: run.code, messages: run.messages) }
  return run.output
}

/// The contact records of `import`, in input order.
func importContacts(_ files: [String], _ options: [String] = []) throws -> [RawJSON] {
  let run = try Tool.run(["import"] + files + options)
  guard run.code == 0 else { throw UnexpectedEnd(code: run.code, messages: run.messages) }
  return try run.output.split(separator: 0x0A).map { try RawJSON(parsing: Array($0) + [0x0A]) }
}

extension RawJSON {
  /// The rows of a section document, in order.
  var rows: [RawJSON] { (self["sections"]?.elements ?? []).flatMap { $0["rows"]?.elements ?? [] } }

  /// A number that must be there.
  func count(_ key: String) -> Int { self[key]?.integer ?? .min }
}

/// Runs that several tests look at; unoptimised programs under a sanitizer take seconds for each.
enum SharedRuns {
  /// The contact records of all samples.
  static let contacts = Result { try importContacts(Repository.samples) }

  /// The documents of all samples with details, search keys and sort keys, so that nothing is left out.
  static let documents = Result {
    try Exported(
      Repository.samples, Repository.locales, ["--details", "--search-keys", "--sort-keys"]
    ).documents
  }

  /// The lists of all samples by given name, in all locales of the tests.
  static let byGivenName = Result { try lists("given") }

  /// The same by family name.
  static let byFamilyName = Result { try lists("family") }

  private static func lists(_ sortBy: String) throws -> [String: [UInt8]] {
    let locales = Repository.locales + Repository.otherLocales
    return try Exported(Repository.samples, locales, ["--sort-by", sortBy]).documents
  }
}
