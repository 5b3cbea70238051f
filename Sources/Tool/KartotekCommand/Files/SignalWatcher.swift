internal import Glibc

/// A thread that waits for the signals that end a program and removes what is unfinished first.
///
/// A thread in `sigwait` may take locks, which a signal handler may not; so no signal falls between
/// two renames, and no state is shared but the transaction.
final class SignalWatcher: Sendable {
  /// The signals that end a process from outside and can be waited for.
  private static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGXCPU, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF,
  ]

  private let signals: sigset_t
  private let outputs: OutputTransaction
  private let leave: @Sendable () -> Void

  /// Makes a watcher of the signals that this process does not ignore already, as under `nohup`.
  ///
  /// - Parameters:
  ///   - outputs: What to take back.
  ///   - leave: What else is to be done before the process ends.
  init(outputs: OutputTransaction, leave: @escaping @Sendable () -> Void) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in Self.ending where !Self.isIgnored(signal) {
      unsafe sigaddset(&set, signal)
    }
    signals = set
    self.outputs = outputs
    self.leave = leave
  }

  /// Starts waiting.
  ///
  /// The signals are blocked on the calling thread, and on those it makes later, so that only the
  /// watcher gets them: call it before any other thread is made.
  func start() {
    var set = signals
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(self)
    let status = unsafe pthread_create(
      &thread, nil,
      { argument in
        guard let argument = unsafe argument else { return nil }
        unsafe Unmanaged<SignalWatcher>.fromOpaque(argument).takeRetainedValue().wait()
        return nil
      }, context.toOpaque())
    guard status == 0 else {
      // Without a thread the signals end the program as ever, and temporary files may stay.
      unsafe context.release()
      unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
      return
    }
    pthread_detach(thread)
  }

  /// Waits for one signal, cleans up and ends the process as the signal would have.
  private func wait() {
    var set = signals
    var number: Int32 = 0
    guard unsafe sigwait(&set, &number) == 0 else { return }
    outputs.rollback {
      leave()
      signal(number, SIG_DFL)
      unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
      raise(number)
    }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
