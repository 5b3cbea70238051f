import ContactModel
import SectionFormatting
import SectionModel
import Testing

/// Tags of every kind of script, index and calendar that ICU 72 knows.
private let tags = """
  af am ar ar-SA as az az-Cyrl az-IR be bg bn bo bs bs-Cyrl ca cs cy da de de-u-co-phonebk ee el en
  en-GB es et eu fa fa-AF fi fil fr fr-CA ga gl gu ha haw he hi hr hsb hu hy id ig is it ja ka kk km kn
  ko kok ku ky lkt ln lo lt lv mk ml mn mr ms mt my nb ne nl nn om or pa pa-PK pl ps pt ro ru si sk sl
  smn sq sr sr-Latn sv sv-u-co-trad sw ta te th th-u-nu-thai ti tk to tr uk und ur uz vai vai-Latn vi wo
  yi yo zh zh-Hant zh-HK zh-TW zh-u-co-stroke zh-u-co-zhuyin zu
  """.split(whereSeparator: \.isWhitespace).map(String.init)

@Suite("All locales") struct AllLocalesTests {
  @Test(arguments: tags)
  func everyLocaleMakesAList(_ tag: String) throws {
    var names = AdversarialNames(seed: 3)
    let day = try #require(PartialDate(year: 1990, month: 5, day: 7))
    let contacts = names.contacts(120).map { contact in
      contact.with { $0.dates = [ContactDate(kind: .birthday, value: .date(day))] }
    }
    let list = try ShownList(contacts, tag)
    let sections = list.plan.sections
    #expect(list.rows.count == contacts.count)
    #expect(Set(sections.map(\.id)).count == sections.count)
    #expect(sections.allSatisfy { $0.count > 0 && !$0.title.isEmpty })
    let index = try #require(list.plan.index)
    #expect(Set(index.titles).count == index.titles.count)
    #expect(zip(index.sections, index.sections.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(index.sections.allSatisfy { sections.indices.contains($0) })
    // Every section with rows is reached from its own title.
    #expect(Set(zip(index.sections, index.present).filter(\.1).map(\.0)).count == sections.count)
    #expect(list.rows.allSatisfy { !$0.text.isEmpty && $0.dates.first?.text.isEmpty == false })
  }

  /// CLDR has patterns with initials (sq, hu), with a capital for the family name's first letter
  /// (ca) and without an additional name (kk, pl); a row shows the two names whole all the same,
  /// and names that have no other (UTS 35 part 8, "Handle missing surname").
  @Test(arguments: tags)
  func namesAreShownWhole(_ tag: String) throws {
    for order in [NameOrder.auto, .givenFirst, .familyFirst] {
      var options = FormattingOptions()
      options.nameOrder = order
      let names = [("Jan", "van den Berg"), ("Zlatan", ""), ("", "van den Berg")]
      for (given, family) in names {
        let text = try ShownList([.person(given, family)], tag, options).row.text
        #expect(text.contains(given) && text.contains(family), "\(order): \(text)")
        #expect(!text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.hasSuffix(","), "\(text)")
      }
    }
  }
}
