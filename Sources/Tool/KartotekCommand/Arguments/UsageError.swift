/// Why a command line makes no sense.
package struct UsageError: Error, Equatable {
  /// What is wrong, naming the option.
  package let message: String
  /// The command whose usage is shown, if it is known.
  package var command: CommandName?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - message: What is wrong, naming the option.
  ///   - command: The command whose usage is shown, if it is known.
  package init(_ message: String, command: CommandName? = nil) {
    self.message = message
    self.command = command
  }
}
