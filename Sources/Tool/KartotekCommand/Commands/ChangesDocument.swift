internal import JSONWriting
internal import SectionDiff
internal import SectionModel

/// The document of `--changes`: a line for each list, with a line for each section that has changes.
struct ChangesDocument {
  private var json = JSONWriter()

  /// Begins the document.
  init() {
    json.beginObject()
    json.member("format", "kartotek.changes")
    json.member("version", 1)
    json.key("lists")
    json.beginArray()
  }

  /// Adds the changes of a list.
  mutating func append(_ changes: ListChanges, from old: ListOutline?, to new: ListOutline) {
    json.beginLine()
    json.beginObject()
    json.member("locale", new.locale)
    json.member("from", ifPresent: old?.snapshot)
    json.member("to", new.snapshot)
    json.key("sections")
    json.beginArray()
    for section in changes.sections {
      json.beginLine()
      append(section)
    }
    json.endArray()
    json.endObject()
  }

  /// The bytes of the whole document.
  consuming func finish() -> [UInt8] {
    json.raw("\n")
    json.endArray()
    json.endObject()
    json.raw("\n")
    return json.bytes
  }

  private mutating func append(_ section: ListChanges.Section) {
    json.beginObject()
    json.member("id", section.id)
    json.member("change", ifPresent: section.change?.rawValue)
    append("inserted", section.inserted)
    append("deleted", section.deleted)
    append("moved", section.moved)
    append("changed", section.changed)
    json.endObject()
  }

  private mutating func append(_ key: StaticString, _ ids: [String]) {
    guard !ids.isEmpty else { return }
    json.key(key)
    json.strings(ids)
  }
}
