import ContactModel
import Foundation
import Kartotek
import SectionModel
import TestSupport
import Testing

@Suite("Lists from the library")
struct ListTests {
  /// More contacts than the limits of both ways to write several lists, and than one chunk.
  private static func book(_ count: Int) -> ContactBook {
    var generator = SeededGenerator(seed: 17)
    return ContactBook(
      contacts: (0..<count).map { number in
        var contact = Contact()
        let first = Unicode.Scalar(UInt8.random(in: 65...90, using: &generator))
        contact.name.family = "\(Character(first))son \(number)"
        contact.name.given = "Anna"
        return contact
      })
  }

  private func document(_ list: ContactList, threads: Int) -> [UInt8] {
    var document: [UInt8] = []
    list.write(threads: threads) { document += $0 }
    return document
  }

  @Test("the document decodes to the collected list, with any number of threads")
  func collected() throws {
    let list = try Self.book(5000).list(for: ListLocale("sv"), threads: 3)
    let bytes = document(list, threads: 1)
    #expect(document(list, threads: 2) == bytes)
    #expect(document(list, threads: 7) == bytes)
    let collected = list.collected(threads: 2)
    #expect(collected == list.collected())
    #expect(try JSONDecoder().decode(SectionedList.self, from: Data(bytes)) == collected)
  }

  @Test("several lists come one after another, as if each were made alone", arguments: [300, 9000])
  func several(count: Int) throws {
    let book = Self.book(count)
    let locales = try ["el", "fa", "sv"].map { try ListLocale($0) }
    let makers = try ListMaker.makers(for: locales, threads: 2)
    let prepared = PreparedBook(book, threads: 2)
    var documents = [[UInt8]](repeating: [], count: 3)
    var order: [Int] = []
    prepared.write(makers, threads: 2) { place, bytes in
      documents[place] += bytes
      if order.last != place { order.append(place) }
    }
    #expect(order == [0, 1, 2])
    for (locale, bytes) in zip(locales, documents) {
      #expect(try document(book.list(for: locale), threads: 1) == bytes)
      #expect(checkSectionDocument(bytes) == [])
    }
  }

  @Test("an error of the sink ends the writing")
  func failingSink() throws {
    struct Full: Error {}
    let list = try Self.book(3).list(for: ListLocale("sv"))
    var calls = 0
    #expect(throws: Full.self) {
      try list.write { _ throws(Full) in
        calls += 1
        throw Full()
      }
    }
    #expect(calls == 1)
  }

  @Test("unknown tags, calendars and digits are errors with a reason")
  func unknown() throws {
    #expect(throws: LocaleError.self) { try ListLocale("en-Cyrl") }
    do throws(LocaleError) {
      _ = try ListLocale("sv-u-ca-klingon")
    } catch {
      #expect(error.reason == .unknownCalendar)
      #expect(error.tag == "sv-u-ca-klingon")
    }
    var options = FormattingOptions()
    options.calendar = "klingon"
    #expect(throws: FormattingError.unknownCalendar("klingon")) {
      try ListMaker(ListLocale("sv"), options: options)
    }
  }

  @Test("a locale knows what it means")
  func description() throws {
    let fa = try LocaleDescription(ListLocale("fa"))
    #expect(fa.direction == .rightToLeft)
    #expect(fa.calendar == "persian")
    #expect(fa.numberingSystem == "arabext")
    #expect(fa.wordsLocale == "fa")
    #expect(try LocaleDescription(ListLocale("az-Cyrl")).wordsLocale == "en")
    let cyrillic = try ListMaker(ListLocale("az-Cyrl"))
    #expect(cyrillic.hasForeignWords)
    let undetermined = try ListMaker(ListLocale("und"))
    #expect(!undetermined.hasForeignWords)
  }

  @Test("a book prepared for other options is a mistake of the program")
  func otherOptions() async {
    await #expect(processExitsWith: .failure) {
      var options = FormattingOptions()
      options.sortBy = .given
      let maker = try ListMaker(ListLocale("sv"), options: options)
      _ = maker.list(of: PreparedBook(ContactBook(contacts: [])))
    }
  }
}
