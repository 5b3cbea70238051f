/// Lines of cells in columns: the first two to the left, numbers to the right.
///
/// - Parameter rows: Lines of equally many cells; the first decides how many.
/// - Returns: The lines, each with its line break.
package func aligned(_ rows: [[String]]) -> String {
  let widths = rows[0].indices.map { column in rows.reduce(0) { max($0, $1[column].count) } }
  return rows.map { row in
    row.indices.map { column in
      let padding = String(repeating: " ", count: widths[column] - row[column].count)
      return column < 2 ? row[column] + padding : padding + row[column]
    }.joined(separator: "  ") + "\n"
  }.joined()
}
