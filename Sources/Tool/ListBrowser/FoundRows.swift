internal import ListEngine
internal import SectionModel

/// The rows that a search has found, as a list without sections.
final class FoundRows: TableDataSource {
  private let rows: [Row]
  private let kinds: [RowKind]

  init(_ rows: [Row], kinds: [RowKind]) {
    self.rows = rows
    self.kinds = kinds
  }

  func numberOfRows(inSection section: Int) -> Int { rows.count }

  func cell(at place: RowPlace, in table: TableView) -> TableCell {
    let row = rows[place.row]
    let kind = kinds.indices.contains(row.kind ?? 0) ? kinds[row.kind ?? 0] : nil
    let identity = ReuseIdentity(kind?.id ?? "", style: kind?.cellStyle ?? .subtitle)
    let cell = table.dequeueCell(identity, for: place)
    cell.bind(id: row.id, content: CellContent(row, style: identity.style))
    return cell
  }
}
