import ContactModel
import Testing

@testable import Kartotek
@testable import SectionFormatting

/// What five lists share is done once: the input is read, its records are scanned and the parts of
/// names are interned before the first list, and every list works on the same parts.
@Suite("Work that several lists share")
struct WorkOnceTests {
  private static let families = 30
  private static let givens = 20
  private static let records = 3000

  /// A table of two windows' worth of reading calls, in which every name comes many times.
  private static var table: [UInt8] {
    let lines = (0..<records).map { number in
      let family = "Family\(number % families)"
      let given = "Given\(number / families % givens)"
      return "\(given),\(family),id\(number)\n"
    }
    return Array(("First Name,Last Name,id\n" + lines.joined()).utf8)
  }

  /// An input that counts what is read of it.
  private final class CountedInput {
    private let bytes: [UInt8]
    private(set) var readCount = 0
    private(set) var endCount = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    func read(into buffer: inout [UInt8], limit: Int) -> Int {
      let count = min(limit, 10_000, bytes.count - readCount)
      buffer += bytes[readCount..<(readCount + count)]
      readCount += count
      if count == 0 { endCount += 1 }
      return count
    }
  }

  @Test("five lists scan every record once and intern every part of a name once")
  func fiveLists() throws {
    let bytes = Self.table
    let input = CountedInput(bytes)
    let source = ContactSource(path: "people.csv") { input.read(into: &$0, limit: $1) }
    let book = try ContactBook(reading: [source], threads: 2)
    let ends = input.endCount
    #expect(input.readCount == bytes.count)
    #expect(book.report.files.map(\.records) == [Self.records])

    let prepared = PreparedBook(book, threads: 2)
    // Number 0 is the part that contacts do not have.
    #expect(prepared.contacts.partCount == 1 + Self.families + Self.givens)

    let locales = try ["el", "bg", "fa", "az", "sv"].map { try ListLocale($0) }
    let makers = try ListMaker.makers(for: locales, threads: 2)
    for maker in makers {
      let list = maker.list(of: prepared, threads: 2)
      #expect(list.plan.counts.rows == Self.records)
      #expect(list.list.formatter.contacts.parts === prepared.contacts.parts)
      #expect(list.list.formatter.partCount == prepared.contacts.partCount)
    }
    var written = [Int](repeating: 0, count: makers.count)
    prepared.write(makers, threads: 2) { written[$0] += $1.count }
    #expect(written.allSatisfy { $0 > 0 })
    #expect(input.readCount == bytes.count && input.endCount == ends)
  }
}
