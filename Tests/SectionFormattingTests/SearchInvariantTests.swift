import ContactModel
import Foundation
import SectionFormatting
import SectionModel
import TestSupport
import Testing

/// What holds for every table and every list, whatever its names.
@Suite("Search invariants")
struct SearchInvariantTests {
  private static let locales = ["el", "bg", "fa", "az", "sv", "ja", "hi", "he", "ar", "th", "und"]

  private static func list(_ locale: String) throws -> SearchList {
    var names = AdversarialNames(seed: 4)
    let contacts = names.contacts(120)
    return try SearchList(contacts, locale)
  }

  @Test("The table leaves what it gives alone", arguments: locales)
  func tableIsIdempotent(_ locale: String) throws {
    let table = try #require(try Self.list(locale).plan.fold)
    #expect(table.count > 500)
    for (code, replacement) in table {
      for scalar in replacement.unicodeScalars {
        #expect(table[Self.code(scalar.value)] == nil || scalar == " ", "\(code): \(scalar.value)")
      }
    }
  }

  @Test("A character and its canonical decomposition have one fold", arguments: locales)
  func decomposed(_ locale: String) throws {
    let table = try #require(try Self.list(locale).plan.fold)
    for (code, replacement) in table {
      let scalar = try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init))
      let apart = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      guard !apart.elementsEqual([scalar]) else { continue }
      let folds = apart.map { table[Self.code($0.value)] ?? String($0) }.joined()
      #expect(folds.unicodeScalars.elementsEqual(replacement.unicodeScalars), "\(code)")
    }
  }

  @Test("Every key is its own fold and one word", arguments: locales)
  func keysAreFolded(_ locale: String) throws {
    let list = try Self.list(locale)
    let fold = SearchFold(try #require(list.plan.fold))
    for key in list.keys.flatMap(\.self) {
      #expect(fold.words(of: key).map { Array($0.utf8) } == [Array(key.utf8)])
    }
  }

  @Test(
    "A contact is found by its own names, composed, decomposed, in capitals", arguments: locales)
  func namesAreFound(_ locale: String) throws {
    var names = AdversarialNames(seed: 6)
    var options = FormattingOptions()
    options.searchKeys = true
    let list = try ShownList(names.contacts(120), locale, options)
    let fold = SearchFold(try #require(list.plan.fold))
    for row in list.rows where row.source != TitleSource.none {
      var queries = [
        row.text, row.text.decomposedStringWithCanonicalMapping,
        row.text.precomposedStringWithCanonicalMapping, row.text.lowercased(),
      ]
      // The capital of an iota below is a whole iota.
      if !row.text.unicodeScalars.contains("\u{1FB3}") { queries.append(row.text.uppercased()) }
      for query in queries {
        #expect(
          SearchFold.matches(fold.words(of: query), keys: row.keys), "\(query): \(row.keys)")
      }
    }
  }

  @Test("Neither the order of contacts nor the number of workers changes a key")
  func determinism() throws {
    var names = AdversarialNames(seed: 5)
    let contacts = names.contacts(500)
    var options = FormattingOptions()
    options.searchKeys = true
    let once = try ShownList(contacts, "fa", options)
    let again = try ShownList(contacts.reversed(), "fa", options, workers: 3)
    #expect(once.plan == again.plan)
    #expect(once.rows.map(\.keys) == again.rows.map(\.keys))
  }

  private static func code(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
