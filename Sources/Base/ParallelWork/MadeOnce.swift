internal import Synchronization

/// A value that is made when it is first asked for, and kept for all who ask later.
///
/// No thread waits: where several ask at the same time each makes a value, and all get the one that
/// was ready first.
package final class MadeOnce<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let made = AtomicLazyReference<Box>()
  private let make: @Sendable () -> Value

  /// Makes nothing yet.
  ///
  /// - Parameter make: Makes the value; it gives equal ones whenever it is called.
  package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// The value.
  package var value: Value {
    if let box = made.load() { return box.value }
    return made.storeIfNil(Box(make())).value
  }
}
