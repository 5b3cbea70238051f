import ContactModel
import Foundation
import TestSupport
import Testing

@testable import ContactImport

/// Public files read as a whole and window by window, with every size of window that ends somewhere
/// else, give the same contacts, diagnostics and counts; so do any number of workers.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["KARTOTEK_CORPORA"] != nil,
    "KARTOTEK_CORPORA names no folder of files to import"))
struct CorpusWindowTests {
  private static func files(_ part: String, _ endings: Set<String>) -> [String] {
    let folder = (ProcessInfo.processInfo.environment["KARTOTEK_CORPORA"] ?? "") + "/" + part
    let names = FileManager.default.enumerator(atPath: folder)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { endings.contains(URL(fileURLWithPath: $0).pathExtension) }
      .map { folder + "/" + $0 }.sorted()
  }

  private static func bytes(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
  }

  /// All sizes for small files; for others the smallest ones that take no more than some thousand
  /// windows, and sizes around the whole.
  private static func windows(_ count: Int) -> [Int] {
    guard count > 700 else { return Array(1...(count + 1)) }
    let smallest = max(1, count / 4000)
    let sizes = [1, 2, 3, 5, 7, 16, 61, 64, 255, 256, 1000, 4096, count - 1, count, count + 1]
    return sizes.filter { $0 >= smallest }
  }

  @Test(arguments: files("vcard", ["vcf"])) func cards(_ path: String) {
    let bytes = Self.bytes(path)
    let encoding = UTF8Evidence(bytes.span).encoding
    let whole = CardWindowTests.join([CardReading(bytes, encoding: encoding).chunk])
    for window in Self.windows(bytes.count) {
      let parts = CardWindowTests.read(bytes, window: window, encoding: encoding)
      #expect(parts == whole, "window \(window)")
    }
  }

  @Test(arguments: files("csv", ["csv", "tsv"])) func tables(_ path: String) {
    let bytes = Self.bytes(path)
    let encoding = UTF8Evidence(bytes.span).encoding
    let whole = CSVImport(bytes, encoding: encoding)
    for window in Self.windows(bytes.count) {
      let parts = CSVImport(bytes, window: window, format: whole.format)
      #expect(parts.contacts == whole.contacts, "window \(window)")
      #expect(parts.contacts.map(\.source) == whole.contacts.map(\.source), "window \(window)")
      let told = Self.ordered(parts.diagnostics)
      #expect(told == Self.ordered(whole.diagnostics), "window \(window)")
      #expect(parts.recordCount == whole.recordCount, "window \(window)")
      #expect(parts.skippedCount == whole.skippedCount, "window \(window)")
      #expect(parts.lineCount == whole.lineCount, "window \(window)")
    }
  }

  /// By line, as reports have them; what a chunk tells of columns is behind what it tells of records.
  private static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      (left.element.position.line, left.offset) < (right.element.position.line, right.offset)
    }.map(\.element)
  }

  /// The fast scanner and the slow reader divide every public table alike.
  @Test(arguments: files("csv", ["csv", "tsv"])) func tablesOfTheTwin(_ path: String) {
    let bytes = Self.bytes(path)
    for delimiter: UInt8 in [0x2C, 0x3B, 0x09] {
      let fast = FastCSVReader(bytes, dialect: CSVDialect(delimiter: delimiter))
      let slow = SlowCSVReader(bytes, delimiter: delimiter)
      #expect(fast.borders == slow.borders)
      #expect(fast.records == slow.records)
    }
  }

  /// Several megabytes of cards, in chunks, read by any number of workers in pieces of any size.
  @Test func workers() throws {
    var generator = SeededGenerator(seed: 5)
    let files = Self.files("vcard", ["vcf"]).map(Self.bytes).filter { $0.count < 10_000 }
    var bytes: [UInt8] = []
    while bytes.count < 3 << 20 { bytes += generator.pick(files) + [0x0A] }
    let (batches, report) = try Self.load(bytes, workers: 1, piece: 1 << 20)
    #expect(report.files.first?.records ?? 0 > 1000)
    for (workers, piece) in [(2, 65_537), (7, 4_093)] {
      let other = try Self.load(bytes, workers: workers, piece: piece)
      #expect(other.report == report)
      #expect(other.batches == batches)
    }
  }

  private static func load(
    _ bytes: [UInt8], workers: Int, piece: Int
  ) throws -> (batches: [[UInt8]], report: ImportReport) {
    var importer = ContactImporter(
      options: ImportOptions(workers: workers), knowledge: .knowing(PageCharsets()))
    var position = 0
    try importer.add(path: "a") { (buffer, limit) throws(ImportError) -> Int in
      let end = min(position + min(limit, piece), bytes.count)
      buffer += bytes[position..<end]
      defer { position = end }
      return end - position
    }
    let result = importer.finish()
    return (result.directory.batches.map(\.bytes), result.report)
  }
}
