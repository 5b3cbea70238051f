import KartotekICU
import Testing

@Suite("Locale tags")
struct LocaleTagTests {
  // The rule: listed language; a written script listed with it or its likely one; or und.
  @Test(
    "Known tags keep region, script and extensions",
    arguments: [
      "el", "bg", "fa", "az", "sv", "fa-AF", "az-Cyrl", "az-IR", "zh-TW", "zh-Hant-HK", "en-IR",
      "sr-Latn", "az-Latn", "und", "und-FR", "sv-u-co-trad", "de-u-co-phonebk", "zh-u-co-stroke",
      "fa-u-ca-gregory", "sv-x-private", "sv-t-en", "sv-u-nu-native", "haw", "vai", "no", "nb",
    ])
  func known(text: String) throws {
    #expect(try LocaleTag(text).identifier == text)
  }

  @Test(
    "Tags are canonical",
    arguments: [
      ("SV", "sv"), ("az-cyrl-az", "az-Cyrl-AZ"), ("iw", "he"), ("sh", "sr-Latn"), ("mo", "ro"),
      ("tl", "fil"), ("cmn", "zh"), ("zh-cmn-Hans", "zh-Hans"),
      ("de-u-kn-co-phonebk", "de-u-co-phonebk-kn"),
      ("sr-YU", "sr-RS"),
    ])
  func canonical(text: String, canonical: String) throws {
    #expect(try LocaleTag(text).identifier == canonical)
  }

  @Test(
    "Unknown tags are errors",
    arguments: [
      ("", .malformed), ("sv_SE", .malformed), ("sv-", .malformed), ("s", .malformed),
      ("sv-SE-SE-SE", .malformed), ("sv\0", .malformed), ("\u{E5}", .malformed),
      ("en-Cyrl", .unknownLanguage), ("xx", .unknownLanguage), ("tlh", .unknownLanguage),
      ("und-Grek", .unknownLanguage), ("gmh-Latn", .unknownLanguage),
      ("el-u-ka-foo", .unknownCollation), ("el-u-ks-foo", .unknownCollation),
      ("el-u-kf-foo", .unknownCollation), ("el-u-kn-foo", .unknownCollation),
      ("el-u-kr-foo", .unknownCollation), ("el-u-kv-foo", .unknownCollation),
      ("el-u-vt-0061", .unknownCollation),
      ("sv-u-co-bogus", .unknownCollation), ("sv-u-ca-bogus", .unknownCalendar),
      ("sv-u-nu-bogus", .unknownNumberingSystem),
    ] as [(String, LocaleTagError)])
  func unknown(text: String, reason: LocaleTagError) {
    #expect(throws: reason) { try LocaleTag(text) }
  }

  // CLDR 42 parentLocales; a region that implies another script goes through that script.
  @Test(
    "Parents are CLDR's",
    arguments: [
      ("sv-FI", "sv-FI sv und"), ("az-Cyrl", "az-Cyrl und"), ("sr-Latn", "sr-Latn und"),
      ("zh-Hant", "zh-Hant und"), ("en-GB", "en-GB en-001 en und"),
      ("zh-TW", "zh-TW zh-Hant-TW zh-Hant und"), ("es-MX", "es-MX es-419 es und"),
      ("az-IR", "az-IR az-Arab-IR az-Arab und"), ("nb", "nb no und"), ("und", "und"),
      ("sv-u-co-trad", "sv und"), ("zh-Hant-MO", "zh-Hant-MO zh-Hant-HK zh-Hant und"),
    ])
  func parents(text: String, chain: String) throws {
    #expect(try LocaleTag(text).parentChain().joined(separator: " ") == chain)
  }

  @Test(
    "Calendar, digits, script and direction come from the locale",
    arguments: [
      ("el", "gregorian latn Grek ltr"), ("bg", "gregorian latn Cyrl ltr"),
      ("fa", "persian arabext Arab rtl"), ("fa-AF", "persian arabext Arab rtl"),
      ("az", "gregorian latn Latn ltr"), ("az-IR", "persian latn Arab rtl"),
      ("en-IR", "persian latn Latn ltr"), ("th", "buddhist latn Thai ltr"),
      ("ar-SA", "islamic-umalqura arab Arab rtl"), ("ps", "persian arabext Arab rtl"),
      ("mzn", "persian arabext Arab rtl"), ("ckb", "gregorian arab Arab rtl"),
      ("ur", "gregorian latn Arab rtl"), ("he", "gregorian latn Hebr rtl"),
      ("fa-u-ca-gregory-nu-latn", "gregorian latn Arab rtl"),
      ("yi", "gregorian latn Hebr rtl"), ("ug", "gregorian latn Arab rtl"),
      ("uz-Arab", "persian arabext Arab rtl"), ("pa-PK", "gregorian arabext Arab rtl"),
      ("ku", "gregorian latn Latn ltr"), ("und-FR", "gregorian latn Latn ltr"),
    ])
  func facts(text: String, facts: String) throws {
    let tag = try LocaleTag(text)
    let found = [tag.calendar, tag.numberingSystem, tag.likelyScript, tag.direction.rawValue]
    #expect(found.joined(separator: " ") == facts)
    #expect(tag.isRightToLeft == facts.hasSuffix("rtl"))
  }

  @Test("Subtags are given as written")
  func subtags() throws {
    let tag = try LocaleTag("az-Cyrl-AZ")
    #expect(tag.language == "az" && tag.script == "Cyrl" && tag.region == "AZ")
    let plain = try LocaleTag("el")
    #expect(plain.script == nil && plain.region == nil)
    #expect(try LocaleTag("und").language == "und")
  }

  @Test(
    "A script has a likely language",
    arguments: [
      ("Grek", "el"), ("Cyrl", "ru"), ("Arab", "ar"), ("Hani", "zh"), ("Hang", "ko"),
      ("Kana", "ja"), ("Latn", "en"),
    ])
  func likelyLanguage(script: String, language: String) throws {
    #expect(try LocaleTag.likelyLanguage(ofScript: script) == language)
  }

  /// ICU does not find root above a region without language and takes the process locale; root
  /// alone writes a date in this way.
  @Test("A region without language stays in root")
  func regionWithoutLanguage() throws {
    var formatter = try CivilDateFormatter(
      locale: LocaleTag("und-FR"), style: .init(skeleton: "yMMMMd"))
    #expect(try formatter.format(CivilDay(year: 1990, month: 5, day: 7)) == "1990 M05 7")
  }

  @Test("Data versions")
  func versions() throws {
    let versions = try DataVersions()
    #expect(versions.icu == "72.1")
    #expect(versions.cldr == "42.0")
    #expect(versions.unicode == "15.0")
    #expect(versions.timeZones.hasPrefix("20"))
  }

  @Test("An error names the function and the status")
  func errors() throws {
    let error = #expect(throws: ICUError.self) {
      try Charset.decode([0x41], from: "no-such-charset")
    }
    #expect(error?.function == "kt_charset_decode")
    #expect(error?.name == "U_FILE_ACCESS_ERROR")
  }
}
