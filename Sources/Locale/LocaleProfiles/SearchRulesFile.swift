/// Reads `Locales/search/rules.json`.
enum SearchRulesFile {
  static func read(_ source: ProfileSource) throws(ProfileError) -> SearchRules {
    var reader = ProfileReader(source)
    var letters: [(letter: UInt32, replacement: String)] = []
    var ignored: [UInt32] = []
    var spellings: [SearchSpelling] = []
    try reader.readObject { (reader, key) throws(ProfileError) in
      switch key {
      case "format":
        guard try reader.readText() == "kartotek.search" else { throw reader.fault(.wrongFormat) }
      case "version":
        guard try reader.readInteger() == 1 else { throw reader.fault(.unsupportedVersion) }
      case "letters":
        try readGroups(&reader) { (reader) throws(ProfileError) in
          try reader.readObject { (reader, letter) throws(ProfileError) in
            let replacement = try reader.readText()
            letters.append((try scalar(letter, reader), replacement))
          }
        }
      case "ignored":
        try readGroups(&reader) { (reader) throws(ProfileError) in
          for text in try reader.readTextList() { ignored.append(try scalar(text, reader)) }
        }
      case "spellings":
        try reader.readArray { (reader) throws(ProfileError) in
          spellings.append(try readSpelling(&reader, behind: spellings))
        }
      default: throw reader.fault(.unknownKey)
      }
    }
    try reader.finish()
    return SearchRules(letters: letters, ignored: ignored, spellings: spellings)
  }

  private static func scalar(
    _ text: String, _ reader: ProfileReader
  ) throws(ProfileError) -> UInt32 {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { throw reader.fault(.notOneLetter) }
    return first.value
  }

  /// Reads an array of `{"values": ..., "source": text}`.
  private static func readGroups(
    _ reader: inout ProfileReader,
    _ values: (inout ProfileReader) throws(ProfileError) -> Void
  ) throws(ProfileError) {
    try reader.readArray { (reader) throws(ProfileError) in
      var source: String?
      try reader.readObject { (reader, key) throws(ProfileError) in
        switch key {
        case "values": try values(&reader)
        case "source": source = try reader.readText()
        default: throw reader.fault(.unknownKey)
        }
      }
      guard source != nil else { throw reader.fault(.missingKey("source")) }
    }
  }

  /// Reads a spelling; one that names an earlier one of its script in `after` goes on from there.
  private static func readSpelling(
    _ reader: inout ProfileReader, behind earlier: [SearchSpelling]
  ) throws(ProfileError) -> SearchSpelling {
    var texts: [String: String] = [:]
    var languages: [String] = []
    var method: SearchSpelling.Method?
    try reader.readObject { (reader, key) throws(ProfileError) in
      switch key {
      case "script", "name", "source", "after": texts[key] = try reader.readText()
      case "languages": languages = try reader.readTextList()
      case "transliterator": method = .transliterator(try reader.readText())
      case "rules": method = .rules(try reader.readTextList().joined(separator: "\n"))
      default: throw reader.fault(.unknownKey)
      }
    }
    for key in ["script", "name", "source"] where texts[key] == nil {
      throw reader.fault(.missingKey(key))
    }
    guard !languages.isEmpty else { throw reader.fault(.missingKey("languages")) }
    guard var method else { throw reader.fault(.missingKey("transliterator")) }
    if let name = texts["after"], case .rules(let rules) = method {
      guard let first = earlier.first(where: { $0.script == texts["script"] && $0.name == name }),
        case .rules(let before) = first.method
      else { throw reader.fault(.unknownSpelling) }
      method = .rules(before + "\n::Null;\n" + rules)
    }
    return SearchSpelling(
      script: texts["script"] ?? "", languages: languages, name: texts["name"] ?? "",
      method: method)
  }
}
