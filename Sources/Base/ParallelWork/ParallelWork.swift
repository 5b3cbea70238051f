internal import Glibc
internal import Synchronization

/// The number of processors that are online; at least 1.
///
/// - Returns: The number of threads that can run at the same time on this machine.
package func availableProcessorCount() -> Int {
  max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// Calls `body` once for each chunk number and returns the results in order of chunk number.
///
/// The workers take the next free number from one counter, so the assignment of chunks to threads
/// varies from run to run; the results do not, because each is stored under its own number.
/// Nested calls are allowed: each makes its own threads.
///
/// - Parameters:
///   - count: The number of chunks; 0 gives an empty array.
///   - workers: The largest number of threads, the calling one included; at least 1.
///   - body: The work; called at most `workers` times at once.
/// - Returns: `count` results, `body(0)` first.
package func mapChunks<Output: Sendable>(
  _ count: Int, workers: Int, _ body: @Sendable (Int) -> Output
) -> [Output] {
  let threadCount = min(workers, count)
  guard threadCount > 1 else { return (0..<count).map(body) }
  return withoutActuallyEscaping(body) { escapable in
    let chunks = SharedChunks(count: count, body: escapable)
    // The calling thread works too; a thread that cannot be made only means less company.
    let company = WorkerThreads(threadCount - 1, on: chunks)
    chunks.work()
    company.join()
    return chunks.takeResults()
  }
}

/// The counter and the results that the threads of one `mapChunks` share.
///
/// `@unchecked Sendable`: each slot is written by the one thread that drew its number, and read
/// only after every thread was joined.
@safe private final class SharedChunks<Output: Sendable>: Worker, @unchecked Sendable {
  private let next = Atomic<Int>(0)
  private let body: @Sendable (Int) -> Output
  private let slots: UnsafeMutableBufferPointer<Output?>

  init(count: Int, body: @escaping @Sendable (Int) -> Output) {
    self.body = body
    unsafe slots = .allocate(capacity: count)
    unsafe slots.initialize(repeating: nil)
  }

  deinit {
    unsafe slots.deinitialize()
    unsafe slots.deallocate()
  }

  func work() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard unsafe number < slots.count else { return }
      unsafe slots[number] = body(number)
    }
  }

  func takeResults() -> [Output] {
    unsafe slots.compactMap { $0 }
  }
}
