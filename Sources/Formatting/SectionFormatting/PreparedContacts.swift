package import ContactModel
internal import KartotekICU
internal import ParallelWork

/// Contacts with everything about their titles that no locale changes; made once for all lists.
///
/// Every distinct part of a name is kept once, cleaned for display. A contact costs 32 bytes beside
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
  let alternates: AlternateTitles
  let extras: [NameExtras]
  /// The distinct language tags as the cards have them; number 0 is "none".
  let languages: PartArena
  let nameKinds: [NameKind]
  let days: DaySet
  /// Where the contacts' records are.
  let places: RecordPlaces
  /// The beginning of each contact's identifier as a number: orders most of those with equal names,
  /// without a look into records that lie anywhere in memory.
  let identifierWords: [UInt64]
  /// What is searched for in each contact; without contacts where no option asks for it.
  let searchTexts: SearchTexts

  /// Chooses titles and collects their distinct parts.
  ///
  /// - Parameters:
  ///   - directory: The contacts.
  ///   - options: The choices; `nameLength`, `nameStyle`, `phonetic` and `searchKeys` matter here.
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
    searchTexts = join.searchTexts
    places = join.takePlaces()
    identifierWords = join.takeIdentifierWords()
    var kinds = NameKindTable()
    titles = join.takeTitles(parts: parts, kinds: &kinds)
    alternates = join.takeAlternates(parts: parts, kinds: &kinds)
    nameKinds = kinds.kinds
  }

  /// Prepares runs of contacts and joins them while others are prepared.
  private static func join(
    _ directory: ContactDirectory, _ options: FormattingOptions, _ workers: Int
  ) -> TitleJoin {
    let count = directory.contacts.count
    let runCount = (count + runSize - 1) / runSize
    var join = TitleJoin(contactCount: count)
    forEachChunk(runCount, workers: workers) { number in
      let start = number * runSize
      return prepare(start..<min(count, start + runSize), of: directory, options)
    } use: { run in
      join.append(run)
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
    let reader = ContactReader(directory: directory)
    let batches = directory.batches.span
    for contact in contacts {
      let record = Int(directory.contacts[contact])
      while record - firstRecord >= batches[batch].count {
        firstRecord += batches[batch].count
        batch += 1
      }
      let place = RecordPlaces.Place(
        batch: batch, record: batches[batch].range(of: record - firstRecord),
        isIdentifiedByUID: directory.identifierIsUID(of: UInt32(record)))
      preparation.add(
        UInt32(contact), place, of: batches[batch].bytes.span, identifiers: reader)
    }
    return preparation.run
  }
}
