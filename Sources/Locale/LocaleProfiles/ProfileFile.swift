/// The part of one profile file that output needs, before the parents have filled its gaps.
struct ProfileFile {
  var words: [WordKey: String] = [:]
  var counts: [CountKey: CountPatterns] = [:]
  var sectionTitles = SectionTitles()
  var extraLetters: [String] = []
  var spokenLetters: [String: LetterPattern] = [:]
  var datePatterns: [DatePatternOverride] = []
  var charsets: CharsetCandidates?

  /// Reads a profile; heading schemas and label words are checked as JSON and left out.
  init(_ source: ProfileSource) throws(ProfileError) {
    var reader = ProfileReader(source)
    var file = ProfileFile()
    try Self.readMembers(&reader, locale: source.locale) { (reader, key) throws(ProfileError) in
      switch key {
      case .words: file.words = try Self.readWords(&reader)
      case .counts: file.counts = try Self.readCounts(&reader)
      case .sectionTitles: file.sectionTitles = try Self.readSectionTitles(&reader)
      case .extraLetters: file.extraLetters = try reader.readSourcedList()
      case .spokenLetters: file.spokenLetters = try Self.readSpokenLetters(&reader)
      case .datePatterns: file.datePatterns = try Self.readDatePatterns(&reader)
      case .charsets: file.charsets = try Self.readCharsets(&reader)
      case .sources, .schemas, .labels: try reader.skipValue()
      }
    }
    guard file.words.isEmpty == file.counts.isEmpty else {
      throw reader.fault(.missingKey(file.words.isEmpty ? "words" : "counts"))
    }
    self = file
  }

  private init() {}
}

/// The members of a profile file besides its three marks of identity.
package enum ProfileMember: String, CaseIterable {
  case sources, words, counts, sectionTitles, extraLetters, spokenLetters, datePatterns
  case charsets, schemas, labels
}

extension ProfileFile {
  /// Reads the whole file, checks its identity and hands out every other member.
  static func readMembers(
    _ reader: inout ProfileReader, locale: String,
    member: (inout ProfileReader, ProfileMember) throws(ProfileError) -> Void
  ) throws(ProfileError) {
    var missing = ["format", "version", "locale"]
    try reader.readObject { (reader, key) throws(ProfileError) in
      missing.removeAll { $0 == key }
      switch key {
      case "format":
        guard try reader.readText() == "kartotek.profile" else {
          throw reader.fault(.wrongFormat)
        }
      case "version":
        guard try reader.readInteger() == 1 else { throw reader.fault(.unsupportedVersion) }
      case "locale":
        guard try reader.readText() == locale else { throw reader.fault(.wrongLocale) }
      default:
        guard let name = ProfileMember(rawValue: key) else { throw reader.fault(.unknownKey) }
        try member(&reader, name)
      }
    }
    if let key = missing.first { throw reader.fault(.missingKey(key)) }
    try reader.finish()
  }

  private static func readWords(
    _ reader: inout ProfileReader
  ) throws(ProfileError) -> [WordKey: String] {
    var words: [WordKey: String] = [:]
    words.reserveCapacity(WordKey.allCases.count)
    try reader.readObject { (reader, key) throws(ProfileError) in
      guard let word = WordKey(rawValue: key) else { throw reader.fault(.unknownKey) }
      words[word] = try reader.readSourcedText()
    }
    if let missing = WordKey.allCases.first(where: { words[$0] == nil }) {
      throw reader.fault(.missingKey(missing.rawValue))
    }
    return words
  }

  private static func readCounts(
    _ reader: inout ProfileReader
  ) throws(ProfileError) -> [CountKey: CountPatterns] {
    var counts: [CountKey: CountPatterns] = [:]
    try reader.readObject { (reader, key) throws(ProfileError) in
      guard let count = CountKey(rawValue: key) else { throw reader.fault(.unknownKey) }
      counts[count] = try readCountPatterns(&reader)
    }
    if let missing = CountKey.allCases.first(where: { counts[$0] == nil }) {
      throw reader.fault(.missingKey(missing.rawValue))
    }
    return counts
  }

  private static func readCountPatterns(
    _ reader: inout ProfileReader
  ) throws(ProfileError) -> CountPatterns {
    let categories = ["zero", "one", "two", "few", "many", "other"]
    var patterns: [String: CountPattern] = [:]
    try reader.readObject { (reader, key) throws(ProfileError) in
      guard categories.contains(key) else { throw reader.fault(.unknownPluralCategory) }
      guard let pattern = CountPattern(try reader.readSourcedText()) else {
        throw reader.fault(.countWithoutNumber)
      }
      patterns[key] = pattern
    }
    guard patterns["other"] != nil else { throw reader.fault(.missingKey("other")) }
    return CountPatterns(byCategory: patterns)
  }

  private static func readSectionTitles(
    _ reader: inout ProfileReader
  ) throws(ProfileError) -> SectionTitles {
    var other: String?
    var number: String?
    try reader.readObject { (reader, key) throws(ProfileError) in
      switch key {
      case "other": other = try reader.readSourcedText()
      case "number": number = try reader.readSourcedText()
      default: throw reader.fault(.unknownKey)
      }
    }
    return SectionTitles(other: other, number: number)
  }

  private static func readSpokenLetters(
    _ reader: inout ProfileReader
  ) throws(ProfileError) -> [String: LetterPattern] {
    var patterns: [String: LetterPattern] = [:]
    try reader.readObject { (reader, script) throws(ProfileError) in
      guard let cut = cut(try reader.readSourcedText(), at: "{letter}") else {
        throw reader.fault(.phraseWithoutLetter)
      }
      patterns[script] = LetterPattern(before: cut.before, after: cut.after)
    }
    return patterns
  }

  /// Cuts a phrase at a mark; nil where that does not occur exactly once.
  static func cut(_ phrase: String, at mark: String) -> (before: String, after: String)? {
    let utf8 = Array(phrase.utf8)
    let mark = Array(mark.utf8)
    let places = utf8.indices.filter { utf8[$0...].starts(with: mark) }
    guard let place = places.first, places.count == 1 else { return nil }
    return (
      String(decoding: utf8[..<place], as: UTF8.self),
      String(decoding: utf8[(place + mark.count)...], as: UTF8.self)
    )
  }

  private static func readDatePatterns(
    _ reader: inout ProfileReader
  ) throws(ProfileError) -> [DatePatternOverride] {
    var patterns: [DatePatternOverride] = []
    try reader.readObject { (reader, key) throws(ProfileError) in
      let texts = try reader.readTexts(["calendar", "value", "source"])
      patterns.append(
        DatePatternOverride(skeleton: key, calendar: texts[0], pattern: texts[1]))
    }
    return patterns
  }

  private static func readCharsets(
    _ reader: inout ProfileReader
  ) throws(ProfileError) -> CharsetCandidates {
    var fallback: String?
    var candidates: [String] = []
    var source: String?
    try reader.readObject { (reader, key) throws(ProfileError) in
      switch key {
      case "fallback": fallback = try reader.readText()
      case "candidates": candidates = try reader.readTextList()
      case "source": source = try reader.readText()
      default: throw reader.fault(.unknownKey)
      }
    }
    guard let fallback else { throw reader.fault(.missingKey("fallback")) }
    guard source != nil else { throw reader.fault(.missingKey("source")) }
    guard !candidates.isEmpty else { throw reader.fault(.missingKey("candidates")) }
    guard candidates.first == fallback else { throw reader.fault(.fallbackNotFirst) }
    return CharsetCandidates(names: candidates)
  }
}

extension CountPattern {
  /// Cuts a phrase at `{n}`; `nil` where that does not occur exactly once.
  init?(_ phrase: String) {
    guard let cut = ProfileFile.cut(phrase, at: "{n}") else { return nil }
    before = cut.before
    after = cut.after
  }
}
