import ContactModel
import LocaleProfiles
import SectionFormatting
import SectionModel
import Testing

/// One row taken out of its batch, with the section that it stands in.
struct ShownRow: Equatable {
  var id = ""
  var section = ""
  var text = ""
  var parts: [String]?
  var source: TitleSource?
  var secondary = ""
  var secondaryValue = ""
  var monogram = ""
  var color: UInt8 = 0
  var symbol = ""
  var photo = ""
  var direction: TextDirection?
  var language = ""
  var dates: [ShownDate] = []
  var sourceID = ""
  var keys: [String] = []
  var sortKey: [UInt8] = []
  var phones: [[String]] = []
  var emails: [[String]] = []
  var organization = ""
  var jobTitle = ""
}

struct ShownDate: Equatable {
  var kind: String
  var label: String
  var text: String
  var iso: String
  var calendar: String
  var next: String?
  var days: Int?
  var age: Int?
}

/// A plan with its rows.
struct ShownList {
  let plan: SectionPlan
  let rows: [ShownRow]

  /// Formats contacts as the program does.
  init(
    _ contacts: [Contact], _ locale: String, _ options: FormattingOptions = .init(),
    workers: Int = 1, profiles: ProfileCatalog = ProfileCatalog()
  ) throws {
    var builder = ContactBatchBuilder()
    for contact in contacts { builder.append(contact) }
    let directory = ContactDirectory(batches: [builder.takeBatch()])
    let prepared = PreparedContacts(directory: directory, options: options, workers: workers)
    let formatter = try ListFormatter(
      locale: locale, options: options, producerVersion: "1", profiles: profiles)
    self.init(formatter.format(prepared, workers: workers))
  }

  init(_ list: FormattedList) {
    plan = list.plan
    var rows: [ShownRow] = []
    for chunk in 0..<list.chunkCount {
      let batch = list.rows(ofChunk: chunk)
      for row in 0..<batch.count { rows.append(batch.shown(row, of: list.plan)) }
    }
    self.rows = rows
  }

  /// Titles by section: `["Α: Άννα, Αντώνης"]`.
  var grouped: [String] {
    plan.sections.map { section in
      section.title + ": "
        + rows.filter { $0.section == section.id }.map(\.text).joined(separator: ", ")
    }
  }

  var texts: [String] { rows.map(\.text) }

  /// The only row.
  var row: ShownRow {
    get throws { try #require(rows.count == 1 ? rows.first : nil) }
  }
}

extension RowBatch {
  fileprivate func shown(_ row: Int, of plan: SectionPlan) -> ShownRow {
    var shown = ShownRow()
    shown.section = plan.sections[section].id
    shown.id = string(id, row)
    shown.text = string(text, row)
    shown.parts = parts[row] == .none ? nil : cut(shown.text, parts[row])
    shown.source = titleSource[row]
    shown.secondary = string(secondaryText, row)
    shown.secondaryValue = string(secondaryValue, row)
    shown.monogram = string(monogram, row)
    shown.color = color[row]
    shown.symbol = string(symbol, row)
    shown.photo = string(photo, row)
    shown.direction = direction[row]
    shown.language = string(language, row)
    shown.dates = dates.range(row).map { place in
      ShownDate(
        kind: string(dates.kind, place), label: string(dates.label, place),
        text: string(dates.text, place), iso: string(dates.iso, place),
        calendar: string(dates.calendar, place), next: next(place)?.date, days: next(place)?.days,
        age: next(place)?.age)
    }
    shown.sourceID = string(sourceID, row)
    shown.keys = keys.range(row).map { string(keys.text, $0) }
    if sortKey.count > 0 { shown.sortKey = Array(sortKey.bytes[sortKey.range(row)]) }
    shown.phones = details(phones, row)
    shown.emails = details(emails, row)
    shown.organization = string(organization, row)
    shown.jobTitle = string(jobTitle, row)
    return shown
  }

  private func string(_ column: TextColumn, _ row: Int) -> String {
    column.count == 0 ? "" : String(decoding: column.bytes[column.range(row)], as: UTF8.self)
  }

  private func next(_ place: Int) -> (date: String, days: Int, age: Int?)? {
    let date = string(dates.next, place)
    guard !date.isEmpty else { return nil }
    let age = Int(dates.age[place])
    return (date, Int(dates.days[place]), age < 0 ? nil : age)
  }

  private func details(_ columns: DetailColumns, _ row: Int) -> [[String]] {
    columns.range(row).map { place in
      [
        string(columns.label, place), string(columns.text, place), string(columns.value, place),
      ]
    }
  }

  private func cut(_ text: String, _ parts: RowParts) -> [String] {
    let bytes = Array(text.utf8)
    let (start, end) = (Int(parts.start), Int(parts.end))
    return [bytes[..<start], bytes[start..<end], bytes[end...]].map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Contact {
  /// A person by name parts.
  static func person(_ given: String, _ family: String, _ additional: String = "") -> Contact {
    var contact = Contact()
    contact.name.given = given
    contact.name.family = family
    contact.name.additional = additional
    return contact
  }

  /// A contact that only has a formatted name.
  static func named(_ formattedName: String) -> Contact {
    var contact = Contact()
    contact.formattedName = formattedName
    return contact
  }

  /// The contact with one change.
  func with(_ change: (inout Contact) -> Void) -> Contact {
    var copy = self
    change(&copy)
    return copy
  }
}
