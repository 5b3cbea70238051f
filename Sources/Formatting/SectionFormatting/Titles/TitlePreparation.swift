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
  /// One for each contact, or none where no option asks for them.
  var extras: [NameExtras] = []
  var days = DaySet()
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

  /// Adds the next contact, which is record `index` of the batch.
  mutating func add(_ contact: UInt32, _ index: Int, of batch: borrowing ContactBatch) {
    let bytes = batch.bytes.span
    card.read(batch.range(of: index), of: bytes)
    let choice = TitleSelection.choose(card, of: bytes)
    var title = ContactTitle()
    title.source = choice.source
    if choice.source == nil {
      addName(&title, contact, bytes)
    } else {
      addSingle(&title, choice, contact, bytes)
    }
    run.titles.append(title)
    if NameExtras.areShown(by: options) { addExtras(bytes) }
    addDays(bytes)
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

  private mutating func addLanguage(_ title: inout ContactTitle, _ bytes: Span<UInt8>) {
    guard !card.language.isEmpty else { return }
    let number = run.languages.insert(bytes.extracting(card.language))
    title.nameKind = UInt16(exactly: number) ?? 0
  }

  private mutating func addName(
    _ title: inout ContactTitle, _ contact: UInt32, _ bytes: Span<UInt8>
  ) {
    let shown: PartUse = card.hasSortFields ? .monogram : [.monogram, .sortField]
    title.third = part(card.family, shown, bytes)
    title.first = part(card.given, shown, bytes)
    title.second = part(card.additional, shown.subtracting(.monogram), bytes)
    if card.hasSortFields { addSortFields(&title, contact, bytes) }
    addLanguage(&title, bytes)
  }

  private mutating func addSortFields(
    _ title: inout ContactTitle, _ contact: UInt32, _ bytes: Span<UInt8>
  ) {
    let places = sortFields.places(card, of: bytes)
    let fields = SortOverrides.Fields(
      family: part(places[0], .sortField, bytes), given: part(places[1], .sortField, bytes),
      additional: part(places[2], .sortField, bytes))
    title.hasSortOverride = true
    run.overrides.append(fields, of: contact)
  }

  private mutating func addSingle(
    _ title: inout ContactTitle, _ choice: TitleSelection.Choice, _ contact: UInt32,
    _ bytes: Span<UInt8>
  ) {
    title.first = part(choice.text, .sortField, bytes)
    switch choice.source {
    case .formattedName, .nickname:
      addWords(&title, choice.text, bytes)
      addLanguage(&title, bytes)
    case .organization:
      title.second = part(choice.text, .monogram, bytes)
      addOrganizationSortAs(&title, contact, bytes)
    case .email: title.second = part(choice.text, .monogram, bytes)
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

  private mutating func addOrganizationSortAs(
    _ title: inout ContactTitle, _ contact: UInt32, _ bytes: Span<UInt8>
  ) {
    guard DisplayText.isVisible(bytes.extracting(card.organizationSortAs)) else { return }
    let field = part(card.organizationSortAs, .sortField, bytes)
    title.hasSortOverride = true
    run.overrides.append(
      SortOverrides.Fields(family: field, given: 0, additional: 0), of: contact)
  }

  private mutating func addExtras(_ bytes: Span<UInt8>) {
    let hasFormattedName = TitleSelection.hasFormattedName(card, of: bytes)
    run.extras.append(
      NameExtras(
        prefix: part(card.prefix, [], bytes), suffix: part(card.suffix, [], bytes),
        formattedName: part(hasFormattedName ? card.formattedName : 0..<0, [], bytes)))
  }

  private mutating func addDays(_ bytes: Span<UInt8>) {
    for number in card.dates {
      let date = DateField(card.repeated[number].payload, of: bytes)
      if date.form == .parts { run.days.insert(DaySet.Key(date)) }
    }
  }
}
