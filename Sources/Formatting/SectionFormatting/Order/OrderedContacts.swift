package import ContactModel
internal import SectionModel

/// Contacts in the order of one list, to be cut into ranges that follow each other.
///
/// Parts of the contacts that are cut at the same places give ranges that together are ranges of the
/// whole list: each is then a list of its own, and no rows are ever merged.
package struct OrderedContacts: Sendable {
  /// The number of contacts in each section that the list can have.
  package let counts: [Int]
  /// The table of search keys, for lists that have them.
  package let fold: [String: String]?
  private let contacts: [UInt32]
  private let keys: RowKeys

  init(_ order: RowOrder, _ keys: RowKeys, fold: [String: String]?) {
    self.keys = keys
    self.fold = fold
    counts = order.sections.map(\.count)
    contacts = order.sections.flatMap(\.self)
  }

  /// Finds places that cut the contacts into ranges that need about equally much memory.
  ///
  /// - Parameter rangeCount: The number of ranges, 1 or more.
  /// - Returns: `rangeCount` - 1 places at most, ascending.
  package func cuts(rangeCount: Int) -> [OrderPlace] {
    let sizes = contacts.map { keys.reader.memory(of: $0) }
    let total = sizes.reduce(0, +)
    var cuts: [OrderPlace] = []
    var size = 0
    for (index, contact) in contacts.enumerated() {
      if size > total * (cuts.count + 1) / rangeCount { cuts.append(place(of: contact)) }
      size += sizes[index]
    }
    return cuts
  }

  /// The contacts between cuts.
  ///
  /// - Parameter cuts: Places in the order of this list, ascending.
  /// - Returns: Before the first cut, before the second, ..., and from the last one on; in order.
  package func ranges(_ cuts: [OrderPlace]) -> [ArraySlice<UInt32>] {
    var ranges: [ArraySlice<UInt32>] = []
    var start = 0
    for cut in cuts {
      let end = index(of: cut)
      ranges.append(contacts[start..<end])
      start = end
    }
    return ranges + [contacts[start...]]
  }

  /// The records of some contacts, to be made a list of elsewhere.
  ///
  /// - Parameter range: One of the ranges.
  /// - Returns: The records in their order, with the identifiers that they have among all.
  package func records(of range: ArraySlice<UInt32>) -> IdentifiedRecords {
    IdentifiedRecords(range, of: keys.reader.directory)
  }

  /// The number of contacts before a place.
  private func index(of cut: OrderPlace) -> Int {
    contacts.partitioningIndex { place(of: $0) >= cut }
  }

  private func place(of contact: UInt32) -> OrderPlace {
    var identifier: [UInt8] = []
    keys.reader.readIdentifier(of: contact, into: &identifier)
    return OrderPlace(
      section: keys.section(of: contact), key: keys.joined.key(of: keys.fields(of: contact)),
      identifier: identifier)
  }
}

/// A place in the order of a list, whatever contacts the list has.
package struct OrderPlace: Sendable, Comparable {
  let section: Int
  /// The key of the fields joined by U+FFFE, which orders as their ranks do.
  let key: [UInt8]
  let identifier: [UInt8]

  /// Whether one place comes before another: by section, then by key, then by identifier.
  package static func < (left: OrderPlace, right: OrderPlace) -> Bool {
    if left.section != right.section { return left.section < right.section }
    if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
    return left.identifier.lexicographicallyPrecedes(right.identifier)
  }
}
