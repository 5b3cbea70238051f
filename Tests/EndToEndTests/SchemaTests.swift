import Testing

/// The published schemas against what the program writes, by a validator that shares nothing with it.
@Suite("Schemas", .enabled("\(SchemaValidator.isMissing)") { SchemaValidator.isThere })
struct SchemaTests {
  @Test("describe every member that is written, and none that never is")
  func outputs() throws {
    let found = try SchemaValidator.lines("outputs", of: PublishedOutputs.all.get())
    // Lists have one kind of row and one action today, no title of theirs is read aloud otherwise,
    // and sections keep their order as long as the collation is the same.
    let reserved = [
      "action/edge=leading", "action/style=normal", "movedSection/from", "movedSection/id",
      "movedSection/to", "row/kind", "row/spoken", "stage/moveSections", "stage/reloadRows",
    ]
    #expect(found == reserved.map { "never seen: \($0)" })
  }

  @Test("let a later version add members anywhere")
  func additions() throws {
    let found = try SchemaValidator.lines("additions", of: PublishedOutputs.all.get())
    #expect(found.filter { !$0.hasSuffix(" objects") } == [])
    #expect(found.count == PublishedOutputs.formats.count)
    #expect(found.contains("document: 14 objects"))
  }

  @Test("refuse values of another type")
  func types() throws {
    let found = try SchemaValidator.lines("types", of: PublishedOutputs.all.get())
    #expect(found.filter { !$0.hasSuffix(" members") } == [])
    #expect(found.count == PublishedOutputs.formats.count)
  }

  @Test("refuse damage, and say where")
  func damage() throws {
    let outputs = try PublishedOutputs.all.get()
    let changes = SchemaDamage.all.map(\.json).joined(separator: ",\n")
    try outputs.write("damage.json", Array("[\(changes)]".utf8))
    let found = try SchemaValidator.lines("damage", of: outputs)
    try #require(found.count == SchemaDamage.all.count)
    for (line, damage) in zip(found, SchemaDamage.all) {
      #expect(line == damage.refusal, "\(damage.json)")
    }
  }
}
