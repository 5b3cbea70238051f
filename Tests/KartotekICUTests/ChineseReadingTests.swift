import KartotekICU
import Testing

/// What ICU 72.1's transform gives, printed by a C++ program of its own.
private let readingFacts = [
  ("曾", "zēng"), ("单", "shàn"), ("解", "xiè"), ("仇", "qiú"), ("翟", "zhái"),
  ("尉迟", "yù chí"), ("尉迟恭", "yù chí gōng"), ("曾国藩", "zēng guó fān"), ("国曾", "guó zēng"),
  ("〇", "líng"), ("三毛", "sān máo"), ("李Anna", "lǐ Anna"), ("𠀀", "hē"), ("張偉", "zhāng wěi"),
]

private let wordFacts = [
  ("乐", "lè"), ("解放", "jiě fàng"), ("解放军总医院", "jiě fàng jūn zǒng yī yuàn"), ("乐高", "lè gāo"),
  ("查理餐厅", "chá lǐ cān tīng"), ("单位食堂", "dān wèi shí táng"), ("种子公司", "zhǒng zi gōng sī"),
  ("区政府", "qū zhèng fǔ"), ("曾", "céng"), ("李Anna", "lǐ Anna"),
]

@Suite("Chinese readings")
struct ChineseReadingTests {
  private let readings: ChineseReadings

  init() throws {
    readings = try ChineseReadings(
      index: SectionIndex(locale: LocaleTag("zh"), extraLabels: .latin))
  }

  @Test("Surnames sound as surnames", arguments: readingFacts)
  func surnames(name: String, reading: String) throws {
    #expect(try readings.texts(of: PartArena([name]), as: .name)?.string(at: 0) == reading)
  }

  @Test("Words sound as words", arguments: wordFacts)
  func words(text: String, reading: String) throws {
    #expect(try readings.texts(of: PartArena([text]), as: .words)?.string(at: 0) == reading)
  }

  @Test("A blank in the name is no second blank, compatibility characters are letters")
  func sortFieldRule() throws {
    let names = ["李 曾", "李曾", "\u{F9E1}", "«李»", "Ek", ""]
    let texts = try #require(try readings.texts(of: PartArena(names), as: .name))
    #expect(
      (0..<texts.count).map(texts.string(at:)) == [
        "lǐ zēng", "lǐ zēng", "lǐ", "lǐ»", "Ek", "",
      ])
  }

  @Test("Nothing is read where no Han character is")
  func noHan() throws {
    #expect(try readings.texts(of: PartArena(["Ek", "わたなべ", "김", ""]), as: .words) == nil)
    #expect(try readings.texts(of: PartArena(), as: .name) == nil)
  }
}
