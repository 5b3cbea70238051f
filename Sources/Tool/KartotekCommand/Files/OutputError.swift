/// An output that could not be written; `path` is the one the person gave.
package struct OutputError: Error, Equatable {
  /// What was tried, as in `cannot make the directory`.
  package let action: String
  package let path: String
  package let cause: SystemError

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - action: What was tried.
  ///   - path: The path that the person gave.
  ///   - cause: The system's reason.
  package init(action: String, path: String, cause: SystemError) {
    self.action = action
    self.path = path
    self.cause = cause
  }
}
