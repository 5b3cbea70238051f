internal import KartotekICU

/// The locale data of this machine are incomplete, or memory ran out.
///
/// No input and no option causes it.
public struct LocaleDataError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What failed, for a report of the problem.
  public let description: String

  /// Makes an error.
  ///
  /// - Parameter description: What failed.
  init(description: String) {
    self.description = description
  }

  init(_ error: ICUError) {
    description = "ICU failed in \(error.function): \(error.name)"
  }
}
