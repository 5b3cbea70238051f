internal import KartotekICU
internal import LocaleProfiles
internal import SectionModel

/// Makes the plan of a list from the counts of its sections.
struct PlanBuilder {
  let toolkit: LocaleToolkit
  let options: FormattingOptions
  let table: SectionTable
  let producerVersion: String
  /// The table of search keys, for lists that have them.
  let fold: [String: String]?

  /// The plan for the numbers of rows of the table's slots.
  func plan(counts: [Int]) -> SectionPlan {
    let countTexts = CountTexts(toolkit)
    let spoken = self.spoken(counts)
    let summaries = self.summaries(counts, countTexts, spoken)
    let isIndexed = options.style == .plain
    return SectionPlan(
      language: language, arrangement: arrangement, words: words(summaries, countTexts),
      content: PlanContent(
        sections: summaries,
        index: isIndexed
          ? IndexTitles.make(table, counts: counts, summaries: summaries, spoken: spoken) : nil,
        fold: fold))
  }

  private func spoken(_ counts: [Int]) -> SpokenTitles {
    let shown = zip(table.slots, counts).filter { $0.isOwnLetter || $1 > 0 }
    return SpokenTitles(shown.map(\.0.title), patterns: toolkit.profile.spokenLetters)
  }

  private var hasFooters: Bool {
    switch options.footer {
    case .auto: options.style != .plain
    case .none: false
    case .count: true
    }
  }

  private func summaries(
    _ counts: [Int], _ texts: CountTexts, _ spoken: SpokenTitles
  ) -> [SectionSummary] {
    var summaries: [SectionSummary] = []
    var firstRow = 0
    for (slot, count) in zip(table.slots, counts) where count > 0 {
      var summary = SectionSummary(
        id: slot.id, kind: slot.kind, title: slot.title,
        footer: hasFooters ? texts.text(count) : nil,
        place: (firstRow, summaries.count, count))
      summary.headerSpoken = spoken[slot.title]
      summaries.append(summary)
      firstRow += count
    }
    return summaries
  }

  private var language: PlanLanguage {
    PlanLanguage(
      locale: toolkit.tag.identifier, wordsLocale: toolkit.profile.wordsLocale,
      direction: toolkit.direction, calendar: toolkit.calendar,
      numberingSystem: toolkit.numberingSystem)
  }

  private var arrangement: PlanArrangement {
    PlanArrangement(
      style: options.style, sortBy: options.sortBy, collation: collation,
      producer: Producer(
        name: "kartotek", version: producerVersion, icu: toolkit.versions.icu,
        cldr: toolkit.versions.cldr, unicode: toolkit.versions.unicode),
      // The days until the next birthdays are wrong the day after.
      validUntil: options.today.map { String(decoding: $0.iso, as: UTF8.self) },
      metrics: ListMetrics.metrics(
        style: options.style, cellStyle: options.cellStyle, hasFooters: hasFooters),
      kinds: [RowKind(id: "contact", cellStyle: options.cellStyle)])
  }

  private func words(_ summaries: [SectionSummary], _ texts: CountTexts) -> PlanWords {
    let rows = summaries.reduce(0) { $0 + $1.count }
    let profile = toolkit.profile
    let delete = RowAction(
      id: "delete", title: profile[.actionDelete], style: "destructive", edge: "trailing")
    let largest = summaries.map(\.count).max() ?? 0
    return PlanWords(
      title: profile[.contacts], summary: rows == 0 ? profile[.noContacts] : texts.text(rows),
      actions: [delete], countTexts: options.countTexts ? texts.texts(upTo: largest) : nil)
  }

  /// Everything that decides the order, so that equal strings mean comparable documents.
  private var collation: String {
    let versions = toolkit.versions
    return "\(toolkit.tag.identifier); strength=\(strength); sortBy=\(options.sortBy.rawValue); "
      + "extraLabels=\(extraLabels); \(unusualChoices)icu=\(versions.icu); cldr=\(versions.cldr)"
  }

  /// What decides the order of some lists only.
  private var unusualChoices: String {
    var choices = ""
    let letters = toolkit.profile.extraLetters
    if !letters.isEmpty { choices += "letters=\(letters.joined()); " }
    if toolkit.readings != nil { choices += "groupAs=reading; " }
    if options.phonetic != .auto { choices += "phonetic=\(options.phonetic.rawValue); " }
    return choices
  }

  private var extraLabels: String {
    switch options.extraLabels {
    case .latin: "latin"
    case .none: "none"
    case .locales(let tags): tags.joined(separator: ",")
    }
  }

  /// BCP 47's names of `-u-ks-`; every locale of CLDR is tertiary by default.
  private var strength: String {
    let names = [
      "level1": "primary", "level2": "secondary", "level4": "quaternary", "identic": "identical",
    ]
    let subtags = toolkit.tag.identifier.split(separator: "-")
    guard let key = subtags.firstIndex(of: "ks"), key + 1 < subtags.count else { return "tertiary" }
    return names[String(subtags[key + 1])] ?? "tertiary"
  }
}
