public import SectionModel

/// What cells are reused for: cells of another style are other cells, whatever their name.
public struct ReuseIdentity: Sendable, Hashable {
  /// The name of the kind of row.
  public var name: String
  /// The style of the cells.
  public var style: CellStyle

  /// Makes an identity.
  ///
  /// - Parameters:
  ///   - name: The name of the kind of row.
  ///   - style: The style of the cells.
  public init(_ name: String, style: CellStyle) {
    self.name = name
    self.style = style
  }
}

/// One use of a cell for one row; something that arrives later belongs to it only while it lasts.
public struct CellBinding: Sendable, Hashable {
  /// The row's identifier; nil where the data source gives none.
  public internal(set) var id: String?
  /// A number that no other binding of the table has.
  public internal(set) var number: Int
}

/// A cell of a table, which shows one row after another.
///
/// A program that draws something subclasses it, and draws `content` after each binding.
open class TableCell {
  /// What the cell is reused for.
  public let identity: ReuseIdentity
  /// The row that is shown, and since when.
  public internal(set) var binding = CellBinding(id: nil, number: 0)
  /// Where the row is; the table keeps it right.
  public internal(set) var place = RowPlace(section: 0, row: 0)
  /// What is shown.
  public private(set) var content = CellContent(text: "")
  /// A picture that was loaded for this row; nil until it has come.
  public internal(set) var picture: [UInt8]?
  /// Whether the row is selected.
  public internal(set) var isSelected = false
  /// The edge at which actions are open; nil while none are.
  public internal(set) var openEdge: RowEdge?

  /// Makes a cell.
  ///
  /// - Parameter identity: What it is reused for.
  public required init(_ identity: ReuseIdentity) {
    self.identity = identity
  }

  /// Shows a row: every field is set, also to nothing.
  ///
  /// - Parameters:
  ///   - id: The row's identifier.
  ///   - content: What to show.
  open func bind(id: String?, content: CellContent) {
    binding.id = id
    self.content = content
    picture = nil
  }

  /// Resets what is no content, just before the table hands the cell out again.
  ///
  /// Content is replaced when the next row is bound; it is not touched here, and nothing is called while the
  /// cell lies in its pool or when its row is shown anew. A subclass cancels here what it has begun for the
  /// row before.
  open func prepareForReuse() {
    isSelected = false
    openEdge = nil
  }
}
