import TestSupport
import Testing

/// A card in three languages, shown by lists of five.
@Suite("Names in several languages") struct AlternateNameTests {
  /// RFC 6350 5.1 and 5.4: properties with one ALTID are one property in several languages.
  private static let cards = """
    BEGIN:VCARD
    VERSION:4.0
    UID:three-languages
    N;ALTID=1;LANGUAGE=en:Petrov;George;;;
    N;ALTID=1;LANGUAGE=el:Πετρώφ;Γεώργιος;;;
    N;ALTID=1;LANGUAGE=bg:Петров;Георги;;;
    FN;ALTID=1;LANGUAGE=en:George Petrov
    FN;ALTID=1;LANGUAGE=el:Γεώργιος Πετρώφ
    FN;ALTID=1;LANGUAGE=bg:Георги Петров
    ORG;ALTID=2;LANGUAGE=en:White Sea Ltd
    ORG;ALTID=2;LANGUAGE=bg:Бяло море ООД
    TEL:1
    END:VCARD

    """

  private static let expected = [
    ("el", ["Γεώργιος Πετρώφ", "Π", "White Sea Ltd", "ΓΠ", ""]),
    ("bg", ["Георги Петров", "П", "Бяло море ООД", "ГП", ""]),
    ("sv", ["George Petrov", "P", "White Sea Ltd", "GP", "en"]),
    ("az", ["George Petrov", "P", "White Sea Ltd", "GP", "en"]),
    ("fa", ["George Petrov", "P", "White Sea Ltd", "GP", "en"]),
  ]

  @Test func everyListShowsItsName() throws {
    let folder = try Scratch()
    try folder.write("cards.vcf", Array(Self.cards.utf8))
    // The same card twice is one contact, in every list.
    try folder.write("again.vcf", Array(Self.cards.utf8))
    let exported = try Exported(
      [folder["cards.vcf"], folder["again.vcf"]], Self.expected.map(\.0),
      ["--secondary", "organization", "--details"])
    for (locale, values) in Self.expected {
      let document = try RawJSON(parsing: try #require(exported.documents[locale]))
      let row = try #require(document.rows.first)
      #expect(document.rows.count == 1)
      #expect(row["id"]?.string == "three-languages")
      let section = document["sections"]?.elements.first?["title"]?.string
      let organization = row["organization"]?.string
      let found = [
        row["text"]?.string, section, organization, row["image"]?["monogram"]?.string,
        row["language"]?.string ?? "",
      ]
      #expect(found == values, "\(locale)")
      // In a right-to-left list text of the other direction is isolated.
      let shown = row["secondaryValue"] ?? row["secondaryText"]
      #expect(shown?.string == organization)
      #expect((row["secondaryValue"] != nil) == (locale == "fa"))
      let parts = row["parts"]?.strings ?? []
      #expect(parts.joined() == values[0] && parts[1] == values[0].split(separator: " ")[1])
    }
    #expect(exported.report["files"]?.elements[1].count("duplicates") == 1)
  }

  @Test func recordKeepsAllNames() throws {
    let folder = try Scratch()
    try folder.write("cards.vcf", Array(Self.cards.utf8))
    let contact = try #require(try importContacts([folder["cards.vcf"]]).first)
    let alternates = contact["alternates"]?.elements ?? []
    #expect(alternates.map { $0["language"]?.string } == ["el", "bg"])
    #expect(alternates.map { $0["name"]?["family"]?.string } == ["Πετρώφ", "Петров"])
    #expect(alternates.map { $0["organization"]?.string } == [nil, "Бяло море ООД"])
    #expect(contact["organization"]?.string == "White Sea Ltd")
  }
}
