public import SectionModel

/// What a cell shows: texts and an image, copied from a row as they are.
///
/// Setting a cell's content sets every field, so that nothing of the row before it stays.
public struct CellContent: Sendable, Equatable {
  /// The title.
  public var text: String
  /// The second text; nil where the cell style has none.
  public var secondaryText: String?
  /// What stands beside the texts; nil where the cell style has none.
  public var image: RowImage?
  /// The title before, in and behind the part that decides the order, where they are known.
  public var parts: [String]?
  /// The direction of the title where it is not the list's.
  public var direction: TextDirection?
  /// The language of the title where it is not the list's.
  public var language: String?
  /// The title read aloud, where it differs.
  public var spoken: String?
  /// Whether the row is not there yet.
  public var isPlaceholder = false

  /// Makes a content.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - secondaryText: The second text.
  ///   - image: What stands beside the texts.
  public init(text: String, secondaryText: String? = nil, image: RowImage? = nil) {
    self.text = text
    self.secondaryText = secondaryText
    self.image = image
  }

  /// Takes from a row what a cell style shows.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - style: The style of the cell.
  public init(_ row: Row, style: CellStyle) {
    text = row.text
    secondaryText = style.arrangement.hasSecondaryText ? row.secondaryText : nil
    image = style.arrangement.hasImage ? row.image : nil
    parts = row.parts
    direction = row.direction
    language = row.language
    spoken = row.spoken
  }

  /// Stands in for a row that is not there yet.
  public static var placeholder: CellContent {
    var content = CellContent(text: "")
    content.isPlaceholder = true
    return content
  }
}
