internal import JSONReading

/// The JSON reader of one profile file; its faults name the file.
struct ProfileReader {
  let file: String
  private var json: JSONReader

  init(_ source: ProfileSource) {
    file = source.file
    json = JSONReader(source.contents)
  }

  /// A fault at the key or value that was read last.
  func fault(_ rule: ProfileRule) -> ProfileError {
    ProfileError(file: file, path: json.path, byteOffset: json.byteOffset, rule: rule)
  }

  private mutating func read<Value>(
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(ProfileError) -> Value {
    do {
      return try body(&json)
    } catch {
      throw ProfileError(
        file: file, path: error.path, byteOffset: error.byteOffset, rule: .json(error.rule))
    }
  }

  mutating func finish() throws(ProfileError) {
    try read { (json) throws(JSONError) in try json.finish() }
  }

  mutating func skipValue() throws(ProfileError) {
    try read { (json) throws(JSONError) in try json.skipValue() }
  }

  mutating func readInteger() throws(ProfileError) -> Int {
    try read { (json) throws(JSONError) in try json.readInteger() }
  }

  /// Reads a string that may not be empty.
  mutating func readText() throws(ProfileError) -> String {
    let text = try read { (json) throws(JSONError) in try json.readString() }
    guard !text.isEmpty else { throw fault(.emptyText) }
    return text
  }

  /// Reads an object member by member; `member` must read each value.
  mutating func readObject(
    _ member: (inout ProfileReader, String) throws(ProfileError) -> Void
  ) throws(ProfileError) {
    var seen: Set<String> = []
    try read { (json) throws(JSONError) in try json.beginObject() }
    while let key = try read({ (json) throws(JSONError) in try json.nextKey() }) {
      guard seen.insert(key).inserted else { throw fault(.duplicateKey) }
      try member(&self, key)
    }
  }

  /// Reads an array element by element; `element` must read each value.
  mutating func readArray(
    _ element: (inout ProfileReader) throws(ProfileError) -> Void
  ) throws(ProfileError) {
    try read { (json) throws(JSONError) in try json.beginArray() }
    while try read({ (json) throws(JSONError) in try json.nextElement() }) {
      try element(&self)
    }
  }

  /// Reads `{"value": text, "source": text}`; the source is for readers of the file alone.
  mutating func readSourcedText() throws(ProfileError) -> String {
    let texts = try readTexts(["value", "source"])
    return texts[0]
  }

  /// Reads `{"values": [text, ...], "source": text}`.
  mutating func readSourcedList() throws(ProfileError) -> [String] {
    var values: [String] = []
    var source: String?
    try readObject { (reader, key) throws(ProfileError) in
      switch key {
      case "values": values = try reader.readTextList()
      case "source": source = try reader.readText()
      default: throw reader.fault(.unknownKey)
      }
    }
    guard !values.isEmpty else { throw fault(.missingKey("values")) }
    guard source != nil else { throw fault(.missingKey("source")) }
    return values
  }

  /// Reads an object that has exactly the given members, all of them texts.
  mutating func readTexts(_ keys: [String]) throws(ProfileError) -> [String] {
    var texts = [String?](repeating: nil, count: keys.count)
    try readObject { (reader, key) throws(ProfileError) in
      guard let place = keys.firstIndex(of: key) else { throw reader.fault(.unknownKey) }
      texts[place] = try reader.readText()
    }
    var result: [String] = []
    for (key, text) in zip(keys, texts) {
      guard let text else { throw fault(.missingKey(key)) }
      result.append(text)
    }
    return result
  }

  /// Reads an array of different texts that is not empty.
  mutating func readTextList() throws(ProfileError) -> [String] {
    var texts: [String] = []
    try readArray { (reader) throws(ProfileError) in
      let text = try reader.readText()
      guard !texts.contains(text) else { throw reader.fault(.duplicateEntry) }
      texts.append(text)
    }
    guard !texts.isEmpty else { throw fault(.emptyText) }
    return texts
  }
}
