internal import ContactModel
internal import KartotekICU
internal import SectionModel

/// Titles of a run of contacts, their parts numbered within the run.
struct TitleRun: Sendable {
  var parts = PartInterner()
  var uses: [PartUse] = []
  var languages = PartInterner()
  /// `nameKind` holds the language's number here.
  var titles: [ContactTitle] = []
  var overrides = SortOverrides()
  /// The titles of contacts with names in several languages; numbers as in `titles`.
  var alternates = AlternateTitles()
  /// One for each contact, or none where no option asks for them.
  var extras: [NameExtras] = []
  var days = DaySet()
  var searchTexts = SearchTexts()
  var places = RecordPlaces(contactCount: 0)
  var identifierWords: [UInt64] = []
}

/// Parts of a contact that only some options display.
struct NameExtras: Sendable {
  var prefix: UInt32 = 0
  var suffix: UInt32 = 0
  /// The formatted name, unless it repeats an e-mail or phone.
  var formattedName: UInt32 = 0

  /// Whether rows made by these choices show any of them.
  static func areShown(by options: FormattingOptions) -> Bool {
    options.nameLength == .full || options.nameStyle == .formatted
  }
}

/// Chooses titles and numbers their parts for one run of contacts.
struct TitlePreparation {
  private let options: FormattingOptions
  private let sortFields: SortFieldReader
  private var card = CardFields()
  private(set) var run = TitleRun()

  init(options: FormattingOptions) {
    self.options = options
    sortFields = SortFieldReader(phonetic: options.phonetic)
  }

  /// Adds the next contact, whose record is at this place of its batch's bytes.
  mutating func add(
    _ contact: UInt32, _ place: RecordPlaces.Place, of bytes: Span<UInt8>
  ) {
    let record = place.record
    card.read(record, of: bytes)
    run.places.append(place)
    let uid = place.isIdentifiedByUID ? bytes.extracting(card.uid) : bytes.extracting(0..<0)
    run.identifierWords.append(ByteText.orderedWord(uid, at: 0))
    addDays(bytes)
    let choice = TitleSelection.choose(card, of: bytes)
    let own = name(choice, bytes)
    var title = own.title
    if card.hasAlternates {
      title = addAlternates(to: own, record, bytes)
    } else if let fields = own.sortFields {
      run.overrides.append(fields, of: contact)
    }
    run.titles.append(title)
    if options.searchKeys { run.searchTexts.endContact() }
    if NameExtras.areShown(by: options) { run.extras.append(own.extras) }
  }

  /// Adds the names in other languages beside the card's own and gives the title that leads there.
  private mutating func addAlternates(
    to own: AlternateTitles.Variant, _ record: Range<Int>, _ bytes: Span<UInt8>
  ) -> ContactTitle {
    var names = [own]
    names[0].language = languageNumber(card.language, bytes)
    var alternates = card.alternates
    var place = -1
    while alternates.next(bytes) != nil {
      place += 1
      card.read(record, of: bytes)
      let language = card.takeAlternate(place, of: bytes)
      let choice = TitleSelection.choose(card, of: bytes)
      // An alternate that shows nothing leaves the card's own name.
      guard [nil, .formattedName, .organization].contains(choice.source) else { continue }
      var name = name(choice, bytes)
      name.language = languageNumber(language, bytes)
      name.place = place
      names.append(name)
    }
    var title = ContactTitle()
    title.traits = .alternates
    title.first = run.alternates.append(names)
    return title
  }

  /// What is shown and ordered when a title comes from this field of the card.
  private mutating func name(
    _ choice: TitleSelection.Choice, _ bytes: Span<UInt8>
  ) -> AlternateTitles.Variant {
    var name = AlternateTitles.Variant(title: ContactTitle(), extras: NameExtras(), language: 0)
    name.title.source = choice.source
    if card.isOrganization || choice.source == .organization {
      name.title.traits.insert(.organization)
    }
    if choice.source == nil {
      addName(&name, bytes)
    } else {
      addSingle(&name, choice, bytes)
    }
    if name.sortFields != nil { name.title.traits.insert(.sortOverride) }
    if NameExtras.areShown(by: options) { name.extras = extras(bytes) }
    if options.searchKeys { addSearchTexts(choice.source, bytes) }
    return name
  }

  // MARK: - Parts

  private mutating func part(
    _ range: Range<Int>, _ use: PartUse, _ bytes: Span<UInt8>
  ) -> UInt32 {
    let number = run.parts.insert(bytes.extracting(range))
    while run.uses.count <= Int(number) { run.uses.append([]) }
    if !run.uses[Int(number)].isSuperset(of: use) { run.uses[Int(number)].formUnion(use) }
    return number
  }

  private mutating func languageNumber(_ tag: Range<Int>, _ bytes: Span<UInt8>) -> UInt16 {
    guard !tag.isEmpty else { return 0 }
    return UInt16(exactly: run.languages.insert(bytes.extracting(tag))) ?? 0
  }

  private mutating func addName(_ name: inout AlternateTitles.Variant, _ bytes: Span<UInt8>) {
    let isOrganization = name.title.isOrganization
    let family: PartUse = card.hasSortFields ? [] : isOrganization ? .wordField : .sortField
    let others: PartUse = card.hasSortFields ? [] : .wordField
    name.title.third = part(card.family, family.union(.monogram), bytes)
    name.title.first = part(card.given, others.union(.monogram), bytes)
    name.title.second = part(card.additional, others, bytes)
    if card.hasSortFields {
      let places = sortFields.places(card, of: bytes)
      name.sortFields = SortOverrides.Fields(
        names: sortParts(places.names, isOrganization, bytes),
        sounds: sortParts(places.sounds, isOrganization, bytes))
    }
    name.title.nameKind = languageNumber(card.language, bytes)
  }

  private mutating func sortParts(
    _ places: [Range<Int>], _ isOrganization: Bool, _ bytes: Span<UInt8>
  ) -> SortOverrides.Roles {
    SortOverrides.Roles(
      family: part(places[0], isOrganization ? .wordField : .sortField, bytes),
      given: part(places[1], .wordField, bytes), additional: part(places[2], .wordField, bytes))
  }

  private mutating func addSingle(
    _ name: inout AlternateTitles.Variant, _ choice: TitleSelection.Choice, _ bytes: Span<UInt8>
  ) {
    let use: PartUse = name.title.isOrganization ? .wordField : .sortField
    name.title.first = part(choice.text, use, bytes)
    switch choice.source {
    case .formattedName, .nickname:
      addWords(&name.title, choice.text, bytes)
      name.title.nameKind = languageNumber(card.language, bytes)
    case .organization:
      name.title.second = part(choice.text, .monogram, bytes)
      name.title.nameKind = languageNumber(card.organizationLanguage, bytes)
      name.sortFields = organizationSortAs(bytes)
    case .email: name.title.second = part(choice.text, .monogram, bytes)
    default: break
    }
  }

  private mutating func addWords(
    _ title: inout ContactTitle, _ text: Range<Int>, _ bytes: Span<UInt8>
  ) {
    guard let words = WordSplitting.endWords(of: bytes.extracting(text)) else {
      title.second = part(text, .monogram, bytes)
      return
    }
    func place(_ word: Range<Int>) -> Range<Int> {
      (text.lowerBound + word.lowerBound)..<(text.lowerBound + word.upperBound)
    }
    title.second = part(place(words.first), .monogram, bytes)
    if words.last != words.first { title.third = part(place(words.last), .monogram, bytes) }
  }

  private mutating func organizationSortAs(_ bytes: Span<UInt8>) -> SortOverrides.Fields? {
    guard DisplayText.isVisible(bytes.extracting(card.organizationSortAs)) else { return nil }
    let field = part(card.organizationSortAs, .wordField, bytes)
    return SortOverrides.Fields(names: SortOverrides.Roles(family: field))
  }

  private mutating func extras(_ bytes: Span<UInt8>) -> NameExtras {
    let hasFormattedName = TitleSelection.hasFormattedName(card, of: bytes)
    return NameExtras(
      prefix: part(card.prefix, [], bytes), suffix: part(card.suffix, [], bytes),
      formattedName: part(hasFormattedName ? card.formattedName : 0..<0, [], bytes))
  }

  /// Adds what the card can be found by; of a card with names in several languages all are.
  private mutating func addSearchTexts(_ source: TitleSource?, _ bytes: Span<UInt8>) {
    for place in SearchedFields.places(of: card, title: source, bytes) {
      run.searchTexts.add(part(place, .searchText, bytes))
    }
    if source == nil {
      let name = SearchedFields.joinedName(of: card, bytes)
      run.searchTexts.add(part(0..<name.count, .searchText, name.span))
    }
  }

  private mutating func addDays(_ bytes: Span<UInt8>) {
    var dates = card.dates
    while let payload = dates.next(bytes) {
      let date = DateField(payload, of: bytes)
      if date.form == .parts { run.days.insert(DaySet.Key(date)) }
    }
  }
}
