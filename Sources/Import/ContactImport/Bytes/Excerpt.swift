/// The beginning of a value, for a message.
enum Excerpt {
  private static let characterLimit = 40
  /// No character of a name takes more bytes; a hostile one is not read to its end.
  private static let byteLimit = 160

  /// The first 40 characters, with an ellipsis in place of the last where more follow.
  ///
  /// - Parameter bytes: The value.
  /// - Returns: Its text; what is not UTF-8 becomes U+FFFD.
  static func of(_ bytes: Span<UInt8>) -> String {
    let head = bytes.extracting(first: byteLimit)
    let text = unsafe head.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    guard text.count > characterLimit else { return text }
    return String(text.prefix(characterLimit - 1)) + "\u{2026}"
  }
}
