/// Makes chunks on all threads and uses them one after another on the calling one.
///
/// While a result is used, the other threads make the next ones; what is made and not used stays
/// bounded: two chunks for each thread.
///
/// - Parameters:
///   - count: The number of chunks.
///   - workers: The largest number of threads, the calling one included; at least 1.
///   - make: The work; a pure function, called at most `workers` times at once.
///   - use: Takes the results in order of chunk number, on the calling thread.
/// - Throws: What `use` throws; nothing is used after that.
package func forEachChunk<Output: Sendable, Failure: Error>(
  _ count: Int, workers: Int, _ make: @Sendable (Int) -> Output,
  use: (Output) throws(Failure) -> Void
) throws(Failure) {
  let threadCount = min(workers, count)
  guard threadCount > 1 else {
    for number in 0..<count { try use(make(number)) }
    return
  }
  let result = withoutActuallyEscaping(make) { make in
    let stream = ChunkStream(workers: threadCount, make)
    var given = 0
    return Result { () throws(Failure) in
      for _ in 0..<count {
        while given < count, stream.count < 2 * threadCount {
          stream.give(given)
          given += 1
        }
        if let output = stream.take() { try use(output) }
      }
    }
  }
  try result.get()
}
