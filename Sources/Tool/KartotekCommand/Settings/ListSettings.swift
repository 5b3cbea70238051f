internal import Kartotek

/// What a command line says about the lists.
struct ListSettings {
  let locales: [ListLocale]
  let options: FormattingOptions
  private let profiles: ProfileSet
  private let isLocaleGiven: Bool

  init(_ invocation: Invocation, profiles: ProfileSet) throws(UsageError) {
    self.profiles = profiles
    let tags = try invocation.list(.locale)
    isLocaleGiven = tags != nil
    locales = try tags?.locales(for: .locale) ?? ListLocale.standard
    options = try Self.options(invocation)
  }

  private static func options(_ invocation: Invocation) throws(UsageError) -> FormattingOptions {
    var options = FormattingOptions()
    options.sortBy = invocation.choice(.sortBy, as: SortField.self)
    options.nameOrder = invocation.choice(.nameOrder, as: NameOrder.self)
    options.nameStyle = invocation.choice(.nameStyle, as: NameStyle.self)
    options.nameLength = invocation.choice(.nameLength, as: NameLength.self)
    options.style = invocation.choice(.style, as: ListStyle.self)
    options.cellStyle = invocation.choice(.cellStyle, as: CellStyle.self)
    options.secondary = invocation.choice(.secondary, as: SecondaryContent.self)
    options.footer = invocation.choice(.footer, as: FooterChoice.self)
    options.parts = invocation.choice(.parts, as: PartsChoice.self)
    options.phonetic = invocation.choice(.phonetic, as: PhoneticChoice.self)
    options.groupAs = invocation.choice(.groupAs, as: GroupingChoice.self)
    options.extraLabels = try extraLabels(invocation)
    options.calendar = invocation.text(.calendar)
    options.numbering = invocation.text(.numbering)
    options.today = try today(invocation)
    options.details = invocation.has(.details)
    options.countTexts = invocation.has(.countTexts)
    options.searchKeys = invocation.has(.searchKeys)
    options.sortKeys = invocation.has(.sortKeys)
    return options
  }

  private static func today(_ invocation: Invocation) throws(UsageError) -> CivilDate? {
    guard let text = invocation.text(.today) else { return nil }
    guard let date = CivilDate(text) else {
      throw UsageError("--today: '\(text)' is not a day written as YYYY-MM-DD")
    }
    return date
  }

  private static func extraLabels(
    _ invocation: Invocation
  ) throws(UsageError) -> ExtraLabelChoice {
    guard let tags = try invocation.list(.extraLabels) else { return .latin }
    if tags == ["none"] { return .none }
    return .locales(try tags.locales(for: .extraLabels).map(\.identifier))
  }

  /// The locale of a command that makes one list.
  func onlyLocale(_ command: CommandName) throws(UsageError) -> ListLocale {
    guard isLocaleGiven, locales.count == 1 else {
      throw UsageError("--locale: \(command.rawValue) needs one locale, as in --locale el")
    }
    return locales[0]
  }

  /// The tool that makes the rows of one list.
  func rowStream(of locale: ListLocale, threads: Int) throws -> RowStream {
    try telling { () throws(FormattingError) in
      try RowStream(locale, options: options, profiles: profiles, threads: threads)
    }
  }

  /// The tools that make the lists; costs some milliseconds a locale.
  ///
  /// Made before any input is read, so that a wrong option is told at once.
  func makers(threads: Int) throws -> [ListMaker] {
    try telling { () throws(FormattingError) in
      try ListMaker.makers(for: locales, options: options, profiles: profiles, threads: threads)
    }
  }

  /// Tells what is wrong with an option in the words of the command line.
  private func telling<Value>(_ make: () throws(FormattingError) -> Value) throws -> Value {
    do throws(FormattingError) { return try make() } catch {
      switch error {
      case .unknownCalendar(let name):
        throw UsageError("--calendar: '\(name)' is not a known calendar")
      case .unknownNumberingSystem(let name):
        throw UsageError("--numbering: '\(name)' is not a known numbering system")
      default:
        throw error
      }
    }
  }
}

extension Invocation {
  /// The choice of an option as a value whose cases are the option's words in camel case.
  fileprivate func choice<Value: RawRepresentable<String>>(
    _ flag: FlagName, as type: Value.Type
  ) -> Value {
    let words = choice(flag).split(separator: "-")
    let name = words.dropFirst().reduce(String(words.first ?? "")) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
    guard let value = Value(rawValue: name) else {
      preconditionFailure("\(flag.dashed) has a word without a value: \(name)")
    }
    return value
  }
}
