import KartotekCommand
import TestSupport
import Testing

/// Every option of `export` that changes the document, seen in the document.
@Suite("Options of export")
struct ExportOptionTests {
  /// Two Swedish people; the second one's full name leaves out what its parts have.
  private static let cards = """
    BEGIN:VCARD
    VERSION:3.0
    N:Ek;Anna;;;
    FN:Anna Ek
    TEL;TYPE=cell:070-123
    EMAIL;TYPE=work:anna@example.org
    ORG:Alfa AB
    BDAY:1984-03-14
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Åberg;Bo;Karl;Dr;
    FN:Bosse Åberg
    END:VCARD

    """

  private func export(
    _ options: String, locale: String = "sv", input: String = cards
  ) throws -> RawJSON {
    let arguments = ["export", "--locale", locale] + options.split(separator: " ").map(String.init)
    let outcome = try kartotek(arguments, input: Array(input.utf8))
    #expect(outcome.code == .done, "\(outcome.messages)")
    #expect(checkSectionDocument(Array(outcome.output.utf8)) == [])
    return try RawJSON(parsing: Array(outcome.output.utf8))
  }

  private func rows(_ document: RawJSON) -> [RawJSON] {
    (document["sections"]?.elements ?? []).flatMap { $0["rows"]?.elements ?? [] }
  }

  private func texts(_ document: RawJSON, _ key: String = "text") -> [String?] {
    rows(document).map { $0[key]?.string }
  }

  private func titles(_ document: RawJSON) -> [String?] {
    (document["sections"]?.elements ?? []).map { $0["title"]?.string }
  }

  @Test("without options the list is plain, by family name, with phones")
  func defaults() throws {
    let document = try export("")
    #expect(document["style"]?.string == "plain")
    #expect(document["sortBy"]?.string == "family")
    #expect(titles(document) == ["E", "Å"])
    #expect(texts(document) == ["Anna Ek", "Bo Karl Åberg"])
    #expect(texts(document, "secondaryText") == ["070-123", nil])
    #expect(document["kinds"]?.elements.first?["cellStyle"]?.string == "subtitle")
    #expect(document["countTexts"] == nil)
    #expect(rows(document).allSatisfy { $0["sortKey"] == nil && $0["phones"] == nil })
  }

  @Test("--sort-by")
  func sortBy() throws {
    let document = try export("--sort-by given")
    #expect(document["sortBy"]?.string == "given")
    #expect(titles(document) == ["A", "B"])
  }

  @Test("--name-order, --name-style, --name-length")
  func names() throws {
    #expect(try texts(export("--name-order family-first")).first == "Ek Anna")
    #expect(try texts(export("--name-order given-first")).first == "Anna Ek")
    #expect(try texts(export("--name-style formatted")) == ["Anna Ek", "Bosse Åberg"])
    #expect(try texts(export("--name-length full")).last == "Dr Bo Karl Åberg")
    #expect(try texts(export("--name-length short")).last == "Bo Åberg")
  }

  @Test("--group-as")
  func groupAs() throws {
    let card = "BEGIN:VCARD\nVERSION:3.0\nN:曾;国;;;\nEND:VCARD\n"
    #expect(try titles(export("", locale: "zh", input: card)) == ["Z"])
    #expect(try titles(export("--group-as raw", locale: "zh", input: card)) == ["C"])
    #expect(try titles(export("--group-as reading", input: card)) == ["Z"])
    #expect(try titles(export("--group-as auto", input: card)) == ["…"])
  }

  @Test("--style and --footer")
  func style() throws {
    let grouped = try export("--style inset-grouped")
    #expect(grouped["style"]?.string == "insetGrouped")
    #expect(grouped["index"] == nil)
    func footers(_ document: RawJSON) -> [String?] {
      (document["sections"]?.elements ?? []).map { $0["footer"]?.string }
    }
    #expect(footers(grouped) == ["1 kontakt", "1 kontakt"])
    #expect(try footers(export("--style grouped --footer none")) == [nil, nil])
    #expect(try footers(export("--footer count")) == ["1 kontakt", "1 kontakt"])
    #expect(try footers(export("")) == [nil, nil])
  }

  @Test("--cell-style", arguments: ["basic", "value1", "value2"])
  func cellStyle(word: String) throws {
    let document = try export("--cell-style \(word)")
    #expect(document["kinds"]?.elements.first?["cellStyle"]?.string == word)
  }

  @Test("--secondary")
  func secondary() throws {
    func first(_ word: String) throws -> String? {
      try texts(export("--secondary \(word)"), "secondaryText").first ?? nil
    }
    #expect(try first("email") == "anna@example.org")
    #expect(try first("organization") == "Alfa AB")
    // CLDR 42, sv, yMMMMd.
    #expect(try first("birthday") == "14 mars 1984")
    #expect(try first("none") == nil)
  }

  @Test("--calendar and --numbering")
  func calendar() throws {
    let document = try export("--calendar persian --numbering arabext --secondary birthday")
    #expect(document["calendar"]?.string == "persian")
    #expect(document["numberingSystem"]?.string == "arabext")
    let wrong = try kartotek("export", "--locale", "sv", "--calendar", "klingon")
    #expect(wrong.code == .usage)
    #expect(
      wrong.messageLines.first
        == "kartotek: error: --calendar: 'klingon' is not a known calendar [usage]")
    let digits = try kartotek("export", "--locale", "sv", "--numbering", "klingon")
    #expect(digits.code == .usage)
    #expect(
      digits.messageLines.first
        == "kartotek: error: --numbering: 'klingon' is not a known numbering system [usage]")
  }

  @Test("--extra-labels")
  func extraLabels() throws {
    #expect(try titles(export("", locale: "el")) == ["A", "E"])
    #expect(try titles(export("--extra-labels none", locale: "el")) == ["…"])
    #expect(try titles(export("--extra-labels bg", locale: "el")) == ["…"])
  }

  @Test("--parts")
  func parts() throws {
    func first(_ options: String) throws -> [String]? {
      try rows(export(options)).first?["parts"]?.strings
    }
    #expect(try first("") == ["Anna ", "Ek", ""])
    #expect(try first("--parts never") == nil)
    #expect(try first("--sort-by given") == nil)
    #expect(try first("--sort-by given --parts always") == ["", "Anna", " Ek"])
  }

  @Test("--phonetic")
  func phonetic() throws {
    let card = """
      BEGIN:VCARD
      VERSION:3.0
      N:\u{5C71}\u{7530};;;;
      X-PHONETIC-LAST-NAME:\u{30E4}\u{30DE}\u{30C0}
      END:VCARD

      """
    // Yamada: the reading is in the row of ya.
    #expect(try titles(export("", locale: "ja", input: card)) == ["や"])
    #expect(try titles(export("--phonetic never", locale: "ja", input: card)) == ["他"])
  }

  @Test("--details, --count-texts, --search-keys, --sort-keys")
  func additions() throws {
    let detailed = try #require(rows(export("--details")).first)
    #expect(detailed["phones"]?.elements.first?["value"]?.string == "070-123")
    #expect(detailed["emails"]?.elements.first?["value"]?.string == "anna@example.org")
    #expect(detailed["organization"]?.string == "Alfa AB")
    #expect(try export("--count-texts")["countTexts"]?.strings == ["", "1 kontakt"])
    let searched = try export("--search-keys")
    #expect(rows(searched).last?["keys"]?.elements.contains { $0.string == "bosse" } == true)
    #expect(searched["fold"]?["00C5"]?.string == "a")
    #expect(try rows(export("--sort-keys")).allSatisfy { $0["sortKey"]?.string != nil })
  }

  @Test("--today")
  func today() throws {
    let document = try export("--today 2026-11-30")
    #expect(document["validUntil"]?.string == "2026-11-30")
    let dates = rows(document).compactMap { $0["dates"]?.elements.first }
    #expect(dates.map { $0["next"]?.string } == ["2027-03-14"])
    #expect(dates.map { $0["days"]?.integer } == [104])
    #expect(dates.map { $0["age"]?.integer } == [43])
    #expect(try export("")["validUntil"] == nil)
    let outcome = try kartotek(
      "export", "--today", "2026-02-29", "--locale", "sv", input: Array(Self.cards.utf8))
    #expect(outcome.code == .usage)
    #expect(
      "\(outcome.messages)".contains("--today: '2026-02-29' is not a day written as YYYY-MM-DD"))
  }

  @Test("one thread and many give the same bytes", arguments: ["1", "2", "7"])
  func threads(count: String) throws {
    #expect(try export("--threads \(count)").bytes == export("").bytes)
  }

  @Test("words of another language are told once")
  func foreignWords() throws {
    let outcome = try kartotek(
      "export", "--locale", "fi", "-", input: Array(Self.cards.utf8))
    #expect(
      outcome.messageLines == [
        "kartotek: note: fi: there are no words of this language; the list has English ones "
          + "[words-english]"
      ])
    #expect(try RawJSON(parsing: Array(outcome.output.utf8))["wordsLocale"]?.string == "en")
  }
}
