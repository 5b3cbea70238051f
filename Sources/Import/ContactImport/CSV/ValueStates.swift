internal import ContactModel

/// Tells whether values are UTF-8, and keeps what the file has to know about those that are not.
///
/// A whole chunk is looked at first; if it is UTF-8 so is each of its values, for fields end at ASCII
/// bytes. Only where it is not, or where the file is in a legacy encoding, each value is looked at.
struct ValueStates {
  /// Every value beyond ASCII is in a legacy encoding.
  let isLegacy: Bool
  private var isWholeChunkDecoded = false
  private(set) var statistics = FileStatistics()

  init(isLegacy: Bool) {
    self.isLegacy = isLegacy
  }

  /// Looks at the chunk.
  mutating func check(_ chunk: Span<UInt8>) {
    let result = UTF8Check.check(chunk)
    isWholeChunkDecoded = result == .ascii || (result == .utf8 && !isLegacy)
  }

  /// Whether a value is UTF-8; counts the bytes of one that is not.
  @inline(__always)
  mutating func state(of value: Span<UInt8>) -> ContactBatchBuilder.TextState {
    isWholeChunkDecoded ? .decoded : stateAlone(value)
  }

  private mutating func stateAlone(_ value: Span<UInt8>) -> ContactBatchBuilder.TextState {
    switch UTF8Check.check(value) {
    case .ascii: return .decoded
    case .utf8 where !isLegacy: return .decoded
    case .utf8, .malformed:
      statistics.countPairs(of: value)
      return .undecided
    }
  }

  /// Whether a value is UTF-8, without counting.
  func isDecoded(_ value: Span<UInt8>) -> Bool {
    switch UTF8Check.check(value) {
    case .ascii: true
    case .utf8: !isLegacy
    case .malformed: false
    }
  }
}
