internal import KartotekICU
internal import LocaleProfiles
internal import SectionModel

/// Everything of a locale that formatting uses, opened once and shared by all threads.
struct LocaleToolkit: Sendable {
  let tag: LocaleTag
  let profile: LocaleProfile
  let index: SectionIndex
  /// Set where Chinese names are grouped and ordered by their reading.
  let readings: ChineseReadings?
  let caseRules: CaseRules
  let numbers: NumberText
  let plurals: PluralRules
  let names: PersonNameData
  let versions: DataVersions
  /// ICU's name of the calendar of full dates.
  let calendar: String
  let numberingSystem: String
  let scripts: ListScripts

  init(
    _ locale: String, options: FormattingOptions, profiles: ProfileCatalog
  ) throws(FormattingError) {
    tag = try Self.tag(locale)
    calendar = try Self.calendar(options.calendar, tag)
    numberingSystem = try Self.numberingSystem(options.numbering, tag)
    scripts = ListScripts(likelyScript: tag.likelyScript)
    let extra = try Self.extraLabels(options.extraLabels)
    profile = try Self.profile(of: tag, in: profiles)
    do throws(ICUError) {
      index = try SectionIndex(
        locale: tag, extraLabels: extra, letters: profile.extraLetters)
      readings = try Self.readings(options.groupAs, tag, index)
      caseRules = try CaseRules(locale: tag)
      numbers = try NumberText(locale: tag, numberingSystem: numberingSystem)
      names = try PersonNameData(locale: tag)
      versions = try DataVersions()
    } catch {
      throw FormattingError(error)
    }
    let words = try Self.tag(profile.wordsLocale)
    do throws(ICUError) {
      plurals = try PluralRules(locale: words)
    } catch {
      throw FormattingError(error)
    }
  }

  /// The list's direction in the words of door 2.
  var direction: SectionModel.TextDirection {
    tag.isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static func tag(_ text: String) throws(FormattingError) -> LocaleTag {
    do throws(LocaleTagError) {
      return try LocaleTag(text)
    } catch {
      throw FormattingError(error, of: text)
    }
  }

  private static func profile(
    of tag: LocaleTag, in profiles: ProfileCatalog
  ) throws(FormattingError) -> LocaleProfile {
    var chain: [String] = []
    do throws(ICUError) {
      chain = try tag.parentChain()
    } catch {
      throw FormattingError(error)
    }
    do throws(ProfileError) {
      return try profiles.profile(forChain: chain)
    } catch {
      throw FormattingError(error)
    }
  }

  private static func extraLabels(
    _ choice: ExtraLabelChoice
  ) throws(FormattingError) -> ExtraLabels {
    switch choice {
    case .latin: return .latin
    case .none: return .none
    case .locales(let tags):
      var locales: [LocaleTag] = []
      for text in tags { locales.append(try tag(text)) }
      return .locales(locales)
    }
  }

  /// The calendar that was chosen, else the locale's own.
  private static func calendar(
    _ name: String?, _ tag: LocaleTag
  ) throws(FormattingError) -> String {
    guard let name else { return tag.calendar }
    do throws(LocaleTagError) {
      return try LocaleTag(tag.withoutExtensions + "-u-ca-" + bcp47Calendar(name)).calendar
    } catch {
      guard case .icu(let error) = error else { throw .unknownCalendar(name) }
      throw FormattingError(error)
    }
  }

  /// The numbering system that was chosen, else the locale's own; `native` and the like are of the
  /// locale.
  private static func numberingSystem(
    _ name: String?, _ tag: LocaleTag
  ) throws(FormattingError) -> String {
    guard let name else { return tag.numberingSystem }
    // Subtags have eight letters at most.
    let subtag = name == "traditional" ? "traditio" : name
    do throws(LocaleTagError) {
      return try LocaleTag(tag.withoutExtensions + "-u-nu-" + subtag).numberingSystem
    } catch {
      guard case .icu(let error) = error else { throw .unknownNumberingSystem(name) }
      throw FormattingError(error)
    }
  }

  /// BCP 47 has short names for two calendars whose CLDR names are too long for a subtag.
  private static func bcp47Calendar(_ name: String) -> String {
    switch name {
    case "gregorian": "gregory"
    case "ethiopic-amete-alem": "ethioaa"
    default: name
    }
  }
}
