import Testing

/// Messages in a terminal: `script` of Debian's base system gives the program one.
@Suite("Messages in a terminal")
struct TerminalMessageTests {
  /// What a terminal gets of a run whose data go elsewhere.
  private func shown(_ line: String, environment: String = "") throws -> String {
    let scratch = try Scratch()
    let command = "\(line) >'\(scratch["data"])'"
    let run = try Tool.shell(
      #"unset NO_COLOR; export TERM=xterm; eval "$1"; exec script -qec "$2" "$3""#,
      [environment, command, scratch["typescript"]])
    return String(decoding: run.output, as: UTF8.self)
  }

  private let program = "'\(Tool.path)'"

  @Test("a level has a colour, unless it is not wanted")
  func colors() throws {
    let line = #"printf 'Name,Birthday\nAnna,soon\n' | \#(program) check --progress never -"#
    let text =
      ": Birthday: the date was not understood and is kept as text: soon"
      + " [date-not-understood]\r\n"
    #expect(try shown(line) == "kartotek: -:2: \u{1B}[1;33mwarning\u{1B}[0m" + text)
    #expect(
      try shown(line, environment: "NO_COLOR=1; export NO_COLOR")
        == "kartotek: -:2: warning" + text)
    #expect(try shown(line, environment: "TERM=dumb") == "kartotek: -:2: warning" + text)
  }

  @Test("progress is shown after half a second and gone at the end")
  func progress() throws {
    let input = #"(printf 'Name\nAnna\n'; sleep 1; printf 'Bo\n')"#
    let slow = "\(input) | \(program) check -"
    let line = try shown(slow)
    #expect(line.hasPrefix("\r\u{1B}[Kkartotek: reading"))
    #expect(line.hasSuffix(": 0 MB\r\u{1B}[K"))
    // What does not fit in a line could not be taken away again.
    let narrow = try shown("stty cols 20 </dev/tty; " + slow)
    #expect(narrow.hasPrefix("\r\u{1B}[Kkartotek:\r\u{1B}[K"))
    #expect(try shown("\(input) | \(program) check --quiet -") == "")
    #expect(try shown(slow, environment: "TERM=dumb") == "")
    #expect(try shown("\(slow) 2>&1 | cat >&2") == "")
  }

  @Test("a signal leaves no line of progress")
  func signal() throws {
    // More than a window, which is filled before it is told; `$!` is the last process of a pipeline.
    let line = try shown(
      #"(echo Name; sleep 1; yes Bo | head -c 3000000; sleep 3) | \#(program) check - & "#
        + "sleep 2; kill $!; wait")
    #expect(line.hasPrefix("\r\u{1B}[Kkartotek: reading"))
    #expect(line.hasSuffix("\r\u{1B}[K"))
  }

  @Test("who reads the keyboard says so")
  func keyboard() throws {
    let note = ": contacts are read from the terminal; Ctrl-D behind a line ends them"
    #expect(try shown("\(program) check --progress never").contains(note))
    #expect(try !shown("\(program) check --progress never </dev/null").contains(note))
  }
}
