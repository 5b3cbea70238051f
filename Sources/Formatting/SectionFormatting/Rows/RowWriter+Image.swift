internal import SectionModel
internal import StableHash

extension RowWriter {
  /// The number of colours in a palette.
  private static let colorCount: UInt64 = 12
  private static let symbol = Array("person.circle".utf8)

  /// Adds photo, monogram, colour and symbol.
  mutating func appendImage(_ bytes: Span<UInt8>) {
    if PhotoAddress.isShown(bytes.extracting(card.photo)) {
      batch.photo.fill(upTo: row)
      batch.photo.append(bytes.extracting(card.photo), isolate: nil)
    }
    let start = batch.monogram.bytes.count
    formatter.monograms.append(title.monogram.0, title.monogram.1, to: &batch.monogram.bytes)
    batch.monogram.endText()
    let color = self.color
    batch.color.append(color)
    if batch.monogram.bytes.count == start {
      batch.symbol.fill(upTo: row)
      batch.symbol.append(Self.symbol)
    }
  }

  /// The same contact has the same colour in every list.
  ///
  /// Inlined, because a call would copy the whole writer for each row.
  @inline(__always)
  private var color: UInt8 {
    let identifier = batch.id.bytes.span.extracting(batch.id.range(row))
    return UInt8(StableHash.hash(identifier) % Self.colorCount)
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
