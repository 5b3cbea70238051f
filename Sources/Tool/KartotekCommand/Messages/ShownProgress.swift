internal import Synchronization

/// Whether a progress line is on the terminal, for the thread that takes it away when a signal ends the
/// process.
final class ShownProgress: Sendable {
  private let state = Atomic<Bool>(false)

  var isShown: Bool {
    get { state.load(ordering: .acquiring) }
    set { state.store(newValue, ordering: .releasing) }
  }
}
