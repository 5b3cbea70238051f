/// Takes the text out of values that are over the limit, so that the rest of their card can be held.
///
/// The assembly leaves such a value out whatever it is: of an embedded picture nothing is kept but
/// that it was there. So all that has to stay is enough to be over the limit, and the line ends, by
/// which lines are counted.
struct VCardLongValues {
  /// No name of a property is longer; a line that goes on behind the bytes may be one up to here.
  private static let nameLimit = 4096

  private let valueLimit: Int
  private var kept: [UInt8] = []
  /// The bytes that the value being looked at may still keep; nil outside a property.
  private var room: Int?

  private init(valueLimit: Int) {
    self.valueLimit = valueLimit
  }

  /// The bytes without the text of values that is beyond the limit.
  ///
  /// - Parameters:
  ///   - bytes: Cards, the last of which may go on behind them, also within a line.
  ///   - valueLimit: The longest value that is read.
  ///   - limit: The most bytes that are wanted.
  /// - Returns: The bytes; lines, and whatever is no long value, are as they were. Nil when more than
  ///   `limit` would be left.
  static func shortened(_ bytes: Span<UInt8>, valueLimit: Int, limit: Int) -> [UInt8]? {
    var values = VCardLongValues(valueLimit: valueLimit)
    var offset = 0
    while offset < bytes.count {
      guard values.kept.count <= limit else { return nil }
      let line = offset..<VCardLines.end(of: bytes, from: offset)
      let next = VCardLines.behindLineEnd(of: bytes, at: line.upperBound)
      values.take(bytes, line)
      values.append(bytes, line.upperBound..<next)
      offset = next
    }
    return values.kept.count <= limit ? values.kept : nil
  }

  private mutating func take(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    if let room, Self.mayGoOn(bytes, line) {
      // One byte makes it go on being a fold or BASE64. A name may not be whole yet.
      let isCutOff = line.upperBound == bytes.count && !VCardLines.isFold(bytes[line.lowerBound])
      let count = min(line.count, max(room, isCutOff ? Self.nameLimit : 1))
      append(bytes, line.lowerBound..<(line.lowerBound + count))
      self.room = max(0, room - line.count)
      return
    }
    // Without a colon it is no property, or one that is folded within its parameters.
    guard let colon = VCardHeader.unquotedColon(in: bytes, line) else {
      room = nil
      return append(bytes, line)
    }
    let limit = colon + 1 + valueLimit + 1
    append(bytes, line.lowerBound..<min(line.upperBound, limit))
    room = max(0, limit - line.upperBound)
  }

  /// Whether a line behind a property is part of its value: a fold, or a line of BASE64.
  private static func mayGoOn(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard !line.isEmpty else { return false }
    if VCardLines.isFold(bytes[line.lowerBound]) { return true }
    for index in line.lowerBound..<VCardLines.trimmedEnd(bytes, line) {
      guard VCardBase64.isPart[Int(bytes[index])] else { return false }
    }
    return true
  }

  private mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let slice = bytes.extracting(range)
    unsafe slice.withUnsafeBufferPointer { unsafe kept.append(contentsOf: $0) }
  }
}
