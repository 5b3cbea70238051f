internal import Glibc

/// What the threads of one piece of parallel work share.
protocol Worker: AnyObject, Sendable {
  /// Works until nothing is left for this thread.
  func work()
}

/// Threads that work beside the calling one.
struct WorkerThreads {
  private let threads: [pthread_t]

  /// Starts threads; where the system gives fewer, there is only less company.
  init(_ count: Int, on worker: any Worker) {
    threads = (0..<count).compactMap { _ in Self.start(worker) }
  }

  /// Waits until all of them are done.
  func join() {
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(_ worker: any Worker) -> pthread_t? {
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(worker as AnyObject)
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
}
