internal import KartotekICU

/// Gives equal texts one number: 0 to the empty text, and from 1 on in order of first sight.
struct PartInterner: Sendable {
  private(set) var texts = PartArena()
  /// Half of each text's hash: enough for its place in the table and to tell nearly all texts apart.
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
    return insert(text, UInt32(truncatingIfNeeded: ByteText.hash(text)))
  }

  /// The number of a text that has a number elsewhere, where it was hashed.
  mutating func insert(_ number: Int, of other: PartInterner) -> UInt32 {
    guard number > 0 else { return 0 }
    let text = other.texts.bytes.span.extracting(other.texts.range(number))
    return insert(text, other.hashes[number])
  }

  private mutating func insert(_ text: Span<UInt8>, _ hash: UInt32) -> UInt32 {
    let mask = table.count - 1
    var slot = Int(hash) & mask
    while table[slot] != .max {
      let found = Int(table[slot])
      if hashes[found] == hash, isEqual(found, text) { return table[slot] }
      slot = (slot + 1) & mask
    }
    table[slot] = UInt32(hashes.count)
    append(text, hash)
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
      var slot = Int(hashes[number]) & mask
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
