internal import JSONReading

/// The JSON reader of documents, manifests and pages; members that it does not know are skipped, as a
/// later version may add some.
struct DocumentReader {
  private var json: JSONReader

  init(_ bytes: [UInt8]) {
    json = JSONReader(bytes)
  }

  /// A fault at the key or value that was read last.
  func fault(_ rule: String) -> ReadingError {
    ReadingError(path: json.path, rule: rule)
  }

  /// Reads a whole document of a format.
  ///
  /// - Parameters:
  ///   - format: The format that it must have.
  ///   - version: The version that it must have.
  ///   - required: Further members that it must have.
  ///   - member: Reads the value of a member, or tells that it does not know it.
  /// - Throws: `ReadingError`.
  mutating func readObject(
    format: String, version: Int, _ required: [String],
    member: (inout DocumentReader, String) throws(ReadingError) -> Bool
  ) throws(ReadingError) {
    try readMembers(["format", "version"] + required) { (reader, key) throws(ReadingError) in
      switch key {
      case "format":
        guard try reader.readText() == format else { throw reader.fault("this is no \(format)") }
      case "version":
        guard try reader.readCount() == version else {
          throw reader.fault("only version \(version) is read")
        }
      default: return try member(&reader, key)
      }
      return true
    }
    try read { (json) throws(JSONError) in try json.finish() }
  }

  /// Reads an object; `member` reads a value, or tells that it does not know it.
  mutating func readMembers(
    _ required: [String], member: (inout DocumentReader, String) throws(ReadingError) -> Bool
  ) throws(ReadingError) {
    try read { (json) throws(JSONError) in try json.beginObject() }
    var seen: UInt64 = 0
    while let key = try read({ (json) throws(JSONError) in try json.nextKey() }) {
      if let place = required.firstIndex(of: key) { seen |= 1 << UInt64(place) }
      if try member(&self, key) { continue }
      try read { (json) throws(JSONError) in try json.skipValue() }
    }
    guard seen.nonzeroBitCount < required.count else { return }
    let missing = required.indices.first { seen & 1 << UInt64($0) == 0 } ?? 0
    throw fault("\(required[missing]) is missing")
  }

  /// Reads an array element by element; `element` must read each value.
  mutating func readArray(
    _ element: (inout DocumentReader) throws(ReadingError) -> Void
  ) throws(ReadingError) {
    try read { (json) throws(JSONError) in try json.beginArray() }
    while try read({ (json) throws(JSONError) in try json.nextElement() }) { try element(&self) }
  }

  mutating func readText() throws(ReadingError) -> String {
    try read { (json) throws(JSONError) in try json.readString() }
  }

  /// Reads a number that counts something.
  mutating func readCount() throws(ReadingError) -> Int {
    let number = try read { (json) throws(JSONError) in try json.readInteger() }
    guard number >= 0 else { throw fault("a count is negative") }
    return number
  }

  /// Reads 16 hexadecimal digits.
  mutating func readHash() throws(ReadingError) -> UInt64 {
    let text = try readText()
    let isHash = text.utf8.count == 16 && text.allSatisfy(\.isHexDigit)
    guard isHash, let hash = UInt64(text, radix: 16) else {
      throw fault("a hash has 16 hexadecimal digits")
    }
    return hash
  }

  private mutating func read<Value>(
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(ReadingError) -> Value {
    do {
      return try body(&json)
    } catch {
      throw ReadingError(path: error.path, rule: error.rule.phrase)
    }
  }
}
