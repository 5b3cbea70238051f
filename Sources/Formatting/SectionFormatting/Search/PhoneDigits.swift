/// The digits of a phone as a search key.
enum PhoneDigits {
  /// Adds the digits of a number in ASCII, without those of an extension and without the 0 in
  /// brackets of `+46 (0)8 ...`, which is not dialled from abroad.
  ///
  /// - Parameters:
  ///   - phone: The number as stored.
  ///   - output: Receives the digits.
  static func append(_ phone: Span<UInt8>, to output: inout [UInt8]) {
    let start = output.count
    var offset = 0
    while offset < phone.count {
      let hasDigits = output.count > start
      if hasDigits, isBracketedZero(phone, offset) {
        offset += 3
        continue
      }
      let scalar = ScalarRanges.next(phone, &offset)
      if let digit = digit(scalar) {
        output.append(0x30 + digit)
      } else if hasDigits, endsNumber(scalar) {
        return
      }
    }
  }

  private static func isBracketedZero(_ phone: Span<UInt8>, _ offset: Int) -> Bool {
    offset + 2 < phone.count && phone[offset] == 0x28 && phone[offset + 1] == 0x30
      && phone[offset + 2] == 0x29
  }

  /// ASCII, Arabic, Persian and full-width digits: those that phones are written with.
  private static func digit(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x30...0x39: UInt8(scalar - 0x30)
    case 0x660...0x669: UInt8(scalar - 0x660)
    case 0x6F0...0x6F9: UInt8(scalar - 0x6F0)
    case 0xFF10...0xFF19: UInt8(scalar - 0xFF10)
    default: nil
    }
  }

  /// What stands before an extension or a pause: a letter of any script, `#`, `,` or `;`.
  private static func endsNumber(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x23, 0x2C, 0x3B, 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x1FFF: true
    default: false
    }
  }
}
