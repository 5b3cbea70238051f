/// What one input can make the importer hold, whatever its bytes are.
///
/// The usual values are far beyond real files; tests set smaller ones so that they run in no time.
package struct ImportLimits: Sendable {
  /// The bytes of text that are looked at in one go.
  package var windowSize = 1 << 20
  /// The longest record; a longer one is passed over, and only its line is kept, unless it is a card
  /// that long values make so long.
  ///
  /// The check is made when a window has been read, so that a record may be longer by less than one.
  package var recordLength = 64 << 20
  /// The longest value; a longer one is left out of its record.
  package var valueLength = 16 << 20
  /// The longest label: labels are words, and one is copied to all the values that it is for.
  static let labelLength = 256
  /// The diagnostics of one code that are listed for a file.
  package var findings = DiagnosticLog.usualLimit

  /// Makes the usual limits.
  package init() {}

  /// The limit of a label for messages.
  static var labelText: String { "a label; " + text(labelLength) }

  /// A limit for messages.
  static func text(_ bytes: Int) -> String {
    let isWhole = bytes >= 1 << 20 && bytes % (1 << 20) == 0
    return "the limit is " + (isWhole ? "\(bytes >> 20) MiB" : "\(bytes) bytes")
  }
}
