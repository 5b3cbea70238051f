import Foundation
import Testing

/// What shells make of the scripts that complete command lines, and `man` of the manual page.
@Suite("Shells and man") struct ShellTests {
  private static func isThere(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + program)
  }

  private let folder: Scratch

  init() throws {
    folder = try Scratch()
    try folder.write("people one.csv", [])
    for shell in ["bash", "zsh", "fish"] {
      try folder.write(shell, Tool.run(["completions", shell]).output)
    }
  }

  private func lines(_ run: ToolRun) -> [String] {
    #expect(run.code == 0)
    #expect(run.messages == "")
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Words of a command line, and what the last of them may become.
  private static let completions: [(words: [String], found: [String])] = [
    (["ex"], ["export"]), (["comp"], ["completions"]), (["--v"], ["--version"]),
    (["export", "--sty"], ["--style"]),
    (["export", "--style", ""], ["plain", "grouped", "inset-grouped"]),
    (["export", "a.csv", "--style", "g"], ["grouped"]),
    (["export", "--locale", "el", "--name-o"], ["--name-order"]),
    (["locales", "--sty"], []), (["check", "--from", "v"], ["vcard"]),
    (["schema", "ma"], ["manifest"]), (["schema", "re"], ["report"]),
    (["completions", ""], ["bash", "zsh", "fish"]), (["help", "di"], ["diff"]),
    (["export", "--locale", ""], []), (["diff", "--reload"], ["--reload-above"]),
  ]

  private static let bash =
    #"source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _kartotek; "#
    + #"[[ ${#COMPREPLY[@]} == 0 ]] || printf "%s\n" "${COMPREPLY[@]}""#

  private func completedByBash(_ words: [String]) throws -> [String] {
    try lines(
      Tool.shell(
        #"exec bash --norc -u -c "$@""#,
        [Self.bash, "bash", folder["bash"], "kartotek"] + words))
  }

  @Test("bash completes", arguments: completions)
  func bash(words: [String], found: [String]) throws {
    #expect(try completedByBash(words) == found)
  }

  @Test("bash completes words behind a sign, options before the command, and paths")
  func bashMore() throws {
    #expect(try completedByBash(["export", "--style", "=", "gr"]) == ["grouped"])
    #expect(
      try completedByBash(["export", "--style", "="]) == ["plain", "grouped", "inset-grouped"])
    #expect(
      try completedByBash(["--style", "=", "plain", "export", "--cell"]) == ["--cell-style"])
    #expect(try completedByBash(["-o", "x", "export", "--cell"]) == ["--cell-style"])
    let file = folder["people one.csv"]
    #expect(try completedByBash(["export", folder["people"]]) == [file])
    #expect(try completedByBash(["export", "--report", folder["people"]]) == [file])
    #expect(try completedByBash(["export", "-o", folder["people"]]) == [file])
  }

  @Test(
    "fish completes", .enabled(if: isThere("fish"), "fish is not installed (Debian: fish)"),
    arguments: completions)
  func fish(words: [String], found: [String]) throws {
    let line = "kartotek " + words.joined(separator: " ")
    let run = try Tool.shell(
      #"HOME="$3" exec fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$1" "$2""#,
      [folder["fish"], line, folder.path])
    let completed = lines(run).map { String($0.prefix { $0 != "\t" }) }
    #expect(completed.sorted() == found.sorted())
  }

  @Test(
    "zsh knows the command and its script",
    .enabled(if: isThere("zsh"), "zsh is not installed (Debian: zsh)"))
  func zsh() throws {
    #expect(lines(try Tool.shell(#"zsh -f -n "$1""#, [folder["zsh"]])) == [])
    let script = #"autoload -Uz compinit; compinit -D -u; source "$1"; print $_comps[kartotek]"#
    #expect(
      lines(try Tool.shell(#"zsh -f -c "$1" zsh "$2""#, [script, folder["zsh"]])) == ["_kartotek"])
  }

  @Test(
    "man formats the page without a warning",
    .enabled(if: isThere("man") && isThere("groff"), "man is not installed (Debian: man-db)"))
  func man() throws {
    try folder.write("kartotek.1", Tool.run(["man"]).output)
    let run = try Tool.shell(
      #"export LC_ALL=C.UTF-8; MANROFFSEQ= MANWIDTH=100 man --warnings=w,mac -l "$1" | col -b"#,
      [folder["kartotek.1"]])
    let page = lines(run).joined(separator: "\n")
    for words in ["NAME", "OPTIONS", "EXIT STATUS", "--page-rows N", "-o, --output PATH"] {
      #expect(page.contains(words), "\(words)")
    }
    #expect(page.contains("'") && !page.contains("\\"))
  }
}
