internal import JSONWriting

/// JSON written into memory that was measured before: for documents of many small values.
///
/// An array looks at each append whether it has to be copied or to grow, and for rows of 300 bytes in
/// 40 pieces that was most of the work. A cursor only looks whether there is room, and stops the
/// program where there is none: whoever lent the memory has counted wrong. No commas are written of
/// their own accord.
@safe struct JSONCursor: ~Copyable {
  /// The number of bytes written so far.
  private(set) var count = 0
  private let memory: UnsafeMutableRawBufferPointer

  /// Begins at the start of memory that stays in place for as long as the cursor is used.
  ///
  /// - Parameter memory: The memory; what it holds does not matter.
  @unsafe init(_ memory: UnsafeMutableRawBufferPointer) {
    unsafe self.memory = memory
  }

  // MARK: - Bytes

  /// Writes bytes that are JSON already.
  ///
  /// - Parameter text: A piece of JSON.
  @inline(__always)
  mutating func raw(_ text: StaticString) {
    unsafe copy(text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Writes bytes that need no escaping.
  ///
  /// - Parameter text: UTF-8.
  @inline(__always)
  mutating func raw(_ text: Span<UInt8>) {
    unsafe text.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return }
      unsafe copy(start, text.count)
    }
  }

  /// Writes one byte.
  ///
  /// - Parameter byte: An ASCII character.
  @inline(__always)
  mutating func raw(_ byte: UInt8) {
    unsafe place(for: 1).storeBytes(of: byte, as: UInt8.self)
    count &+= 1
  }

  /// Writes eight bytes.
  ///
  /// - Parameter bytes: ASCII characters as they lie in memory.
  @inline(__always)
  mutating func raw(_ bytes: UInt64) {
    unsafe place(for: 8).storeBytes(of: bytes, as: UInt64.self)
    count &+= 8
  }

  /// Writes eight bytes in place of some that were written.
  ///
  /// - Parameters:
  ///   - start: Where the first byte stands.
  ///   - bytes: ASCII characters as they lie in memory.
  @inline(__always)
  mutating func overwrite(from start: Int, with bytes: UInt64) {
    precondition(start >= 0 && start &+ 8 <= count)
    let end = count
    count = start
    raw(bytes)
    count = end
  }

  /// Lends the bytes written last.
  ///
  /// - Parameters:
  ///   - start: Where they begin.
  ///   - use: Takes them; they are valid within the call only.
  @inline(__always)
  func withBytes(from start: Int, _ use: (UnsafeRawBufferPointer) -> Void) {
    precondition(start >= 0 && start <= count)
    unsafe use(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[start..<count]))
  }

  // MARK: - Values

  /// Writes a string.
  ///
  /// - Parameter text: UTF-8.
  /// - Complexity: O(*n*) in the number of bytes.
  @inline(__always)
  mutating func string(_ text: Span<UInt8>) {
    raw(0x22 as UInt8)
    escaped(text)
    raw(0x22 as UInt8)
  }

  /// Writes a number.
  ///
  /// - Parameter number: The number.
  mutating func integer(_ number: Int) {
    for byte in String(number).utf8 { raw(byte) }
  }

  // MARK: - Pieces

  /// Writes the inside of a string, eight bytes at a time for as long as nothing has to be escaped.
  ///
  /// The last eight bytes overlap those before, so that no text but the shortest is left with single
  /// bytes.
  @inline(__always)
  private mutating func escaped(_ text: Span<UInt8>) {
    let size = text.count
    guard size >= 8 else { return escapedShort(text) }
    let room = unsafe place(for: size)
    let source = unsafe text.bytes
    var offset = 0
    var last = false
    while true {
      let word = unsafe source.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard JSONEscapes.marks(word) == 0 else { break }
      unsafe room.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
      if last || size == 8 {
        count &+= size
        return
      }
      offset &+= 8
      if offset &+ 8 >= size {
        offset = size &- 8
        last = true
      }
    }
    count &+= offset
    escapedSlowly(text.extracting(offset..<size))
  }

  @inline(never)
  private mutating func escapedShort(_ text: Span<UInt8>) {
    guard text.count >= 4 else { return escapedSlowly(text) }
    let source = unsafe text.bytes
    let last = text.count &- 4
    let words = unsafe (
      source.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt32.self),
      source.unsafeLoadUnaligned(fromByteOffset: last, as: UInt32.self)
    )
    guard JSONEscapes.marks(UInt64(words.0) | UInt64(words.1) << 32) == 0 else {
      return escapedSlowly(text)
    }
    let room = unsafe place(for: text.count)
    unsafe room.storeBytes(of: words.0, as: UInt32.self)
    unsafe room.storeBytes(of: words.1, toByteOffset: last, as: UInt32.self)
    count &+= text.count
  }

  @inline(never)
  private mutating func escapedSlowly(_ text: Span<UInt8>) {
    for index in text.indices {
      let byte = text[index]
      guard JSONEscapes.isNeeded(for: byte) else {
        raw(byte)
        continue
      }
      var (bytes, size) = JSONEscapes.escape(of: byte)
      while size > 0 {
        raw(UInt8(truncatingIfNeeded: bytes))
        (bytes, size) = (bytes >> 8, size - 1)
      }
    }
  }

  @inline(__always) @unsafe
  private mutating func copy(_ source: UnsafePointer<UInt8>, _ size: Int) {
    unsafe place(for: size).copyMemory(from: source, byteCount: size)
    count &+= size
  }

  @inline(__always) @unsafe
  private func place(for size: Int) -> UnsafeMutableRawPointer {
    precondition(unsafe size <= memory.count &- count, "the memory was measured before")
    return unsafe memory.baseAddress.unsafelyUnwrapped + count
  }
}
