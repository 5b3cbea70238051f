internal import KartotekICU

/// How a list displays names of each language and script: CLDR's person-name rules (UTS 35 part 8).
final class NameStyles: Sendable {
  /// For each kind of name a place in `patterns`.
  private let patternOfKind: [Int]
  let patterns: [NamePattern]
  /// For each kind the card's own language: empty where it is the list's, nil for none.
  private let languages: [[UInt8]?]
  private let scripts: [UInt16]
  private let languageUses: [LanguageUse]

  /// What a row shows of the language of its card.
  enum LanguageUse: Sendable {
    /// The card has none.
    case none
    /// It is the list's, which goes without saying.
    case listed
    case shown
  }

  init(_ contacts: PreparedContacts, toolkit: LocaleToolkit, order: NameOrder) {
    var resolver = NameStyleResolver(toolkit: toolkit, order: order)
    let tags = (0..<contacts.languages.count).map {
      CardLanguage(contacts.languages.string(at: $0))
    }
    patternOfKind = contacts.nameKinds.map { kind in
      resolver.pattern(language: tags[Int(kind.language)], script: kind.script)
    }
    patterns = resolver.patterns
    languages = contacts.nameKinds.map { kind in
      tags[Int(kind.language)].shown(in: toolkit.tag)
    }
    languageUses = languages.map { $0.map { $0.isEmpty ? .listed : .shown } ?? .none }
    scripts = contacts.nameKinds.map(\.script)
  }

  /// A number for `patterns`: to hand out the pattern itself would cost two reference counts a row.
  func patternNumber(ofKind kind: UInt16) -> Int { patternOfKind[Int(kind)] }

  /// Asked for every row: the language itself would cost two reference counts.
  func languageUse(ofKind kind: UInt16) -> LanguageUse { languageUses[Int(kind)] }

  /// The card's language where it is shown.
  func language(ofKind kind: UInt16) -> [UInt8] { languages[Int(kind)] ?? [] }

  /// ICU's code of the script that decides how the name is formatted; 0 for none.
  func script(ofKind kind: UInt16) -> UInt16 { scripts[Int(kind)] }
}

/// Finds the patterns of kinds of name, each made once.
private struct NameStyleResolver {
  private struct Key: Hashable {
    let locale: String
    let isSurnameFirst: Bool
    let replacesBlanks: Bool
  }

  let toolkit: LocaleToolkit
  let order: NameOrder
  private(set) var patterns: [NamePattern] = []
  private var numbers: [Key: Int] = [:]
  private var data: [String: PersonNameData] = [:]

  init(toolkit: LocaleToolkit, order: NameOrder) {
    self.toolkit = toolkit
    self.order = order
    data[toolkit.tag.identifier] = toolkit.names
  }

  mutating func pattern(language: CardLanguage, script: UInt16) -> Int {
    let isListScript = toolkit.scripts.contains(script)
    let nameLocale = self.nameLocale(language, script, isListScript: isListScript)
    let formatting =
      isListScript
      ? toolkit.tag : writesScript(nameLocale, script) ? nameLocale : likelyLocale(of: script)
    let names = personNames(of: formatting)
    let key = Key(
      locale: formatting.identifier,
      isSurnameFirst: isSurnameFirst(language, nameLocale: nameLocale, names),
      replacesBlanks: nameLocale.language != formatting.language)
    if let number = numbers[key] { return number }
    numbers[key] = patterns.count
    patterns.append(makePattern(key, names))
    return patterns.count - 1
  }

  private func makePattern(_ key: Key, _ names: PersonNameData) -> NamePattern {
    let pattern = names.pattern(
      PersonNamePatternKey(
        order: key.isSurnameFirst ? .surnameFirst : .givenFirst, length: .long,
        usage: .referring, formality: .formal))
    let blank = names.foreignSpaceReplacement
    return NamePattern(
      pattern, blankReplacement: key.replacesBlanks && blank != " " ? Array(blank.utf8) : nil)
  }

  /// The card's language, else the list's where the name is in the list's script, else the language
  /// most likely written in the script.
  ///
  /// A name in a script that is neither the list's nor its language's is formatted as its script
  /// asks: programs write their own language into cards. One in the list's script keeps its
  /// language, and so does one in katakana, which Japanese writes foreign names in: that is how a
  /// German name in katakana is told from a Japanese one.
  private func nameLocale(
    _ language: CardLanguage, _ script: UInt16, isListScript: Bool
  ) -> LocaleTag {
    if let tag = language.tag, isListScript || writesScript(tag, script) || isKatakana(script) {
      return tag
    }
    return isListScript ? toolkit.tag : likelyLocale(of: script)
  }

  private func writesScript(_ tag: LocaleTag, _ script: UInt16) -> Bool {
    ListScripts(likelyScript: tag.likelyScript).contains(script)
  }

  private func isKatakana(_ script: UInt16) -> Bool { ScriptCode(rawValue: script).name == "Kana" }

  /// The language most likely written in a script; root where ICU does not know it, as N'Ko in 72.
  private func likelyLocale(of script: UInt16) -> LocaleTag {
    guard let name = ScriptCode(rawValue: script).name else { return toolkit.tag }
    let likely = icu { () throws(ICUError) in try LocaleTag.likelyLanguage(ofScript: name) }
    let tag = likely.flatMap { try? LocaleTag($0) } ?? (try? LocaleTag("und"))
    return tag ?? toolkit.tag
  }

  private mutating func personNames(of tag: LocaleTag) -> PersonNameData {
    if let known = data[tag.identifier] { return known }
    let names = icu { () throws(ICUError) in try PersonNameData(locale: tag) }
    data[tag.identifier] = names
    return names
  }

  /// Whether the family name comes first, by the choice or else by the name.
  ///
  /// A name in letters that its language does not write is spelt out for others, and the order
  /// stays: Wang Xiaoming is a Chinese name in a Greek list, too. Only a language that has the family
  /// name first counts so; any other may be that of the program that wrote the card.
  private func isSurnameFirst(
    _ card: CardLanguage, nameLocale: LocaleTag, _ names: PersonNameData
  ) -> Bool {
    switch order {
    case .givenFirst: return false
    case .familyFirst: return true
    case .auto: break
    }
    if isSurnameFirst(nameLocale, names) { return true }
    guard let tag = card.orderTag, tag != nameLocale else { return false }
    return isSurnameFirst(tag, toolkit.names)
  }

  /// The first of the locale, its parents, its language, and `und` with script or region that one
  /// of the two lists has.
  private func isSurnameFirst(_ tag: LocaleTag, _ names: PersonNameData) -> Bool {
    let parents = icu { () throws(ICUError) in try tag.parentChain() }
    var candidates = parents.filter { $0 != "und" }
    candidates.append(tag.language)
    candidates.append("und-" + tag.likelyScript)
    if let region = tag.region { candidates.append("und-" + region) }
    for candidate in candidates {
      if names.surnameFirstLocales.contains(where: { Self.isSame($0, candidate) }) { return true }
      if names.givenFirstLocales.contains(where: { Self.isSame($0, candidate) }) { return false }
    }
    return names.surnameFirstLocales.contains("und")
  }

  /// CLDR's data write locales with `_`.
  private static func isSame(_ listed: String, _ candidate: String) -> Bool {
    listed.utf8.elementsEqual(candidate.utf8) { left, right in
      left == right || left == UInt8(ascii: "_") && right == UInt8(ascii: "-")
    }
  }
}
