/// The four accumulators of XXH64 and its three kinds of step.
struct StableHashLanes: Sendable {
  private var lane1 = StableHash.prime1 &+ StableHash.prime2
  private var lane2 = StableHash.prime2
  private var lane3: UInt64 = 0
  private var lane4: UInt64 = 0 &- StableHash.prime1

  /// Takes whole stripes of 32 bytes.
  mutating func consume(_ bytes: Span<UInt8>) {
    let raw = unsafe bytes.bytes
    var offset = 0
    while offset &+ 32 <= raw.byteCount {
      lane1 = Self.round(lane1, Self.word(raw, offset))
      lane2 = Self.round(lane2, Self.word(raw, offset &+ 8))
      lane3 = Self.round(lane3, Self.word(raw, offset &+ 16))
      lane4 = Self.round(lane4, Self.word(raw, offset &+ 24))
      offset &+= 32
    }
  }

  /// Mixes the lanes (only when a whole stripe was seen), the length and fewer than 32 last bytes.
  func finish(tail: Span<UInt8>, totalLength: UInt64) -> UInt64 {
    var hash = totalLength >= 32 ? merged() : StableHash.prime5
    hash &+= totalLength
    return Self.avalanche(Self.absorb(tail, into: hash))
  }

  private func merged() -> UInt64 {
    var hash =
      Self.rotate(lane1, 1) &+ Self.rotate(lane2, 7) &+ Self.rotate(lane3, 12)
      &+ Self.rotate(lane4, 18)
    hash = Self.merge(hash, lane1)
    hash = Self.merge(hash, lane2)
    hash = Self.merge(hash, lane3)
    return Self.merge(hash, lane4)
  }

  private static func merge(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* StableHash.prime1 &+ StableHash.prime4
  }

  private static func absorb(_ tail: Span<UInt8>, into start: UInt64) -> UInt64 {
    let raw = unsafe tail.bytes
    var hash = start
    var offset = 0
    while offset &+ 8 <= raw.byteCount {
      hash ^= round(0, word(raw, offset))
      hash = rotate(hash, 27) &* StableHash.prime1 &+ StableHash.prime4
      offset &+= 8
    }
    if offset &+ 4 <= raw.byteCount {
      hash ^= UInt64(halfWord(raw, offset)) &* StableHash.prime1
      hash = rotate(hash, 23) &* StableHash.prime2 &+ StableHash.prime3
      offset &+= 4
    }
    while offset < raw.byteCount {
      hash ^= UInt64(tail[offset]) &* StableHash.prime5
      hash = rotate(hash, 11) &* StableHash.prime1
      offset &+= 1
    }
    return hash
  }

  private static func avalanche(_ value: UInt64) -> UInt64 {
    var hash = value
    hash = (hash ^ (hash >> 33)) &* StableHash.prime2
    hash = (hash ^ (hash >> 29)) &* StableHash.prime3
    return hash ^ (hash >> 32)
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* StableHash.prime2, 31) &* StableHash.prime1
  }

  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    (value &<< count) | (value &>> (64 &- count))
  }

  // Every 8-byte or 4-byte pattern is a valid integer, so these loads cannot form a bad value.
  private static func word(_ raw: RawSpan, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func halfWord(_ raw: RawSpan, _ offset: Int) -> UInt32 {
    UInt32(littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
