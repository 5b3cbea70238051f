import ContactModel
import SectionFormatting
import SectionModel
import Testing

/// Pairs of letters that look the same: the 14 of Greek and Latin and the 11 of Bulgarian and
/// Latin, counted among the labels of ICU 72.1.
@Suite("Spoken titles") struct SpokenTitleTests {
  private static let greek = zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX").map {
    [String($0), String($1)]
  }
  private static let bulgarian = zip("АВЕКМНОРСТХ", "ABEKMHOPCTX").map { [String($0), String($1)] }

  private func spoken(_ names: [String], _ locale: String) throws -> [String: String] {
    let plan = try ShownList(names.map { .person("", $0) }, locale).plan
    let index = try #require(plan.index)
    for section in plan.sections {
      let place = try #require(index.titles.firstIndex(of: section.title))
      #expect(index.spoken[place] == section.headerSpoken ?? section.title)
    }
    return Dictionary(uniqueKeysWithValues: zip(index.titles, index.spoken))
  }

  @Test func everyGreekPair() throws {
    #expect(Self.greek.count == 14)
    let spoken = try spoken("ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init), "el")
    for pair in Self.greek {
      #expect(spoken[pair[0]] == pair[0] + " ελληνικό")
      #expect(spoken[pair[1]] == pair[1] + " λατινικό")
    }
    #expect(spoken.count { $0 != $1 } == 28)
  }

  @Test func everyBulgarianPair() throws {
    #expect(Self.bulgarian.count == 11)
    let spoken = try spoken("ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init), "bg")
    for pair in Self.bulgarian {
      #expect(spoken[pair[0]] == pair[0] + ", кирилица")
      #expect(spoken[pair[1]] == pair[1] + ", латиница")
    }
    #expect(spoken.count { $0 != $1 } == 22)
  }

  @Test func onlyTitlesThatMeet() throws {
    #expect(try spoken(["Άννα", "Γιώργος"], "el").allSatisfy { $0 == $1 })
    let spoken = try spoken(["Γιώργος", "Adam", "Zoe", "Louis"], "el")
    #expect(Set(spoken.filter { $0 != $1 }.keys) == ["Α", "A", "Ζ", "Z"])
    #expect(try self.spoken(["Adam", "Åse", "3M"], "sv").allSatisfy { $0 == $1 })
    #expect(try self.spoken(["Adam", "آرش"], "fa").allSatisfy { $0 == $1 })
  }

  @Test func wordsAreThoseOfTheList() throws {
    #expect(try spoken(["Adam"], "ru")["А"] == "А, Cyrillic")
    #expect(try spoken(["Adam"], "ru")["A"] == "A, Latin")
    #expect(try spoken(["Adam"], "az-Cyrl")["А"] == "А, Cyrillic")
  }
}
