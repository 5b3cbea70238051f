package import ContactModel
internal import KartotekICU
internal import ParallelWork

/// Contacts with everything about their titles that no locale changes; made once for all lists.
///
/// Every distinct part of a name is kept once, cleaned for display. A contact costs 16 bytes beside
/// its record. Read-only after it was made, so any number of threads may use it.
package struct PreparedContacts: Sendable {
  /// Contacts that one worker prepares at a time.
  private static let runSize = 16384

  let directory: ContactDirectory
  /// What was chosen when titles were; formatting has to go by the same choices.
  let options: FormattingOptions
  let parts: PartTable
  let titles: [ContactTitle]
  let overrides: SortOverrides
  let extras: [NameExtras]
  /// The distinct language tags as the cards have them; number 0 is "none".
  let languages: PartArena
  let nameKinds: [NameKind]
  let days: DaySet

  /// Chooses titles and collects their distinct parts.
  ///
  /// - Parameters:
  ///   - directory: The contacts.
  ///   - options: The choices; `nameLength` and `phonetic` matter here.
  ///   - workers: The largest number of threads.
  /// - Complexity: O(*n*) in the number of bytes, expected.
  package init(directory: ContactDirectory, options: FormattingOptions, workers: Int) {
    self.directory = directory
    self.options = options
    var join = Self.join(directory, options, workers)
    parts = PartTable(raw: join.takeParts(), uses: join.uses, workers: workers)
    languages = join.languages.texts
    overrides = join.overrides
    extras = join.extras
    days = join.days
    var kinds = NameKindTable()
    titles = join.takeTitles(parts: parts, kinds: &kinds)
    nameKinds = kinds.kinds
  }

  /// Prepares runs of contacts and joins them; runs live only as long as one wave of workers.
  private static func join(
    _ directory: ContactDirectory, _ options: FormattingOptions, _ workers: Int
  ) -> TitleJoin {
    let count = directory.contacts.count
    let runCount = (count + runSize - 1) / runSize
    var join = TitleJoin(contactCount: count)
    for first in stride(from: 0, to: runCount, by: max(1, workers)) {
      let wave = mapChunks(min(workers, runCount - first), workers: workers) { number in
        let start = (first + number) * runSize
        return prepare(start..<min(count, start + runSize), of: directory, options)
      }
      for run in wave { join.append(run) }
    }
    return join
  }

  /// The number of contacts.
  package var count: Int { titles.count }

  private static func prepare(
    _ contacts: Range<Int>, of directory: ContactDirectory, _ options: FormattingOptions
  ) -> TitleRun {
    var preparation = TitlePreparation(options: options)
    guard let first = contacts.first else { return preparation.run }
    let start = directory.location(of: directory.contacts[first])
    var batch = start.batch
    var firstRecord = Int(directory.contacts[first]) - start.index
    for contact in contacts {
      let record = Int(directory.contacts[contact])
      while record - firstRecord >= directory.batches[batch].count {
        firstRecord += directory.batches[batch].count
        batch += 1
      }
      preparation.add(UInt32(contact), record - firstRecord, of: directory.batches[batch])
    }
    return preparation.run
  }
}

/// Joins the titles of runs and renumbers their parts.
private struct TitleJoin {
  private var parts = PartInterner()
  private(set) var uses: [PartUse] = [[]]
  private(set) var languages = PartInterner()
  private(set) var overrides = SortOverrides()
  private(set) var extras: [NameExtras] = []
  private(set) var days = DaySet()
  private var titles: [ContactTitle] = []

  init(contactCount: Int) {
    titles.reserveCapacity(contactCount)
  }

  mutating func append(_ run: TitleRun) {
    let numbers = (0..<run.parts.count).map { part in
      let number = parts.insert(run.parts.texts.bytes.span.extracting(run.parts.texts.range(part)))
      if Int(number) == uses.count { uses.append([]) }
      if part < run.uses.count { uses[Int(number)].formUnion(run.uses[part]) }
      return number
    }
    let tags = (0..<run.languages.count).map { tag in
      languages.insert(run.languages.texts.bytes.span.extracting(run.languages.texts.range(tag)))
    }
    for title in run.titles { titles.append(renumbered(title, numbers, tags)) }
    for (contact, fields) in zip(run.overrides.contacts, run.overrides.fields) {
      overrides.append(
        SortOverrides.Fields(
          family: numbers[Int(fields.family)], given: numbers[Int(fields.given)],
          additional: numbers[Int(fields.additional)]), of: contact)
    }
    for extra in run.extras {
      extras.append(
        NameExtras(
          prefix: numbers[Int(extra.prefix)], suffix: numbers[Int(extra.suffix)],
          formattedName: numbers[Int(extra.formattedName)]))
    }
    for key in run.days.keys { days.insert(DaySet.Key(rawValue: key)) }
  }

  /// The distinct parts as stored; they are no longer needed here.
  mutating func takeParts() -> PartArena {
    let texts = parts.texts
    parts = PartInterner()
    return texts
  }

  private func renumbered(
    _ title: ContactTitle, _ numbers: [UInt32], _ tags: [UInt32]
  ) -> ContactTitle {
    var result = title
    result.first = numbers[Int(title.first)]
    result.second = numbers[Int(title.second)]
    result.third = numbers[Int(title.third)]
    result.nameKind = UInt16(exactly: tags[Int(title.nameKind)]) ?? 0
    return result
  }

  /// The titles, with the number of language and script in place of the language's.
  mutating func takeTitles(parts: PartTable, kinds: inout NameKindTable) -> [ContactTitle] {
    var titles: [ContactTitle] = []
    swap(&titles, &self.titles)
    var last = NameKind(language: 0, script: 0)
    var lastNumber = kinds.insert(last)
    for index in titles.indices {
      let title = titles[index]
      let kind = NameKind(
        language: title.nameKind, script: Self.script(of: title, parts.scripts))
      if kind != last {
        last = kind
        lastNumber = kinds.insert(kind)
      }
      titles[index].nameKind = lastNumber
    }
    return titles
  }

  /// The script that decides how a name is formatted: the family name's, else the given name's.
  private static func script(of title: ContactTitle, _ scripts: [UInt16]) -> UInt16 {
    guard title.source == nil else { return scripts[Int(title.first)] }
    for part in [title.third, title.first, title.second] where scripts[Int(part)] != 0 {
      return scripts[Int(part)]
    }
    return 0
  }
}
