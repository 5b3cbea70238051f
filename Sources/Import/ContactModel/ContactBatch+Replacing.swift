extension ContactBatch {
  /// Puts decided records in the places of the undecided ones.
  ///
  /// Everything stays in the memory of the batch, behind as many free bytes as the records before any
  /// place grow in all: a second arena would cost more than the decisions themselves.
  ///
  /// - Parameter decided: As many records as are undecided, in their order.
  mutating func replaceUndecided(by decided: ContactBatch) {
    let room = mostGrowth(by: decided)
    if room > 0 { bytes.insert(contentsOf: repeatElement(0, count: room), at: 0) }
    var (next, start, end) = (0, 0, 0)
    for (number, record) in undecidedRecords.enumerated() {
      let undecided = range(of: Int(record))
      move((start + room)..<(undecided.lowerBound + room), to: end)
      let shift = end - start
      shiftStarts(next...Int(record), by: shift)
      end = undecided.lowerBound + shift
      let replacement = decided.range(of: number)
      copy(replacement, of: decided.bytes, to: end)
      end += replacement.count
      (next, start) = (Int(record) + 1, undecided.upperBound)
    }
    let count = bytes.count - room
    move((start + room)..<(count + room), to: end)
    shiftStarts(next...self.count, by: end - start)
    bytes.removeLast(room + start - end)
    undecidedRecords = []
  }

  /// The most bytes by which all records up to one of them grow.
  private func mostGrowth(by decided: ContactBatch) -> Int {
    var (growth, most) = (0, 0)
    for (number, record) in undecidedRecords.enumerated() {
      growth += decided.range(of: number).count - range(of: Int(record)).count
      most = max(most, growth)
    }
    return most
  }

  private mutating func shiftStarts(_ records: ClosedRange<Int>, by shift: Int) {
    for record in records { starts[record] = UInt32(Int(starts[record]) + shift) }
  }

  private mutating func move(_ range: Range<Int>, to place: Int) {
    guard range.lowerBound != place, !range.isEmpty else { return }
    precondition(range.upperBound <= bytes.count && place < range.lowerBound)
    unsafe bytes.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe (start + place).copyMemory(from: start + range.lowerBound, byteCount: range.count)
    }
  }

  private mutating func copy(_ range: Range<Int>, of other: [UInt8], to place: Int) {
    var target = bytes.mutableSpan
    for offset in 0..<range.count { target[place + offset] = other[range.lowerBound + offset] }
  }
}
