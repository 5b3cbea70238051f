internal import Glibc

/// Chunks that are given one after another, made on all threads, and taken in the order in which they
/// were given.
///
/// The one who gives is the one who takes. Other threads make what was given in the meantime; while the
/// next one to be taken is not ready, the calling thread makes some too. So no thread waits as long as
/// there is work. How many chunks are on their way is up to the caller, who sees their `count`.
///
/// A thread is started for each chunk beyond the first that finds no thread free: one chunk alone costs
/// none. All of them have ended when the stream is released.
///
/// Not to be used by several threads at once.
///
/// - Complexity: Giving and taking are O(*n*) in the number of chunks on their way, which are meant to be
///   few and large.
package final class ChunkStream<Input: Sendable, Output: Sendable> {
  private let chunks: StreamedChunks<Input, Output>
  private let workers: Int
  private var company: [WorkerThreads] = []
  /// The number of chunks that were given and not yet taken.
  package private(set) var count = 0

  /// Makes a stream without chunks.
  ///
  /// - Parameters:
  ///   - workers: The largest number of threads, the calling one included; at least 1.
  ///   - make: The work; a pure function, called at most `workers` times at once.
  package init(workers: Int, _ make: @escaping @Sendable (consuming Input) -> Output) {
    self.workers = workers
    chunks = StreamedChunks(make: make)
  }

  deinit {
    chunks.stop()
    for threads in company { threads.join() }
  }

  /// Gives the next chunk; never waits for one to be made.
  package func give(_ input: consuming Input) {
    count += 1
    let unmade = chunks.give(input)
    guard unmade > 1, company.count < workers - 1 else { return }
    company.append(WorkerThreads(1, on: chunks))
  }

  /// Takes the chunk that is to be taken next, if it is ready.
  package func takeReady() -> Output? {
    guard count > 0, let output = chunks.takeReady() else { return nil }
    count -= 1
    return output
  }

  /// Takes the chunk that is to be taken next, and makes or awaits it.
  ///
  /// - Returns: nil when no chunk is on its way.
  package func take() -> Output? {
    guard count > 0 else { return nil }
    count -= 1
    return chunks.take()
  }
}

/// What was given and not yet taken, in order.
///
/// `@unchecked Sendable`: everything that changes is read and written under the lock only.
@safe
private final class StreamedChunks<Input: Sendable, Output: Sendable>: Worker,
  @unchecked Sendable
{
  private enum Chunk {
    case given(Input)
    case inWork
    case made(Output)
  }

  private let make: @Sendable (consuming Input) -> Output
  private let lock = Lock()
  private var chunks: [Chunk] = []
  /// The number of chunks that were ever taken: that of the first one here.
  private var taken = 0
  /// The number of the first chunk that nobody has begun to make.
  private var next = 0
  private var isStopped = false

  init(make: @escaping @Sendable (consuming Input) -> Output) {
    self.make = make
  }

  func work() {
    lock.lock()
    while !isStopped {
      if !makeNext() { lock.wait() }
    }
    lock.unlock()
  }

  /// Adds a chunk; returns the number of those that nobody has begun to make.
  func give(_ input: consuming Input) -> Int {
    lock.lock()
    defer { lock.unlock() }
    chunks.append(.given(input))
    lock.wakeAll()
    return taken + chunks.count - next
  }

  func takeReady() -> Output? {
    lock.lock()
    defer { lock.unlock() }
    guard case .made(let output)? = chunks.first else { return nil }
    chunks.removeFirst()
    taken += 1
    return output
  }

  /// Takes the first chunk; there must be one.
  func take() -> Output {
    while true {
      if let output = takeReady() { return output }
      lock.lock()
      if !isFirstMade, !makeNext() { lock.wait() }
      lock.unlock()
    }
  }

  private var isFirstMade: Bool {
    if case .made? = chunks.first { true } else { false }
  }

  /// Lets no thread begin another chunk.
  func stop() {
    lock.lock()
    isStopped = true
    lock.wakeAll()
    lock.unlock()
  }

  /// Makes the next chunk, with the lock open in the meantime; false where all are begun.
  private func makeNext() -> Bool {
    let number = next
    guard number < taken + chunks.count else { return false }
    // Taken out, so that the maker is the only owner.
    var chunk = Chunk.inWork
    swap(&chunk, &chunks[number - taken])
    guard case .given(let input) = consume chunk else { return false }
    next += 1
    lock.unlock()
    let output = make(consume input)
    lock.lock()
    // Chunks before this one may have been taken since.
    chunks[number - taken] = .made(output)
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
