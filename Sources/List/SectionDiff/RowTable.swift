/// Finds the row of an identifier, for all rows of a list.
///
/// Open addressing over the bytes that the outline holds: 8 to 16 bytes a row, a tenth of what a
/// dictionary of strings takes. A slot has the row's number and, in the bits that it leaves, some of
/// the hash, so that hardly an identifier is compared in vain.
struct RowTable: Sendable {
  /// Two rows of one identifier.
  struct Duplicate: Error {
    let first: Int
    let second: Int
  }

  let ids: RowIDs
  private var slots: [UInt32]
  /// The bits of a slot that are a row's number and 1; a slot of 0 is empty.
  private let rowMask: UInt32

  /// Enters all rows.
  init(_ ids: RowIDs) throws(Duplicate) {
    self.ids = ids
    var size = 16
    while size < ids.count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    // At least twice as large as the highest row's number and 1.
    rowMask = UInt32(truncatingIfNeeded: size - 1)
    for row in 0..<ids.count {
      let hash = ids.hash(of: row)
      let slot = slot(of: row, in: ids, hash)
      guard slots[slot] == 0 else {
        throw Duplicate(first: Int(slots[slot] & rowMask) - 1, second: row)
      }
      slots[slot] = tag(of: hash) | UInt32(truncatingIfNeeded: row &+ 1)
    }
  }

  /// The row that has an identifier of another list; nil where there is none.
  func row(equalTo row: Int, in other: RowIDs) -> Int? {
    let found = slots[slot(of: row, in: other, other.hash(of: row))]
    return found == 0 ? nil : Int(found & rowMask) - 1
  }

  /// The slot of an identifier, or the empty one where it would be.
  private func slot(of row: Int, in other: RowIDs, _ hash: UInt64) -> Int {
    let mask = slots.count &- 1
    let tag = tag(of: hash)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let found = slots[slot]
      if found == 0 { return slot }
      if found & ~rowMask == tag, ids.isEqual(Int(found & rowMask) &- 1, other, row) { return slot }
      slot = (slot &+ 1) & mask
    }
  }

  /// The hash bits of a slot; the lower ones have chosen the slot.
  private func tag(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~rowMask
  }
}
