import Foundation
import KartotekCommand

/// Outputs of every promised format beside the schemas, in the folders that `validate.py` reads.
///
/// Each option of `export` is there with each of its words. The folder stays, to be looked into.
struct PublishedOutputs: Sendable {
  /// The formats, by the names of their schemas.
  static let formats = ["document", "manifest", "page", "report", "contact", "changes", "diff"]

  /// All of them, made once.
  static let all = Result { try PublishedOutputs() }

  let path = Repository.root + "/build/published"
  private static let people = Repository.tests + "/Fixtures/Formats/people.vcf"
  private static let scripts = Repository.tests + "/Fixtures/Scripts/people.vcf"

  private init() throws {
    if FileManager.default.fileExists(atPath: path) {
      try FileManager.default.removeItem(atPath: path)
    }
    for format in Self.formats {
      try FileManager.default.createDirectory(
        atPath: self[format], withIntermediateDirectories: true)
      try write("\(format).schema.json", try output(["schema", format]))
    }
    try addDocuments()
    try addPages()
    try addReadings()
    try addVersions()
  }

  /// The path of a file in the folder.
  private subscript(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: self[name]))
  }

  private func output(_ arguments: [String]) throws -> [UInt8] {
    let run = try Tool.run(arguments)
    guard run.code == 0 else { throw UnexpectedEnd(code: run.code, messages: run.messages) }
    return run.output
  }

  // MARK: - Lists

  private func addDocuments() throws {
    for locale in Repository.locales {
      let golden = try readFile(Repository.tests + "/Golden/\(locale).json")
      try write("document/golden-\(locale).json", golden)
    }
    for (locale, bytes) in try SharedRuns.documents.get() {
      try write("document/samples-\(locale).json", bytes)
    }
    for locale in Repository.otherLocales {
      try addDocument("scripts-\(locale)", [Self.scripts, "--locale", locale, "--details"])
    }
    try write("nobody.csv", Array("First Name,Last Name\n".utf8))
    try addDocument("nobody", [self["nobody.csv"], "--locale", "el"])
    let locales = Repository.some(Repository.locales + ["ja", "zh", "en"], 2)
    for options in [[], Self.manyOptions] {
      for locale in locales {
        try addDocument(
          "people-\(options.count)-\(locale)", [Self.people, "--locale", locale] + options)
      }
    }
    for (number, options) in try Self.singleOptions().enumerated() {
      let locale = locales[number % locales.count]
      try addDocument("option-\(number)", [Self.people, "--locale", locale] + options)
    }
  }

  private func addDocument(_ name: String, _ arguments: [String]) throws {
    let document = try output(["export", "--quiet"] + arguments)
    try write("document/\(name).json", document)
  }

  /// What stands behind options that take any text; nil for those that change no list.
  private static func values(of flag: FlagName) throws -> [String]? {
    switch flag {
    case .extraLabels: ["none", "bg,fa"]
    case .calendar: ["gregorian", "buddhist", "islamic-civil"]
    case .numbering: ["latn", "arab", "deva"]
    case .today: ["2026-02-28"]
    case .memory: ["96M"]
    case .threads: ["1"]
    case .locale, .output, .report, .pageRows, .previous, .changes, .encoding, .delimiter,
      .inputLocales, .idColumn, .profiles:
      nil
    default: throw UnknownOption(name: flag.rawValue)
    }
  }

  /// An option that these tests do not know yet.
  private struct UnknownOption: Error {
    let name: String
  }

  /// Everything that a list can have beside its rows' texts.
  private static let manyOptions = [
    "--search-keys", "--sort-keys", "--details", "--count-texts", "--today", "2026-02-28",
    "--footer", "count", "--parts", "always",
  ]

  /// Each option of `export` that changes lists, with each of its words.
  private static func singleOptions() throws -> [[String]] {
    let runs: [FlagName] = [.help, .version, .strict, .quiet, .progress]
    let flags = FlagTable.flags.filter { flag in
      flag.commands.contains(.export) && !runs.contains(flag.name)
    }.sorted { isNamed(by: $0) && !isNamed(by: $1) }
    let options = try flags.flatMap { flag in
      try words(for: flag).map { $0.isEmpty ? [flag.name.dashed] : [flag.name.dashed, $0] }
    }
    return Repository.some(options, 9)
  }

  /// Whether the format has members for the words of an option.
  private static func isNamed(by flag: Flag) -> Bool {
    [.style, .cellStyle, .sortBy].contains(flag.name)
  }

  /// What may stand behind an option; one empty text for a switch.
  private static func words(for flag: Flag) throws -> [String] {
    switch flag.value {
    case .none: [""]
    case .choice(let words): words
    // What the input is, not what the list is.
    case .word: []
    case .text: try values(of: flag.name) ?? []
    }
  }

  private func addPages() throws {
    let options = [
      "--page-rows", "16", "--details", "--search-keys", "--locale",
      Repository.locales.joined(separator: ","),
    ]
    _ = try output(["export"] + Repository.samples + options + ["-o", self["paged/"], "--quiet"])
    for path in filesBelow(self["paged"]) {
      let name = path.split(separator: "/").suffix(3).joined(separator: "-")
      let format = path.hasSuffix("/manifest.json") ? "manifest" : "page"
      try write("\(format)/\(name)", try readFile(path))
    }
  }

  // MARK: - Input

  private func addReadings() throws {
    let tests = Repository.tests + "/Fixtures/"
    let files = [Repository.samples, filesBelow(tests + "Twins"), filesBelow(tests + "Encodings")]
      .flatMap { Repository.some($0, 3) }
    try writeRough(to: "rough.csv")
    for path in files + [Self.people, self["rough.csv"], self["nobody.csv"]] {
      let name = path.split(separator: "/").suffix(2).joined(separator: "-")
      try write("report/\(name).json", try output(["check", path, "--quiet"]))
      guard !path.hasSuffix("rough.csv") else { continue }
      try write("contact/\(name).jsonl", try output(["import", path, "--quiet"]))
    }
    for (number, path) in Repository.some(Repository.corporaFiles, 3).enumerated() {
      // Some of them are refused.
      guard let report = try? output(["check", path, "--quiet"]) else { continue }
      try write("report/corpora-\(number).json", report)
      try write("contact/corpora-\(number).jsonl", output(["import", path, "--quiet"]))
      try addDocument("corpora-\(number)", [path, "--locale", "fa", "--details"])
    }
  }

  /// A table with notes, warnings, errors, findings that follow each other, and more than are listed.
  private func writeRough(to name: String) throws {
    var table = "First Name,Last Name,Birthday,Colour\n,,,\n,,,\nAnna,Berg,1990-13-41,red,more\n"
    for number in 0..<10_002 { table += "A\(number),B,day \(number)\n" }
    try write(name, Array(table.utf8))
  }

  // MARK: - Versions

  private func addVersions() throws {
    let versions = [
      "1,Alma,Ek\n2,Bo,Ek\n3,Cia,Dal\n4,Dan,Falk\n5,Eva,Gran\n9,Ida,Ice\n",
      "1,Alma,Ek\n2,Bo,Gran\n3,Cilla,Dal\n5,Eva,Falk\n6,Fia,Hed\n7,Gun,Ek\n8,Hans,Ek\n",
    ]
    for (number, rows) in versions.enumerated() {
      try write("\(number).csv", Array(("id,First Name,Last Name\n" + rows).utf8))
      _ = try output([
        "export", self["\(number).csv"], "--locale", "sv,el", "--footer", "count", "--quiet",
        "-o", self["lists/"], "--previous", self["lists/"], "--changes",
        self["changes/\(number).json"],
      ])
      try write("\(number).json", try readFile(self["lists/sv.json"]))
    }
    let pairs = [("unchanged", "0", "0"), ("stages", "0", "1"), ("back", "1", "0")]
    for (name, old, new) in pairs {
      try addDiff(name, self[old + ".json"], self[new + ".json"])
    }
    try addDiff("reload", self["lists/el.json"], self["1.json"])
    try addDiff("limit", self["0.json"], self["1.json"], ["--reload-above", "1"])
  }

  private func addDiff(
    _ name: String, _ old: String, _ new: String, _ options: [String] = []
  ) throws {
    try write("diff/\(name).json", try output(["diff", old, new, "--quiet"] + options))
  }
}
