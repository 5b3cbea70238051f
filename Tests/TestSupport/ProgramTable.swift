/// The headings that a program writes, and where the values below them belong.
///
/// Sources: the programs' own export tables and localizations; Google's and LinkedIn's published exports.
public struct ProgramTable: Sendable, CustomStringConvertible {
  /// The schema as the report names it, such as `outlook (sv)`.
  public let schema: String
  /// The encoding in which the program writes it.
  public let page: String
  /// Headings and places in the program's order; an empty place is none of a contact's names, phones,
  /// addresses or birthdays.
  public let columns: [(heading: String, place: String)]

  /// The schema and its first heading.
  public var description: String { "\(schema), \(columns[0].heading)" }

  /// Reads `heading > place` or `heading`, separated by semicolons.
  init(schema: String, page: String, columns text: String) {
    self.schema = schema
    self.page = page
    columns = text.split(separator: ";").map { column in
      let parts = column.split(separator: ">").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
  }

  /// The same columns with the headings of another language.
  init(_ table: ProgramTable, translated: HeadingTables.Table, page: String) {
    schema = "\(translated.program) (\(translated.language))"
    self.page = page
    columns = zip(translated.headings, table.columns).map { ($0, $1.place) }
  }
}

/// The tables of all programs and languages.
public enum ProgramTables {
  /// All of them.
  public static let all = outlookFamily + mailPrograms + services + translated

  /// Those of the three programs that write the headings of their user's language.
  public static let translated: [ProgramTable] = {
    let tables = HeadingTables.outlook + HeadingTables.thunderbird + HeadingTables.kaddressbook
    return tables.compactMap { table in
      let english = (outlookFamily + mailPrograms).first { $0.schema == "\(table.program) (en)" }
      guard table.language != "en", let english, let page = pages[table.language] else {
        return nil
      }
      return ProgramTable(english, translated: table, page: page)
    }
  }()

  /// The page that Windows uses for the language.
  private static let pages = [
    "el": "windows-1253", "bg": "windows-1251", "sv": "windows-1252", "az": "windows-1254",
  ]
}
