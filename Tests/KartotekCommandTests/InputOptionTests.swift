import KartotekCommand
import TestSupport
import Testing

/// Every option that changes how inputs are read, seen in contacts and report.
@Suite("Options of reading")
struct InputOptionTests {
  private func contacts(_ options: String, _ input: [UInt8]) throws -> [RawJSON] {
    let arguments = ["import"] + options.split(separator: " ").map(String.init)
    let outcome = try kartotek(arguments, input: input)
    #expect(outcome.code == .done, "\(outcome.messages)")
    return try outcome.output.split(separator: "\n").map { line in
      try RawJSON(parsing: Array(line.utf8) + [0x0A])
    }
  }

  private func contacts(_ options: String, _ input: String) throws -> [RawJSON] {
    try contacts(options, Array(input.utf8))
  }

  private func report(_ options: String, _ input: [UInt8]) throws -> RawJSON {
    let arguments = ["check"] + options.split(separator: " ").map(String.init)
    let outcome = try kartotek(arguments, input: input)
    #expect(outcome.code == .done, "\(outcome.messages)")
    return try RawJSON(parsing: Array(outcome.output.utf8))
  }

  @Test("--from decides over content")
  func from() throws {
    let text = Array("First name,Last name\nAnna,Ek\n".utf8)
    #expect(try report("", text)["files"]?.elements.first?["format"]?.string == "csv")
    let forced = try report("--from vcard", text)
    #expect(forced["files"]?.elements.first?["format"]?.string == "vcard")
    #expect(forced["contacts"]?.integer == 0)
  }

  @Test("--encoding")
  func encoding() throws {
    // Name and an alpha with tonos: DC in windows-1253, which is U with diaeresis in windows-1252.
    let text = Array("Last name,Phone\n".utf8) + [0xDC] + Array(",1\n".utf8)
    func family(_ options: String) throws -> String? {
      try contacts(options, text).first?["name"]?["family"]?.string
    }
    #expect(try family("--encoding windows-1253") == "ά")
    #expect(try family("--encoding CP1252") == "Ü")
    #expect(
      try report("--encoding windows-1253", text)["files"]?.elements.first?["encoding"]?.string
        == "windows-1253")
  }

  @Test("--input-locales decide undecided bytes, --locale never")
  func inputLocales() throws {
    // Ivanov in windows-1251; the same bytes are letters in windows-1253 too.
    let text =
      Array("Last name,Phone\n".utf8)
      + [0xC8, 0xE2, 0xE0, 0xED, 0xEE, 0xE2] + Array(",1\n".utf8)
    func encoding(_ options: String) throws -> String? {
      try report(options, text)["files"]?.elements.first?["encoding"]?.string
    }
    #expect(try encoding("--input-locales bg") == "windows-1251")
    #expect(try encoding("--input-locales el") != "windows-1251")
  }

  @Test("--delimiter")
  func delimiter() throws {
    let text = "First name;Last name;Phone\nAnna;Ek,1;2\n"
    #expect(try contacts("", text).first?["name"]?["family"]?.string == "Ek,1")
    let report = try report("--delimiter |", Array("First name|Last name\nAnna|Ek\n".utf8))
    #expect(report["files"]?.elements.first?["delimiter"]?.string == "|")
    #expect(
      try contacts("--delimiter tab", "First name\tLast name\nAnna\tEk\n").first?["name"]?["given"]?
        .string == "Anna")
  }

  @Test("--date-order")
  func dateOrder() throws {
    let text = "First name,Last name,Birthday\nAnna,Ek,3/4/1990\n"
    func day(_ options: String) throws -> String? {
      try contacts(options, text).first?["dates"]?.elements.first?["iso"]?.string
    }
    #expect(try day("") == "1990-04-03")
    #expect(try day("--date-order day-first") == "1990-04-03")
    #expect(try day("--date-order month-first") == "1990-03-04")
  }

  @Test("--id-column")
  func idColumn() throws {
    let text = "First name,Last name,Member\nAnna,Ek,m17\n"
    #expect(try contacts("--id-column Member", text).first?["id"]?.string == "m17")
    #expect(try contacts("", text).first?["id"]?.string != "m17")
  }

  @Test("--strict tells by its code that something is doubtful")
  func strict() throws {
    let text = Array("First name,Last name,Birthday\nAnna,Ek,soon\n".utf8)
    #expect(try kartotek("check", input: text).code == .done)
    let outcome = try kartotek("check", "--strict", input: text)
    #expect(outcome.code == .doubtful)
    #expect(
      outcome.messageLines.first
        == "kartotek: -:2: warning: Birthday: the date was not understood and is kept as text: soon "
        + "[date-not-understood]")
    let clean = Array("First name,Last name\nAnna,Ek\n".utf8)
    #expect(try kartotek("check", "--strict", input: clean).code == .done)
  }

  @Test("--quiet tells nothing but failures")
  func quiet() throws {
    let text = Array("First name,Last name,Birthday\nAnna,Ek,soon\n".utf8)
    #expect(try kartotek("check", "--quiet", input: text).messages.isEmpty)
    #expect(
      try kartotek("check", "--quiet").messages
        == "kartotek: -: error: the file is empty [input-empty]\n")
  }

  @Test("--progress shows a line that is gone at the end")
  func progress() throws {
    let text = Array("First name,Last name\nAnna,Ek\n".utf8)
    let shown = try kartotek("check", "--progress", "always", input: text).messages
    #expect(shown.hasPrefix("\r\u{1B}[Kkartotek: reading: 0 MB"))
    #expect(shown.hasSuffix("\r\u{1B}[K"))
    #expect(try kartotek("check", "--progress", "never", input: text).messages.isEmpty)
    #expect(try kartotek("check", input: text).messages.isEmpty)
  }
}
