internal import JSONWriting
internal import SectionDiff
internal import SectionModel

/// The document of `diff`: how one version of a list becomes the next.
struct DiffDocument {
  private let old: ListOutline
  private let new: ListOutline
  private var json = JSONWriter()
  /// What is shown before the next batch.
  private var shown: ListReplay

  /// Writes an update between two versions.
  init(_ update: ListUpdate, from old: ListOutline, to new: ListOutline) throws(ReplayError) {
    (self.old, self.new) = (old, new)
    shown = ListReplay(from: old, to: new)
    json.beginObject()
    json.member("format", "kartotek.diff")
    json.member("version", 1)
    json.member("locale", new.locale)
    json.member("from", old.snapshot)
    json.member("to", new.snapshot)
    switch update {
    case .unchanged: json.member("update", "unchanged")
    case .reload(let reason):
      json.member("update", "reload")
      json.member("reason", reason.rawValue)
    case .changes(let diff):
      json.member("update", "stages")
      json.key("stages")
      json.beginArray()
      for stage in diff.stages { try append(stage) }
      json.raw("\n")
      json.endArray()
    }
    json.endObject()
    json.raw("\n")
  }

  /// The bytes of the whole document.
  var bytes: [UInt8] { json.bytes }

  private mutating func append(_ stage: ListOperations) throws(ReplayError) {
    let before = shown
    try shown.apply(stage)
    let after = shown
    json.beginLine()
    json.beginObject()
    sections("deleteSections", stage.deletedSections, in: before)
    sections("insertSections", stage.insertedSections, in: after)
    list("moveSections", stage.movedSections) { document, move in
      document.section(move.to, in: after)
      document.json.member("from", move.from)
      document.json.member("to", move.to)
    }
    sections("reconfigureSections", stage.reconfiguredSections, in: after)
    rows("deleteRows", stage.deletedRows, in: before)
    rows("insertRows", stage.insertedRows, in: after)
    list("moveRows", stage.movedRows) { document, move in
      document.row(move.to, in: after)
      document.place("from", move.from)
      document.place("to", move.to)
    }
    rows("reconfigureRows", stage.reconfiguredRows, in: after)
    rows("reloadRows", stage.reloadedRows, in: after)
    json.endObject()
  }

  // MARK: - Operations

  private mutating func sections(_ key: StaticString, _ numbers: [Int], in list: ListReplay) {
    self.list(key, numbers) { document, number in
      document.section(number, in: list)
      document.json.member("at", number)
    }
  }

  private mutating func rows(_ key: StaticString, _ places: [RowPlace], in list: ListReplay) {
    self.list(key, places) { document, place in
      document.row(place, in: list)
      document.place("at", place)
    }
  }

  /// Writes an array of objects, or nothing where it is empty.
  private mutating func list<Element>(
    _ key: StaticString, _ elements: [Element], _ write: (inout DiffDocument, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    json.key(key)
    json.beginArray()
    for element in elements {
      json.beginObject()
      write(&self, element)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func section(_ number: Int, in list: ListReplay) {
    let origin = list.sections[number].origin
    json.member("id", (origin.isNew ? new : old).sections[origin.number].id)
  }

  private mutating func row(_ place: RowPlace, in list: ListReplay) {
    let origin = list.sections[place.section].rows[place.row]
    json.member("id", (origin.isNew ? new : old).id(of: origin.number))
  }

  private mutating func place(_ key: StaticString, _ place: RowPlace) {
    json.key(key)
    json.integers([place.section, place.row])
  }
}
