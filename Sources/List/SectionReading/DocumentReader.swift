internal import JSONReading

/// The JSON reader of documents, manifests and pages; members that it does not know are skipped, as a
/// later version may add some.
struct DocumentReader {
  private var json: JSONReader
  /// The known members of the objects that are being read, the innermost last.
  private var known: [String] = []

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
  ///
  /// A member that is known stands there once.
  mutating func readMembers(
    _ required: [String], member: (inout DocumentReader, String) throws(ReadingError) -> Bool
  ) throws(ReadingError) {
    try read { (json) throws(JSONError) in try json.beginObject() }
    let start = known.count
    while let key = try read({ (json) throws(JSONError) in try json.nextKey() }) {
      guard try member(&self, key) else {
        try read { (json) throws(JSONError) in try json.skipValue() }
        continue
      }
      if known[start...].contains(key) { throw fault("\(key) stands there twice") }
      known.append(key)
    }
    for key in required where !known[start...].contains(key) { throw fault("\(key) is missing") }
    known.removeSubrange(start...)
  }

  /// Reads an object whose members are an open list; `member` must read each value.
  mutating func readEntries(
    _ member: (inout DocumentReader, String) throws(ReadingError) -> Void
  ) throws(ReadingError) {
    try read { (json) throws(JSONError) in try json.beginObject() }
    while let key = try read({ (json) throws(JSONError) in try json.nextKey() }) {
      try member(&self, key)
    }
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

  /// Reads the number of something that there are so many of.
  mutating func readCount(below limit: Int) throws(ReadingError) -> Int {
    let number = try readCount()
    guard number < limit else { throw fault("the number is not below \(limit)") }
    return number
  }

  /// Reads a number that may be negative.
  mutating func readInteger() throws(ReadingError) -> Int {
    try read { (json) throws(JSONError) in try json.readInteger() }
  }

  mutating func readBoolean() throws(ReadingError) -> Bool {
    try read { (json) throws(JSONError) in try json.readBoolean() }
  }

  /// Reads one of the words that a type knows.
  mutating func readWord<Word: RawRepresentable & CaseIterable>() throws(ReadingError) -> Word
  where Word.RawValue == String {
    guard let word = Word(rawValue: try readText()) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault("only \(words) can stand here")
    }
    return word
  }

  mutating func readText(of words: [String]) throws(ReadingError) -> String {
    let text = try readText()
    guard words.contains(text) else {
      throw fault("only \(words.joined(separator: ", ")) can stand here")
    }
    return text
  }

  mutating func readTexts() throws(ReadingError) -> [String] {
    var texts: [String] = []
    try readArray { (reader) throws(ReadingError) in texts.append(try reader.readText()) }
    return texts
  }

  mutating func readCounts() throws(ReadingError) -> [Int] {
    var counts: [Int] = []
    try readArray { (reader) throws(ReadingError) in counts.append(try reader.readCount()) }
    return counts
  }

  /// Reads 16 hexadecimal digits.
  mutating func readHash() throws(ReadingError) -> UInt64 {
    guard let hash = UInt64(try readHashText(), radix: 16) else {
      throw fault("a hash has 16 hexadecimal digits")
    }
    return hash
  }

  /// Reads 16 hexadecimal digits as they stand.
  mutating func readHashText() throws(ReadingError) -> String {
    let text = try readText()
    let isHash =
      text.utf8.count == 16
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20)
      }
    guard isHash else { throw fault("a hash has 16 hexadecimal digits") }
    return text
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
