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
    let threads = (1..<threadCount).compactMap { _ in startWorker(on: chunks) }
    chunks.work()
    for thread in threads { pthread_join(thread, nil) }
    return chunks.takeResults()
  }
}

/// Starts one thread that works on the chunks; nil when the system gives no thread.
private func startWorker<Output>(on chunks: SharedChunks<Output>) -> pthread_t? {
  var thread = pthread_t()
  let context = unsafe Unmanaged.passRetained(chunks as any Worker as AnyObject)
  let status = unsafe pthread_create(
    &thread, nil,
    { argument in
      guard let argument = unsafe argument else { return nil }
      let object = unsafe Unmanaged<AnyObject>.fromOpaque(argument).takeRetainedValue()
      (object as? any Worker)?.work()
      return nil
    }, context.toOpaque())
  guard status == 0 else {
    unsafe context.release()
    return nil
  }
  return thread
}

private protocol Worker: AnyObject {
  func work()
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
