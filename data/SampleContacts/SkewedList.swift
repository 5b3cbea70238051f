/// A list from which its first elements are drawn most often, as names are in real life: the chance
/// of the element of rank r falls as 1 / (r + 3).
struct SkewedList<Element: Sendable>: Sendable {
  private let elements: [Element]
  /// An index for each of the slots that a draw can hit; a slot is hit with equal chance.
  private let slots: [UInt16]

  init(_ elements: [Element]) {
    precondition(!elements.isEmpty && elements.count <= 1 << 16)
    self.elements = elements
    let slotCount = max(4096, elements.count * 4)
    var total = 0.0
    for rank in elements.indices { total += 1 / Double(rank + 3) }
    var slots: [UInt16] = []
    slots.reserveCapacity(slotCount)
    var reached = 0.0
    for rank in elements.indices {
      reached += 1 / Double(rank + 3)
      // Every element keeps at least one slot, so that no name is a dead letter.
      let end = max(slots.count + 1, Int(reached / total * Double(slotCount)))
      while slots.count < end { slots.append(UInt16(rank)) }
    }
    self.slots = slots
  }

  func draw(_ random: inout SplitMix64) -> Element {
    elements[Int(slots[random.number(below: slots.count)])]
  }
}
