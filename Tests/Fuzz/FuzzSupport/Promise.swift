/// Stops the program, and says why also in an optimised build, where a precondition is silent.
///
/// - Parameters:
///   - isKept: What has to be true.
///   - breach: What to say when it is not.
package func promise(_ isKept: Bool, _ breach: @autoclosure () -> String) {
  if !isKept { fatalError(breach()) }
}
