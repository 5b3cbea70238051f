/// The version of a list that a section or row on the screen shows, and its number there.
public struct RowOrigin: Sendable, Hashable {
  /// The number; negative for the new version, counted from -1 downwards.
  private var code: Int32

  private init(_ code: Int32) { self.code = code }

  /// A section or row of the version before.
  ///
  /// - Parameter number: Its number among all sections or rows.
  /// - Returns: The origin.
  public static func old(_ number: Int) -> RowOrigin {
    RowOrigin(Int32(truncatingIfNeeded: number))
  }

  /// A section or row of the version after.
  ///
  /// - Parameter number: Its number among all sections or rows.
  /// - Returns: The origin.
  public static func new(_ number: Int) -> RowOrigin {
    RowOrigin(~Int32(truncatingIfNeeded: number))
  }

  /// Whether the version after is shown.
  public var isNew: Bool { code < 0 }

  /// The number among all sections or rows of the version.
  public var number: Int { Int(code < 0 ? ~code : code) }
}
