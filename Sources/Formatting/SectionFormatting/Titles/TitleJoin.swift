internal import KartotekICU

/// Joins the titles of runs and renumbers their parts.
struct TitleJoin {
  private var parts = PartInterner()
  private(set) var uses: [PartUse] = [[]]
  private(set) var languages = PartInterner()
  private(set) var overrides = SortOverrides()
  private(set) var extras: [NameExtras] = []
  private(set) var days = DaySet()
  private(set) var searchTexts = SearchTexts()
  private var titles: [ContactTitle] = []
  private var alternates = AlternateTitles()
  private var identifierWords: [UInt64] = []
  private var places: RecordPlaces

  init(contactCount: Int) {
    titles.reserveCapacity(contactCount)
    identifierWords.reserveCapacity(contactCount)
    places = RecordPlaces(contactCount: contactCount)
  }

  mutating func append(_ run: TitleRun) {
    let numbers = (0..<run.parts.count).map { part in
      let number = parts.insert(part, of: run.parts)
      if Int(number) == uses.count { uses.append([]) }
      if part < run.uses.count { uses[Int(number)].formUnion(run.uses[part]) }
      return number
    }
    let tags = (0..<run.languages.count).map { languages.insert($0, of: run.languages) }
    let firstAlternate = UInt32(alternates.count)
    for title in run.titles {
      if title.hasAlternates {
        titles.append(title)
        titles[titles.count - 1].first += firstAlternate
      } else {
        titles.append(renumbered(title, numbers, tags))
      }
    }
    for (contact, fields) in zip(run.overrides.contacts, run.overrides.fields) {
      overrides.append(renumbered(fields, numbers), of: contact)
    }
    for place in 0..<run.alternates.count {
      let names = run.alternates.variants[run.alternates.range(place)]
      _ = alternates.append(names.map { renumbered($0, numbers, tags) })
    }
    for extra in run.extras { extras.append(renumbered(extra, numbers)) }
    searchTexts.append(run.searchTexts, numbers)
    identifierWords += run.identifierWords
    places.append(run.places)
    for key in run.days.keys { days.insert(DaySet.Key(rawValue: key)) }
  }

  /// The distinct parts as stored; they are no longer needed here.
  mutating func takeParts() -> PartArena {
    let texts = parts.texts
    parts = PartInterner()
    return texts
  }

  mutating func takePlaces() -> RecordPlaces {
    var taken = RecordPlaces(contactCount: 0)
    swap(&taken, &places)
    return taken
  }

  mutating func takeIdentifierWords() -> [UInt64] {
    var words: [UInt64] = []
    swap(&words, &identifierWords)
    return words
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

  private func renumbered(
    _ fields: SortOverrides.Fields, _ numbers: [UInt32]
  ) -> SortOverrides.Fields {
    SortOverrides.Fields(
      names: renumbered(fields.names, numbers), sounds: renumbered(fields.sounds, numbers))
  }

  private func renumbered(
    _ roles: SortOverrides.Roles, _ numbers: [UInt32]
  ) -> SortOverrides.Roles {
    SortOverrides.Roles(
      family: numbers[Int(roles.family)], given: numbers[Int(roles.given)],
      additional: numbers[Int(roles.additional)])
  }

  private func renumbered(_ extras: NameExtras, _ numbers: [UInt32]) -> NameExtras {
    NameExtras(
      prefix: numbers[Int(extras.prefix)], suffix: numbers[Int(extras.suffix)],
      formattedName: numbers[Int(extras.formattedName)])
  }

  private func renumbered(
    _ name: AlternateTitles.Variant, _ numbers: [UInt32], _ tags: [UInt32]
  ) -> AlternateTitles.Variant {
    var result = name
    result.title = renumbered(name.title, numbers, tags)
    result.sortFields = name.sortFields.map { renumbered($0, numbers) }
    result.extras = renumbered(name.extras, numbers)
    result.language = UInt16(exactly: tags[Int(name.language)]) ?? 0
    return result
  }

  /// The titles, with the number of language and script in place of the language's.
  mutating func takeTitles(parts: PartTable, kinds: inout NameKindTable) -> [ContactTitle] {
    var titles: [ContactTitle] = []
    swap(&titles, &self.titles)
    let scripts = parts.scripts
    var last = NameKind(language: 0, script: 0)
    var lastNumber = kinds.insert(last)
    for index in titles.indices where !titles[index].hasAlternates {
      let title = titles[index]
      let kind = NameKind(
        language: title.nameKind, script: Self.script(of: title, scripts))
      if kind != last {
        last = kind
        lastNumber = kinds.insert(kind)
      }
      titles[index].nameKind = lastNumber
    }
    return titles
  }

  /// The titles of contacts with names in several languages, likewise.
  mutating func takeAlternates(parts: PartTable, kinds: inout NameKindTable) -> AlternateTitles {
    for index in alternates.variants.indices {
      let title = alternates.variants[index].title
      alternates.variants[index].title.nameKind = kinds.insert(
        NameKind(language: title.nameKind, script: Self.script(of: title, parts.scripts)))
    }
    return alternates
  }

  /// The script that decides how a name is formatted: the family name's, else the given name's.
  private static func script(of title: ContactTitle, _ scripts: [UInt16]) -> UInt16 {
    guard title.source == nil else { return scripts[Int(title.first)] }
    let (family, given) = (scripts[Int(title.third)], scripts[Int(title.first)])
    return family != 0 ? family : given != 0 ? given : scripts[Int(title.second)]
  }
}
