/// Turns UTF-16 or UTF-32 into UTF-8, window by window.
///
/// What is no scalar value becomes U+FFFD; a unit cut off by the end of a window waits for the next.
struct UTF16Transcoder {
  /// The order of the bytes of a unit.
  enum Order: Equatable {
    case littleEndian
    case bigEndian
  }

  private let order: Order
  private let unitSize: Int
  private var pendingBytes: [UInt8] = []
  private var highSurrogate: UInt32 = 0
  /// Whether something that is no scalar value was met.
  private(set) var hasDamage = false

  init(order: Order, unitSize: Int) {
    self.order = order
    self.unitSize = unitSize
  }

  /// Appends the text of the next bytes to `output`.
  mutating func transcode(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
    output.reserveCapacity(output.count + bytes.count * 3 / 2)
    var index = 0
    while !pendingBytes.isEmpty, pendingBytes.count < unitSize, index < bytes.count {
      pendingBytes.append(bytes[index])
      index += 1
    }
    if pendingBytes.count == unitSize {
      take(unit(pendingBytes.span, 0), &output)
      pendingBytes.removeAll()
    }
    while index + unitSize <= bytes.count {
      take(unit(bytes, index), &output)
      index += unitSize
    }
    while index < bytes.count {
      pendingBytes.append(bytes[index])
      index += 1
    }
  }

  /// Appends what is left at the end of the input.
  mutating func finish(_ output: inout [UInt8]) {
    if !pendingBytes.isEmpty || highSurrogate != 0 { appendReplacement(&output) }
    pendingBytes.removeAll()
    highSurrogate = 0
  }

  private func unit(_ bytes: Span<UInt8>, _ index: Int) -> UInt32 {
    var value: UInt32 = 0
    for offset in 0..<unitSize {
      let place = order == .bigEndian ? offset : unitSize - 1 - offset
      value = value << 8 | UInt32(bytes[index + place])
    }
    return value
  }

  private mutating func take(_ unit: UInt32, _ output: inout [UInt8]) {
    if highSurrogate != 0 {
      let high = highSurrogate
      highSurrogate = 0
      if (0xDC00...0xDFFF).contains(unit) {
        Self.append(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), &output)
        return
      }
      appendReplacement(&output)
    }
    if unitSize == 2, (0xD800...0xDBFF).contains(unit) {
      highSurrogate = unit
    } else if Unicode.Scalar(unit) == nil {
      appendReplacement(&output)
    } else {
      Self.append(unit, &output)
    }
  }

  private mutating func appendReplacement(_ output: inout [UInt8]) {
    hasDamage = true
    Self.append(0xFFFD, &output)
  }

  /// Appends a scalar value as UTF-8; anything else as U+FFFD.
  static func append(_ value: UInt32, _ output: inout [UInt8]) {
    switch value {
    case ..<0x80: output.append(UInt8(truncatingIfNeeded: value))
    case ..<0x800:
      output.append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
      output.append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
    default:
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
