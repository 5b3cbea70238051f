public import SectionModel

/// A version of a list that is ready to be compared: no identifier stands in it twice.
///
/// Made once for each version; comparing it with the next one and looking for rows need no table
/// beyond it.
public struct ListSnapshot: Sendable {
  /// Identifiers and hashes of the version.
  public let outline: ListOutline
  let table: RowTable
  private let sectionNumbers: [String: Int]

  /// Checks and enters all identifiers.
  ///
  /// - Parameter outline: A version of a list.
  /// - Throws: `DiffError` when an identifier stands twice in it.
  /// - Complexity: O(*n*) in rows and sections.
  public init(_ outline: ListOutline) throws(DiffError) {
    self.outline = outline
    var numbers: [String: Int] = [:]
    for (number, section) in outline.sections.enumerated() {
      if let first = numbers.updateValue(number, forKey: section.id) {
        throw .duplicateSection(id: section.id, first: first, second: number)
      }
    }
    sectionNumbers = numbers
    do throws(RowTable.Duplicate) {
      table = try RowTable(RowIDs(outline))
    } catch {
      throw .duplicateRow(
        id: outline.id(of: error.second), first: outline.place(of: error.first),
        second: outline.place(of: error.second))
    }
  }

  /// The number of a section.
  ///
  /// - Parameter id: An identifier.
  /// - Returns: Nil where no section has it.
  /// - Complexity: O(1)
  public func section(withID id: String) -> Int? { sectionNumbers[id] }

  /// The place of a row.
  ///
  /// - Parameter id: An identifier.
  /// - Returns: Nil where no row has it.
  /// - Complexity: O(log *n*) in sections.
  public func place(ofRow id: String) -> RowPlace? {
    table.row(equalTo: 0, in: RowIDs(id)).map { outline.place(of: $0) }
  }

  /// The identifier of a row.
  ///
  /// - Parameter place: A place in the list.
  /// - Returns: The identifier.
  public func id(at place: RowPlace) -> String {
    outline.id(of: outline.sections[place.section].rows.lowerBound + place.row)
  }
}

extension ListOutline {
  /// The section of a row and its number there.
  func place(of row: Int) -> RowPlace {
    let section = sections.partitioningIndex { $0.rows.upperBound > row }
    return RowPlace(section: section, row: row - sections[section].rows.lowerBound)
  }
}
