import Foundation
import TestSupport
import Testing

/// The examples of programs that read exports, run over a list and over one that a later version could write.
@Suite("Consumers") struct ConsumerTests {
  private static let consumers = Repository.root + "/Tests/Consumers"
  private let folder: Scratch

  init() throws {
    folder = try Scratch()
  }

  /// A list of four people, as it is or with members in it that no reader knows.
  private func write(
    _ name: String, _ table: String = ConsumerTests.people, _ options: [String] = [],
    withUnknownMembers: Bool = false
  ) throws {
    try folder.write("people.csv", Array(table.utf8))
    var document = String(
      decoding: try export([folder["people.csv"]], "sv", options), as: UTF8.self)
    if withUnknownMembers {
      for object in [
        "{\"format\":", "{\"id\":", "{\"monogram\":", "{\"titles\":", "{\"rowHeight\":",
      ] {
        document = document.replacing(
          object, with: "{\"later\":[{\"a\":null}]," + object.dropFirst())
      }
    }
    #expect(document.contains("\"later\":") == withUnknownMembers)
    try folder.write(name, Array(document.utf8))
  }

  private func lines(_ run: ToolRun) -> [String] {
    #expect(run.code == 0, "\(run.messages)")
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let people = """
    id,First name,Last name,Phone
    1,Anna,Berg,070 1
    2,Bo,"Borg<i>""&'",
    3,Åsa,Öberg,070 3
    4,,,070 4

    """

  /// The letters of the Swedish alphabet (CLDR), each with the section that its title leads to.
  private static let jumps: [(title: String, header: String)] =
    "AB".map { (String($0), "B") }
    + "CDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ".map { (String($0), "Ö") } + [("#", "#")]

  @Test("Swift with JSONDecoder and SectionModel", arguments: [false, true])
  func decoding(withUnknownMembers: Bool) throws {
    try write("sv.json", withUnknownMembers: withUnknownMembers)
    // What a program holds at its end is no leak, though the address sanitizer takes it for one.
    let run = try Tool.shell(
      #"ASAN_OPTIONS=detect_leaks=0 "$(dirname "$0")"/DecodingExample < "$1""#,
      [folder["sv.json"]])
    #expect(
      lines(run) == [
        "Kontakter: 4 kontakter",
        Self.jumps.map { "\($0.title) to \($0.header)" }.joined(separator: ", "),
        "B -", "  [AB] Anna Berg, 070 1", "  [BB] Bo Borg<i>\"&', -", "Ö -",
        "  [ÅÖ] Åsa Öberg, 070 3", "# -", "  [ ] 070 4, -",
      ])
  }

  @Test("a data source of UIKit")
  func tableView() throws {
    let versions = [
      "1,Anna,Berg,1\n2,Bo,Borg,\n5,Dan,Ek,\n", "1,Anna,Berg,2\n2,Bo,Ek,\n5,Dan,Ek,\n6,Eva,Ek,\n",
    ]
    for (number, rows) in versions.enumerated() {
      try write(
        "\(number).json", "id,First name,Last name,Phone\n" + rows,
        ["--style", "grouped", "--count-texts", "--cell-style", "value1"])
    }
    let run = try Tool.shell(
      #""$(dirname "$0")"/UIKitExample "$1" "$2""#, [folder["0.json"], folder["1.json"]])
    #expect(
      lines(run) == [
        "grouped forceLeftToRight 44.0 38.0",
        "shown", "  reloads []", "  reconfigures []",
        "  B (2 kontakter)", "    Anna Berg, 1", "    Bo Borg, -", "  E (1 kontakt)",
        "    Dan Ek, -",
        "Ta bort destructive", "true",
        "deleted", "  reloads [\"u-0042\"]", "  reconfigures []",
        "  B (1 kontakt)", "    Bo Borg, -", "  E (1 kontakt)", "    Dan Ek, -",
        // Section B has another footer, and so has E; Anna and Bo have other texts.
        "next", "  reloads [\"u-0042\", \"u-0045\"]", "  reconfigures [\"1\", \"2\"]",
        "  B (1 kontakt)", "    Anna Berg, 2", "  E (3 kontakter)", "    Bo Ek, -", "    Dan Ek, -",
        "    Eva Ek, -",
      ])
  }

  @Test("the index of the table")
  func tableIndex() throws {
    try write("sv.json", withUnknownMembers: true)
    let run = try Tool.shell(
      #""$(dirname "$0")"/UIKitExample "$1" "$1""#, [folder["sv.json"]])
    let lines = lines(run)
    #expect(lines.first == "plain forceLeftToRight 60.0 28.0")
    let jumps = Self.jumps.map { "\($0.title) \($0.header)" }
    #expect(lines.filter { jumps.contains($0) } == jumps)
  }

  @Test(
    "a list on a page", .enabled(if: SearchPageTests.node != nil, "\(SearchPageTests.isMissing)"),
    arguments: [false, true])
  func page(withUnknownMembers: Bool) throws {
    try write("sv.json", withUnknownMembers: withUnknownMembers)
    let colors = ["1", "2", "3"].map { SlowXXH64.hash(Array($0.utf8)) % 12 }
    let row = { (id: Int, top: Int, monogram: String, text: String, second: String) in
      #"<p role="listitem" id="\#(id)" style="top:\#(top)px"><i class="color\#(colors[id - 1])">"#
        + "\(monogram)</i><b>\(text)</b>\(second)</p>"
    }
    let list = #"<div role="list" dir="ltr" lang="sv" aria-label="Kontakter">"#
    // Headers of 28 and rows of 60: B at 0, its rows at 28 and 88; Ö at 148; # at 236, its end at 324.
    #expect(
      try lines(print("B", height: 100)) == [
        "4 kontakter", "2 1 1", "0 of 324", list, #"<h2 style="top:0px">B</h2>"#,
        row(1, 28, "AB", "Anna Berg", "<small>070 1</small>"),
        row(2, 88, "BB", "Bo Borg&#60;i&#62;&#34;&#38;&#39;", ""), "</div>",
      ])
    #expect(
      try lines(print("C", height: 89)).dropFirst(2) == [
        "148 of 324", list, #"<h2 style="top:148px">Ö</h2>"#,
        row(3, 176, "ÅÖ", "Åsa Öberg", "<small>070 3</small>"),
        #"<h2 style="top:236px">#</h2>"#, "</div>",
      ])
  }

  private func print(_ title: String, height: Int) throws -> ToolRun {
    try Tool.shell(
      #""$1" "$2" "$3" "$4" "$5""#,
      [
        try #require(SearchPageTests.node), Self.consumers + "/Web/print.mjs", folder["sv.json"],
        title, "\(height)",
      ])
  }

  @Test("ten lines of Python", arguments: [false, true])
  func python(withUnknownMembers: Bool) throws {
    try write("sv.json", withUnknownMembers: withUnknownMembers)
    let run = try Tool.shell(
      #"PYTHONIOENCODING=utf-8 python3 "$1" "$2""#,
      [Self.consumers + "/Python/contacts.py", folder["sv.json"]])
    #expect(
      lines(run) == [
        "Kontakter: 4 kontakter", "B", "  Anna Berg 070 1", "  Bo Borg<i>\"&' ", "Ö",
        "  Åsa Öberg 070 3", "#", "  070 4 ",
      ])
  }

  @Test("Python refuses another version")
  func otherVersion() throws {
    try write("sv.json")
    let document = String(decoding: try folder.bytes("sv.json"), as: UTF8.self)
      .replacing("\"version\":1", with: "\"version\":2", maxReplacements: 1)
    try folder.write("sv.json", Array(document.utf8))
    let run = try Tool.shell(
      #"python3 "$1" "$2""#, [Self.consumers + "/Python/contacts.py", folder["sv.json"]])
    #expect(run.code == 1)
    #expect(run.messages == "this is no list of version 1\n")
  }
}
