import ParallelWork
import Synchronization
import Testing

struct ChunkStreamTests {
  @Test(arguments: [1, 2, 3, 7], [0, 1, 2, 5, 100, 1000])
  func chunksAreTakenInTheOrderGiven(workers: Int, count: Int) {
    let stream = ChunkStream<Int, Int>(workers: workers) { number in
      // Some chunks take far longer than their neighbours.
      (0..<(number % 7 == 0 ? 5000 : 1)).reduce(number * 3) { $0 &+ ($1 & 0) }
    }
    var taken: [Int] = []
    for number in 0..<count {
      stream.give(number)
      while let output = stream.count >= 9 ? stream.take() : stream.takeReady() {
        taken.append(output)
      }
    }
    while let output = stream.take() { taken.append(output) }
    #expect(taken == (0..<count).map { $0 * 3 })
    #expect(stream.count == 0)
    #expect(stream.take() == nil)
    #expect(stream.takeReady() == nil)
  }

  /// Who only gives and asks for what is ready lets other threads do all the work.
  @Test func othersWorkWhileTheCallerGives() {
    let made = Atomic<Int>(0)
    let stream = ChunkStream<Int, Int>(workers: 2) { number in
      made.wrappingAdd(1, ordering: .relaxed)
      return number
    }
    for number in 0..<20 { stream.give(number) }
    while made.load(ordering: .relaxed) < 20 {}
    #expect((0..<20).map { _ in stream.take() } == (0..<20).map(Optional.some))
    #expect(made.load(ordering: .relaxed) == 20)
  }

  @Test func aSingleChunkIsMadeByTheCaller() {
    let made = Atomic<Int>(0)
    let stream = ChunkStream<Int, Int>(workers: 4) { number in
      made.wrappingAdd(1, ordering: .relaxed)
      return number
    }
    stream.give(1)
    #expect(stream.takeReady() == nil)
    #expect(made.load(ordering: .relaxed) == 0)
    #expect(stream.take() == 1)
    #expect(made.load(ordering: .relaxed) == 1)
  }

  @Test func neverMoreAtOnceThanWorkers() {
    let running = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    let stream = ChunkStream<Int, Void>(workers: 3) { _ in
      most.max(running.wrappingAdd(1, ordering: .relaxed).newValue, ordering: .relaxed)
      for _ in 0..<1_000 { _ = running.load(ordering: .relaxed) }
      running.wrappingSubtract(1, ordering: .relaxed)
    }
    for number in 0..<200 { stream.give(number) }
    while stream.take() != nil {}
    #expect(most.load(ordering: .relaxed) <= 3)
    #expect(running.load(ordering: .relaxed) == 0)
  }

  @Test func aStreamThatIsReleasedEarlyEndsItsThreads() {
    let running = Atomic<Int>(0)
    for _ in 0..<20 {
      let stream = ChunkStream<Int, Int>(workers: 3) { number in
        running.wrappingAdd(1, ordering: .relaxed)
        defer { running.wrappingSubtract(1, ordering: .relaxed) }
        return (0..<1000).reduce(number) { $0 &+ $1 }
      }
      for number in 0..<50 { stream.give(number) }
      _ = stream.take()
    }
    #expect(running.load(ordering: .relaxed) == 0)
  }
}
