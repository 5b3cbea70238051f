internal import JSONWriting
internal import SectionModel

/// The memory that the rows of a batch need at most.
enum RowRoom {
  /// The keys, quotes and small values of a row that has every member, and what is between rows: 354
  /// bytes, and room for members to come.
  private static let row = 512
  /// The same of one date (122 bytes), of one phone or e-mail (35) and of one search key (3).
  private static let date = 160
  private static let detail = 48
  private static let key = 4

  /// Bytes for the rows as JSON.
  static func bytes(for batch: RowBatch) -> Int {
    let dates = batch.dates
    // Written twice: as text and in parts, and as two hexadecimal digits for each byte.
    var columns = [batch.text, batch.text, batch.sortKey, batch.sortKey]
    columns += [batch.id, batch.secondaryText, batch.secondaryValue, batch.photo, batch.monogram]
    columns += [batch.symbol, batch.language, batch.spoken, batch.sourceID, batch.keys.text]
    columns += [dates.kind, dates.label, dates.text, dates.iso, dates.calendar, dates.next]
    columns += [batch.phones.label, batch.phones.text, batch.phones.value]
    columns += [batch.emails.label, batch.emails.text, batch.emails.value]
    columns += [batch.organization, batch.jobTitle]
    return columns.reduce(0) { $0 + $1.bytes.count + JSONEscapes.room(for: $1.bytes.span) }
      + row * batch.count + date * dates.kind.count + key * batch.keys.text.count
      + detail * (batch.phones.value.count + batch.emails.value.count)
  }

  /// Bytes for `EncodedRows.digest`.
  static func digest(for batch: RowBatch) -> Int {
    batch.id.bytes.count + 20 * batch.count
  }
}
