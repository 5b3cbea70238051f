import ParallelWork
import Synchronization
import Testing

struct MapChunksTests {
  @Test(arguments: [0, 1, 2, 3, 7, 64], [0, 1, 2, 5, 100, 1000])
  func resultsComeInOrder(workers: Int, count: Int) {
    let results = mapChunks(count, workers: workers) { number in
      // Early chunks take longest, so that they end last.
      (0..<max(1, 200 - number)).reduce(number) { $0 &+ ($1 & 0) }
    }
    #expect(results == Array(0..<count))
  }

  // Counted with atomics: the thread sanitizer does not see inside `Mutex` and reports races there.

  @Test func eachChunkIsWorkedOnce() {
    let calls = Atomic<Int>(0)
    let results = mapChunks(500, workers: 8) { number in
      calls.wrappingAdd(1, ordering: .relaxed)
      return number
    }
    #expect(results == Array(0..<500))
    #expect(calls.load(ordering: .relaxed) == 500)
  }

  @Test func neverMoreAtOnceThanWorkers() {
    let running = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    _ = mapChunks(200, workers: 3) { _ in
      most.max(running.wrappingAdd(1, ordering: .relaxed).newValue, ordering: .relaxed)
      for _ in 0..<1_000 { _ = running.load(ordering: .relaxed) }
      running.wrappingSubtract(1, ordering: .relaxed)
    }
    #expect(most.load(ordering: .relaxed) <= 3)
    #expect(running.load(ordering: .relaxed) == 0)
  }

  @Test func callsNest() {
    let results = mapChunks(5, workers: 2) { outer in
      mapChunks(4, workers: 3) { inner in outer * 10 + inner }
    }
    #expect(results == (0..<5).map { outer in (0..<4).map { outer * 10 + $0 } })
  }

  @Test func optionalResultsKeepTheirPlaces() {
    let results: [Int?] = mapChunks(6, workers: 2) { $0 % 2 == 0 ? $0 : nil }
    #expect(results == [0, nil, 2, nil, 4, nil])
  }

  @Test func resultsAreReleased() {
    weak var last: Box?
    do {
      let boxes = mapChunks(10, workers: 3) { Box($0) }
      last = boxes.last
      #expect(boxes.map(\.number) == Array(0..<10))
    }
    #expect(last == nil)
  }

  @Test func thereIsAProcessor() {
    #expect(availableProcessorCount() >= 1)
  }
}

private final class Box: Sendable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}
