import ContactModel
import Testing

@testable import ContactImport

@Suite("Contact records with their identifiers") struct IdentifiedRecordReaderTests {
  private static func contacts(_ text: String, workers: Int = 1) throws -> [String] {
    let outcome = IdentifiedRecordReader.read(Array(text.utf8), workers: workers)
    guard case .contacts(let records) = outcome else {
      Issue.record("\(outcome)")
      return []
    }
    let directory = ContactDirectory(records)
    return directory.contacts.map { record in
      let (batch, index) = directory.location(of: record)
      var identifier: [UInt8] = []
      directory.appendIdentifier(of: record, to: &identifier)
      return String(decoding: identifier, as: UTF8.self) + " "
        + directory.batches[batch].contact(at: index).formattedName
    }
  }

  @Test("contacts keep what they were printed with")
  func identifiers() throws {
    let text = """
      {"id":"u7","uid":"u7","kind":"individual","formattedName":"Bo"}
      {"id":"h0123456789abcdef","uid":"two words","formattedName":"Eva"}

      {"id":"h0123456789abcdef-3","formattedName":"Eva"}
      """
    #expect(
      try Self.contacts(text) == ["u7 Bo", "h0123456789abcdef Eva", "h0123456789abcdef-3 Eva"])
    #expect(try Self.contacts("") == [])
  }

  @Test("many contacts come in order, with any number of threads")
  func pieces() throws {
    let note = String(repeating: "x", count: 4000)
    let numbers = Array(0..<500)
    let text = numbers.map {
      #"{"id":"\#($0)","uid":"\#($0)","formattedName":"n\#($0)","note":"\#(note)"}"# + "\n"
    }.joined()
    let expected = numbers.map { "\($0) n\($0)" }
    #expect(try Self.contacts(text, workers: 1) == expected)
    #expect(try Self.contacts(text, workers: 3) == expected)
  }

  @Test("an identifier that comes twice ends the reading", arguments: [1, 4000])
  func repeated(distance: Int) throws {
    let lines = (0..<distance).map {
      #"{"id":"\#($0)","uid":"\#($0)","note":"n \#($0) \#($0) \#($0)"}"#
    }
    let text = (lines + [lines[0]]).map { $0 + "\n" }.joined()
    guard case .fault(let fault) = IdentifiedRecordReader.read(Array(text.utf8), workers: 2) else {
      Issue.record("it was read")
      return
    }
    #expect(fault.code == .jsonlIdentifierInvalid)
    #expect(fault.position.line == UInt32(distance + 1))
  }

  @Test(
    "the first doubt ends the reading, and its line is told",
    arguments: [
      ("{", DiagnosticCode.jsonlLineMalformed),
      (#"{"id":"h0123456789abcdef"}"#, .recordWithoutContent),
      (#"{"formattedName":"Bo"}"#, .jsonlIdentifierInvalid),
      (#"{"id":"7","formattedName":"Bo"}"#, .jsonlIdentifierInvalid),
      (#"{"id":"7","uid":"8","formattedName":"Bo"}"#, .jsonlIdentifierInvalid),
      (#"{"id":"7","uid":"7","formattedName":"Bo","shoeSize":42}"#, .jsonlMemberUnknown),
      (#"{"id":"7","uid":"7","formattedName":"Bo","phones":"1"}"#, .jsonlValueInvalid),
    ])
  func faults(_ line: String, code: DiagnosticCode) {
    let name = String(repeating: "x", count: 300)
    func good(_ number: Int) -> String {
      #"{"id":"\#(number)","uid":"\#(number)","formattedName":"\#(name)"}"# + "\n"
    }
    // Long enough for several threads to read pieces of it.
    for count in [0, 3000] {
      let text = (0..<count).map { good(10 + $0) }.joined() + line + "\n" + good(9) + "no\n"
      let outcome = IdentifiedRecordReader.read(Array(text.utf8), workers: 2)
      guard case .fault(let fault) = outcome else {
        Issue.record("\(line) was read")
        continue
      }
      #expect(fault.code == code)
      #expect(fault.position.line == UInt32(count + 1))
    }
  }
}
