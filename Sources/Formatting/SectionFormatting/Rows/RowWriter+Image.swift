internal import SectionModel
internal import StableHash

extension RowWriter {
  /// The number of colours in a palette.
  private static let colorCount: UInt64 = 12
  private static let symbol = Array("person.circle".utf8)

  /// Adds photo, monogram, colour and symbol.
  mutating func appendImage(_ bytes: Span<UInt8>) {
    if PhotoAddress.isShown(bytes.extracting(card.photo)) {
      batch.photo.set([UInt8](copying: bytes.extracting(card.photo)), atRow: row)
    }
    value.removeAll(keepingCapacity: true)
    formatter.monograms.append(title.monogram.0, title.monogram.1, to: &value)
    batch.monogram.append(value)
    batch.color.append(UInt8(StableHash.hash(identifier.span) % Self.colorCount))
    if value.isEmpty { batch.symbol.set(Self.symbol, atRow: row) }
  }
}

/// Which photo addresses a document may have.
enum PhotoAddress {
  private static let schemes = [Array("http://".utf8), Array("https://".utf8)]

  /// Web addresses only, and none with blanks, controls or direction marks in it.
  static func isShown(_ address: Span<UInt8>) -> Bool {
    guard !address.isEmpty, schemes.contains(where: { begins(address, with: $0) }) else {
      return false
    }
    var offset = 0
    while offset < address.count {
      let scalar = ScalarRanges.next(address, &offset)
      guard scalar != 0x20, ScalarRanges.isPlain(scalar) else { return false }
    }
    return true
  }

  private static func begins(_ address: Span<UInt8>, with scheme: [UInt8]) -> Bool {
    guard address.count > scheme.count else { return false }
    for (index, byte) in scheme.enumerated() {
      // Schemes are of letters of any case (RFC 3986, 3.1); the other two bytes have bit 5 set.
      guard address[index] | 0x20 == byte else { return false }
    }
    return true
  }
}
