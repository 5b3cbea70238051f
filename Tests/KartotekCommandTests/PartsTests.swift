import KartotekCommand
import TestSupport
import Testing

@Suite("Lists made part by part") struct PartsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.csv", Self.table(0..<150))
    try folder.write("b.csv", Self.table(100..<300))
  }

  /// People of whom some are twice in a table, some share a UID, and some are alike in their names.
  private static func table(_ numbers: Range<Int>) -> String {
    let given = ["Αννα", "Боян", "Kim", "Øyvind", "王", "مریم", "Çınar", ""]
    let family = ["Ek", "Ασλάνης", "Öberg", "Иванов", "李", "Ək", ""]
    let rows = numbers.map { number in
      let uid = number % 3 == 0 ? "u\(number % 200)" : ""
      return "\(uid),\(given[number % 8]),\(family[number % 7]),+30 \(number % 90)\n"
    }
    return "id,First name,Last name,Phone\n" + rows.joined() + rows.prefix(7).joined()
  }

  private var inputs: [String] { [folder["a.csv"], folder["b.csv"]] }

  private func export(_ locale: String, _ options: [String] = []) throws {
    let arguments = ["export"] + inputs + ["--locale", locale, "--page-rows", "16", "--quiet"]
    #expect(try kartotek(arguments + options + ["-o", folder["one"] + "/"]).code == .done)
  }

  private func expectEqual(_ name: String, _ locale: String) throws {
    let pages = folder.names(in: "one/\(locale)/pages")
    #expect(pages.count > 5)
    #expect(folder.names(in: name + "/pages") == pages)
    for file in ["manifest.json"] + pages.map({ "pages/" + $0 }) {
      #expect(try folder.bytes("\(name)/\(file)") == folder.bytes("one/\(locale)/\(file)"))
    }
  }

  @Test(
    "any parts of contacts and rows give the list that export writes",
    arguments: [
      ("el", 1, []), ("fa", 2, ["--details"]), ("zh", 5, ["--search-keys", "--sort-keys"]),
      ("sv", 16, ["--sort-by", "given", "--style", "grouped", "--count-texts"]),
      ("th", 3, ["--secondary", "none", "--today", "2026-11-30"]),
    ] as [(String, Int, [String])])
  func anyParts(_ locale: String, count: Int, options: [String]) throws {
    try export(locale, options)
    let list = ListParts(folder: folder, locale: locale, options: options, pageRows: 16)
    let rows = try list.sortedRows(of: inputs, parts: count)
    let size = rows.count / count + 1
    let parts = stride(from: 0, to: rows.count, by: size).map {
      Array(rows[$0..<min($0 + size, rows.count)])
    }
    #expect(try list.assemble(parts, into: "two").code == .done)
    try expectEqual("two", locale)
  }

  @Test("one run of each command gives the list that export writes")
  func oneRun() throws {
    try export("az")
    let list = ListParts(folder: folder, locale: "az", options: [], pageRows: 16)
    try folder.write("rows", try list.sortedRows(of: inputs, parts: 1).bytes)
    let counts = try kartotek(
      "assemble", folder["rows"], "--page-rows", "16", "-o", folder["two"])
    try folder.write("counts", counts.output)
    let outcome = try kartotek(
      "manifest", folder["counts"], "--locale", "az", "--page-rows", "16", "-o", folder["two"] + "/"
    )
    #expect(outcome.code == .done)
    let rows = counts.output.lines.count { $0.hasPrefix("row\t") }
    let pages = folder.names(in: "two/pages").count
    #expect(
      outcome.messages
        == "kartotek: note: \(rows) rows in \(pages) pages; wrote \(folder["two"])/manifest.json\n")
    try expectEqual("two", "az")
  }

  @Test("no contacts give an empty list")
  func empty() throws {
    try folder.write("a.csv", "First name,Last name\n")
    try folder.write("b.csv", "First name,Last name\n")
    try export("el", ["--search-keys"])
    let list = ListParts(folder: folder, locale: "el", options: ["--search-keys"], pageRows: 16)
    let rows = try list.sortedRows(of: inputs, parts: 1)
    #expect(Set(rows.map { $0.prefix(5) }) == ["~fold", "~list", "~rows"])
    #expect(try list.assemble([rows], into: "two").code == .done)
    #expect(
      try folder.bytes("two/manifest.json") == folder.bytes("one/el/manifest.json"))
  }

  @Test("pages of the list before stay, older ones and unfinished ones go")
  func stalePages() throws {
    let parts = ListParts(folder: folder, locale: "el", options: [], pageRows: 16)
    let rows = try parts.sortedRows(of: inputs, parts: 1)
    _ = try parts.assemble([rows], into: "two")
    let first = Set(folder.names(in: "two/pages"))
    try folder.write("two/pages/0123456789abcdef.json", "{}")
    try folder.write("two/pages/.kartotek-1a2b.tmp", "{")
    try folder.write("two/pages/notes.txt", "mine")
    let some = rows.filter { !$0.hasPrefix("~") && !$0.contains("Ek") }
    let list = rows.filter { $0.hasPrefix("~list") }
    let half = some + list + ["~rows\t\(some.count)"]
    #expect(try parts.assemble([half], into: "two").code == .done)
    let second = Set(folder.names(in: "two/pages"))
    #expect(second.isSuperset(of: first.union(["notes.txt"])))
    #expect(!second.contains("0123456789abcdef.json"))
    #expect(!second.contains(".kartotek-1a2b.tmp"))
    _ = try parts.assemble([half], into: "two")
    #expect(Set(folder.names(in: "two/pages")).isStrictSubset(of: second))
  }

  @Test("a page that was cut short is written again")
  func damagedPage() throws {
    let list = ListParts(folder: folder, locale: "el", options: [], pageRows: 16)
    let rows = try list.sortedRows(of: inputs, parts: 1)
    _ = try list.assemble([rows], into: "two")
    let page = try #require(folder.names(in: "two/pages").first)
    let bytes = try folder.bytes("two/pages/" + page)
    try folder.write("two/pages/" + page, "{")
    _ = try list.assemble([rows], into: "two")
    #expect(try folder.bytes("two/pages/" + page) == bytes)
  }
}
