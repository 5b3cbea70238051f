extension JSONWriter {
  /// Writes a key and its string.
  ///
  /// - Parameters:
  ///   - name: A key that needs no escaping.
  ///   - text: UTF-8.
  package mutating func member(_ name: StaticString, _ text: Span<UInt8>) {
    key(name)
    string(text)
  }

  /// Writes a key and its string.
  ///
  /// - Parameters:
  ///   - name: A key that needs no escaping.
  ///   - text: The text.
  package mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    string(text)
  }

  /// Writes a key and its string, or nothing.
  ///
  /// - Parameters:
  ///   - name: A key that needs no escaping.
  ///   - text: The text; nil leaves the key out.
  package mutating func member(_ name: StaticString, ifPresent text: String?) {
    guard let text else { return }
    member(name, text)
  }

  /// Writes a key and its string, or nothing.
  ///
  /// - Parameters:
  ///   - name: A key that needs no escaping.
  ///   - text: The text; an empty one leaves the key out.
  package mutating func member(_ name: StaticString, ifNotEmpty text: Span<UInt8>) {
    guard !text.isEmpty else { return }
    member(name, text)
  }

  /// Writes a key and its string, or nothing.
  ///
  /// - Parameters:
  ///   - name: A key that needs no escaping.
  ///   - text: The text; an empty one leaves the key out.
  package mutating func member(_ name: StaticString, ifNotEmpty text: String) {
    guard !text.isEmpty else { return }
    member(name, text)
  }

  /// Writes a key and its number.
  ///
  /// - Parameters:
  ///   - name: A key that needs no escaping.
  ///   - number: The number.
  package mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    integer(number)
  }

  /// Writes an array of strings.
  ///
  /// - Parameter texts: The texts.
  package mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// Writes an array of numbers.
  ///
  /// - Parameter numbers: The numbers.
  package mutating func integers(_ numbers: [Int]) {
    beginArray()
    for number in numbers { integer(number) }
    endArray()
  }

  /// Writes an array of truth values.
  ///
  /// - Parameter values: The values.
  package mutating func booleans(_ values: [Bool]) {
    beginArray()
    for value in values { boolean(value) }
    endArray()
  }
}
