import ListEngine
import SectionModel
import Testing

@testable import ListBrowser

struct BrowsedListTests {
  private func texts(_ list: BrowsedList) -> [String] { list.picture().map(\.text) }

  private func type(_ text: String, _ list: BrowsedList) {
    for character in text { list.handle(.character(character)) }
    while list.isSearching { list.advanceSearch() }
  }

  @Test func theListStandsAsItIs() throws {
    let list = try SmallList.browsed()
    let expected = [
      "Names                           3 people",
      "\u{391}                                      ",
      "\u{386}\u{3BD}\u{3BD}\u{3B1}                   210 1",
      "\u{391}\u{3C1}\u{3B7}\u{3C2}                   210 2           \u{391}",
      "\u{392}                                      \u{392}",
      "\u{392}\u{3B1}\u{3BB}\u{3B1}                                    ",
      "                                        ",
      "? help   / search   q quit           1/3",
    ]
    #expect(texts(list).map { $0.trimmingTail } == expected.map { $0.trimmingTail })
  }

  @Test func fromRightToLeftAllIsMirrored() throws {
    let lines = texts(try SmallList.browsed(direction: "rtl"))
    #expect(lines[0] == "3 people                           Names")
    #expect(lines[1].hasSuffix("\u{391}"))
    #expect(lines[2].hasSuffix("\u{386}\u{3BD}\u{3BD}\u{3B1}"))
    #expect(lines[3].hasPrefix("\u{391} "), "the index is in the middle of the trailing edge")
    #expect(lines[4].hasPrefix("\u{392} "))
  }

  @Test(arguments: [
    (1, 1), (2, 3), (10, 4), (20, 5), (36, 8), (80, 24), (200, 60), (40, 2), (3, 1),
  ])
  func everyLineIsAsWideAsTheScreen(_ columns: Int, _ rows: Int) throws {
    for direction in ["ltr", "rtl"] {
      let list = try SmallList.browsed(direction: direction, columns: columns, rows: rows)
      for keys: [Key] in [[], [.enter], [.enter, .character("/")], [.escape, .character("?")]] {
        keys.forEach(list.handle)
        let picture = list.picture()
        #expect(picture.count == rows)
        #expect(picture.allSatisfy { TerminalText.columns(of: $0.text) <= columns })
      }
    }
  }

  @Test func theHeaderStaysAboveItsRows() throws {
    let list = try SmallList.browsed(rows: 4)
    list.handle(.down)
    #expect(texts(list)[1].hasPrefix("\u{391} "))
    #expect(texts(list)[2].hasPrefix("\u{391}\u{3C1}\u{3B7}\u{3C2}"))
    list.handle(.down)
    #expect(texts(list)[1].hasPrefix("\u{392} "))
    #expect(texts(list)[2].hasPrefix("\u{392}\u{3B1}\u{3BB}\u{3B1}"))
  }

  @Test func keysMoveTheCursor() throws {
    let list = try SmallList.browsed()
    for (key, cursor) in [
      (Key.up, 0), (.down, 1), (.character("j"), 2), (.down, 2), (.home, 0), (.end, 2),
      (.left, 0), (.down, 1), (.left, 0), (.right, 2), (.character("g"), 0), (.pageDown, 2),
      (.pageUp, 0),
    ] {
      list.handle(key)
      #expect(list.cursor == cursor, "\(key)")
    }
  }

  @Test func aLetterLeadsToItsSection() throws {
    let list = try SmallList.browsed()
    list.handle(.character("'"))
    list.handle(.character("\u{3B2}"))
    #expect(list.cursor == 2)
    list.handle(.character("'"))
    list.handle(.character("x"))
    #expect(list.cursor == 2)
    #expect(list.message == "there is no letter x here")
  }

  @Test func aSearchShowsWhatIsFoundAndGoesThere() throws {
    let list = try SmallList.browsed()
    list.handle(.character("/"))
    type("\u{3B1}", list)
    #expect(list.search?.found.map(\.number) == [0, 1])
    #expect(texts(list)[1].hasPrefix("\u{386}\u{3BD}\u{3BD}\u{3B1}"))
    type("\u{3C1}", list)
    #expect(list.search?.found.map(\.number) == [1])
    #expect(texts(list)[7].hasPrefix("/\u{3B1}\u{3C1}"))
    list.handle(.enter)
    #expect(list.mode == .list)
    #expect(list.cursor == 1)
  }

  @Test func aSearchIsTakenBackLetterByLetter() throws {
    let list = try SmallList.browsed()
    list.handle(.character("/"))
    type("\u{392}q", list)
    #expect(list.search?.found.isEmpty == true)
    list.handle(.backspace)
    while list.isSearching { list.advanceSearch() }
    #expect(list.search?.found.map(\.row.id) == ["c"])
    list.handle(.backspace)
    list.handle(.backspace)
    #expect(list.mode == .list)
  }

  @Test func aListWithoutKeysSaysHowToGetThem() throws {
    let list = try SmallList.browsed(hasKeys: false)
    list.handle(.character("/"))
    #expect(list.mode == .list)
    #expect(list.message == "this list has no search keys: export it with --search-keys")
  }

  @Test func everythingOfARowIsShown() throws {
    let list = try SmallList.browsed()
    list.handle(.enter)
    let lines = texts(list).map(\.trimmingTail)
    #expect(
      lines[1...3] == ["\u{386}\u{3BD}\u{3BD}\u{3B1}", "210 1", "L: 1 \u{39C}\u{3B1}\u{3B3}"])
    #expect(lines.contains("[Remove]"))
    list.handle(.escape)
    #expect(list.mode == .list)
  }
}

extension String {
  /// Without the blanks at the end.
  var trimmingTail: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
