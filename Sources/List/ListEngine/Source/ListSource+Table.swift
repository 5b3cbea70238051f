internal import SectionDiff
public import SectionModel

/// A list as a table asks for it.
extension ListSource: TableDataSource {
  /// The number of sections.
  public var numberOfSections: Int { plan.sections.count }

  /// The number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int { plan.sections[section].count }

  /// The section's header.
  public func header(ofSection section: Int) -> String? { plan.sections[section].header }

  /// The section's footer.
  public func footer(ofSection section: Int) -> String? { plan.sections[section].footer }

  /// A cell of the row's kind with the row's content, or a placeholder.
  public func cell(at place: RowPlace, in table: TableView) -> TableCell {
    guard let (rows, row) = rows(at: place, reading: !showsPlaceholders) else {
      let cell = table.dequeueCell(identity(ofKind: 0), for: place)
      cell.bind(id: nil, content: .placeholder)
      return cell
    }
    let identity = identity(ofKind: rows[row].kind ?? 0)
    let cell = table.dequeueCell(identity, for: place)
    cell.bind(id: rows[row].id, content: CellContent(rows[row], style: identity.style))
    return cell
  }

  private func identity(ofKind kind: Int) -> ReuseIdentity {
    guard plan.kinds.indices.contains(kind) else { return ReuseIdentity("", style: .subtitle) }
    return ReuseIdentity(plan.kinds[kind].id, style: plan.kinds[kind].cellStyle)
  }

  /// The row's identifier; its page is read where it is not there.
  public func id(ofRow place: RowPlace) -> String? {
    guard let number = number(at: place) else { return nil }
    let original = removed.original(of: number)
    guard let id = row(at: place)?.id else { return nil }
    remember(id, number: original)
    return id
  }

  /// Where a row is now: any row of a document, of a paged list those that were chosen or whose page is there.
  public func place(ofRow id: String) -> RowPlace? {
    number(ofRow: id).flatMap { removed.current(of: $0) }.flatMap { plan.place(ofRow: $0) }
  }

  /// The titles of the index.
  public var indexTitles: [String] { plan.index?.titles ?? [] }

  /// The section that a title leads to.
  public func section(forIndexTitle title: String, at place: Int) -> Int {
    plan.index?.section(ofTitle: place) ?? 0
  }

  /// The index thinned out.
  public var condensedIndexes: [CondensedIndex] { plan.index?.condensed ?? [] }

  /// The list's actions, with its titles.
  public func actions(ofRow place: RowPlace) -> [RowAction] { plan.actions }

  /// The row's page and, where the row is known and has one, its photo.
  public func prefetchIDs(ofRow place: RowPlace) -> [PrefetchID] {
    guard let number = number(at: place) else { return [] }
    let original = removed.original(of: number)
    var ids: [PrefetchID] = []
    if let page = page(ofRow: original) { ids.append(.page(file(ofPage: page))) }
    if let row = loadedRow(number: original), row.image.photo != nil { ids.append(.row(row.id)) }
    return ids
  }
}
