/// A section without its rows.
public struct SectionSummary: Sendable, Equatable, Codable {
  /// What a section is for.
  public enum Kind: String, Sendable, Equatable, Codable, CaseIterable {
    /// One letter of the list's alphabet.
    case letter
    /// Names of other scripts and everything before the first letter.
    case other
    /// Names that begin with a number, and contacts without any name.
    case number
  }

  /// `u-` and the code points of the label, or `other`, or `number`; never the title.
  public var id: String
  /// What the section is for.
  public var kind: Kind
  /// The title in the index.
  public var title: String
  /// The text above the rows.
  public var header: String
  /// The header read aloud, where the glyph alone is ambiguous.
  public var headerSpoken: String?
  /// The text below the rows.
  public var footer: String?
  /// The number of rows in the sections before.
  public var firstRow: Int
  /// The position of the header: `firstRow` and the number of sections before.
  public var firstPosition: Int
  /// The number of rows; at least 1.
  public var count: Int

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - kind: What it is for.
  ///   - title: Title and header.
  ///   - footer: The text below the rows.
  ///   - place: Its first row, its number among the sections, and its count of rows.
  public init(
    id: String, kind: Kind, title: String, footer: String?,
    place: (firstRow: Int, number: Int, count: Int)
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.header = title
    self.footer = footer
    self.firstRow = place.firstRow
    self.firstPosition = place.firstRow + place.number
    self.count = place.count
  }
}
