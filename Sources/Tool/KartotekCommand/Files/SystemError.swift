internal import Glibc

/// A call to the system that failed.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The value of `errno`.
  package let number: Int32

  /// Makes an error.
  ///
  /// - Parameter number: A value of `errno`.
  package init(number: Int32) {
    self.number = number
  }

  /// Takes the number of the call that failed last on this thread.
  static var last: SystemError { SystemError(number: errno) }

  /// The system's words, such as `No such file or directory`.
  package var description: String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }
}
