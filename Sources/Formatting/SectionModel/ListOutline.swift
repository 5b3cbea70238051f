/// A list as ids and hashes, in order: all that two versions of it are compared by.
///
/// About 30 bytes a row with ids of ten letters; a value that never changes once it is made.
public struct ListOutline: Sendable, Equatable {
  /// A section of an outline.
  public struct Section: Sendable, Equatable {
    /// The section's identifier.
    public var id: String
    /// The hash of its title, header and footer.
    public var hash: String
    /// The places of its rows in the list.
    public var rows: Range<Int>
    /// The hash of the ids and hashes of its rows; empty where it is not known.
    public var rowsHash: String

    /// Makes a section.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - hash: The hash of its texts.
    ///   - rows: The places of its rows in the list.
    ///   - rowsHash: The hash of its rows; empty where it is not known.
    public init(id: String, hash: String, rows: Range<Int>, rowsHash: String = "") {
      self.id = id
      self.hash = hash
      self.rows = rows
      self.rowsHash = rowsHash
    }
  }

  /// The locale of the list.
  public var locale = ""
  /// What decided the order, in one string.
  public var collation = ""
  /// The style of the list.
  public var style = ListStyle.plain
  /// The kinds of row; a row's kind is a place in this array.
  public var kinds: [RowKind] = []
  /// The sections in order; their rows follow each other without gaps.
  public var sections: [Section] = []
  /// The pages that hold the rows; empty for a list in one document.
  public var pages: [PageSummary] = []
  /// The hash of the whole list; empty where it is not known.
  public var snapshot = ""
  /// All identifiers, one after another.
  package private(set) var ids: [UInt8] = []
  /// Where each identifier ends in `ids`.
  package private(set) var ends: [UInt64] = []
  /// The content hash of each row.
  package private(set) var hashes: [UInt64] = []
  /// The kind of each row up to the last that has another than 0.
  private var rowKinds: [UInt16] = []

  /// Makes an outline without rows.
  public init() {}

  /// The number of rows.
  public var count: Int { hashes.count }

  /// The identifier of a row, as bytes.
  ///
  /// - Parameter row: 0 ..< `count`.
  /// - Returns: ASCII.
  public func idBytes(of row: Int) -> ArraySlice<UInt8> {
    ids[(row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])]
  }

  /// The identifier of a row.
  ///
  /// - Parameter row: 0 ..< `count`.
  /// - Returns: The identifier.
  public func id(of row: Int) -> String { String(decoding: idBytes(of: row), as: UTF8.self) }

  /// The content hash of a row.
  ///
  /// - Parameter row: 0 ..< `count`.
  /// - Returns: The number that the document shows as 16 hexadecimal digits.
  public func hash(of row: Int) -> UInt64 { hashes[row] }

  /// The kind of a row.
  ///
  /// - Parameter row: 0 ..< `count`.
  /// - Returns: A place in `kinds`.
  public func kind(of row: Int) -> Int { row < rowKinds.count ? Int(rowKinds[row]) : 0 }

  /// Adds a row at the end.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - hash: The content hash.
  ///   - kind: The place of its kind in `kinds`; at most 65 535.
  public mutating func append(id: some Collection<UInt8>, hash: UInt64, kind: Int = 0) {
    if kind != 0 {
      rowKinds.append(contentsOf: repeatElement(0, count: count - rowKinds.count))
      rowKinds.append(UInt16(kind))
    }
    ids.append(contentsOf: id)
    ends.append(UInt64(ids.count))
    hashes.append(hash)
  }

  /// Adds rows of another outline at the end.
  ///
  /// - Parameters:
  ///   - rows: Places in the other outline.
  ///   - other: The other outline.
  public mutating func append(_ rows: Range<Int>, of other: ListOutline) {
    for row in rows {
      append(id: other.idBytes(of: row), hash: other.hash(of: row), kind: other.kind(of: row))
    }
  }
}
