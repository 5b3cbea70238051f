extension ContactBatchBuilder {
  /// Adds an address from its eight parts; an address without any part but the label adds nothing.
  ///
  /// - Parameters:
  ///   - text: The bytes that the ranges are of.
  ///   - parts: Eight ranges: label, street, extended, poBox, city, region, postalCode, country.
  ///   - state: What the bytes are.
  package mutating func appendAddress(
    _ text: Span<UInt8>, parts: [Range<Int>], _ state: TextState = .decoded
  ) {
    precondition(parts.count == 8, "an address has eight parts")
    guard parts.dropFirst().contains(where: { !$0.isEmpty }) else { return }
    let length = parts.reduce(0) { $0 + lengthSize($1.count) + $1.count }
    writeField(.address, length: length, state) { output in
      for part in parts {
        output.append(length: part.count)
        output.append(bytes: text.extracting(part))
      }
    }
  }

  /// Adds an address whose label stands apart from its parts; one without any part adds nothing.
  ///
  /// - Parameters:
  ///   - label: UTF-8; empty for none.
  ///   - text: The bytes that the ranges are of.
  ///   - parts: Seven ranges: street, extended, poBox, city, region, postalCode, country.
  ///   - state: What the bytes are.
  package mutating func appendAddress(
    label: Span<UInt8>, _ text: Span<UInt8>, parts: [Range<Int>], _ state: TextState
  ) {
    precondition(parts.count == 7, "an address has seven parts beside the label")
    // Nearly all parts are empty, and their lengths are one byte each.
    var length = lengthSize(label.count) + label.count + parts.count
    var isFilled = false
    for part in parts where part.lowerBound != part.upperBound {
      length += lengthSize(part.count) - 1 + part.count
      isFilled = true
    }
    guard isFilled else { return }
    writeField(.address, length: length, state) { output in
      output.append(length: label.count)
      output.append(bytes: label)
      for part in parts {
        if part.lowerBound == part.upperBound {
          output.append(0)
        } else {
          output.append(length: part.count)
          output.append(bytes: text.extracting(part))
        }
      }
    }
  }
}
