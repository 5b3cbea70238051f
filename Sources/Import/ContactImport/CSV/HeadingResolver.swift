/// Decides what each column of a file is, from its headings.
///
/// The schema that knows most of the headings decides ambiguous words and, where a heading is there
/// several times, which is which by their order. What it does not know is looked up in the other
/// schemas: those of its language first, then by the order of the input languages.
struct HeadingResolver {
  /// One column of the file.
  struct Column: Sendable, Equatable {
    /// The heading as the file writes it.
    var heading = ""
    /// A field of the vocabulary of `Locales/`; nil when the heading is not known.
    var field: String?
    /// The number of a numbered heading; 0 without.
    var number = 0
    /// Schemas that fit equally well disagree about the heading.
    var isAmbiguous = false
  }

  private let index: HeadingIndex
  private let languages: [String]
  private let headings: [String]
  private let matches: [HeadingIndex.Match]
  /// How many earlier columns have the same heading.
  private let occurrences: [Int]
  /// The places of the best schemas, best first; empty when no heading is known.
  private var winners: [Int] = []

  init(headings: [String], index: HeadingIndex, languages: [String]) {
    self.index = index
    self.languages = languages
    self.headings = headings
    matches = headings.map { index.match($0) }
    var counts: [String: Int] = [:]
    occurrences = matches.map { match in
      let key = match.exactKey + "\u{0}" + String(match.number)
      let earlier = counts[key, default: 0]
      counts[key] = earlier + 1
      return earlier
    }
    winners = rankedWinners()
  }

  /// The best schema; nil when no heading is known.
  var schema: HeadingSchema? { winners.first.map { index.schemas[$0] } }

  /// The columns in the order of the file.
  func columns() -> [Column] {
    let ranks = schemaRanks()
    return headings.indices.map { column in
      var result = Column(heading: headings[column], number: matches[column].number)
      let choices = winnerFields(of: column)
      if let first = choices.first {
        let isAgreed = choices.allSatisfy { $0 == first }
        result.field = isAgreed ? first : plainField(of: column) ?? first
        result.isAmbiguous = choices.contains { Self.family(of: $0) != Self.family(of: first) }
      } else {
        result.field = otherField(of: column, ranks)
      }
      applyBaseNumber(matches[column], to: &result)
      return result
    }
  }

  // MARK: - The best schema

  private func rankedWinners() -> [Int] {
    var scores = [Int](repeating: 0, count: index.schemas.count)
    for (column, match) in matches.enumerated() where !match.isBaseOnly {
      var counted: Set<Int> = []
      for entry in match.entries {
        let schema = index.entries[entry].schema
        guard !counted.contains(schema), hasOccurrence(schema, of: column) else { continue }
        counted.insert(schema)
        scores[schema] += 1
      }
    }
    guard let best = scores.max(), best > 0 else { return [] }
    let tied = scores.indices.filter { scores[$0] == best }
    func rank(_ place: Int) -> (Int, Int, Int) {
      let schema = index.schemas[place]
      return (familiarity(schema, best), languageRank(schema.language), place)
    }
    return tied.sorted { rank($0) < rank($1) }
  }

  /// A few common headings do not make a program's export: then the file is named after nobody.
  private func familiarity(_ schema: HeadingSchema, _ score: Int) -> Int {
    if schema.name == "plain" { return 1 }
    return score * 5 >= schema.columns.count * 4 ? 0 : 2
  }

  /// English schemas hold what all programs share, so they name the file when nothing else does.
  private func languageRank(_ language: String) -> Int {
    if Self.isEnglish(language) { return 0 }
    return 1 + (languages.firstIndex(of: language) ?? languages.count)
  }

  private static func isEnglish(_ language: String) -> Bool {
    language == "root" || language == "en" || language.isEmpty
  }

  // MARK: - Fields

  /// The columns of a schema that a column of the file may be, in their order.
  private func choices(in schema: Int, of column: Int) -> [Int] {
    let match = matches[column]
    let own = match.entries.filter { index.entries[$0].schema == schema }
    let exact = own.filter { index.entries[$0].exactKey == match.exactKey }
    return exact.isEmpty ? own : exact
  }

  /// Whether a schema has a column's heading as often as the file has it up to there: a heading that
  /// is repeated more often than by a program tells nothing of the program.
  private func hasOccurrence(_ schema: Int, of column: Int) -> Bool {
    occurrences[column] < choices(in: schema, of: column).count
  }

  /// What a schema says of a column; nil when it does not have the heading.
  private func field(in schema: Int, of column: Int) -> String? {
    let choices = choices(in: schema, of: column)
    guard let last = choices.last else { return nil }
    let occurrence = occurrences[column]
    let entry = choices.indices.contains(occurrence) ? choices[occurrence] : last
    return index.schemas[schema].columns[index.entries[entry].column].field
  }

  /// The kind of field: what stands before the first dot.
  private static func family(of field: String) -> Substring {
    field.prefix { $0 != "." }
  }

  private func winnerFields(of column: Int) -> [String] {
    winners.compactMap { field(in: $0, of: column) }
  }

  private func plainField(of column: Int) -> String? {
    let plain = winners.first { index.schemas[$0].name == "plain" }
    if let plain { return field(in: plain, of: column) }
    let languages = Set(winners.map { index.schemas[$0].language })
    let schemas = index.schemas.indices.filter {
      index.schemas[$0].name == "plain" && languages.contains(index.schemas[$0].language)
    }
    return schemas.lazy.compactMap { field(in: $0, of: column) }.first
  }

  /// The order in which other schemas are asked.
  private func schemaRanks() -> [Int] {
    let chosen = schema?.language
    func rank(_ place: Int) -> (Int, Int, Int) {
      let schema = index.schemas[place]
      let language = schema.language == chosen ? -1 : languageOrder(schema.language)
      return (language, schema.name == "plain" ? 0 : 1, place)
    }
    return index.schemas.indices.sorted { rank($0) < rank($1) }
  }

  private func languageOrder(_ language: String) -> Int {
    if let place = languages.firstIndex(of: language) { return place }
    return Self.isEnglish(language) ? languages.count : languages.count + 1
  }

  private func otherField(of column: Int, _ ranks: [Int]) -> String? {
    let own = Set(matches[column].entries.map { index.entries[$0].schema })
    guard !own.isEmpty else { return nil }
    return ranks.lazy.filter { own.contains($0) }
      .compactMap { field(in: $0, of: column) }.first
  }

  /// A number at the end of a heading that is known only without it: a further value, or a further
  /// line of the street; anything else is a column that we do not know.
  private func applyBaseNumber(_ match: HeadingIndex.Match, to column: inout Column) {
    guard match.isBaseOnly, let field = column.field else { return }
    column.number = 0
    guard match.number > 1 else { return }
    if field.hasSuffix(".street"), match.number <= 3 {
      column.field = field + String(match.number)
    } else if !Self.repeatableFields.contains(where: { field == $0 || field.hasPrefix($0 + ".") }) {
      column.field = nil
    }
  }

  private static let repeatableFields = ["phone", "email", "url", "note", "ignore", "private"]
}
