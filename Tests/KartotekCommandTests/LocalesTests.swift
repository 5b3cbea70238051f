import KartotekCommand
import Testing

@Suite("The command locales")
struct LocalesTests {
  @Test("without arguments a table of the shipped profiles")
  func table() throws {
    let lines = try kartotek("locales").output.split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init)
    }
    #expect(lines.map { $0[0] } == ["TAG", "el", "bg", "fa", "az", "sv", "ja", "tr", "fa-AF"])
    #expect(lines[3] == ["fa", "fa", "rtl", "persian", "arabext", "33", "مخاطبین"])
  }

  @Test("with a tag everything that it means")
  func tag() throws {
    // CLDR 42: the exemplars of sv have 29 letters, W among them; co-trad puts W under V.
    let outcome = try kartotek("locales", "SV-u-co-trad")
    #expect(
      outcome.output == """
        sv-u-co-trad
          title       Kontakter
          words       sv
          direction   ltr
          collation   trad
          calendar    gregorian
          digits      latn
          titles      A B C D E F G H I J K L M N O P Q R S T U V X Y Z Å Ä Ö

        """)
  }

  @Test("unknown tags are wrong usage")
  func unknown() throws {
    let outcome = try kartotek("locales", "en-Cyrl")
    #expect(outcome.code == .usage)
    #expect(
      outcome.messageLines.first == "kartotek: error: 'en-Cyrl' is not a known locale [usage]")
  }
}
