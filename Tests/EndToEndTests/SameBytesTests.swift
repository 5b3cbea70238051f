import TestSupport
import Testing

/// The same contacts and options give the same documents, whatever else differs.
@Suite("Same bytes") struct SameBytesTests {
  private static let surroundings = Repository.some(
    [
      ["LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Apia"], ["LC_ALL": "C"], ["LC_ALL": "tr_TR.UTF-8"],
      ["LANG": "fa_IR"], ["TZ": "Pacific/Apia"], ["TZ": "Asia/Tehran"],
      ["TZ": "America/Los_Angeles"],
    ], 1)

  private static func documents(
    _ files: [String] = Repository.samples, _ options: [String] = [],
    environment: [String: String] = [:]
  ) throws -> [String: [UInt8]] {
    try Exported(
      files, Repository.locales, ["--details", "--search-keys", "--sort-keys"] + options,
      environment: environment
    ).documents
  }

  @Test func threads() throws {
    let one = try Self.documents(Repository.samples, ["--threads", "1"])
    #expect(one.values.allSatisfy { $0.count > 100_000 })
    for count in ["2", "7"] {
      #expect(try Self.documents(Repository.samples, ["--threads", count]) == one)
    }
  }

  @Test(arguments: Repository.some([UInt64(1), 2], 1))
  func recordsAndFilesInAnotherOrder(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = try Scratch()
    var files: [String] = []
    for path in Repository.samples {
      let bytes = try readFile(path)
      let shuffled = Records(bytes, isCSV: path.hasSuffix(".csv")).shuffled(using: &generator)
      #expect(shuffled.count == bytes.count)
      #expect(shuffled != bytes)
      let name = "\(files.count)" + (path.hasSuffix(".csv") ? ".csv" : ".vcf")
      try folder.write(name, shuffled)
      files.append(folder[name])
    }
    #expect(try Self.documents(files.shuffled(using: &generator)) == SharedRuns.documents.get())
  }

  @Test(arguments: surroundings)
  func environment(_ environment: [String: String]) throws {
    let isEqual = try Self.documents(environment: environment) == SharedRuns.documents.get()
    #expect(isEqual, "\(environment)")
  }

  @Test func pipeEqualsFile() throws {
    let file = try SharedRuns.documents.get()["fa"]
    let line = #""$0" export "$@" --locale fa --details --search-keys --sort-keys -o - | cat"#
    let pipe = try Tool.shell(line, Repository.samples)
    #expect(pipe.code == 0)
    #expect(pipe.output.count > 100_000)
    #expect(pipe.output == file)
  }

  @Test("lists of contact records are those of the files", arguments: recordLocales)
  func recordsEqualFiles(locale: String) throws {
    let options = ["--locale", locale, "--details", "--search-keys", "--quiet"]
    let line =
      #""$0" import "$@" --quiet | "$0" export --from jsonl - "#
      + options.joined(separator: " ")
    let records = try Tool.shell(line, Repository.samples)
    #expect(records.code == 0)
    #expect(records.output == (try export(Repository.samples, locale, Array(options.dropFirst(2)))))
    #expect(records.output.count > 100_000)
  }

  private static let recordLocales = Repository.some(["el", "fa", "az", "sv", "bg", "zh", "th"], 2)

  @Test(arguments: Repository.samples(of: "bg") + Repository.samples(of: "fa"))
  func standardInputEqualsFile(path: String) throws {
    let expected = try export([path], "el")
    for arguments in [["export", "--locale", "el"], ["export", "-", "--locale", "el"]] {
      let run = try Tool.run(arguments, input: path)
      #expect(run.code == 0)
      #expect(run.output == expected)
    }
    let pipe = try Tool.shell(#"cat "$1" | "$0" export --locale el"#, [path])
    #expect(pipe.output == expected)
  }
}
