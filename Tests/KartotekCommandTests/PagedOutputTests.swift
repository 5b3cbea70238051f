import Glibc
import KartotekCommand
import TestSupport
import Testing

@Suite("Paged output and comparisons")
struct PagedOutputTests {
  private let folder: TemporaryFolder
  private static let names = (0..<200).map { "n\($0)" }

  init() throws {
    folder = try TemporaryFolder()
    try write(Self.names)
  }

  /// Writes a table of people; the name is also the identifier.
  private func write(_ names: [String]) throws {
    try folder.write(
      "a.csv", "id,First name,Last name\n" + names.map { "\($0),\($0),Ek\n" }.joined())
  }

  private func export(_ arguments: String...) throws -> CommandOutcome {
    let outcome = try kartotek(
      ["export", folder["a.csv"], "--locale", "sv"] + arguments)
    #expect(outcome.code == .done, "\(outcome.messages)")
    return outcome
  }

  private func pages() -> [String] { folder.names(in: "out/sv/pages") }

  private func namedPages() throws -> Set<String> {
    let manifest = try RawJSON(parsing: folder.bytes("out/sv/manifest.json"))
    return Set(
      manifest["pages"]?.elements.compactMap { $0["file"]?.string.map { String($0.dropFirst(6)) } }
        ?? [])
  }

  @Test("a list is a folder with a manifest and the pages that it names")
  func layout() throws {
    let outcome = try export("--page-rows", "16", "-o", folder["out"])
    #expect(folder.names(in: "out") == ["sv"])
    #expect(folder.names(in: "out/sv") == ["manifest.json", "pages"])
    #expect(try namedPages() == Set(pages()))
    #expect(pages().count > 3)
    #expect(
      outcome.messages
        == "kartotek: note: 200 contacts from 200 records; wrote 1 list in \(folder["out"])/\n")
  }

  @Test("pages that are there are not written again, and old ones stay for one run")
  func again() throws {
    _ = try export("--page-rows", "16", "-o", folder["out"])
    let first = try namedPages()
    let kept = try #require(first.sorted().first)
    let before = modification("out/sv/pages/" + kept)
    try write(Array(Self.names.dropLast()))
    _ = try export("--page-rows", "16", "-o", folder["out"])
    let second = try namedPages()
    #expect(!first.isDisjoint(with: second) && first != second)
    #expect(Set(pages()) == first.union(second))
    if second.contains(kept) { #expect(modification("out/sv/pages/" + kept) == before) }
    try write(Array(Self.names.dropLast(2)))
    _ = try export("--page-rows", "16", "-o", folder["out"])
    #expect(Set(pages()) == second.union(try namedPages()))
  }

  @Test("a page that was cut short is written again")
  func damagedPage() throws {
    _ = try export("--page-rows", "16", "-o", folder["out"])
    let name = try #require(pages().first)
    let bytes = try folder.bytes("out/sv/pages/" + name)
    try folder.write("out/sv/pages/" + name, Array(bytes.dropLast()))
    _ = try export("--page-rows", "16", "-o", folder["out"])
    #expect(try folder.bytes("out/sv/pages/" + name) == bytes)
  }

  @Test("files that are no pages stay, and all pages do beside a manifest that is damaged")
  func strangers() throws {
    _ = try export("--page-rows", "16", "-o", folder["out"])
    try folder.write("out/sv/pages/notes.txt", "mine")
    try folder.write("out/sv/pages/00000000000000aa.json", "of a run that was killed")
    try folder.write("out/sv/manifest.json", "{")
    _ = try export("--page-rows", "16", "-o", folder["out"])
    #expect(pages().contains("00000000000000aa.json"))
    _ = try export("--page-rows", "16", "-o", folder["out"])
    #expect(!pages().contains("00000000000000aa.json"))
    #expect(pages().contains("notes.txt"))
  }

  @Test("a run that fails leaves the old list, and none of its pages")
  func failure() throws {
    _ = try export("--page-rows", "16", "-o", folder["out"])
    let (before, manifest) = (pages(), try folder.bytes("out/sv/manifest.json"))
    try write(Self.names + ["new"])
    guard unsafe mkdir(folder["out/el"], 0o755) == 0,
      unsafe mkdir(folder["out/el/manifest.json"], 0o755) == 0
    else { return }
    let outcome = try kartotek([
      "export", folder["a.csv"], "--locale", "sv,el", "--page-rows", "16", "-o", folder["out"],
    ])
    #expect(outcome.code == .failed)
    #expect(pages() == before)
    #expect(try folder.bytes("out/sv/manifest.json") == manifest)
    #expect(folder.names(in: "out/el") == ["manifest.json"])
  }

  @Test("the changes since an earlier export are told, for pages and for documents")
  func changes() throws {
    for layout in [["--page-rows", "16"], []] {
      try write(Self.names)
      _ = try kartotek(
        ["export", folder["a.csv"], "--locale", "sv", "-o", folder["out/"]] + layout)
      try write(Array(Self.names.dropFirst()) + ["new"])
      let outcome = try kartotek(
        ["export", folder["a.csv"], "--locale", "sv", "-o", folder["out/"]] + layout
          + ["--previous", folder["out"], "--changes", folder["changes.json"]])
      #expect(outcome.code == .done, "\(outcome.messages)")
      let changes = try RawJSON(parsing: folder.bytes("changes.json"))
      let list = try #require(changes["lists"]?.elements.first)
      #expect(list["locale"]?.string == "sv")
      #expect(list["from"]?.string != list["to"]?.string)
      let section = try #require(list["sections"]?.elements.first)
      #expect(section.members.map(\.key) == ["id", "inserted", "deleted"])
      #expect(section["id"]?.string == "u-0045")
      #expect(section["inserted"]?.strings == ["new"])
      #expect(section["deleted"]?.strings == ["n0"])
    }
  }

  @Test("without an earlier list all rows are new, and that is said")
  func firstRun() throws {
    let outcome = try export(
      "-o", folder["sv.json"], "--previous", folder["no"], "--changes", folder["changes.json"])
    #expect(
      outcome.messages.contains(
        "note: sv: there is no earlier list in '\(folder["no"])'; all rows count as inserted "
          + "[previous-none]"))
    let changes = try RawJSON(parsing: folder.bytes("changes.json"))
    let list = try #require(changes["lists"]?.elements.first)
    #expect(list.members.map(\.key) == ["locale", "to", "sections"])
    #expect(list["sections"]?.elements.first?["inserted"]?.elements.count == 200)
  }

  @Test("a document that would be equal is left untouched with --previous")
  func equalDocument() throws {
    _ = try export("-o", folder["sv.json"])
    let before = modification("sv.json")
    _ = try export("-o", folder["sv.json"], "--previous", folder["sv.json"])
    #expect(modification("sv.json") == before)
    _ = try export("-o", folder["sv.json"])
    #expect(modification("sv.json") != before)
  }

  @Test("an earlier list of another locale, or none at all, is an error")
  func wrongPrevious() throws {
    _ = try kartotek("export", folder["a.csv"], "--locale", "el", "-o", folder["el.json"])
    try folder.write("broken.json", "{}")
    for (file, message) in [
      ("el.json", "is a list of el, not sv"), ("broken.json", "$: format is missing"),
    ] {
      let outcome = try kartotek([
        "export", folder["a.csv"], "--locale", "sv", "-o", folder["sv.json"],
        "--previous", folder[file], "--changes", folder["changes.json"],
      ])
      #expect(outcome.code == .failed)
      #expect(
        outcome.messages == "kartotek: \(folder[file]): error: \(message) [previous]\n")
      #expect(folder.names() == ["a.csv", "broken.json", "el.json"])
    }
  }

  /// The inode and time of a file: both change when it is replaced.
  private func modification(_ name: String) -> [Int] {
    var status = stat()
    guard unsafe stat(folder[name], &status) == 0 else { return [] }
    return [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }
}
