import ContactModel
import Foundation
import TestSupport
import Testing

@testable import ContactImport

/// The fast reader and the slow one agree about every card.
@Suite struct CardTwinTests {
  /// The bytes of undecided values as the slow reader has them.
  private struct Numbers: FileDecisions {
    func decode(_ bytes: Span<UInt8>) -> [UInt8] {
      var text = String.UnicodeScalarView()
      for index in bytes.indices { text.append(Unicode.Scalar(bytes[index])) }
      return Array(String(text).utf8)
    }

    func date(_ text: Span<UInt8>, column: Int, at position: SourcePosition) -> DateDecision {
      DateDecision(.text)
    }
  }

  /// Returns whether the readers could be compared.
  @discardableResult
  private func expectAgreement(_ bytes: [UInt8], _ comment: Comment) -> Bool {
    let fast = CardReading(bytes).chunk
    let cards = SlowCards(bytes)
    let slow = cards.cards.map { SlowContact($0) }
    let nestedCount = cards.nestedCount + slow.reduce(0) { $0 + $1.escapedCards }
    #expect(fast.recordCount == cards.cards.count + nestedCount, comment)
    #expect(fast.nestedCount == nestedCount, comment)
    #expect(fast.groupCount == slow.count { $0.fate == .group }, comment)
    #expect(fast.skippedCount == slow.count { $0.fate == .skipped }, comment)
    guard !slow.contains(where: \.isMixed) else { return false }
    let resolved = fast.batch.isUndecided ? fast.batch.resolved(by: Numbers()) : fast.batch
    let contacts = (0..<resolved.count).map { Self.compared(resolved.contact(at: $0)) }
    #expect(contacts == slow.filter { $0.fate == .contact }.map(\.contact), comment)
    return true
  }

  /// Without what the slow reader does not read.
  private static func compared(_ contact: Contact) -> Contact {
    var contact = contact
    contact.dates = []
    contact.alternates = []
    (contact.sortAs, contact.organizationSortAs) = ([], "")
    let name = contact.name
    contact.name = PersonName()
    (contact.name.prefix, contact.name.given) = (name.prefix, name.given)
    (contact.name.additional, contact.name.family) = (name.additional, name.family)
    contact.name.suffix = name.suffix
    contact.source.record = 0
    return contact
  }

  @Test func publicFiles() throws {
    for file in CardCorpusTests.files {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(expectAgreement(bytes, "\(file.lastPathComponent)"))
    }
  }

  @Test func randomCards() {
    var skipped = 0
    for seed in 0..<Self.count {
      var generator = RandomCards(seed: UInt64(seed))
      let bytes = generator.bytes()
      let text = String(decoding: bytes, as: UTF8.self).debugDescription
      if !expectAgreement(bytes, "seed \(seed): \(text)") { skipped += 1 }
    }
    #expect(skipped * 20 < Self.count)
  }

  private static var count: Int {
    #if DEBUG
      2000
    #else
      20_000
    #endif
  }
}
