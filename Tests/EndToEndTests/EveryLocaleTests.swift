import KartotekICU
import TestSupport
import Testing

/// A list of people of all scripts for every locale that ICU has data of.
@Suite("Every locale of ICU") struct EveryLocaleTests {
  private static let sample = Repository.tests + "/Fixtures/Scripts/people.vcf"
  private static let count = 55

  /// All of them, or in an unoptimised program every twentieth.
  private static let locales = Result {
    let all = try LocaleTag.available()
    return Repository.some(all.indices.sorted { ($0 % 20, $0) < ($1 % 20, $1) }, all.count / 20)
      .map { all[$0] }
  }

  @Test func listsHoldEveryInvariant() throws {
    let locales = try Self.locales.get()
    #expect(locales.count > 30)
    // Alone for each locale, so that names of output files are tested too.
    let documents = try Exported([Self.sample], locales, ["--details", "--sort-keys"]).documents
    let people = try importContacts([Self.sample]).map { record in
      (record["id"]?.string ?? "", SlowContact(record))
    }
    #expect(people.count == Self.count)
    let contacts = Dictionary(uniqueKeysWithValues: people)
    for locale in locales {
      let document = try #require(documents[locale], "\(locale)")
      #expect(checkSectionDocument(document) == [], "\(locale)")
      try checkOrder(RawJSON(parsing: document), locale, contacts)
    }
  }

  /// Sections and order by ICU's own comparisons.
  private func checkOrder(
    _ document: RawJSON, _ locale: String, _ contacts: [String: SlowContact]
  ) throws {
    let slow = try SlowSortOrder(locale: locale, isByFamily: true)
    #expect(document.rows.count == Self.count, "\(locale)")
    for section in document["sections"]?.elements ?? [] {
      var last: (fields: [SlowSortOrder.Field], id: String)?
      for row in section["rows"]?.elements ?? [] {
        let id = try #require(row["id"]?.string)
        let fields = try slow.fields(of: #require(contacts[id]))
        let place = try slow.place(of: fields)
        #expect(place.id == section["id"]?.string, "\(locale): \(fields)")
        if let last {
          let isBefore = try slow.isOrdered(last, (fields, id))
          #expect(isBefore, "\(locale): \(last.fields) before \(fields)")
        }
        last = (fields, id)
      }
    }
  }

  /// The checker sees what is wrong with a condensed index.
  @Test(arguments: [
    (#"{"slots":9,"#, #"{"slots":10,"#), (#"["Α","Ε","Ι","#, #"["Α","Δ","Ι","#),
    (#"["Α","Ε","Ι","#, #"["Α","Ι","Ε","#), (#"["Α","Ε","Ι","#, #"["Β","Ε","Ι","#),
    (#","condensed":["#, #","condensed":[{"slots":8,"titles":[]},"#),
  ])
  func damagedIndexesAreFound(_ good: String, _ bad: String) throws {
    let document = String(
      decoding: try export([Self.sample], "el", ["--extra-labels", "none"]), as: UTF8.self)
    #expect(checkSectionDocument(Array(document.utf8)) == [])
    let parts = document.split(separator: good, maxSplits: 1)
    try #require(parts.count == 2, "\(good)")
    let damaged = parts.joined(separator: bad)
    #expect(checkSectionDocument(Array(damaged.utf8)).contains { $0.contains("condensed") })
  }
}
