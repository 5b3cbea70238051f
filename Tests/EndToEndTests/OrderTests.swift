import TestSupport
import Testing

/// Sections and order of exported documents, computed again the slow way from contact records.
@Suite("Order against ICU's comparisons") struct OrderTests {
  private static let orders = Repository.some(["family", "given"], 1)

  @Test(arguments: Repository.locales + Repository.otherLocales, orders)
  func samples(locale: String, sortBy: String) throws {
    let records = try SharedRuns.contacts.get()
    let byID = Dictionary(grouping: records) { $0["id"]?.string ?? "" }
    let runs = sortBy == "family" ? SharedRuns.byFamilyName : SharedRuns.byGivenName
    let document = try RawJSON(parsing: try #require(runs.get()[locale]))
    #expect(document["sortBy"]?.string == sortBy)
    let slow = try SlowSortOrder(locale: locale, isByFamily: sortBy == "family")
    var sections: [SlowSortOrder.Place] = []
    var count = 0
    for section in document["sections"]?.elements ?? [] {
      var rows: [(fields: [SlowSortOrder.Field], id: String)] = []
      for row in section["rows"]?.elements ?? [] {
        let id = try #require(row["id"]?.string)
        let contact = SlowContact(try #require(byID[id]?.first))
        #expect(row["titleSource"]?.string == contact.titleSource, "\(id)")
        let fields = try slow.fields(of: contact)
        let place = try slow.place(of: fields)
        try #require(place.id == section["id"]?.string, "\(fields)")
        if rows.isEmpty { sections.append(place) }
        if let last = rows.last {
          let isBefore = try slow.isOrdered(last, (fields, id))
          try #require(isBefore, "\(last.fields) before \(fields)")
        }
        rows.append((fields, id))
      }
      count += rows.count
    }
    #expect(count == records.count)
    #expect(zip(sections, sections.dropFirst()).allSatisfy { $0.rank < $1.rank })
  }
}
