import KartotekICU
import Testing

@Suite("Part arena")
struct PartArenaTests {
  @Test("Texts come back as they were added")
  func texts() {
    var parts = PartArena(["a", "", "\u{E5}b"])
    parts.append([0x63])
    #expect(parts.count == 4)
    #expect(parts.ends == [1, 1, 4, 5])
    #expect((0..<4).map(parts.string) == ["a", "", "\u{E5}b", "c"])
  }

  @Test("Ends that do not close the arena are a mistake of the caller")
  func unclosed() async {
    await #expect(processExitsWith: .failure) { _ = PartArena(bytes: [1, 2], ends: [1]) }
    await #expect(processExitsWith: .failure) { _ = PartArena(bytes: [1], ends: []) }
  }
}
