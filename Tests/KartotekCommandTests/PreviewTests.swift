import KartotekCommand
import Testing

@Suite("The command preview")
struct PreviewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.csv", "First name,Last name\nÅsa,Öberg\nBo,Ek\n")
  }

  private func export(_ locale: String, _ path: String, _ options: String...) throws {
    let outcome = try kartotek(
      ["export", folder["a.csv"], "--locale", locale, "-o", folder[path], "--quiet"] + options)
    #expect(outcome.code == .done, "\(outcome.messages)")
  }

  private func preview(_ operands: String..., to page: String) throws -> CommandOutcome {
    try kartotek(["preview"] + operands.map { folder[$0] } + ["-o", folder[page]])
  }

  /// The blocks of data in a page.
  private func blocks(_ page: String) throws -> [String] {
    try folder.text(page).split(separator: "\n").filter {
      $0.hasPrefix("<script type=\"application/json\"")
    }.map(String.init)
  }

  @Test("a page holds the documents it was given, in their order")
  func files() throws {
    try export("sv", "sv.json")
    try export("el", "el.json")
    let outcome = try preview("sv.json", "el.json", to: "page.html")
    #expect(outcome.code == .done)
    #expect(
      outcome.messages
        == "kartotek: note: 2 lists, 4 rows; open \(folder["page.html"]) in a browser\n")
    let page = try folder.text("page.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    // Rows stand on lines of their own, so a block's first line ends within its document.
    for (block, list) in zip(try blocks("page.html"), ["sv", "el"]) {
      let head = try folder.text("\(list).json").split(separator: "\n")[0]
      #expect(block == "<script type=\"application/json\">" + head)
    }
    #expect(try blocks("page.html").count == 2)
    #expect(!page.contains("connect-src"))
  }

  @Test("a folder gives its documents by name")
  func documents() throws {
    try export("sv", "sv.json")
    try export("el", "el.json")
    #expect(try kartotek("preview", folder.path, "-o", folder["page.html"]).code == .done)
    let heads = try ["el", "sv"].map { try folder.text("\($0).json").split(separator: "\n")[0] }
    #expect(
      try blocks("page.html") == heads.map { "<script type=\"application/json\">" + $0 })
  }

  @Test("standard input and output serve as well")
  func streams() throws {
    try export("sv", "sv.json")
    let whole = try kartotek(["preview", "-"], input: try folder.bytes("sv.json"))
    #expect(whole.code == .done)
    #expect(whole.messages == "kartotek: note: 1 list, 2 rows\n")
    #expect(try preview("sv.json", to: "page.html").code == .done)
    #expect(try folder.text("page.html") == whole.output)
  }

  @Test("a paged list is named by its place beside the page, whatever the names of folders")
  func paged() throws {
    try export("sv", "a b#/", "--page-rows", "16")
    let outcome = try preview("a b#", to: "a b#/preview.html")
    #expect(outcome.code == .done)
    #expect(outcome.messages.contains("1 list, 2 rows; serve the folder"))
    #expect(
      try blocks("a b#/preview.html")
        == [#"<script type="application/json" data-pages>{"address":"sv/manifest.json"}</script>"#])
    #expect(try folder.text("a b#/preview.html").contains("; connect-src 'self'; "))
    // One folder up, where the address has a blank and a sign that begins a fragment.
    #expect(try preview("a b#/sv/manifest.json", to: "preview.html").code == .done)
    #expect(
      try blocks("preview.html") == [
        #"<script type="application/json" data-pages>{"address":"a%20b%23/sv/manifest.json"}</script>"#
      ])
  }

  @Test("the page of a paged list has to lie where its pages are")
  func elsewhere() throws {
    try export("sv", "lists/", "--page-rows", "16")
    try folder.write("lists/sv/other.txt", "")
    let outcome = try kartotek(
      "preview", folder["lists"], "-o", folder["lists/sv/pages/page.html"])
    #expect(outcome.code == .usage)
    #expect(
      outcome.messageLines.first
        == "kartotek: error: -o: the pages of '\(folder["lists/sv/manifest.json"])' are loaded from "
        + "where the page lies; name a file in that folder or above, such as "
        + "\(folder["lists/sv/"])preview.html [usage]")
    #expect(try kartotek("preview", folder["lists"]).code == .usage)
  }

  @Test("a damaged document is told with place and rule, and the old page stays")
  func damaged() throws {
    try export("sv", "sv.json")
    let text = try folder.text("sv.json")
    try folder.write("bad.json", text.replacing("\"firstRow\":1", with: "\"firstRow\":2"))
    try folder.write("page.html", "old")
    let outcome = try preview("sv.json", "bad.json", to: "page.html")
    #expect(outcome.code == .failed)
    #expect(
      outcome.messages
        == "kartotek: \(folder["bad.json"]): error: $.sections[1].firstRow: "
        + "sections follow each other [list]\n")
    #expect(try folder.text("page.html") == "old")
    #expect(folder.names() == ["a.csv", "bad.json", "page.html", "sv.json"])
  }

  @Test("a page that is cut short is told as well")
  func damagedPage() throws {
    try export("sv", "lists/", "--page-rows", "16")
    let name = try #require(folder.names(in: "lists/sv/pages").first)
    try folder.write("lists/sv/pages/\(name)", "{}\n")
    let outcome = try preview("lists", to: "lists/page.html")
    #expect(outcome.code == .failed)
    #expect(
      outcome.messages.contains("lists/sv/manifest.json: error: pages/\(name): $: the file has"))
    #expect(outcome.messages.hasSuffix(" [list]\n"))
  }

  @Test("no list is replaced by its page, and nothing is no list")
  func usage() throws {
    try export("sv", "sv.json")
    let same = try preview("sv.json", to: "sv.json")
    #expect(same.code == .usage)
    #expect(same.messages.contains("'\(folder["sv.json"])' is one of the inputs"))
    let below = try kartotek("preview", folder.path, "-o", folder["sv.json"])
    #expect(below.messages.contains("'\(folder["sv.json"])' is one of the inputs"))
    let nothing = try kartotek("preview", "-o", folder["page.html"])
    #expect(nothing.messages.contains("a file or folder is needed, as export writes it"))
    #expect(try preview("no.json", to: "page.html").code == .failed)
  }
}
