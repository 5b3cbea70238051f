internal import LocaleProfiles

/// Why a profile cannot be used, and where in its file the fault is.
public struct ProfileFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name of the file, as in `tr.json`.
  public let file: String
  /// The path of the faulty key or value, as in `words.contacts.value`; empty for the whole file.
  public let key: String
  /// The rule that was broken, as one phrase.
  public let rule: String

  /// Key and rule as one phrase; the file is left to whoever knows its folder.
  public var description: String { key.isEmpty ? rule : "\(key): \(rule)" }

  init(file: String, key: String = "", _ rule: String) {
    self.file = file
    self.key = key
    self.rule = rule
  }

  init(_ error: ProfileError) {
    self.init(file: error.file, key: error.key, error.phrase)
  }
}
