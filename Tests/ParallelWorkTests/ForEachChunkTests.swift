import ParallelWork
import Synchronization
import Testing

struct ForEachChunkTests {
  @Test(arguments: [1, 2, 3, 7], [0, 1, 2, 5, 100, 1000])
  func resultsAreUsedInOrder(workers: Int, count: Int) {
    var used: [Int] = []
    forEachChunk(count, workers: workers) { number in
      // Some chunks take far longer than their neighbours.
      (0..<(number % 7 == 0 ? 5000 : 1)).reduce(number) { $0 &+ ($1 & 0) }
    } use: {
      used.append($0)
    }
    #expect(used == Array(0..<count))
  }

  @Test func eachChunkIsMadeOnceAndFewWait() {
    let made = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    var used = 0
    forEachChunk(500, workers: 4) { number in
      made.wrappingAdd(1, ordering: .relaxed)
      return number
    } use: { _ in
      most.max(made.load(ordering: .relaxed) - used, ordering: .relaxed)
      used += 1
    }
    #expect(made.load(ordering: .relaxed) == 500)
    // Two for each thread, and the one that is being used.
    #expect(most.load(ordering: .relaxed) <= 9)
  }

  @Test func nothingIsUsedAfterAnError() {
    struct Full: Error {}
    var used: [Int] = []
    #expect(throws: Full.self) {
      try forEachChunk(1000, workers: 3) {
        $0
      } use: { number throws(Full) in
        used.append(number)
        if number == 20 { throw Full() }
      }
    }
    #expect(used == Array(0...20))
  }

  @Test func resultsThatNobodyUsesAreReleased() {
    final class Box: Sendable {
      let living: Living
      init(_ living: Living) {
        self.living = living
        living.count.wrappingAdd(1, ordering: .relaxed)
      }
      deinit { living.count.wrappingSubtract(1, ordering: .relaxed) }
    }
    final class Living: Sendable {
      let count = Atomic<Int>(0)
    }
    struct Full: Error {}
    let living = Living()
    try? forEachChunk(100, workers: 3) { _ in
      Box(living)
    } use: { _ throws(Full) in
      throw Full()
    }
    #expect(living.count.load(ordering: .relaxed) == 0)
  }
}
