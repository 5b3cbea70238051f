internal import SectionModel

/// Finds the row of an identifier, for all rows of a list.
///
/// Open addressing over the bytes that the outline holds: 8 bytes a row at most half full, a tenth of
/// what a dictionary of strings takes.
struct RowTable {
  private let outline: ListOutline
  private var slots: [UInt32]

  /// Enters all rows.
  init(_ outline: ListOutline) throws(DiffError) {
    self.outline = outline
    var size = 16
    while size < outline.count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for row in 0..<outline.count {
      let id = outline.idBytes(of: row)
      let slot = slot(of: id)
      guard slots[slot] == 0 else { throw .duplicateID(String(decoding: id, as: UTF8.self)) }
      slots[slot] = UInt32(row + 1)
    }
  }

  /// The row of an identifier; nil where the list has none.
  func row(of id: ArraySlice<UInt8>) -> Int? {
    let row = Int(slots[slot(of: id)])
    return row == 0 ? nil : row - 1
  }

  /// The slot of an identifier, or the empty one where it would be.
  private func slot(of id: ArraySlice<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: Self.hash(id)) & mask
    while slots[slot] != 0, outline.idBytes(of: Int(slots[slot]) - 1) != id {
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// FNV-1a, whose high half is mixed into the low one.
  private static func hash(_ id: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in id { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }
}
