internal import KartotekICU

/// Gives equal texts one number: 0 to the empty text, and from 1 on in order of first sight.
struct PartInterner: Sendable {
  private(set) var texts = PartArena()
  private var hashes: [UInt32] = []
  private var table: [UInt32]

  init() {
    table = Array(repeating: .max, count: 256)
    _ = insert([UInt8]().span)
  }

  var count: Int { texts.count }

  /// The number of a text; new texts are copied.
  mutating func insert(_ text: Span<UInt8>) -> UInt32 {
    guard !text.isEmpty || hashes.isEmpty else { return 0 }
    let hash = ByteText.hash(text)
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    let short = UInt32(truncatingIfNeeded: hash >> 32)
    while table[slot] != .max {
      let found = Int(table[slot])
      if hashes[found] == short, isEqual(found, text) { return table[slot] }
      slot = (slot + 1) & mask
    }
    table[slot] = UInt32(hashes.count)
    append(text, short)
    return UInt32(hashes.count - 1)
  }

  private func isEqual(_ number: Int, _ text: Span<UInt8>) -> Bool {
    ByteText.isEqual(texts.bytes.span.extracting(texts.range(number)), text)
  }

  private mutating func append(_ text: Span<UInt8>, _ hash: UInt32) {
    unsafe text.withUnsafeBufferPointer { unsafe texts.bytes.append(contentsOf: $0) }
    texts.ends.append(UInt32(texts.bytes.count))
    hashes.append(hash)
    if hashes.count * 4 > table.count * 3 { grow() }
  }

  private mutating func grow() {
    table = Array(repeating: .max, count: table.count * 2)
    let mask = table.count - 1
    for number in hashes.indices {
      let hash = ByteText.hash(texts.bytes.span.extracting(texts.range(number)))
      var slot = Int(truncatingIfNeeded: hash) & mask
      while table[slot] != .max { slot = (slot + 1) & mask }
      table[slot] = UInt32(number)
    }
  }
}

extension PartArena {
  /// Where a text is in `bytes`.
  func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// Adds a text to `output`: by buffer, because a slice would cost a reference count each time.
  func add(_ index: Int, to output: inout [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range(index)]))
    }
  }

  /// Adds one text at the end.
  mutating func add(_ text: Span<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    ends.append(UInt32(bytes.count))
  }
}
