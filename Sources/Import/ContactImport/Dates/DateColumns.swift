/// What the columns of a file tell about their dates, by the number of the column.
///
/// An array: a column learns from every value, and a dictionary takes as long as reading one.
struct DateColumns: Sendable {
  private var columns: [DateColumn] = []

  /// The numbers of the columns that may have told something.
  var indices: Range<Int> { columns.indices }

  /// What a column has told; nothing for columns that were not met.
  subscript(column: Int) -> DateColumn {
    get { columns.indices.contains(column) ? columns[column] : DateColumn() }
    _modify {
      while columns.count <= column { columns.append(DateColumn()) }
      yield &columns[column]
    }
  }

  /// Adds what another part of the file has told.
  mutating func merge(_ other: DateColumns) {
    for column in other.indices { self[column] = self[column] + other[column] }
  }
}
