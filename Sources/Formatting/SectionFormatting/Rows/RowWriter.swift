internal import SectionModel

/// Writes the rows of one chunk, straight into the batch's columns.
struct RowWriter {
  let formatter: RowFormatter
  private let slot: Int
  private(set) var row = -1
  var batch: RowBatch
  /// The fields of the row's card.
  var card = CardFields()
  var title = RowTitle()
  /// Scratch for the keys of a row.
  var rowKeys = KeyCollector()
  /// Scratch for values that ICU has to clean.
  var value: [UInt8] = []
  /// The sort key of the row before; rows of one name stand together.
  private var sortKey: (fields: (UInt32, UInt32, UInt32), bytes: [UInt8])?
  /// Whether phones, e-mails and web addresses of the row need isolates.
  var isolates = false
  /// The direction of the row's text; the list's where the text has none.
  var rowDirection = TextDirection.leftToRight

  init(_ formatter: RowFormatter, _ chunk: RowChunks.Chunk) {
    self.formatter = formatter
    slot = chunk.slot
    let count = chunk.contacts.count
    batch = RowBatch(section: chunk.section)
    batch.id = TextColumn(rowCapacity: count, byteCapacity: count * 24)
    batch.text = TextColumn(rowCapacity: count, byteCapacity: count * 32)
    batch.secondaryText = TextColumn(rowCapacity: count, byteCapacity: count * 24)
    batch.monogram = TextColumn(rowCapacity: count, byteCapacity: count * 4)
    batch.color.reserveCapacity(count)
    batch.parts.reserveCapacity(count)
    batch.titleSource.reserveCapacity(count)
    batch.direction.reserveCapacity(count)
    guard formatter.contacts.days.keys.count > 0 else { return }
    batch.dates.ends.reserveCapacity(count)
    batch.dates.kind = TextColumn(rowCapacity: count, byteCapacity: count * 8)
    batch.dates.label = TextColumn(rowCapacity: count, byteCapacity: count * 20)
    batch.dates.text = TextColumn(rowCapacity: count, byteCapacity: count * 28)
    batch.dates.iso = TextColumn(rowCapacity: count, byteCapacity: count * 10)
    batch.dates.calendar = TextColumn(rowCapacity: count, byteCapacity: 0)
  }

  /// Adds the row of a contact, whose card was put into `card` and whose record is at this place of
  /// its batch's bytes.
  mutating func append(_ contact: UInt32, _ place: RecordPlaces.Place, of bytes: Span<UInt8>) {
    row += 1
    appendIdentifier(contact, place, bytes)
    let record = formatter.titles.title(of: contact)
    if let alternate = formatter.titles.alternate(of: contact) {
      card.takeAlternate(alternate, of: bytes)
    }
    appendTitle(record, contact)
    appendSecondary(bytes)
    appendImage(bytes)
    appendLanguage(record)
    appendDates(bytes)
    if let search = formatter.search { appendSearchKeys(search, contact, bytes) }
    if formatter.options.sortKeys { appendSortKey(contact) }
    if formatter.options.details { appendDetails(bytes) }
  }

  /// Loads `value` with a stored text by the display rule.
  mutating func loadValue(_ text: Span<UInt8>) {
    value.removeAll(keepingCapacity: true)
    if DisplayText.isSurelyClean(text) {
      value.append(copying: text)
    } else {
      value.append(contentsOf: DisplayText.cleanedByICU(text))
    }
  }

  private mutating func appendIdentifier(
    _ contact: UInt32, _ place: RecordPlaces.Place, _ bytes: Span<UInt8>
  ) {
    if place.isIdentifiedByUID {
      batch.id.bytes.append(copying: bytes.extracting(card.uid))
    } else {
      formatter.keys.reader.appendIdentifier(of: contact, to: &batch.id.bytes)
      if !card.uid.isEmpty {
        batch.sourceID.fill(upTo: row)
        batch.sourceID.append(SourceIdentifier.exported(bytes.extracting(card.uid)))
      }
    }
    batch.id.endText()
  }

  private mutating func appendSortKey(_ contact: UInt32) {
    let fields = formatter.keys.fields(of: contact)
    if sortKey.map({ $0.fields != fields }) ?? true {
      sortKey = (fields, formatter.keys.joined.key(of: fields))
    }
    batch.sortKey.bytes.append(UInt8(slot >> 8))
    batch.sortKey.bytes.append(UInt8(slot & 0xFF))
    batch.sortKey.append(sortKey?.bytes ?? [])
  }
}

/// A stored UID as a document may show it.
enum SourceIdentifier {
  /// The UID as stored, unless it holds controls that no document has: then by the display rule.
  static func exported(_ uid: Span<UInt8>) -> [UInt8] {
    var offset = 0
    while offset < uid.count {
      switch ScalarRanges.next(uid, &offset) {
      case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFD:
        return DisplayText.cleanedByICU(uid)
      default: continue
      }
    }
    return [UInt8](copying: uid)
  }
}
