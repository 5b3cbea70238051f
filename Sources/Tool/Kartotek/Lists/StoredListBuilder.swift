internal import ContactImport
internal import ContactModel
internal import ParallelWork
internal import SectionFormatting

/// Makes the list of one locale from parts of its contacts.
///
/// Each part is ordered and cut at the same places; what lies between two cuts goes to storage, and is
/// read together when the list is written. Records take a third of the room of rows, and ranges that
/// follow each other need no merge.
struct StoredListBuilder {
  /// Contacts that are stored at a time: a megabyte or so.
  private static let blockSize = 8192

  private let maker: ListMaker
  private let storage: any TemporaryStorage
  private let rangeCount: Int
  /// Where the list is cut: what the first part says, which is to be a fair sample.
  private var cuts: [OrderPlace]?
  private var ranges: [[Range<Int>]] = []
  private var counts: [Int]
  private var fold: [String: String]?

  init(_ maker: ListMaker, storage: any TemporaryStorage, rangeCount: Int) {
    self.maker = maker
    self.storage = storage
    self.rangeCount = rangeCount
    counts = Array(repeating: 0, count: maker.formatter.sectionCount)
    fold = maker.options.searchKeys ? [:] : nil
  }

  /// Stores the contacts of a part, in order.
  mutating func add(_ contacts: PreparedContacts, threads: Int) throws(ImportError) {
    let ordered = maker.formatter.order(contacts, workers: threads)
    for (section, count) in ordered.counts.enumerated() { counts[section] += count }
    if let other = ordered.fold { fold?.merge(other) { first, _ in first } }
    let cuts = self.cuts ?? ordered.cuts(rangeCount: rangeCount)
    if self.cuts == nil { ranges = Array(repeating: [], count: cuts.count + 1) }
    self.cuts = cuts
    let blocks = Self.blocks(of: ordered.ranges(cuts))
    var block = 0
    try forEachChunk(blocks.count, workers: threads) { number in
      ordered.records(of: blocks[number].contacts).stored()
    } use: { records throws(ImportError) in
      ranges[blocks[block].range].append(try storage.store(records))
      block += 1
    }
  }

  private static func blocks(
    of ranges: [ArraySlice<UInt32>]
  ) -> [(range: Int, contacts: ArraySlice<UInt32>)] {
    ranges.enumerated().flatMap { number, contacts in
      stride(from: contacts.startIndex, to: contacts.endIndex, by: blockSize).map { start in
        (number, contacts[start..<min(start + blockSize, contacts.endIndex)])
      }
    }
  }

  func list(threads: Int) -> StoredList {
    StoredList(
      maker, storage: storage, ranges: ranges, counts: counts, fold: fold, threads: threads)
  }
}
