#if os(Linux)
  import Testing

  @testable import RenderBench

  @Suite("Memory in the render benchmark")
  struct MemoryTests {
    @Test("Linux tells the resident memory, which is more once it was written to")
    func resident() throws {
      // Other tests run meanwhile: so much that what they free does not matter.
      let before = try #require(ResidentMemory.bytes)
      let written = [UInt8](repeating: 1, count: 64 << 20)
      let after = try #require(ResidentMemory.bytes)
      #expect(before > 1 << 20)
      #expect(after - before > 16 << 20)
      #expect(written.last == 1)
    }

    @Test("what is read again has the same people and rows")
    func readAgain() throws {
      let input = try RenderInput(RenderPerson.people(200, seed: 1), locale: "fa")
      #expect(try input.readAgain(for: .whole).list == input.list)
      let people = try input.readAgain(for: .a2).people
      #expect(people.map(\.id) == input.people.map(\.id))
      #expect(people.map(\.given) == input.people.map(\.given))
      #expect(people.map(\.family) == input.people.map(\.family))
    }
  }
#endif
