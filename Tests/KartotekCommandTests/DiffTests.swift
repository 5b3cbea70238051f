import KartotekCommand
import TestSupport
import Testing

@Suite("The command diff")
struct DiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Section A has Al and An, B has Bo and By, C has Ce.
    try export("Al,An,Bo,By,Ce", to: "old.json")
  }

  /// Exports people whose family name is also their identifier; `An=Bu` is An by the name of Bu.
  private func export(_ people: String, to path: String, _ options: String...) throws {
    let lines = people.split(separator: ",").map { person in
      let parts = person.split(separator: "=")
      return "\(parts[0]),\(parts[parts.count - 1])\n"
    }
    try folder.write("a.csv", "id,Last name\n" + lines.joined())
    let outcome = try kartotek(
      ["export", folder["a.csv"], "-o", folder[path], "--quiet"]
        + (options.contains("--locale") ? [] : ["--locale", "sv"]) + options)
    #expect(outcome.code == .done, "\(outcome.messages)")
  }

  private func diff(_ arguments: String...) throws -> CommandOutcome {
    try kartotek(["diff"] + arguments)
  }

  /// The document without its head.
  private func body(of outcome: CommandOutcome) -> String {
    outcome.output.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test("a row that moves, with what else has changed, is told with places before and after")
  func stages() throws {
    try export("Al,An=Bu,Bo,By=Bz,Da", to: "new.json")
    let outcome = try diff(folder["old.json"], folder["new.json"])
    #expect(outcome.code == .done)
    #expect(
      body(of: outcome) == """
        {"deleteSections":[{"id":"u-0043","at":2}],"insertSections":[{"id":"u-0044","at":2}],\
        "moveRows":[{"id":"An","from":[0,1],"to":[1,1]}]},
        {"reconfigureRows":[{"id":"An","at":[1,1]},{"id":"By","at":[1,2]}]}
        ]}
        """)
    #expect(
      outcome.messages
        == "kartotek: note: sv: sections: 1 deleted, 1 inserted; "
        + "rows: 1 deleted, 1 inserted, 1 moved, 2 reconfigured\n")
  }

  @Test("the head names both versions, and rows leave sections that disappear by deletion")
  func head() throws {
    try export("Al,An,Bo,By,Ce=Ba", to: "new.json")
    let outcome = try diff(folder["old.json"], folder["new.json"])
    let json = try RawJSON(parsing: Array(outcome.output.utf8))
    let snapshots = try ["old.json", "new.json"].map { file in
      try RawJSON(parsing: folder.bytes(file))["snapshot"]?.string
    }
    #expect(json["format"]?.string == "kartotek.diff")
    #expect(json["locale"]?.string == "sv")
    #expect([json["from"]?.string, json["to"]?.string] == snapshots)
    #expect(json["update"]?.string == "stages")
    #expect(
      body(of: outcome) == """
        {"deleteSections":[{"id":"u-0043","at":2}],"insertRows":[{"id":"Ce","at":[1,0]}]}
        ]}
        """)
  }

  @Test("documents, manifests, folders and standard input are compared with each other")
  func forms() throws {
    try export("Al,An,Bo,By", to: "new.json")
    try export("Al,An,Bo,By", to: "pages", "--page-rows", "16")
    let expected = try diff(folder["old.json"], folder["new.json"])
    #expect(expected.output.contains(#"{"deleteSections":[{"id":"u-0043","at":2}]}"#))
    for new in ["pages/sv", "pages/sv/", "pages/sv/manifest.json"] {
      #expect(try diff(folder["old.json"], folder[new]).output == expected.output)
    }
    let piped = try kartotek(
      ["diff", folder["old.json"], "-"], input: try folder.bytes("new.json"))
    #expect(piped.output == expected.output)
    _ = try diff(folder["old.json"], folder["new.json"], "-o", folder["diff.json"])
    #expect(try folder.text("diff.json") == expected.output)
  }

  @Test("equal lists have no stages")
  func unchanged() throws {
    let outcome = try diff(folder["old.json"], folder["old.json"])
    #expect(outcome.output.contains(#""update":"unchanged"}"#))
    #expect(outcome.messages == "kartotek: note: sv: sections and rows are as before\n")
    #expect(try diff(folder["old.json"], folder["old.json"], "--quiet").messages.isEmpty)
  }

  @Test("lists of other locales, orders and styles are loaded anew, and those above the limit")
  func reload() throws {
    try export("Al", to: "el.json", "--locale", "el")
    try export("Al", to: "given.json", "--sort-by", "given")
    try export("Al", to: "grouped.json", "--style", "grouped")
    try export("Al", to: "value1.json", "--cell-style", "value1")
    try export("Al,An,Bo,By,Ce=Cf", to: "edited.json")
    let cases = [
      (["el.json"], "locale"), (["given.json"], "collation"), (["grouped.json"], "style"),
      (["value1.json"], "kinds"), (["edited.json", "--reload-above", "0"], "limit"),
      (["edited.json", "--reload-above", "19%"], "limit"),
    ]
    for (words, reason) in cases {
      let outcome = try kartotek(
        ["diff", folder["old.json"], folder[words[0]]] + words.dropFirst())
      #expect(outcome.output.contains(#""update":"reload","reason":"\#(reason)"}"#))
      #expect(outcome.messages.contains("load the list anew: "))
    }
    for limit in ["1", "20%"] {
      let outcome = try diff(
        folder["old.json"], folder["edited.json"], "--reload-above", limit)
      #expect(outcome.output.contains(#"{"reconfigureRows":[{"id":"Ce","at":[2,0]}]}"#))
    }
  }

  @Test("what cannot be compared ends the run with 2 and leaves the output as it was")
  func failures() throws {
    try folder.write("bad.json", Array("{}".utf8))
    try folder.write(
      "twice.json",
      Array(
        try folder.text("old.json").replacing(#""id":"By""#, with: #""id":"Al""#).utf8))
    try folder.write("out.json", Array("mine".utf8))
    let cases = [
      ("bad.json", "$: format is missing"),
      ("none.json", "cannot be read: No such file or directory"),
      (
        "twice.json",
        "the row 'Al' stands twice in one list: section 0 row 0 and section 1 row 1"
      ),
    ]
    for (file, reason) in cases {
      let outcome = try diff(folder["old.json"], folder[file], "-o", folder["out.json"])
      #expect(outcome.code == .failed)
      #expect(
        outcome.messages == "kartotek: \(folder[file]): error: \(reason) [list]\n")
      #expect(try folder.text("out.json") == "mine")
    }
  }

  @Test(
    "wrong usage is told",
    arguments: [
      ("diff a.json", "two lists are needed, OLD and NEW, not 1"),
      ("diff a b c", "two lists are needed, OLD and NEW, not 3"),
      ("diff - -", "only one of the lists can be -"),
      (
        "diff a b --reload-above 1.5%",
        "--reload-above: '1.5%' is neither a number nor a share such as 10%"
      ),
      ("diff a b --locale sv", "--locale: not an option of diff, only of export, rows, manifest"),
    ])
  func usage(_ line: String, _ message: String) throws {
    let outcome = try kartotek(line.split(separator: " ").map(String.init))
    #expect(outcome.code == .usage)
    #expect(outcome.messageLines.first == "kartotek: error: \(message) [usage]")
  }

  @Test("an output that is one of the lists is refused")
  func overwrite() throws {
    let outcome = try diff(folder["old.json"], folder["old.json"], "-o", folder["old.json"])
    #expect(outcome.code == .usage)
  }
}
