/// What a value looks like, where no heading tells.
enum ValueKind: Equatable {
  case email
  case phone
  case url
  case other

  init(_ value: Span<UInt8>) {
    var digitCount = 0
    var hasAt = false
    var isPhone = true
    for index in value.indices {
      switch value[index] {
      case 0x30...0x39: digitCount += 1
      case 0x40: hasAt = index > 0 && index + 1 < value.count
      // + ( ) - . / blank, # and * of exchanges, x of extensions
      case 0x2B, 0x28, 0x29, 0x2D, 0x2E, 0x2F, 0x20, 0x23, 0x2A, 0x78: break
      // Persian and Arabic digits in UTF-8: D9 A0...A9, DB B0...B9
      case 0xD9, 0xDB: digitCount += 1
      case 0x80...0xBF: break
      default: isPhone = false
      }
    }
    if hasAt {
      self = .email
    } else if isPhone, digitCount >= 5 {
      self = .phone
    } else {
      self = Self.isAddress(value) ? .url : .other
    }
  }

  private static func isAddress(_ value: Span<UInt8>) -> Bool {
    for start in ["http://", "https://", "www."] {
      let prefix = Array(start.utf8)
      guard value.count > prefix.count else { continue }
      if prefix.indices.allSatisfy({ value[$0] | 0x20 == prefix[$0] | 0x20 }) { return true }
    }
    return false
  }
}
