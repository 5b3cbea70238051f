public import SectionModel

/// A row that stands elsewhere than before.
public struct RowMove: Sendable, Equatable {
  /// Its place before.
  public var from: RowPlace
  /// Its place after.
  public var to: RowPlace

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - from: The place before.
  ///   - to: The place after.
  public init(from: RowPlace, to: RowPlace) {
    self.from = from
    self.to = to
  }
}

/// A section that stands elsewhere than before, with its rows.
public struct SectionMove: Sendable, Equatable {
  /// Its number before.
  public var from: Int
  /// Its number after.
  public var to: Int

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - from: The number before.
  ///   - to: The number after.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

extension RowPlace {
  /// The place in words, for messages.
  var phrase: String { "section \(section) row \(row)" }
}
