internal import SectionModel

/// Reads what a plan holds beside texts.
extension DocumentReader {
  /// Higher than any row; sums of heights stay exact.
  private static let highest = 100_000

  mutating func readProducer() throws(ReadingError) -> Producer {
    var producer = Producer(name: "", version: "", icu: "", cldr: "", unicode: "")
    try readMembers(["name", "version", "icu", "cldr", "unicode"]) {
      (json, key) throws(ReadingError) in
      switch key {
      case "name": producer.name = try json.readText()
      case "version": producer.version = try json.readText()
      case "icu": producer.icu = try json.readText()
      case "cldr": producer.cldr = try json.readText()
      case "unicode": producer.unicode = try json.readText()
      default: return false
      }
      return true
    }
    return producer
  }

  mutating func readTotals() throws(ReadingError) -> Counts {
    var counts = Counts(sections: [])
    try readMembers(["sections", "rows", "positions"]) { (json, key) throws(ReadingError) in
      switch key {
      case "sections": counts.sections = try json.readCount()
      case "rows": counts.rows = try json.readCount()
      case "positions": counts.positions = try json.readCount()
      default: return false
      }
      return true
    }
    return counts
  }

  mutating func readMetrics() throws(ReadingError) -> Metrics {
    var metrics = Metrics(
      rowHeight: 0, headerHeight: 0, footerHeight: 0, sectionHeaderTopPadding: 0)
    let members = ["rowHeight", "headerHeight", "footerHeight", "sectionHeaderTopPadding"]
    try readMembers(members) { (json, key) throws(ReadingError) in
      switch key {
      case "rowHeight": metrics.rowHeight = try json.readCount(below: Self.highest)
      case "headerHeight": metrics.headerHeight = try json.readCount(below: Self.highest)
      case "footerHeight": metrics.footerHeight = try json.readCount(below: Self.highest)
      case "sectionHeaderTopPadding":
        metrics.sectionHeaderTopPadding = try json.readCount(below: Self.highest)
      default: return false
      }
      return true
    }
    return metrics
  }

  mutating func readKinds() throws(ReadingError) -> [RowKind] {
    var kinds: [RowKind] = []
    try readArray { (json) throws(ReadingError) in
      var kind = RowKind(id: "", cellStyle: .basic)
      try json.readMembers(["id", "cellStyle"]) { (json, key) throws(ReadingError) in
        switch key {
        case "id": kind.id = try json.readText()
        case "cellStyle": kind.cellStyle = try json.readWord()
        default: return false
        }
        return true
      }
      kinds.append(kind)
    }
    guard !kinds.isEmpty else { throw fault("there is at least one kind of row") }
    return kinds
  }

  mutating func readActions() throws(ReadingError) -> [RowAction] {
    var actions: [RowAction] = []
    try readArray { (json) throws(ReadingError) in
      var action = RowAction(id: "", title: "", style: "", edge: "")
      try json.readMembers(["id", "title", "style", "edge"]) { (json, key) throws(ReadingError) in
        switch key {
        case "id": action.id = try json.readText()
        case "title": action.title = try json.readText()
        case "style": action.style = try json.readText(of: ["normal", "destructive"])
        case "edge": action.edge = try json.readText(of: ["leading", "trailing"])
        default: return false
        }
        return true
      }
      actions.append(action)
    }
    return actions
  }

  mutating func readFold() throws(ReadingError) -> [String: String] {
    var fold: [String: String] = [:]
    try readEntries { (json, key) throws(ReadingError) in
      guard fold.updateValue(try json.readText(), forKey: key) == nil else {
        throw json.fault("\(key) stands there twice")
      }
    }
    return fold
  }
}
