import ParallelWork
import Synchronization
import Testing

struct MadeOnceTests {
  @Test func isMadeWhenItIsAskedFor() {
    let calls = Atomic<Int>(0)
    let number = MadeOnce { calls.wrappingAdd(1, ordering: .relaxed).newValue }
    #expect(calls.load(ordering: .relaxed) == 0)
    #expect([number.value, number.value, number.value] == [1, 1, 1])
    #expect(calls.load(ordering: .relaxed) == 1)
  }

  /// Threads that ask at the same time may each make a value, but they share one.
  @Test func allThreadsShareOne() {
    final class Token: Sendable {}
    let token = MadeOnce { Token() }
    let seen = mapChunks(64, workers: 8) { _ in token.value }
    #expect(seen.allSatisfy { $0 === seen[0] })
  }
}
