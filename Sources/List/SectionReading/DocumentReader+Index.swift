internal import SectionModel

/// Reads the index; `PlanCheck` checks it against the sections.
extension DocumentReader {
  mutating func readIndex() throws(ReadingError) -> SectionIndexTitles {
    var index = SectionIndexTitles(titles: [], targets: [], summaries: [])
    let members = ["titles", "sections", "rows", "positions", "present", "spoken"]
    try readMembers(members) { (json, key) throws(ReadingError) in
      switch key {
      case "titles": index.titles = try json.readTexts()
      case "sections": index.sections = try json.readCounts()
      case "rows": index.rows = try json.readCounts()
      case "positions": index.positions = try json.readCounts()
      case "present": index.present = try json.readBooleans()
      case "spoken": index.spoken = try json.readTexts()
      case "condensed": index.condensed = try json.readCondensed()
      default: return false
      }
      return true
    }
    return index
  }

  private mutating func readBooleans() throws(ReadingError) -> [Bool] {
    var values: [Bool] = []
    try readArray { (json) throws(ReadingError) in values.append(try json.readBoolean()) }
    return values
  }

  private mutating func readCondensed() throws(ReadingError) -> [CondensedIndex] {
    let nothing = SectionIndexTitles(titles: [], targets: [], summaries: [])
    var variants: [CondensedIndex] = []
    try readArray { (json) throws(ReadingError) in
      var variant = CondensedIndex([], of: nothing)
      let members = ["slots", "titles", "sections", "rows", "positions"]
      try json.readMembers(members) { (json, key) throws(ReadingError) in
        switch key {
        case "slots": variant.slots = try json.readCount()
        case "titles": variant.titles = try json.readTexts()
        case "sections": variant.sections = try json.readCounts()
        case "rows": variant.rows = try json.readCounts()
        case "positions": variant.positions = try json.readCounts()
        default: return false
        }
        return true
      }
      variants.append(variant)
    }
    return variants
  }
}
