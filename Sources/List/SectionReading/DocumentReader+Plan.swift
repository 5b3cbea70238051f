internal import SectionModel

/// Reads the members of a plan; the greater ones are in `DocumentReader+PlanParts.swift`.
extension DocumentReader {
  /// The members that every plan has.
  static let planMembers = [
    "locale", "wordsLocale", "direction", "calendar", "numberingSystem", "style", "sortBy",
    "collation", "producer", "title", "summary", "counts", "metrics", "kinds", "actions",
  ]

  /// A plan before anything is read.
  static var blankPlan: SectionPlan {
    let nothing = Producer(name: "", version: "", icu: "", cldr: "", unicode: "")
    let flat = Metrics(rowHeight: 0, headerHeight: 0, footerHeight: 0, sectionHeaderTopPadding: 0)
    return SectionPlan(
      language: PlanLanguage(
        locale: "", wordsLocale: "", direction: .leftToRight, calendar: "", numberingSystem: ""),
      arrangement: PlanArrangement(
        style: .plain, sortBy: .family, collation: "", producer: nothing, metrics: flat, kinds: []),
      words: PlanWords(title: "", summary: "", actions: []),
      content: PlanContent(sections: [], index: nil))
  }

  /// Reads a member of a plan, but not its sections.
  ///
  /// - Returns: Whether it is a member of a plan.
  mutating func readPlanMember(
    _ key: String, into plan: inout SectionPlan
  ) throws(ReadingError) -> Bool {
    switch key {
    case "locale": plan.locale = try readText()
    case "wordsLocale": plan.wordsLocale = try readText()
    case "direction": plan.direction = try readWord()
    case "calendar": plan.calendar = try readText()
    case "numberingSystem": plan.numberingSystem = try readText()
    case "style": plan.style = try readWord()
    case "sortBy": plan.sortBy = try readWord()
    case "collation": plan.collation = try readText()
    case "producer": plan.producer = try readProducer()
    case "validUntil": plan.validUntil = try readText()
    case "title": plan.title = try readText()
    case "summary": plan.summary = try readText()
    case "counts": plan.counts = try readTotals()
    case "metrics": plan.metrics = try readMetrics()
    case "kinds": plan.kinds = try readKinds()
    case "actions": plan.actions = try readActions()
    case "index": plan.index = try readIndex()
    case "fold": plan.fold = try readFold()
    case "countTexts": plan.countTexts = try readTexts()
    default: return false
    }
    return true
  }
}
