internal import JSONWriting
internal import SectionModel
internal import StableHash

/// The members of a section document before `sections`, in the order that the format fixes.
///
/// Each but `producer` is part of the document's snapshot: the length of its key, the key, the length
/// of its value, and the value's bytes as written.
struct DocumentHead {
  /// The bytes from the opening brace to the last value.
  private(set) var json = JSONWriter()
  /// The beginning of the snapshot.
  private(set) var snapshot = StableHash()

  init(_ plan: SectionPlan) {
    json.beginObject()
    member("format") { $0.string(SectionedList.format) }
    member("version") { $0.integer(SectionedList.version) }
    appendLanguage(plan)
    appendArrangement(plan)
    appendWords(plan)
    appendLayout(plan)
    if let index = plan.index { member("index") { $0.value(index) } }
    if let fold = plan.fold { member("fold") { $0.value(fold) } }
    if let texts = plan.countTexts { member("countTexts") { $0.strings(texts) } }
  }

  private mutating func appendLanguage(_ plan: SectionPlan) {
    member("locale") { $0.string(plan.locale) }
    member("wordsLocale") { $0.string(plan.wordsLocale) }
    member("direction") { $0.string(plan.direction.rawValue) }
    member("calendar") { $0.string(plan.calendar) }
    member("numberingSystem") { $0.string(plan.numberingSystem) }
  }

  private mutating func appendArrangement(_ plan: SectionPlan) {
    member("style") { $0.string(plan.style.rawValue) }
    member("sortBy") { $0.string(plan.sortBy.rawValue) }
    member("collation") { $0.string(plan.collation) }
    // Another version that gives the same content gives the same snapshot.
    json.key("producer")
    json.value(plan.producer)
    if let validUntil = plan.validUntil { member("validUntil") { $0.string(validUntil) } }
  }

  private mutating func appendWords(_ plan: SectionPlan) {
    member("title") { $0.string(plan.title) }
    member("summary") { $0.string(plan.summary) }
    member("counts") { $0.value(plan.counts) }
  }

  private mutating func appendLayout(_ plan: SectionPlan) {
    member("metrics") { $0.value(plan.metrics) }
    member("kinds") { json in
      json.beginArray()
      for kind in plan.kinds { json.value(kind) }
      json.endArray()
    }
    member("actions") { json in
      json.beginArray()
      for action in plan.actions { json.value(action) }
      json.endArray()
    }
  }

  private mutating func member(_ key: StaticString, _ writeValue: (inout JSONWriter) -> Void) {
    json.key(key)
    let start = json.bytes.count
    writeValue(&json)
    snapshot.updateWithLength(Array(key.description.utf8).span)
    snapshot.updateWithLength(Array(json.bytes[start...]).span)
  }
}

extension JSONWriter {
  /// Writes the table of search, by ascending code point, so that equal tables are equal bytes.
  fileprivate mutating func value(_ fold: [String: String]) {
    let codes = fold.keys.sorted { left, right in
      (left.utf8.count, left) < (right.utf8.count, right)
    }
    beginObject()
    for code in codes {
      // A key that is not known at compile time: written as a string, with its colon.
      string(code)
      raw(":")
      string(fold[code] ?? "")
    }
    endObject()
  }

  fileprivate mutating func value(_ producer: Producer) {
    beginObject()
    member("name", producer.name)
    member("version", producer.version)
    member("icu", producer.icu)
    member("cldr", producer.cldr)
    member("unicode", producer.unicode)
    endObject()
  }

  fileprivate mutating func value(_ counts: Counts) {
    beginObject()
    member("sections", counts.sections)
    member("rows", counts.rows)
    member("positions", counts.positions)
    endObject()
  }

  fileprivate mutating func value(_ metrics: Metrics) {
    beginObject()
    member("rowHeight", metrics.rowHeight)
    member("headerHeight", metrics.headerHeight)
    member("footerHeight", metrics.footerHeight)
    member("sectionHeaderTopPadding", metrics.sectionHeaderTopPadding)
    endObject()
  }

  fileprivate mutating func value(_ kind: RowKind) {
    beginObject()
    member("id", kind.id)
    member("cellStyle", kind.cellStyle.rawValue)
    endObject()
  }

  fileprivate mutating func value(_ action: RowAction) {
    beginObject()
    member("id", action.id)
    member("title", action.title)
    member("style", action.style)
    member("edge", action.edge)
    endObject()
  }

  fileprivate mutating func value(_ index: SectionIndexTitles) {
    beginObject()
    targets(index.titles, index.sections, index.rows, index.positions)
    key("present")
    booleans(index.present)
    key("spoken")
    strings(index.spoken)
    if let condensed = index.condensed {
      key("condensed")
      beginArray()
      for variant in condensed { value(variant) }
      endArray()
    }
    endObject()
  }

  fileprivate mutating func value(_ index: CondensedIndex) {
    beginObject()
    member("slots", index.slots)
    targets(index.titles, index.sections, index.rows, index.positions)
    endObject()
  }

  /// Writes where each title of an index leads.
  private mutating func targets(
    _ titles: [String], _ sections: [Int], _ rows: [Int], _ positions: [Int]
  ) {
    key("titles")
    strings(titles)
    key("sections")
    integers(sections)
    key("rows")
    integers(rows)
    key("positions")
    integers(positions)
  }
}
