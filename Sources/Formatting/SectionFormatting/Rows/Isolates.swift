internal import KartotekICU
internal import SectionModel

/// The controls that keep a value in one piece within text of the other direction (UAX #9).
enum Isolates {
  /// The number of UTF-8 bytes of each control.
  static let size = 3

  /// Adds U+2066 LEFT-TO-RIGHT ISOLATE or U+2067 RIGHT-TO-LEFT ISOLATE.
  static func open(_ direction: SectionModel.TextDirection, in bytes: inout [UInt8]) {
    bytes.append(0xE2)
    bytes.append(0x81)
    bytes.append(direction == .leftToRight ? 0xA6 : 0xA7)
  }

  /// Adds U+2069 POP DIRECTIONAL ISOLATE.
  static func close(in bytes: inout [UInt8]) {
    bytes.append(0xE2)
    bytes.append(0x81)
    bytes.append(0xA9)
  }
}

extension SectionModel.TextDirection {
  /// The direction of the first strong letter; nil where there is none.
  init?(ofText text: [UInt8]) {
    self.init(icuCode: KartotekICU.TextDirection(of: text).rawValue)
  }

  /// A direction by the raw value of ICU's; nil for neutral.
  init?(icuCode: UInt8) {
    switch icuCode {
    case 1: self = .leftToRight
    case 2: self = .rightToLeft
    default: return nil
    }
  }
}
