internal import Kartotek

extension CommandRun {
  /// `locales`: a table of the profiles, or what each given tag means.
  func listLocales() throws -> ExitCode {
    let profiles = try readProfiles()
    guard !invocation.operands.isEmpty else {
      let locales = profiles.locales
      return try printText(
        localeTable(locales.map { try LocaleDescription($0, profiles: profiles) }))
    }
    let locales = try invocation.operands.map { tag in
      do throws(LocaleError) { return try ListLocale(tag) } catch {
        throw UsageError("\(error)")
      }
    }
    let texts = try locales.map { try explanation(LocaleDescription($0, profiles: profiles)) }
    return try printText(texts.joined(separator: "\n"))
  }

  /// Titles stand last: their width on a terminal, and their direction, are not ours to know.
  private func localeTable(_ locales: [LocaleDescription]) -> String {
    let heading = ["TAG", "WORDS", "DIRECTION", "CALENDAR", "DIGITS", "TITLES", "TITLE"]
    let rows =
      [heading]
      + locales.map { locale in
        [
          locale.identifier, locale.wordsLocale, locale.direction.rawValue, locale.calendar,
          locale.numberingSystem, "\(locale.indexTitles.count)", locale.title,
        ]
      }
    let widths = heading.indices.dropLast().map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count + 2)
      }
      return cells.joined() + (row.last ?? "") + "\n"
    }.joined()
  }

  private func explanation(_ locale: LocaleDescription) -> String {
    """
    \(locale.identifier)
      title       \(locale.title)
      words       \(locale.wordsLocale)
      direction   \(locale.direction.rawValue)
      collation   \(locale.collation)
      calendar    \(locale.calendar)
      digits      \(locale.numberingSystem)
      titles      \(locale.indexTitles.joined(separator: " "))

    """
  }
}
