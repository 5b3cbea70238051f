/// One line for the person at the terminal.
package struct Message: Equatable {
  /// How much it matters.
  package enum Level: String {
    case note
    case warning
    case error
  }

  var level: Level
  /// The file that is meant; empty for none.
  var place: String
  /// The line of the file, from 1; 0 for none.
  var line: Int
  var text: String
  /// A stable name; empty for messages that are no findings.
  var code: String

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - level: How much it matters.
  ///   - place: The file that is meant; empty for none.
  ///   - line: The line of the file, from 1; 0 for none.
  ///   - text: One phrase.
  ///   - code: A stable name; empty for messages that are no findings.
  package init(
    _ level: Level, place: String = "", line: Int = 0, _ text: String, code: String = ""
  ) {
    self.level = level
    self.place = place
    self.line = line
    self.text = text
    self.code = code
  }

  /// `kartotek: file:line: level: text [code]`, in one line.
  ///
  /// Text from files may hold anything, also sequences that command a terminal; control characters
  /// are therefore shown as escapes.
  package var rendered: String { rendered(level: level.rawValue) }

  /// The same, the level in its usual colour (ECMA-48 SGR): red, yellow or cyan, all bold.
  package var colored: String {
    let color =
      switch level {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    return rendered(level: "\u{1B}[1;\(color)m\(level.rawValue)\u{1B}[0m")
  }

  private func rendered(level: String) -> String {
    let location = place.isEmpty ? "" : place + (line > 0 ? ":\(line)" : "") + ": "
    let suffix = code.isEmpty ? "" : " [\(code)]"
    return withoutControls("kartotek: \(location)") + level
      + withoutControls(": \(text)\(suffix)") + "\n"
  }
}

/// Replaces control characters and marks that reorder text by visible escapes.
func withoutControls(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    // C0, DEL and C1 controls; line and paragraph separators; explicit directional marks.
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069:
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
    default:
      result.append(scalar)
    }
  }
  return String(result)
}
