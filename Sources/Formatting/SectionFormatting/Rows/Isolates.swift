internal import SectionModel

/// The controls that keep a value in one piece within text of the other direction (UAX #9).
enum Isolates {
  /// U+2066 LEFT-TO-RIGHT ISOLATE.
  static let leftToRight: [UInt8] = [0xE2, 0x81, 0xA6]
  /// U+2067 RIGHT-TO-LEFT ISOLATE.
  static let rightToLeft: [UInt8] = [0xE2, 0x81, 0xA7]
  /// U+2069 POP DIRECTIONAL ISOLATE.
  static let end: [UInt8] = [0xE2, 0x81, 0xA9]

  static func start(_ direction: TextDirection) -> [UInt8] {
    direction == .leftToRight ? leftToRight : rightToLeft
  }
}

extension TextDirection {
  /// A direction by the raw value of ICU's; nil for neutral.
  init?(icuCode: UInt8) {
    switch icuCode {
    case 1: self = .leftToRight
    case 2: self = .rightToLeft
    default: return nil
    }
  }
}
