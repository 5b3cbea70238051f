internal import Glibc

/// Makes chunks on all threads and uses them one after another on the calling one.
///
/// While a result is used, the other threads make the next ones; while the next one is not ready,
/// the calling thread makes some too. So no thread waits as long as there is work, but what is made
/// and not used stays bounded.
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
    let stream = ChunkStream(count: count, limit: 2 * threadCount, make: make)
    let company = WorkerThreads(threadCount - 1, on: stream)
    defer { company.join() }
    return Result { () throws(Failure) in
      defer { stream.stop() }
      for number in 0..<count { try use(stream.take(number)) }
    }
  }
  try result.get()
}

/// Results that were made and not yet used, and the number of the next one to make.
///
/// `@unchecked Sendable`: everything that changes is read and written under the lock only.
@safe private final class ChunkStream<Output: Sendable>: Worker, @unchecked Sendable {
  private let count: Int
  private let limit: Int
  private let make: @Sendable (Int) -> Output
  private let lock = Lock()
  /// By chunk number, in turn: no more than `limit` chunks are begun and not used.
  private var made: [Output?]
  private var next = 0
  private var used = 0

  init(count: Int, limit: Int, make: @escaping @Sendable (Int) -> Output) {
    self.count = count
    self.limit = limit
    self.make = make
    made = Array(repeating: nil, count: limit)
  }

  func work() {
    lock.lock()
    while next < count {
      if !makeNext() { lock.wait() }
    }
    lock.unlock()
  }

  /// The result of the chunk that is to be used next.
  func take(_ number: Int) -> Output {
    lock.lock()
    defer { lock.unlock() }
    while true {
      if let output = made[number % limit].take() {
        used = number + 1
        lock.wakeAll()
        return output
      }
      if !makeNext() { lock.wait() }
    }
  }

  /// Lets no thread begin another chunk.
  func stop() {
    lock.lock()
    next = count
    lock.wakeAll()
    lock.unlock()
  }

  /// Makes the next chunk, with the lock open in the meantime; false where none may be begun.
  private func makeNext() -> Bool {
    guard next < min(count, used + limit) else { return false }
    let number = next
    next += 1
    lock.unlock()
    let output = make(number)
    lock.lock()
    made[number % limit] = output
    lock.wakeAll()
    return true
  }
}

/// A lock with a place to wait for whatever it guards.
///
/// The system's own, because the thread sanitizer sees into it. `@unchecked Sendable`: the pointers
/// never change, and what they point to is made for several threads.
@safe private final class Lock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init() {
    unsafe mutex = .allocate(capacity: 1)
    unsafe condition = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  func lock() { unsafe pthread_mutex_lock(mutex) }

  func unlock() { unsafe pthread_mutex_unlock(mutex) }

  /// Opens the lock until another thread calls `wakeAll`, or for no reason.
  func wait() { unsafe pthread_cond_wait(condition, mutex) }

  func wakeAll() { unsafe pthread_cond_broadcast(condition) }
}
