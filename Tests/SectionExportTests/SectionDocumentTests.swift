import Foundation
import SectionExport
import SectionModel
import TestSupport
import Testing

struct SectionDocumentTests {
  private let emptyList = SampleList(
    plan: SampleList.plan([], index: nil, summary: "καμία επαφή"), rows: [])

  @Test func smallDocumentIsExact() {
    let document = SampleList.small.document()
    #expect(String(decoding: document, as: UTF8.self) == ExactDocuments.small)
    #expect(checkSectionDocument(document) == [])
  }

  @Test func documentWithoutRowsIsOneLine() throws {
    let document = emptyList.document()
    #expect(String(decoding: document, as: UTF8.self) == ExactDocuments.empty)
    #expect(checkSectionDocument(document) == [])
    let decoded = try JSONDecoder().decode(SectionedList.self, from: Data(document))
    #expect(decoded == emptyList.collected())
    #expect(decoded.sections.isEmpty)
  }

  @Test(arguments: [1, 2, 3, 10, 100, 1000] as [Int])
  func randomDocumentsHoldEveryInvariant(_ rowCount: Int) {
    for seed in 0..<3 {
      let list = SampleList.random(rowCount, seed: UInt64(seed))
      #expect(checkSectionDocument(list.document()) == [], "seed \(seed)")
    }
  }

  @Test func bordersOfBatchesChangeNothing() {
    let list = SampleList.random(300, seed: 7)
    let whole = list.document()
    let values = list.collected()
    for size in [1, 2, 7, 64, 299] {
      #expect(list.document(batchSize: size) == whole, "batches of \(size)")
      #expect(list.collected(batchSize: size) == values, "batches of \(size)")
    }
  }

  @Test func emptyBatchesChangeNothing() {
    let list = SampleList.small
    var output: [UInt8] = []
    var writer = SectionDocumentWriter(plan: list.plan)
    writer.begin(into: &output)
    for batch in list.batches(of: 1) {
      writer.append(EncodedRows.encode(RowBatch(section: batch.section)), into: &output)
      writer.append(EncodedRows.encode(batch), into: &output)
    }
    let snapshot = writer.finish(into: &output)
    #expect(output == list.document())
    #expect(snapshot == list.collected().snapshot)
  }

  @Test func columnsThatNoRowNeedsMayStayEmpty() {
    var batch = RowBatch(section: 0)
    batch.id.append(Array("a".utf8))
    batch.text.append(Array("b".utf8))
    batch.symbol.append(Array("c".utf8))
    let row = String(decoding: EncodedRows.encode(batch).bytes, as: UTF8.self)
    let start = #"{"id":"a","hash":""#
    let end = #"","text":"b","image":{"symbol":"c"}}"#
    #expect(row.hasPrefix(start))
    #expect(row.hasSuffix(end))
    #expect(row.utf8.count == start.utf8.count + 16 + end.utf8.count)
  }

  @Test func decodedDocumentEqualsTheCollectedOneAndTheRows() throws {
    let list = SampleList.random(500, seed: 3)
    let decoded = try JSONDecoder().decode(SectionedList.self, from: Data(list.document()))
    #expect(decoded == list.collected())
    #expect(decoded.plan == list.plan)
    let rows = decoded.sections.map { section in
      section.rows.map { row in
        var row = row
        row.hash = ""
        return row
      }
    }
    #expect(rows == list.rows)
  }

  @Test func valuesSurviveACoder() throws {
    let list = SampleList.random(50, seed: 4).collected()
    let decoded = try JSONDecoder().decode(
      SectionedList.self, from: try JSONEncoder().encode(list))
    #expect(decoded == list)
  }

  @Test func otherFormatsAreRefused() {
    for document in [
      ExactDocuments.empty.replacingOccurrences(of: #""version":1,"#, with: #""version":2,"#),
      ExactDocuments.empty.replacingOccurrences(of: "kartotek.sections", with: "x"),
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(SectionedList.self, from: Data(document.utf8))
      }
    }
  }

  @Test func theProducerIsOutsideTheSnapshot() {
    var list = SampleList.small
    list.plan.producer.version = "2"
    #expect(list.collected().snapshot == SampleList.small.collected().snapshot)
    list.plan.summary = "x"
    #expect(list.collected().snapshot != SampleList.small.collected().snapshot)
  }

  // MARK: - Our own mistakes

  @Test func missingRowsStopTheWriter() async {
    await #expect(processExitsWith: .failure) {
      var list = SampleList.small
      list.rows[0].removeLast()
      _ = list.document()
    }
  }

  @Test func missingSectionsStopTheWriter() async {
    await #expect(processExitsWith: .failure) {
      var list = SampleList.small
      list.rows.removeLast()
      _ = list.document()
    }
  }

  @Test func sectionsOutOfOrderStopTheWriter() async {
    await #expect(processExitsWith: .failure) {
      var list = SampleList.small
      list.rows.swapAt(0, 1)
      _ = list.document()
    }
  }
}
