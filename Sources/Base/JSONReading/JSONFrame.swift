/// One open container: what the reader needs to go on, and what a path needs to name the place.
struct JSONFrame {
  let isObject: Bool
  /// The current member or element, from 0; -1 before the first.
  var index = -1
  /// The name of the current member; `nil` in arrays and where it is not known yet.
  var key: JSONStringToken?

  init(isObject: Bool) {
    self.isObject = isObject
  }
}

extension JSONFrame {
  /// The path of the innermost member or element, in the notation of RFC 9535.
  static func path(_ frames: [JSONFrame], in bytes: [UInt8]) -> String {
    var path = "$"
    for frame in frames where frame.index >= 0 {
      if let key = frame.key {
        let name = key.text(in: bytes)
        path += isPlain(name) ? ".\(name)" : "['\(escaped(name))']"
      } else if !frame.isObject {
        path += "[\(frame.index)]"
      }
    }
    return path
  }

  private static func escaped(_ name: String) -> String {
    var result = ""
    for character in name.unicodeScalars {
      if character == "'" || character == "\\" { result += "\\" }
      result.unicodeScalars.append(character)
    }
    return result
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39 ~= first) else { return false }
    return name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20
    }
  }
}

extension JSONStringToken {
  /// The string of a checked token.
  func text(in bytes: [UInt8]) -> String {
    if hasEscapes {
      return String(decoding: JSONGrammar.unescape(bytes.span, content), as: UTF8.self)
    }
    return String(decoding: bytes[content], as: UTF8.self)
  }
}
