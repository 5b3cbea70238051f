/// Reads the part of a profile file that the import of tables needs.
enum HeadingFile {
  /// The labels that a typed cell can mean.
  private static let labels: Set<String> = [
    "home", "work", "mobile", "main", "homeFax", "workFax", "otherFax", "pager", "other", "car",
    "assistant",
  ]

  /// Reads the heading schemas and label words of a profile; the rest is checked as JSON only.
  static func read(_ source: ProfileSource) throws(ProfileError) -> HeadingProfile {
    var reader = ProfileReader(source)
    var schemas: [HeadingSchema] = []
    var labelWords: [String: [String]] = [:]
    try ProfileFile.readMembers(&reader, locale: source.locale) {
      (reader, key) throws(ProfileError) in
      switch key {
      case .schemas: schemas = try readSchemas(&reader, locale: source.locale)
      case .labels: labelWords = try readLabels(&reader)
      case .sources, .words, .counts, .sectionTitles, .extraLetters, .spokenLetters, .datePatterns,
        .charsets:
        try reader.skipValue()
      }
    }
    return HeadingProfile(locale: source.locale, schemas: schemas, labelWords: labelWords)
  }

  private static func readSchemas(
    _ reader: inout ProfileReader, locale: String
  ) throws(ProfileError) -> [HeadingSchema] {
    var schemas: [HeadingSchema] = []
    try reader.readArray { (reader) throws(ProfileError) in
      let schema = try readSchema(&reader, locale: locale)
      guard !schemas.contains(where: { $0.name == schema.name }) else {
        throw reader.fault(.duplicateEntry)
      }
      schemas.append(schema)
    }
    return schemas
  }

  private static func readSchema(
    _ reader: inout ProfileReader, locale: String
  ) throws(ProfileError) -> HeadingSchema {
    var name: String?
    var source: String?
    var columns: [HeadingColumn] = []
    try reader.readObject { (reader, key) throws(ProfileError) in
      switch key {
      case "name": name = try reader.readText()
      case "source": source = try reader.readText()
      case "columns":
        try reader.readArray { (reader) throws(ProfileError) in
          columns.append(try readColumn(&reader))
        }
      default: throw reader.fault(.unknownKey)
      }
    }
    guard let name else { throw reader.fault(.missingKey("name")) }
    guard source != nil else { throw reader.fault(.missingKey("source")) }
    guard !columns.isEmpty else { throw reader.fault(.missingKey("columns")) }
    return HeadingSchema(name: name, locale: locale, columns: columns)
  }

  /// Reads `[heading, field]` or `[heading, field, source]`; without a source of its own a column
  /// has the schema's.
  private static func readColumn(
    _ reader: inout ProfileReader
  ) throws(ProfileError) -> HeadingColumn {
    var texts: [String] = []
    try reader.readArray { (reader) throws(ProfileError) in
      guard texts.count < 3 else { throw reader.fault(.columnShape) }
      texts.append(try reader.readText())
      if texts.count == 2 { try checkField(texts[1], heading: texts[0], reader) }
    }
    guard texts.count >= 2 else { throw reader.fault(.columnShape) }
    return HeadingColumn(heading: texts[0], field: texts[1])
  }

  private static func checkField(
    _ field: String, heading: String, _ reader: ProfileReader
  ) throws(ProfileError) {
    guard HeadingField.all.contains(field) else { throw reader.fault(.unknownField) }
    guard field.utf8.contains(UInt8(ascii: "{")) else { return }
    guard CountPattern(heading) != nil else { throw reader.fault(.headingWithoutNumber) }
  }

  private static func readLabels(
    _ reader: inout ProfileReader
  ) throws(ProfileError) -> [String: [String]] {
    var labelWords: [String: [String]] = [:]
    try reader.readObject { (reader, label) throws(ProfileError) in
      guard labels.contains(label) else { throw reader.fault(.unknownLabel) }
      labelWords[label] = try reader.readSourcedList()
    }
    return labelWords
  }
}
