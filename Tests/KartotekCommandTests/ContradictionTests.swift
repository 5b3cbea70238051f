import KartotekCommand
import Testing

@Suite("Contradictory options")
struct ContradictionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.csv", "Name\nAnna\n")
  }

  /// Runs the command with `%` standing for the folder.
  private func problem(_ line: String) throws -> String {
    let arguments = line.split(separator: " ").map { word in
      word.split(separator: "%", omittingEmptySubsequences: false).joined(separator: folder.path)
    }
    let outcome = try kartotek(arguments)
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
    #expect(folder.names() == ["a.csv"])
    let message = outcome.messageLines.first ?? ""
    return message.split(separator: folder.path, omittingEmptySubsequences: false)
      .joined(separator: "%")
  }

  @Test(
    "are wrong usage, name the option and write nothing",
    arguments: [
      (
        "export %/a.csv",
        "--locale: 5 locales need a directory; add -o DIR/ for a file each, "
          + "or --locale el for one list on standard output"
      ),
      (
        "export %/a.csv --locale sv,el",
        "--locale: 2 locales need a directory; add -o DIR/ for a file each, "
          + "or --locale sv for one list on standard output"
      ),
      (
        "export %/a.csv --locale sv,el -o -",
        "-o: standard output takes one list, not 2; name a directory, or one locale as in "
          + "--locale sv"
      ),
      (
        "export - --locale sv,el -o %/a.csv",
        "-o: '%/a.csv' is a file; 2 locales need a directory"
      ),
      (
        "export - --locale sv -o %/a.csv/",
        "-o: '%/a.csv/' is a file; a list can be written there without the /"
      ),
      ("export %/a.csv --locale sv -o %/a.csv", "-o: '%/a.csv' is one of the inputs"),
      ("export %/a.csv --locale sv --report %/a.csv", "--report: '%/a.csv' is one of the inputs"),
      (
        "export %/a.csv --locale sv --report -",
        "--report: - is taken by the data; name a file or add -o PATH"
      ),
      ("import %/a.csv -o %/x --report %/x", "--report: '%/x' is also the file of -o"),
      (
        "export %/a.csv --locale sv --page-rows 64",
        "--page-rows: pages need a directory; add -o DIR/"
      ),
      (
        "export %/a.csv --locale sv --page-rows 64 -o -",
        "--page-rows: pages need a directory; add -o DIR/"
      ),
      (
        "export - --locale sv --page-rows 64 -o %/a.csv",
        "-o: '%/a.csv' is a file; pages need a directory"
      ),
      (
        "export %/a.csv --locale sv --page-rows 15 -o %/out",
        "--page-rows: '15' is not a number from 16 to 1000000"
      ),
      (
        "export %/a.csv --locale sv --page-rows all -o %/out",
        "--page-rows: 'all' is not a number from 16 to 1000000"
      ),
      (
        "export %/a.csv --locale sv --changes %/c",
        "--changes: there is nothing to compare with; add --previous PATH"
      ),
      (
        "export %/a.csv --locale sv --previous %/p --changes -",
        "--changes: - is taken by the data; name a file or add -o PATH"
      ),
      (
        "export %/a.csv --locale sv -o %/x --previous %/p --changes - --report -",
        "--changes: - is taken by the report; name a file"
      ),
      (
        "export %/a.csv --locale sv -o %/x --previous %/p --changes %/y --report %/y",
        "--changes: '%/y' is also the file of another option"
      ),
      (
        "export %/a.csv --locale sv -o %/x --previous %/p --changes %/a.csv",
        "--changes: '%/a.csv' is one of the inputs"
      ),
      ("import %/a.csv -o %", "-o: '%' is a directory; a file is needed"),
      ("export %/a.csv --locale sv --report %", "--report: '%' is a directory; a file is needed"),
      (
        "export %/a.csv --report %/sv.json -o %/ --locale sv",
        "--report: '%/sv.json' is also the file of a list"
      ),
      ("check - %/a.csv -", "-: standard input can be read only once"),
      ("check %/a.csv --quiet --progress always", "--quiet: contradicts --progress always"),
      ("check %/a.csv --from vcard --delimiter ;", "--delimiter: has no meaning with --from vcard"),
      ("check %/a.csv --from vcard --id-column x", "--id-column: has no meaning with --from vcard"),
      (
        "check %/a.csv --delimiter ab",
        "--delimiter: 'ab' is not tab or one ASCII sign such as ; or |"
      ),
      (
        "check %/a.csv --delimiter \"",
        "--delimiter: '\"' is not tab or one ASCII sign such as ; or |"
      ),
      ("check %/a.csv --encoding klingon", "--encoding: 'klingon' is not a known encoding"),
      ("check %/a.csv --threads 0", "--threads: '0' is not a number from 1 to 1024"),
      ("check %/a.csv --threads many", "--threads: 'many' is not a number from 1 to 1024"),
      ("check %/a.csv --input-locales xx", "--input-locales: 'xx' is not a known locale"),
      ("export %/a.csv --locale en-Cyrl", "--locale: 'en-Cyrl' is not a known locale"),
      (
        "export %/a.csv --locale not_a-tag!",
        "--locale: 'not_a-tag!' is not a BCP 47 tag such as el, zh-TW or sv-u-co-trad"
      ),
      (
        "export %/a.csv --locale sv-u-co-klingon",
        "--locale: 'sv-u-co-klingon' has an unknown collation "
          + "(-u-co- or a setting such as -u-ks-)"
      ),
      (
        "export %/a.csv --locale sv --extra-labels xx", "--extra-labels: 'xx' is not a known locale"
      ),
    ])
  func contradictions(line: String, message: String) throws {
    #expect(try problem(line) == "kartotek: error: \(message) [usage]")
  }
}
