/// Writes only what has changed since the last picture: a slow line carries a few bytes a key.
struct ScreenPainter {
  private var shown: [ScreenLine] = []

  /// The bytes that turn the last picture into the next.
  ///
  /// - Parameter lines: All lines of the screen.
  /// - Returns: Nothing where both are equal.
  mutating func paint(_ lines: [ScreenLine]) -> [UInt8] {
    if shown.count != lines.count { shown = [] }
    var bytes: [UInt8] = []
    for (row, line) in lines.enumerated() where shown.isEmpty || shown[row] != line {
      bytes += line.bytes(at: row)
    }
    shown = lines
    return bytes
  }

  /// Forgets the picture: something else has written to the screen, or its size has changed.
  mutating func forget() {
    shown = []
  }
}
