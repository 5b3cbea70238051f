internal import CKartotekICU

/// Base direction of a text: that of its first strong character outside isolates.
package enum TextDirection: UInt8, Sendable {
  /// No strong character.
  case neutral = 0
  /// Left to right.
  case leftToRight = 1
  /// Right to left.
  case rightToLeft = 2

  /// The base direction of a text (UAX #9, P2 and P3).
  package init(of text: some Sequence<UInt8>) {
    let code = unsafe Array(text).withShimText { unsafe kt_text_direction($0) }
    self = TextDirection(rawValue: UInt8(truncatingIfNeeded: code)) ?? .neutral
  }
}

/// A script by ICU's code; 0 is "none".
package struct ScriptCode: RawRepresentable, Hashable, Sendable {
  /// ICU's number of the script.
  package let rawValue: UInt16

  /// A script by ICU's number.
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The ISO 15924 code, such as `Grek`; nil if there is no script.
  package var name: String? {
    guard rawValue != 0, let name = unsafe kt_script_name(Int32(rawValue)) else { return nil }
    return unsafe String(cString: name)
  }
}

/// Name parts ready for display, and what is known of each.
package struct CleanedParts: Sendable {
  /// NFC texts without controls, each blank a single U+0020 within the text.
  package let texts: PartArena
  /// Raw values of `TextDirection`.
  package let directions: [UInt8]
  /// The script of the first letter that has a real one; 0 if there is none.
  package let scripts: [UInt16]

  /// Columns of equal length.
  package init(texts: PartArena, directions: [UInt8], scripts: [UInt16]) {
    self.texts = texts
    self.directions = directions
    self.scripts = scripts
  }
}

/// The display rule: text as stored, in NFC, without what cannot be shown.
///
/// White space runs (line and paragraph separators too) become one blank, ends are trimmed; other
/// Cc, noncharacters and U+202A to U+202E go; U+2066 to U+2069 stay where they match. Malformed
/// UTF-8 becomes U+FFFD. Letters are never folded and joiners stay.
package enum TextCleaning {
  /// Cleans name parts; already clean ones are copied.
  ///
  /// - Parameter parts: Any bytes.
  /// - Returns: One entry a part, in the same order.
  /// - Throws: `ICUError` if memory ran out.
  package static func clean(_ parts: PartArena) throws(ICUError) -> CleanedParts {
    var ends = [UInt32](repeating: 0, count: parts.count)
    var directions = [UInt8](repeating: 0, count: parts.count)
    var scripts = [UInt16](repeating: 0, count: parts.count)
    let bytes = try unsafe ShimBuffer.filled("kt_clean_parts") { buffer in
      unsafe parts.withShimParts {
        unsafe kt_clean_parts($0, buffer, &ends, &directions, &scripts)
      }
    }.bytes
    return CleanedParts(
      texts: PartArena(bytes: bytes, ends: ends), directions: directions, scripts: scripts)
  }

  /// Cleans one text.
  package static func clean(_ text: some Sequence<UInt8>) throws(ICUError) -> [UInt8] {
    var parts = PartArena()
    parts.append(text)
    return try clean(parts).texts.bytes
  }
}
