import ContactModel
import SectionFormatting
import SectionModel
import Testing

/// Chinese names by their readings; facts of ICU 72.1, read off its transform, index and collators
/// by programs of their own.
@Suite("Chinese names") struct ChineseGroupingTests {
  private func grouped(
    _ contacts: [Contact], _ locale: String, _ groupAs: GroupingChoice = .auto
  ) throws -> [String] {
    var options = FormattingOptions()
    options.groupAs = groupAs
    return try ShownList(contacts, locale, options).grouped
  }

  private static let surnames = ["曾", "单", "解", "仇", "翟", "尉迟"].map { Contact.person("", $0) }
  private static let byReading = ["Q: 仇", "S: 单", "X: 解", "Y: 尉迟", "Z: 曾, 翟"]
  private static let byCollator = ["C: 曾, 仇", "D: 单, 翟", "J: 解", "W: 尉迟"]

  @Test(arguments: ["zh", "zh-SG", "zh-Hans-HK", "zh-TW-u-co-pinyin", "yue-Hans"])
  func surnamesStandWhereTheySound(_ locale: String) throws {
    #expect(try grouped(Self.surnames, locale) == Self.byReading)
    #expect(try grouped(Self.surnames, locale, .reading) == Self.byReading)
    #expect(try grouped(Self.surnames, locale, .raw) == Self.byCollator)
  }

  @Test(arguments: [
    ("zh-TW", "12劃: 曾"), ("zh-u-co-stroke", "12劃: 曾"), ("zh-u-co-zhuyin", "ㄘ: 曾"),
    ("ko", "ㅈ: 曾"), ("ja", "他: 曾"), ("sv", "…: 曾"), ("el", "…: 曾"),
  ])
  func otherListsKeepTheirOwnOrder(_ locale: String, _ section: String) throws {
    let name = [Contact.person("", "曾")]
    #expect(try grouped(name, locale) == [section])
    #expect(try grouped(name, locale, .raw) == [section])
    // Japanese and Korean read the characters otherwise; where there are Latin letters, the others
    // go by the reading when they are told to.
    let isRead = !["ja", "ko"].contains(locale)
    #expect(try grouped(name, locale, .reading) == [isRead ? "Z: 曾" : section])
  }

  @Test func readingsNeedLatinSections() throws {
    var options = FormattingOptions()
    options.groupAs = .reading
    options.extraLabels = .none
    #expect(try ShownList([.person("", "曾")], "zh-TW", options).grouped == ["12劃: 曾"])
  }

  @Test func readingsDecideThenCharactersThenIdentifiers() throws {
    let names = [
      ("章", "安", "1"), ("张", "安", "9"), ("张", "安", "8"), ("丈", "安", "0"), ("张", "斌", "2"),
      ("仗", "安", "3"), ("Zhang", "An", "4"),
    ].map { family, given, id in Contact.person(given, family).with { $0.uid = id } }
    // Tones weigh less than any letter, and the Chinese collator has vowels without a tone last.
    #expect(
      try ShownList(names, "zh").rows.map(\.id) == ["8", "9", "1", "0", "3", "4", "2"])
    #expect(try ShownList(names.reversed(), "zh").rows.map(\.id).last == "2")
  }

  /// The same characters are a surname in one card and a given name in another.
  @Test func givenNamesAreNotReadAsSurnames() throws {
    let names = [
      Contact.person("乐", "王"), .person("解放", "王"), .person("明", "乐"), .person("一", "解放"),
      .person("", "王", "乐"), .person("曾", ""),
    ]
    var options = FormattingOptions()
    options.sortBy = .given
    #expect(
      try ShownList(names, "zh", options).grouped == [
        "C: 曾", "J: 王解放", "L: 王乐", "M: 乐明", "W: 王乐", "Y: 解放一",
      ])
    // jiě, lán, lè, yuán, whether keys are ranked or compared as a whole.
    let wang = ["远", "乐", "兰", "解放"].map { Contact.person($0, "王") }
    for locale in ["zh", "zh-u-ks-level4-ka-shifted"] {
      let list = try ShownList(wang, locale)
      #expect(list.grouped == ["W: 王解放, 王兰, 王乐, 王远"])
    }
  }

  @Test func organizationsAreReadAsWords() throws {
    let facts = [
      "解放军总医院": "J", "乐高": "L", "查理餐厅": "C", "单位食堂": "D", "种子公司": "Z", "区政府": "Q",
    ]
    for (name, section) in facts {
      let cards = [
        Contact().with { $0.organization = name },
        Contact.named(name).with { $0.kind = .organization },
        Contact.person("", name).with { $0.kind = .organization },
      ]
      for card in cards { #expect(try grouped([card], "zh") == ["\(section): \(name)"]) }
    }
    // One text, a company and a person.
    let both = [Contact().with { $0.organization = "乐" }, .named("乐"), .person("", "乐")]
    #expect(try grouped(both, "zh") == ["L: 乐", "Y: 乐, 乐"])
  }

  @Test func latinNamesStandAmongReadings() throws {
    let names = [Contact.person("", "刘"), .person("", "Lin"), .person("", "李"), .named("三毛")]
    #expect(try grouped(names, "zh") == ["L: 李, Lin, 刘", "S: 三毛"])
  }

  @Test func phoneticFieldsBeatBoth() throws {
    let dan = Contact.person("田芳", "单").with { $0.name.phoneticFamily = "Dan" }
    #expect(try grouped([dan], "zh") == ["D: 单田芳"])
    #expect(try grouped([dan], "zh", .raw) == ["D: 单田芳"])
    let shan = dan.with { $0.name.phoneticFamily = "Shàn" }
    #expect(try grouped([shan], "zh", .raw) == ["S: 单田芳"])
  }

  /// A reading decides only where the list has sections for its letters.
  @Test func readingsInKanaStayOutOfOtherLists() throws {
    let watanabe = Contact.person("", "渡辺").with { $0.name.phoneticFamily = "わたなべ" }
    #expect(try grouped([watanabe], "ja") == ["わ: 渡辺"])
    #expect(try grouped([watanabe], "zh") == ["D: 渡辺"])
    #expect(try grouped([watanabe], "zh-Hant") == ["12劃: 渡辺"])
    #expect(try grouped([watanabe], "ko") == ["ㄷ: 渡辺"])
    // Bopomofo letters have no sections in ICU's list by zhuyin.
    let li = Contact.person("", "李").with { $0.name.phoneticFamily = "ㄌㄧˇ" }
    #expect(try grouped([li], "zh-u-co-zhuyin") == ["ㄌ: 李"])
    // An empty name field has no section that the reading could take it from, but the given name has.
    let taro = Contact.person("太郎", "").with { $0.name.phoneticFamily = "わたなべ" }
    #expect(try grouped([taro], "ja") == ["わ: 太郎"])
    #expect(try grouped([taro], "zh") == ["T: 太郎"])
  }

  @Test func readingsInKanaDecideWhereNothingElseWould() throws {
    let names = [("渡辺", "わたなべ"), ("青木", "あおき")].map { name, sound in
      Contact.person("", name).with { $0.name.phoneticFamily = sound }
    }
    // By code point it would be the other way round.
    #expect(try grouped(names, "sv") == ["…: 青木, 渡辺"])
    #expect(
      try grouped(names.map { $0.with { $0.name.phoneticFamily = "" } }, "sv") == [
        "…: 渡辺, 青木"
      ])
  }

  @Test func collationTellsReadings() throws {
    func collation(_ locale: String, _ groupAs: GroupingChoice) throws -> String {
      var options = FormattingOptions()
      options.groupAs = groupAs
      return try ShownList([], locale, options).plan.collation
    }
    #expect(try collation("zh", .auto) == collation("zh", .reading))
    #expect(try collation("zh", .auto) != collation("zh", .raw))
    #expect(try collation("sv", .auto) == collation("sv", .raw))
  }
}
