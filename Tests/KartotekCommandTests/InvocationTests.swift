import Testing

import KartotekCommand

@Suite("Parsing of arguments")
struct InvocationTests {
  private func parse(_ line: String) throws -> Invocation {
    try Invocation(line.split(separator: " ").map(String.init))
  }

  private func problem(_ line: String) -> String? {
    do throws(UsageError) {
      _ = try Invocation(line.split(separator: " ").map(String.init))
      return nil
    } catch {
      return error.message
    }
  }

  @Test("values stand behind = or a blank, and options anywhere")
  func forms() throws {
    let first = try parse("export a.csv --locale el -o out --strict")
    let second = try parse("--strict -o out export --locale=el a.csv")
    #expect(first == second)
    #expect(first.command == .export)
    #expect(first.operands == ["a.csv"])
    #expect(first.text(.locale) == "el")
    #expect(first.text(.output) == "out")
    #expect(first.has(.strict))
    #expect(!first.has(.quiet))
  }

  @Test("of an option given twice the later counts")
  func later() throws {
    #expect(try parse("export --style grouped --style plain").choice(.style) == "plain")
  }

  @Test("the first word of the table is the default")
  func defaults() throws {
    #expect(try parse("export").choice(.cellStyle) == "subtitle")
  }

  @Test("-- ends options, - is an operand, a value may be -")
  func dashes() throws {
    #expect(try parse("export -o - - -- --strict").operands == ["-", "--strict"])
    #expect(try parse("export -o - -").text(.output) == "-")
  }

  @Test("an empty value, and an empty entry of a list, are errors")
  func empty() throws {
    #expect(throws: UsageError("--locale: the value is empty", command: .export)) {
      try Invocation(["export", "--locale="])
    }
    #expect(throws: UsageError("--locale: 'el,,sv' has an empty entry", command: .export)) {
      try parse("export --locale el,,sv").list(.locale)
    }
    #expect(try parse("export --locale el,sv").list(.locale) == ["el", "sv"])
  }

  @Test(
    "mistakes are named, with the nearest name",
    arguments: [
      ("exprot", "exprot: unknown command; did you mean 'export'?"),
      ("exp", "exp: unknown command"),
      ("a.csv", "a.csv: unknown command; did you mean 'kartotek export a.csv'?"),
      ("export --lcoale el", "--lcoale: unknown option; did you mean --locale?"),
      ("export --gibberish", "--gibberish: unknown option"),
      ("export -x", "-x: unknown option"),
      ("export -oout/el.json", "-oout/el.json: unknown option; did you mean -o out/el.json?"),
      ("export -o=out/", "-o=out/: unknown option; did you mean -o out/?"),
      ("export -hx", "-hx: unknown option"),
      ("export -o", "-o: needs a value, PATH"),
      ("export --locale --strict", "--locale: needs a value, TAG[,TAG...]"),
      ("export --strict=yes", "--strict: takes no value"),
      (
        "export --style fancy",
        "--style: 'fancy' is not one of plain, grouped, inset-grouped"
      ),
      (
        "export --secondary emial",
        "--secondary: 'emial' is not one of phone, email, organization, birthday, none; "
          + "did you mean email?"
      ),
      ("export --from pdf", "--from: 'pdf' is not one of csv, vcard, jsonl"),
      ("check --style plain", "--style: not an option of check, only of export, rows, manifest"),
    ])
  func mistakes(line: String, message: String) {
    #expect(problem(line) == message)
  }

  @Test("every option has one entry in the table, in each form at most once")
  func table() {
    #expect(
      FlagTable.flags.map(\.name.rawValue).sorted() == FlagName.allCases.map(\.rawValue).sorted())
    let letters = FlagTable.flags.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }

  @Test("an option that its command knows is accepted", arguments: FlagTable.flags)
  func accepted(flag: Flag) throws {
    for command in flag.commands {
      let value: [String] =
        switch flag.value {
        case .none: []
        case .choice(let words), .word(let words): [words.last ?? ""]
        case .text: ["1"]
        }
      let invocation = try Invocation([command.rawValue, flag.name.dashed] + value)
      #expect(invocation.text(flag.name) == value.first ?? "")
    }
  }
}
