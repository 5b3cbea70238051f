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

  /// The number of distinct name parts.
  package var partCount: Int { parts.count }

  private static func prepare(
    _ contacts: Range<Int>, of directory: ContactDirectory, _ options: FormattingOptions
  ) -> TitleRun {
    var preparation = TitlePreparation(options: options)
    guard let first = contacts.first else { return preparation.run }
    let start = directory.location(of: directory.contacts[first])
    var batch = start.batch
    var firstRecord = Int(directory.contacts[first]) - start.index
    let areUIDs = directory.identifiersAreUIDs(ofContacts: contacts)
    let batches = directory.batches.span
    for contact in contacts {
      // Columns are looked at where they are: a call of the batch retains all of them.
      var index = Int(directory.contacts[contact]) - firstRecord
      while index + 1 >= batches[batch].starts.count {
        firstRecord += batches[batch].starts.count - 1
        index -= batches[batch].starts.count - 1
        batch += 1
      }
      let record = Int(batches[batch].starts[index])..<Int(batches[batch].starts[index + 1])
      let place = RecordPlaces.Place(
        batch: batch, record: record, isIdentifiedByUID: areUIDs[contact - first])
      preparation.add(UInt32(contact), place, of: batches[batch].bytes.span)
    }
    var run = preparation.run
    addWords(ofHashesIn: &run, contacts, areUIDs, directory)
    return run
  }

  /// Gives the contacts that are not identified by their UID the first bytes of their identifier.
  private static func addWords(
    ofHashesIn run: inout TitleRun, _ contacts: Range<Int>, _ areUIDs: [Bool],
    _ directory: ContactDirectory
  ) {
    let reader = ContactReader(directory: directory)
    var identifier: [UInt8] = []
    for (place, contact) in contacts.enumerated() where !areUIDs[place] {
      reader.readIdentifier(of: UInt32(contact), into: &identifier)
      run.identifierWords[place] = ByteText.orderedWord(identifier.span, at: 0)
    }
  }
}
