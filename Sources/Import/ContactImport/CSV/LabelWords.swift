/// Turns the label cells of a file into labels, each different cell once.
struct LabelWords: Sendable {
  /// A label cell and what it means.
  struct Entry: Sendable {
    let cell: [UInt8]
    /// UTF-8, or raw bytes where the cell is not UTF-8.
    let label: [UInt8]
    /// The cell began with `* `.
    let isPreferred: Bool
    /// The cell is not valid UTF-8.
    let isUndecided: Bool
  }

  /// More different cells than this are worked out every time; people have a dozen labels.
  private static let entryLimit = 64

  private(set) var entries: [Entry] = [
    Entry(cell: [], label: [], isPreferred: false, isUndecided: false)
  ]
  private let words: [String: String]

  private let isLegacy: Bool

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - words: Words that mean a label, in lower case.
  ///   - isLegacy: Whether cells beyond ASCII are in a legacy encoding.
  init(words: [String: String], isLegacy: Bool) {
    self.words = words
    self.isLegacy = isLegacy
  }

  /// The place in `entries` of what a cell means; the last entry is replaced when there are too many.
  mutating func place(of cell: Span<UInt8>) -> Int {
    for place in entries.indices where Self.areEqual(entries[place].cell, cell) { return place }
    if entries.count > Self.entryLimit { entries.removeLast() }
    entries.append(makeEntry(cell))
    return entries.count - 1
  }

  /// What a cell means.
  mutating func entry(of cell: Span<UInt8>) -> Entry {
    let place = place(of: cell)
    return entries[place]
  }

  private static func areEqual(_ known: borrowing [UInt8], _ cell: Span<UInt8>) -> Bool {
    guard known.count == cell.count else { return false }
    for index in cell.indices where known[index] != cell[index] { return false }
    return true
  }

  private func makeEntry(_ cell: Span<UInt8>) -> Entry {
    var bytes: [UInt8] = []
    for index in cell.indices { bytes.append(cell[index]) }
    var text = bytes[...]
    let isPreferred = text.first == 0x2A && (text.count == 1 || text.dropFirst().first == 0x20)
    if isPreferred { text = text.dropFirst().drop { $0 == 0x20 } }
    let isUndecided = isLegacy ? bytes.contains { $0 >= 0x80 } : !UTF8Check.isValid(cell)
    let label =
      isUndecided ? Array(text) : normalWord(String(decoding: text, as: UTF8.self)) ?? Array(text)
    return Entry(cell: bytes, label: label, isPreferred: isPreferred, isUndecided: isUndecided)
  }

  /// The normal word that a label in a cell means; nil when it is a label of its own.
  func normalWord(_ text: String) -> [UInt8]? {
    let key = HeadingKey.exact(text)
    let word = words[key] ?? words[text.lowercased()] ?? Self.spelledOut[key]
    return word.map { Array($0.utf8) }
  }

  /// The English words that programs write in every language.
  private static let spelledOut = [
    "home": "home", "work": "work", "mobile": "mobile", "main": "main", "home fax": "homeFax",
    "homefax": "homeFax", "work fax": "workFax", "workfax": "workFax", "other fax": "otherFax",
    "otherfax": "otherFax", "pager": "pager", "other": "other",
  ]
}
