import Foundation
import KartotekCommand
import Testing

@Suite("--profiles")
struct ProfilesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The shipped Turkish profile with one text replaced.
  private static func turkish(_ old: String = "", _ new: String = "") throws -> String {
    let path = root + "/Locales/tr.json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return old.isEmpty ? text : text.replacing(old, with: new)
  }

  private static func profile(_ locale: String, _ body: String) -> String {
    #"{"format":"kartotek.profile","version":1,"locale":"\#(locale)",\#(body)}"#
  }

  private let folder: TemporaryFolder
  private let contacts = Array("Ad;Soyad\nDeniz;Kaya\n".utf8)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func profiles(_ files: [String: String]) throws -> String {
    let path = folder["profiles"]
    unsafe mkdir(path, 0o755)
    for (name, text) in files { try folder.write("profiles/" + name, text) }
    return path
  }

  @Test("words come from the folder before those of the program")
  func words() throws {
    let path = try profiles(["tr.json": try Self.turkish(#"":"Kişiler""#, #"":"Rehber""#)])
    let list = try kartotek(["export", "--locale", "tr", "--profiles", path], input: contacts)
    #expect(list.code == .done)
    #expect(list.output.contains(#""title":"Rehber""#))
    let table = try kartotek(["locales", "--profiles", path]).output.split(separator: "\n")
    #expect(table.map { $0.prefix(2) } == ["TA", "tr", "el", "bg", "fa", "az", "sv", "ja", "fa"])
    #expect(table[1].hasSuffix("Rehber"))
    let tag = try kartotek(["locales", "tr-CY", "--profiles", path]).output
    #expect(tag.contains("title       Rehber"))
  }

  @Test("headings of a new language are recognised", arguments: ["import", "check"])
  func headings(command: String) throws {
    let columns = #"[["Ім'я","name.given"],["Прізвище","name.family"],["Тел.","phone"]]"#
    let schemas = #""schemas":[{"name":"plain","source":"P","columns":\#(columns)}]"#
    let path = try profiles(["uk.json": Self.profile("uk", schemas)])
    let input = Array("Ім'я;Прізвище;Тел.\nЛеся;Коваль;+380441234567\n".utf8)
    let with = try kartotek([command, "--profiles", path], input: input)
    #expect(with.code == .done)
    let without = try kartotek([command], input: input)
    #expect(with.output != without.output)
    guard command == "import" else { return }
    #expect(with.output.contains(#""given":"Леся""#))
    #expect(!without.output.contains(#""given":"Леся""#))
  }

  @Test("a fault is told with file, key and rule, and nothing is written")
  func faults() throws {
    let pages = #"{"fallback":"KOI8-X","candidates":["KOI8-X"],"source":"P"}"#
    let faults = [
      (
        "tr.json", try Self.turkish(#""value":"Kişiler""#, #""value":"""#),
        "words.contacts.value: the value is empty"
      ),
      (
        "tr.json", try Self.turkish(#""me":"#, #""myself":"#),
        "words.myself: there is no such key"
      ),
      ("tr.json", try Self.turkish(#""version":1,"#, ""), "the key \"version\" is missing"),
      ("tr.json", "{", "the text ends too early (byte 1)"),
      (
        "uk.json", try Self.turkish(),
        "locale: the value is not the name of the file without .json"
      ),
      (
        "uk.json", Self.profile("uk", #""charsets":\#(pages)"#),
        "charsets.candidates: 'KOI8-X' is not a known encoding"
      ),
      ("TR.json", try Self.turkish(), "the name of this profile is tr.json"),
      ("contacts.json", "[]", "'contacts' is not a known locale"),
    ]
    for (name, text, rule) in faults {
      let path = try profiles([name: text])
      let outcome = try kartotek(
        ["export", "--locale", "sv", "-o", folder["list.json"], "--profiles", path],
        input: contacts)
      #expect(outcome.code == .failed)
      #expect(outcome.output.isEmpty)
      #expect(outcome.messages == "kartotek: \(path)/\(name): error: \(rule) [profile]\n")
      #expect(!folder.names().contains("list.json"))
      unsafe unlink(path + "/" + name)
    }
  }

  @Test("other files of the folder are left alone")
  func otherFiles() throws {
    let path = try profiles([
      "tr.json": try Self.turkish(), "a.csv": "Ad\nDeniz\n", ".tr.json": "{", "b.txt": "{",
    ])
    let outcome = try kartotek(["import", path + "/a.csv", "--profiles", path])
    #expect(outcome.code == .done)
    #expect(outcome.output.contains("Deniz"))
  }

  @Test("the rules of search come from the folder too, alone or beside profiles")
  func searchRules() throws {
    let path = try profiles([:])
    unsafe mkdir(path + "/search", 0o755)
    let rules = #"{"letters":[{"values":{"z":"s"},"source":"test"}]}"#
    try folder.write("profiles/search/rules.json", rules)
    let arguments = ["export", "--locale", "sv", "--search-keys", "--profiles", path]
    let list = try kartotek(arguments, input: Array("Namn\nZenz\n".utf8))
    #expect(list.code == .done)
    #expect(list.output.contains(#""keys":["sens"]"#))
    #expect(list.output.contains(#""005A":"s""#) && list.output.contains(#""007A":"s""#))
    let faults = [
      (#"{"letters":[{"values":{"zz":"s"}}]}"#, "letters[0].values.zz: this is not one character"),
      (
        #"{"spellings":[{"script":"Latn","languages":["und"],"name":"n","source":"s","rules":["x"]}]}"#,
        "spellings[0]: ICU cannot use it: U_MISSING_OPERATOR"
      ),
    ]
    for (text, rule) in faults {
      try folder.write("profiles/search/rules.json", text)
      let outcome = try kartotek(arguments, input: contacts)
      #expect(outcome.code == .failed)
      #expect(
        outcome.messages == "kartotek: \(path)/search/rules.json: error: \(rule) [profile]\n")
    }
  }

  @Test("a folder without profiles, or none, is wrong usage")
  func noProfiles() throws {
    let path = try profiles(["a.csv": "Ad\n"])
    let empty = try kartotek(["check", "--profiles", path], input: contacts)
    #expect(empty.code == .usage)
    #expect(empty.messages.contains("--profiles: '\(path)' has no file TAG.json [usage]"))
    let none = try kartotek(["check", "--profiles", path + "/none"], input: contacts)
    #expect(none.code == .usage)
    #expect(none.messages.contains("--profiles: '\(path)/none': No such file or directory"))
  }

  @Test("a profile is neither an input nor an output")
  func otherRoles() throws {
    let text = try Self.turkish()
    let path = try profiles(["tr.json": text])
    let input = try kartotek(["import", path + "/tr.json", "--profiles", path])
    #expect(input.code == .usage)
    #expect(input.messages.contains("--profiles: '\(path)/tr.json' is also one of the inputs"))
    let output = try kartotek(
      ["export", "--locale", "tr", "-o", path + "/", "--profiles", path], input: contacts)
    #expect(output.code == .usage)
    #expect(
      output.messages.contains("-o: '\(path)/tr.json' is one of the profiles of --profiles"))
    #expect(try folder.text("profiles/tr.json") == text)
  }

  @Test("what is no regular file is refused without waiting")
  func pipe() throws {
    let path = try profiles([:])
    unsafe mkfifo(path + "/tr.json", 0o644)
    let outcome = try kartotek(["locales", "--profiles", path])
    #expect(outcome.code == .failed)
    #expect(outcome.messages.contains("/tr.json: error: is not a regular file [profile]"))
  }

  @Test("rows of other profiles are those of another list")
  func parts() throws {
    let path = try profiles(["tr.json": try Self.turkish(#"":"Kişiler""#, #"":"Rehber""#)])
    let records = try kartotek(["import", "--quiet"], input: contacts).output
    let rows = try kartotek(
      ["rows", "--locale", "tr", "--profiles", path], input: Array(records.utf8))
    let counts = try kartotek(
      ["assemble", "--page-rows", "16", "-o", folder["tr"]], input: Array(rows.output.utf8))
    let manifest = ["manifest", "--locale", "tr", "--page-rows", "16", "-o", folder["tr"]]
    let other = try kartotek(manifest, input: Array(counts.output.utf8))
    #expect(other.code == .failed)
    #expect(other.messages.contains("rows of two lists: profiles="))
    #expect(other.messages.contains(" and profiles=shipped [list-different]\n"))
    let same = try kartotek(
      manifest + ["--profiles", path], input: Array(counts.output.utf8))
    #expect(same.code == .done, "\(same.messages)")
  }
}
