import KartotekCommand
import Testing

@Suite("Schemas")
struct SchemaTests {
  @Test("without a name there is a line for each format")
  func names() throws {
    let outcome = try kartotek("schema")
    #expect(outcome.code == .done)
    #expect(outcome.messages.isEmpty)
    let names = outcome.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(names == ["document", "manifest", "page", "report", "contact", "changes", "diff"])
  }

  @Test(
    "a schema is printed whole",
    arguments: ["document", "manifest", "page", "report", "contact", "changes", "diff"])
  func schema(name: String) throws {
    let outcome = try kartotek("schema", name)
    #expect(outcome.code == .done)
    #expect(outcome.output.hasPrefix("{\n  \"$schema\": "))
    #expect(outcome.output.contains("  \"$id\": \"urn:kartotek:schema:\(name):1\",\n"))
    #expect(outcome.output.hasSuffix("\n    }\n  }\n}\n"))
    let references = outcome.output.matches(of: /"\$ref": "#\/\$defs\/(\w+)"/).map(\.output.1)
    #expect(!references.isEmpty)
    for reference in references {
      #expect(outcome.output.contains("\n    \"\(reference)\": {"), "\(reference)")
    }
  }

  @Test("an unknown name is wrong usage, with the nearest known one")
  func unknown() throws {
    let outcome = try kartotek("schema", "documents")
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.messageLines.first == """
        kartotek: error: 'documents' is not one of document, manifest, page, report, contact, \
        changes, diff; did you mean 'document'? [usage]
        """)
    #expect(try kartotek("schema", "page", "report").code == .usage)
  }
}
