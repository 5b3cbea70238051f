internal import ListEngine
internal import SectionModel
internal import SectionReading

/// A list on a screen of 800 points, shown in one of the ways.
final class RenderSubject {
  static let height = 800.0

  private(set) var table: TableView
  /// What formats on render; nil where nothing does.
  let formatting: FormattingSource?
  /// What shows an exported list.
  let source: ListSource?
  private let heights: RowHeightSource?
  private let reader: PageReader?

  /// Loads a list and shows its first screen.
  ///
  /// - Parameters:
  ///   - variant: The way to show it.
  ///   - input: The list.
  ///   - avatars: What loads avatars; where the variant fetches ahead it does so for them as well.
  /// - Throws: What reading the list or opening formatters throws.
  init(_ variant: RenderVariant, _ input: RenderInput, avatars: AvatarLoader? = nil) throws {
    switch variant {
    case .a0: formatting = try FormattingSource(input, style: .newFormatter)
    case .a1: formatting = try FormattingSource(input, style: .knownPattern)
    case .a2: formatting = try FormattingSource(input, style: .cachedFormatter)
    default: formatting = nil
    }
    switch variant {
    case .a0, .a1, .a2: source = nil
    case .paged, .prefetched: source = ListSource(try input.paged())
    default: source = ListSource(input.list)
    }
    heights = source.flatMap { variant.hasHeights ? RowHeightSource(variant, $0) : nil }
    source?.showsPlaceholders = variant == .prefetched
    reader = variant == .prefetched ? source.map { PageReader($0) } : nil
    if let formatting {
      table = TableView(formatting, height: Self.height)
    } else if let source {
      table = TableView(source, height: Self.height)
    } else {
      preconditionFailure("a variant has a source")
    }
    (table.rowHeight, table.headerHeight, table.footerHeight) = (60, 28, 0)
    table.direction = input.list.plan.direction
    table.estimatedRowHeight = variant == .estimatedHeights ? nil : 0
    table.delegate = heights
    avatars?.pages = reader?.queue
    if let reader { table.prefetcher = avatars ?? reader.queue }
    table.reloadData()
  }

  /// An update to a version of the list, compared; nil where the list is sorted anew instead.
  func update(to next: RenderInput) throws -> VersionUpdate? {
    guard let source else { return nil }
    let version = source.pages == nil ? ListVersion(next.list) : try next.paged()
    var update = source.update(to: version)
    try update.compare()
    return update
  }

  /// Shows a version of the list.
  func show(_ next: RenderInput, _ update: VersionUpdate?) throws {
    if let update, let source {
      try source.apply(update, in: table)
    } else if let formatting {
      try formatting.show(next.people)
      table.reloadData(keepingPlace: true)
    }
  }

  /// Takes pages that were read elsewhere; the clock runs.
  func takePages() throws { try reader?.takePages(table) }

  /// Gives out pages that are needed; the clock stands.
  ///
  /// - Parameter isWaiting: Whether to wait until they are read.
  func askForPages(waiting isWaiting: Bool = false) { reader?.askForPages(waiting: isWaiting) }
}

/// Heights of rows from a table, or from measuring.
final class RowHeightSource: TableDelegate, TableHeights {
  private let source: ListSource
  /// Heights by section and row; the people of the sample are all equally high.
  private let table: [[Double]]?

  init(_ variant: RenderVariant, _ source: ListSource) {
    self.source = source
    table =
      variant == .listedHeights
      ? source.plan.sections.map { Array(repeating: 60, count: $0.count) } : nil
  }

  func height(ofRow place: RowPlace) -> Double {
    guard let table else { return measured(place) }
    // Sections may be longer in a later version.
    guard table.indices.contains(place.section), table[place.section].indices.contains(place.row)
    else { return 60 }
    return table[place.section][place.row]
  }

  /// A stand-in for measuring text: all scalars are looked at, and lines of 36 are counted.
  private func measured(_ place: RowPlace) -> Double {
    guard let row = source.row(at: place) else { return 60 }
    var width = 0
    for scalar in row.text.unicodeScalars { width += scalar.properties.isEmoji ? 2 : 1 }
    for scalar in (row.secondaryText ?? "").unicodeScalars { width += scalar.value > 0 ? 1 : 0 }
    return width > 36 ? 76 : 60
  }
}
