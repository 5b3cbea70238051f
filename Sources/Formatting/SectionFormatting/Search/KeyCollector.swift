/// Gathers keys and gives those that say something the others do not.
struct KeyCollector {
  /// The texts of all keys that were added.
  private(set) var bytes: [UInt8] = []
  /// Where in `bytes` the keys are; after `settle` those that count, in the order of their bytes.
  private(set) var ranges: [Range<Int>] = []

  /// Forgets all keys.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
  }

  /// Adds a key.
  mutating func add(_ key: Span<UInt8>) {
    bytes.append(copying: key)
    endKey()
  }

  /// Adds the digits of a phone.
  mutating func add(digitsOf phone: Span<UInt8>) {
    PhoneDigits.append(phone, to: &bytes)
    endKey()
  }

  private mutating func endKey() {
    let start = ranges.last?.upperBound ?? 0
    if bytes.count > start { ranges.append(start..<bytes.count) }
  }

  /// Orders the keys by their bytes and drops those that begin another: whatever they match, the
  /// longer one does too.
  mutating func settle() {
    let all = bytes
    ranges.sort { Self.isBefore(all.span.extracting($0), all.span.extracting($1)) }
    var count = 0
    for place in ranges.indices {
      let isLast = place + 1 == ranges.count
      if !isLast, Self.begins(ranges[place], ranges[place + 1], all.span) { continue }
      ranges[count] = ranges[place]
      count += 1
    }
    ranges.removeLast(ranges.count - count)
  }

  private static func begins(
    _ key: Range<Int>, _ other: Range<Int>, _ bytes: Span<UInt8>
  ) -> Bool {
    guard key.count <= other.count else { return false }
    let beginning = other.lowerBound..<(other.lowerBound + key.count)
    return ByteText.isEqual(bytes.extracting(key), bytes.extracting(beginning))
  }

  private static func isBefore(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < left.count, offset < right.count {
      let (first, second) = (
        ByteText.orderedWord(left, at: offset), ByteText.orderedWord(right, at: offset)
      )
      if first != second { return first < second }
      offset += 8
    }
    return left.count < right.count
  }
}
