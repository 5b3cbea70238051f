internal import SectionModel

/// A document or manifest, read and checked but for what it says of rows.
struct DocumentHead {
  private(set) var plan = DocumentReader.blankPlan
  private(set) var sections: [SectionParts] = []
  private(set) var pages: [PageSummary] = []
  private(set) var snapshot = ""

  /// Reads a document or manifest.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - hasRows: Whether the sections hold their rows; else rows are passed over.
  /// - Throws: `ReadingError`.
  init(_ bytes: [UInt8], hasRows: Bool) throws(ReadingError) {
    var json = DocumentReader(bytes)
    let members =
      DocumentReader.planMembers + ["sections", "snapshot"] + (hasRows ? [] : ["pages"])
    try json.readObject(
      format: SectionedList.format, version: SectionedList.version, members
    ) { (json, key) throws(ReadingError) in
      try readMember(key, hasRows: hasRows, from: &json)
    }
    plan.sections = sections.map(\.summary)
    try PlanCheck(plan: plan).run()
    if !hasRows { try PlanCheck(plan: plan).checkPages(pages) }
  }

  private mutating func readMember(
    _ key: String, hasRows: Bool, from json: inout DocumentReader
  ) throws(ReadingError) -> Bool {
    switch key {
    case "sections":
      // Kinds stand before sections in every document; rows without any are refused.
      let kinds = hasRows ? plan.kinds.count : nil
      try json.readArray { (json) throws(ReadingError) in
        sections.append(try json.readSection(kinds: kinds))
      }
    case "pages" where !hasRows:
      try json.readArray { (json) throws(ReadingError) in
        pages.append(try json.readPageSummary())
      }
    case "snapshot": snapshot = try json.readHashText()
    default: return try json.readPlanMember(key, into: &plan)
    }
    return true
  }
}
