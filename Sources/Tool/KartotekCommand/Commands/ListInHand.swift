internal import Kartotek
internal import SectionModel

/// A list that is ready to be written, wherever its contacts are.
enum ListInHand {
  case inMemory(ContactList, threads: Int)
  case stored(StoredList)

  var rowCount: Int {
    switch self {
    case .inMemory(let list, _): list.plan.counts.rows
    case .stored(let list): list.plan.counts.rows
    }
  }

  /// Writes a document, and collects its outline unless that is nil.
  func write(outline: inout ListOutline?, to sink: ([UInt8]) throws -> Void) throws {
    switch self {
    case .inMemory(let list, let threads):
      try list.write(threads: threads, outline: &outline, to: sink)
    case .stored(let list): try list.write(outline: &outline, to: sink)
    }
  }

  /// Writes pages, collects their outline unless that is nil, and returns the manifest.
  func writePages(
    pageRows: Int, outline: inout ListOutline?, to sink: (PageSummary, [UInt8]) throws -> Void
  ) throws -> [UInt8] {
    switch self {
    case .inMemory(let list, let threads):
      try list.writePages(pageRows: pageRows, threads: threads, outline: &outline, to: sink)
    case .stored(let list):
      try list.writePages(pageRows: pageRows, outline: &outline, to: sink)
    }
  }
}
