internal import ContactModel
internal import KartotekICU
internal import LocaleProfiles
internal import SectionModel

/// Makes rows from contacts: a pure function of a chunk, shared by all threads.
package struct RowFormatter: Sendable {
  let contacts: PreparedContacts
  let titles: ListTitles
  let options: FormattingOptions
  let keys: RowKeys
  let names: NameStyles
  let monograms: MonogramTable
  let dates: DateTexts
  let labels: LabelWords
  let listDirection: SectionModel.TextDirection
  let noName: NoName
  let scriptLanguages: ScriptLanguages
  let search: SearchKeys?

  init(
    _ contacts: PreparedContacts, toolkit: LocaleToolkit, options: FormattingOptions,
    keys: RowKeys, search: SearchKeys?, workers: Int
  ) {
    self.contacts = contacts
    titles = keys.titles
    self.search = search
    self.options = options
    self.keys = keys
    names = NameStyles(contacts, toolkit: toolkit, order: options.nameOrder)
    monograms = MonogramTable(contacts.parts, rules: toolkit.caseRules, workers: workers)
    dates = DateTexts(contacts.days, toolkit: toolkit, workers: workers)
    labels = LabelWords(toolkit.profile)
    listDirection = toolkit.direction
    noName = NoName(toolkit.profile[.noName])
    scriptLanguages = ScriptLanguages(
      Set(contacts.parts.scripts).union([noName.script]), list: toolkit.scripts)
  }

  /// The number of parts that have monograms.
  package var partCount: Int { monograms.count }

  func format(_ chunk: RowChunks.Chunk) -> RowBatch {
    var writer = RowWriter(self, chunk)
    var records = RecordWindow(contacts)
    // A span lends a batch; the array would hand out a copy with three reference counts.
    let directoryBatches = contacts.directory.batches
    let batches = directoryBatches.span
    var start = chunk.contacts.startIndex
    while start < chunk.contacts.endIndex {
      let end = min(start + RecordWindow.size, chunk.contacts.endIndex)
      records.load(chunk.contacts[start..<end], of: batches)
      append(chunk.contacts[start..<end], &records, of: batches, to: &writer)
      start = end
    }
    writer.batch.closeColumns()
    return writer.batch
  }

  /// Writes the rows of the contacts of a window.
  private func append(
    _ contacts: ArraySlice<UInt32>, _ window: inout RecordWindow, of batches: Span<ContactBatch>,
    to writer: inout RowWriter
  ) {
    for first in stride(from: 0, to: contacts.count, by: RecordWindow.groupSize) {
      let group = first..<min(first + RecordWindow.groupSize, contacts.count)
      window.readCards(group, of: batches, dates)
      for number in group {
        let record = window.records[number]
        swap(&writer.card, &window.cards[number - first])
        let bytes = batches[record.batch].bytes.span
        writer.append(contacts[contacts.startIndex + number], record, of: bytes)
      }
    }
  }
}

/// The list's word for a contact without a name.
struct NoName: Sendable {
  let text: [UInt8]
  let direction: UInt8
  let script: UInt16

  init(_ word: String) {
    let cleaned = icu { () throws(ICUError) in try TextCleaning.clean(PartArena([word])) }
    text = cleaned.texts.bytes
    direction = cleaned.directions[0]
    script = cleaned.scripts[0]
  }
}

/// The language tag `und-` and script for texts of scripts that are not the list's.
struct ScriptLanguages: Sendable {
  /// The characters of a tag: the codes of scripts have four letters.
  private static let tagLength = 8

  /// The tags by ICU's code, one behind another: a tag of its own would cost two reference counts for
  /// each row.
  private let tags: [UInt8]
  /// By ICU's code whether there is a tag.
  private let areForeign: [Bool]

  init(_ scripts: Set<UInt16>, list: ListScripts) {
    let count = Int(scripts.max() ?? 0) + 1
    var tags = [UInt8](repeating: 0, count: count * Self.tagLength)
    var areForeign = [Bool](repeating: false, count: count)
    for script in scripts where !list.contains(script) {
      guard let name = ScriptCode(rawValue: script).name else { continue }
      let start = Int(script) * Self.tagLength
      tags.replaceSubrange(start..<(start + Self.tagLength), with: "und-\(name)".utf8)
      areForeign[Int(script)] = true
    }
    self.tags = tags
    self.areForeign = areForeign
  }

  func isForeign(_ script: UInt16) -> Bool { areForeign[Int(script)] }

  /// Adds the tag of a script that is not the list's.
  func appendTag(of script: UInt16, to output: inout [UInt8]) {
    let start = Int(script) * Self.tagLength
    output.append(copying: tags.span.extracting(start..<(start + Self.tagLength)))
  }
}
