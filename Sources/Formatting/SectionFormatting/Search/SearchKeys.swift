internal import KartotekICU
internal import LocaleProfiles

/// The search keys of every distinct part, and the table that made them.
final class SearchKeys: Sendable {
  let fold: FoldTable
  private let keys: PartArena
  private let ends: [UInt32]

  /// Makes the keys of a list.
  ///
  /// - Complexity: O(*n*) in the bytes of distinct parts, a microsecond a word and spelling.
  init(
    _ contacts: PreparedContacts, toolkit: LocaleToolkit, rules: SearchRules, workers: Int
  ) {
    let parts = contacts.parts
    let used = Self.scalars(of: parts)
    let fold = FoldTable(used: used, list: toolkit.scripts, rules: rules)
    let scripts = Set(used.map(fold.script).filter { $0 > 1 })
    let maker = PartKeyMaker(
      fold: fold,
      spellings: SearchSpellings(
        scripts: scripts, language: toolkit.tag.language, rules: rules))
    var keys = PartArena()
    var ends: [UInt32] = []
    forPartBatches(parts.count, workers: workers) { range in
      maker.keys(of: parts.arena(of: range, for: .searchText))
    } use: { batch in
      let base = UInt32(keys.count)
      keys.append(batch.keys)
      for end in batch.ends { ends.append(base + end) }
    }
    self.fold = fold
    self.keys = keys
    self.ends = ends
  }

  /// The table alone that makes the keys of a list.
  static func fold(
    of parts: PartTable, _ toolkit: LocaleToolkit, _ rules: SearchRules
  ) -> FoldTable {
    FoldTable(used: scalars(of: parts), list: toolkit.scripts, rules: rules)
  }

  /// Adds the keys of a part.
  func add(_ part: UInt32, to collector: inout KeyCollector) {
    let part = Int(part)
    let bytes = keys.bytes
    for number in (part == 0 ? 0 : Int(ends[part - 1]))..<Int(ends[part]) {
      collector.add(bytes.span.extracting(keys.range(number)))
    }
  }

  /// The characters of the searched parts, ascending.
  private static func scalars(of parts: PartTable) -> [UInt32] {
    var seen = ScalarTable()
    let bytes = parts.texts.bytes
    for part in 0..<parts.count where parts.uses[part].contains(.searchText) {
      let text = bytes.span.extracting(parts.texts.range(part))
      var offset = 0
      while offset < text.count { seen[ScalarRanges.next(text, &offset)] = 1 }
    }
    return seen.scalars
  }
}
