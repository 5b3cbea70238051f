import Foundation
import Testing

/// Lists in a real terminal.
@Suite(
  "Browsing in a terminal",
  .enabled(if: TerminalSession.tmux != nil, "tmux is not installed (Debian: tmux)"))
struct BrowseTests {
  private static let table = """
    First Name,Last Name,Phone,Birthday
    Άννα,Αλεξίου,210 011 2233,1984-03-14
    Ελένη,Βασιλείου,210 011 2244,
    Γιώργος,Παπαδόπουλος,210 123 4567,
    Åsa,Öberg,08 123 45,
    مریم,احمدی,021 123,
    پرویز,پرویزی,021 456,

    """

  /// The lists of a few people in Greek and in Persian.
  private func lists(_ options: [String] = []) throws -> Scratch {
    let folder = try Scratch()
    try folder.write("people.csv", Array(Self.table.utf8))
    let run = try Tool.run(
      [
        "export", folder["people.csv"], "--locale", "el,fa", "-o", folder["lists/"],
        "--search-keys",
      ]
        + options)
    #expect(run.code == 0, "\(run.messages)")
    return folder
  }

  @Test("A Greek list, its letters and one row whole") func greek() throws {
    let folder = try lists(["--details"])
    let session = try TerminalSession(
      browsing: folder["lists/el.json"], in: folder, columns: 72, rows: 12)
    let first = try session.wait("the list") { $0[1].hasPrefix("Α") }
    #expect(first[0].hasPrefix("Επαφές"))
    #expect(first[0].hasSuffix("6 επαφές"))
    #expect(first[2].hasPrefix("Άννα Αλεξίου"))
    #expect(first[2].contains("210 011 2233"))
    #expect(first[2].contains("14 Μαρτίου 1984"))
    #expect(first.contains { $0.count == 72 && $0.hasSuffix(" Σ") }, "the index is on the right")
    try session.type("'π")
    try session.wait("the letter") { $0[11].hasSuffix("3/6") }
    try session.press("Enter")
    let details = try session.wait("the row") { $0[11].hasPrefix("any key") }
    #expect(details[1] == "Γιώργος Παπαδόπουλος")
    // What an app offers on a swipe is shown, and said to be the app's.
    #expect(details.contains("[Διαγραφή]"))
    #expect(details[11].hasSuffix("[ ] is done by apps, not here"))
    try session.press("Escape")
    try session.wait("the list again") { $0[11].hasPrefix("? help") }
    try session.press("q")
    try session.wait("the end") { $0.contains("code 0") }
    #expect(try session.isRestored())
  }

  @Test("A Persian list has its index on the left and names on the right") func persian() throws {
    let folder = try lists()
    let session = try TerminalSession(
      browsing: folder["lists/fa.json"], in: folder, columns: 60, rows: 40)
    let lines = try session.wait("the list") { $0[1].hasSuffix("ا") }
    #expect(lines[0].hasSuffix("مخاطبین"))
    #expect(lines[2].hasSuffix("مریم احمدی"))
    #expect(lines.contains { $0.hasPrefix("پ ") }, "the index is on the left")
    try session.type("'پ")
    try session.wait("the letter") { $0[39].hasSuffix("2/6") }
  }

  @Test("A new size is taken") func resize() throws {
    let folder = try lists()
    let session = try TerminalSession(
      browsing: folder["lists/el.json"], in: folder, columns: 90, rows: 20)
    try session.wait("the list") { $0[19].hasSuffix("1/6") }
    try session.resize(columns: 44, rows: 9)
    try session.wait("the smaller list") { lines in
      lines.count >= 9 && lines[8].hasPrefix("? help") && lines[8].count == 44
    }
    try session.resize(columns: 100, rows: 30)
    try session.wait("the larger list") { lines in
      lines.count >= 30 && lines[29].hasPrefix("? help") && lines[29].count == 100
    }
  }

  @Test("A search in Latin letters finds Greek names", arguments: [[], ["--page-rows", "16"]])
  func search(options: [String]) throws {
    let folder = try lists(options)
    let path = options.isEmpty ? "lists/el.json" : "lists/el/"
    let session = try TerminalSession(browsing: folder[path], in: folder, columns: 60, rows: 12)
    try session.wait("the list") { $0[11].hasSuffix("1/6") }
    try session.type("/papad")
    try session.wait("what is found") { $0[11].hasPrefix("/papad") && $0[11].hasSuffix("1") }
    #expect(try session.screen()[1].hasPrefix("Γιώργος Παπαδόπουλος"))
    try session.press("Enter")
    try session.wait("its place") { $0[11].hasSuffix("3/6") }
  }

  @Test("A hundred thousand rows in pages: open, jump to the last letter, quit") func long() throws
  {
    // An unoptimised program gets a tenth.
    let count = 24 * (Repository.some([420, 4200], 1).last ?? 0)
    let folder = try Scratch()
    var table = "First Name,Last Name,Phone\n"
    // The 24 letters, without the final sigma between two of them.
    let letters = (0x0391...0x03A9).filter { $0 != 0x03A2 }.compactMap { Unicode.Scalar($0) }
    for number in 0..<count {
      table += "Άννα,\(letters[number % 24])λεξίου\(number),210 \(number)\n"
    }
    try folder.write("people.csv", Array(table.utf8))
    let run = try Tool.run(
      [
        "export", folder["people.csv"], "--locale", "el", "-o", folder["lists/"], "--page-rows",
        "512", "--quiet",
      ])
    #expect(run.code == 0, "\(run.messages)")
    let session = try TerminalSession(
      browsing: folder["lists/el/"], in: folder, columns: 72, rows: 30)
    let first = try session.wait("the list") { $0[29].hasSuffix("1/\(count)") }
    #expect(first[1].hasPrefix("Α"))
    #expect(first[2].hasPrefix("Άννα Αλεξίου0"))
    try session.type("'ω")
    // As many rows stand under each of the letters before.
    let last = try session.wait("the last letter") {
      $0[29].hasSuffix("\(count / 24 * 23 + 1)/\(count)")
    }
    #expect(last[1].hasPrefix("Ω"))
    #expect(last[2].hasPrefix("Άννα Ωλεξίου"))
    try session.press("q")
    try session.wait("the end") { $0.contains("code 0") }
    #expect(try session.isRestored())
  }

  @Test("Tab shows the next list of a folder") func nextList() throws {
    let folder = try lists()
    let session = try TerminalSession(browsing: folder["lists"], in: folder, columns: 60, rows: 12)
    try session.wait("Greek") { $0[0].hasPrefix("Επαφές") }
    try session.press("Tab")
    try session.wait("Persian") { $0[0].hasSuffix("مخاطبین") }
    try session.press("Tab")
    try session.wait("Greek again") { $0[0].hasPrefix("Επαφές") }
  }

  @Test("A signal leaves the terminal as it was", arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func killed(signal: Int32) throws {
    let folder = try lists()
    let session = try TerminalSession(
      browsing: folder["lists/el.json"], in: folder, columns: 60, rows: 12)
    try session.wait("the list") { $0[0].hasPrefix("Επαφές") }
    try session.signal(signal)
    try session.wait("the end") { $0.contains("code \(128 + signal)") }
    #expect(try session.isRestored())
  }

  @Test("What is no list is told before the terminal is touched") func damaged() throws {
    let folder = try Scratch()
    try folder.write("list.json", Array(#"{"format":"kartotek.sections","version":1}"#.utf8))
    let session = try TerminalSession(
      browsing: folder["list.json"], in: folder, columns: 100, rows: 12)
    let lines = try session.wait("the end") { $0.contains("code 2") }
    #expect(lines[0].hasPrefix("kartotek: \(folder["list.json"])".prefix(100)))
  }

  @Test("Without a terminal the command is told to be wrong") func noTerminal() throws {
    let folder = try lists()
    let run = try Tool.run(["browse", folder["lists/el.json"]])
    #expect(run.code == 64)
    #expect(run.messages.contains("input and output must be a terminal"))
    #expect(try Tool.run(["browse"]).code == 64)
  }
}
