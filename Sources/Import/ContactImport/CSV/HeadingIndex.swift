/// Finds headings in all schemas at once.
///
/// Made once and shared: some 2 000 headings take a few milliseconds.
struct HeadingIndex: Sendable {
  /// A heading of a schema.
  struct Entry: Sendable {
    /// The schema's place.
    let schema: Int
    /// The column's place in the schema.
    let column: Int
    /// The key that tells exact from loose matches.
    let exactKey: String
    /// Whether the heading holds `{n}`.
    let isPattern: Bool
    /// The next entry with the same loose key; -1 at the end.
    fileprivate(set) var next: Int
  }

  /// What a heading of a file matches.
  struct Match: Sendable {
    /// The exact key of the heading, with the number replaced where a pattern matched.
    var exactKey = ""
    /// Places in `entries`.
    var entries: [Int] = []
    /// The number that took the place of `{n}`, or the one at the heading's end; 0 without.
    var number = 0
    /// The heading was found only without the number at its end.
    var isBaseOnly = false
  }

  let schemas: [HeadingSchema]
  private(set) var entries: [Entry] = []
  /// The first entry with each loose key.
  private var heads: [String: Int] = [:]
  /// Entries by their key without accents, where that is another key.
  private var accented: [String: [Int]] = [:]

  init(_ schemas: [HeadingSchema]) {
    self.schemas = schemas
    let count = schemas.reduce(0) { $0 + $1.columns.count }
    entries.reserveCapacity(count)
    heads.reserveCapacity(count)
    // Backwards, so that each chain is in the order of the schemas.
    for schema in schemas.indices.reversed() {
      for column in schemas[schema].columns.indices.reversed() { insert(schema, column) }
    }
    addAccentedKeys()
  }

  private mutating func insert(_ schema: Int, _ column: Int) {
    let exactKey = HeadingKey.exactPattern(schemas[schema].columns[column].heading)
    let isPattern = exactKey.unicodeScalars.contains(HeadingKey.number)
    let next = heads.updateValue(entries.count, forKey: HeadingKey.loose(exactKey)) ?? -1
    entries.append(
      Entry(
        schema: schema, column: column, exactKey: exactKey, isPattern: isPattern, next: next))
  }

  private mutating func addAccentedKeys() {
    // One key has one chain: its entries go along.
    for (loose, _) in heads {
      let key = HeadingKey.withoutAccents(loose)
      if key != loose { accented[key, default: []] += chain(loose) }
    }
    for key in accented.keys { accented[key]?.sort(by: >) }
  }

  /// Whether some schema has a heading.
  ///
  /// - Parameters:
  ///   - heading: The heading as the file writes it.
  ///   - ignoringAccents: Whether letters without their marks count; not where the letters are the
  ///     question, as they are when an encoding is chosen.
  /// - Returns: Whether there is an entry.
  func recognises(_ heading: String, ignoringAccents: Bool = true) -> Bool {
    !match(heading, ignoringAccents: ignoringAccents).entries.isEmpty
  }

  /// Everything that a heading may be.
  ///
  /// - Parameters:
  ///   - heading: The heading as the file writes it.
  ///   - ignoringAccents: Whether letters without their marks count where nothing else is found.
  /// - Returns: No entries when no schema has it.
  func match(_ heading: String, ignoringAccents: Bool = true) -> Match {
    let exactKey = HeadingKey.exact(heading)
    let loose = HeadingKey.loose(exactKey)
    guard !loose.isEmpty else { return Match(exactKey: exactKey) }
    var match = Match(exactKey: exactKey, entries: chain(loose))
    if match.entries.isEmpty { match = numbered(exactKey, chain) ?? match }
    if match.entries.isEmpty, let latin = HeadingKey.withoutLookAlikes(loose) {
      match.entries = chain(latin)
    }
    if match.entries.isEmpty, let restored = HeadingKey.withSchwas(loose) {
      match.entries = chain(restored)
    }
    guard match.entries.isEmpty, ignoringAccents else { return match }
    match.entries = unaccented(loose)
    return match.entries.isEmpty ? numbered(exactKey, unaccented) ?? match : match
  }

  /// The headings that people write, without numbered ones, by their loose keys.
  ///
  /// - Parameter languages: The languages of the schemas; nil is none.
  /// - Returns: Of headings with one key the first.
  func plainHeadings(in languages: [String?]) -> [String: String] {
    var headings: [String: String] = [:]
    // Entries stand in the order opposite to that of the schemas: the first comes last, and stays.
    for entry in entries where !entry.isPattern {
      let schema = schemas[entry.schema]
      guard schema.name == "plain", languages.contains(schema.language) else { continue }
      headings[HeadingKey.loose(entry.exactKey)] = schema.columns[entry.column].heading
    }
    return headings
  }

  /// The entries that have the same letters but for their marks.
  private func unaccented(_ loose: String) -> [Int] {
    let key = HeadingKey.withoutAccents(loose)
    return (key == loose ? [] : chain(key)) + (accented[key] ?? [])
  }

  private func chain(_ loose: String) -> [Int] {
    var result: [Int] = []
    var index = heads[loose] ?? -1
    while index >= 0 {
      result.append(index)
      index = entries[index].next
    }
    return result
  }

  // MARK: - Numbered headings

  private func numbered(_ exactKey: String, _ find: (String) -> [Int]) -> Match? {
    let scalars = Array(exactKey.unicodeScalars)
    for run in Self.digitRuns(scalars) {
      guard let number = Self.number(scalars[run]) else { continue }
      var numbered = scalars
      numbered.replaceSubrange(run, with: [HeadingKey.number])
      let key = Self.text(numbered[...])
      let found = find(HeadingKey.loose(key))
      if !found.isEmpty { return Match(exactKey: key, entries: found, number: number) }
      guard run.upperBound == scalars.count else { continue }
      let base = HeadingKey.exact(Self.text(scalars[..<run.lowerBound]))
      let baseFound = find(HeadingKey.loose(base))
      // C1 is a cell of a spreadsheet and not a second country, which LDAP calls c.
      guard !baseFound.isEmpty, number <= 99, base.unicodeScalars.count > 1 else { continue }
      return Match(exactKey: base, entries: baseFound, number: number, isBaseOnly: true)
    }
    return nil
  }

  private static func digitRuns(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < scalars.count {
      let start = index
      while index < scalars.count, ("0"..."9").contains(scalars[index]) { index += 1 }
      if index > start { runs.append(start..<index) } else { index += 1 }
    }
    return runs
  }

  private static func number(_ digits: ArraySlice<Unicode.Scalar>) -> Int? {
    guard digits.count <= 4 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1.value) - 0x30 }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
