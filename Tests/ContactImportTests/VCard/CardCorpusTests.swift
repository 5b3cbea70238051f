import ContactModel
import Foundation
import Testing

@testable import ContactImport

/// The vCards of other projects, where the environment says that there are some.
@Suite struct CardCorpusTests {
  static let files: [URL] = {
    guard let root = ProcessInfo.processInfo.environment["KARTOTEK_CORPORA"] else {
      print("KARTOTEK_CORPORA is not set: no vCards of other projects are read")
      return []
    }
    let folder = URL(fileURLWithPath: root).appendingPathComponent("vcard")
    let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (names?.compactMap { $0 as? URL } ?? [])
      .filter { ["vcf", "vcard", "txt"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }()

  /// Every BEGIN has one fate, and no file stops the reader.
  @Test func everyCardIsAccountedFor() throws {
    for file in Self.files {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard !bytes.contains(0) else { continue }
      let reading = CardReading(bytes)
      let begins = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        .count { line in
          let text = line.replacing("\u{FEFF}", with: "").lowercased()
          return text.hasPrefix("begin:vcard") || text.hasPrefix("agent:begin:vcard\\n")
        }
      #expect(reading.chunk.recordCount == begins, "\(file.lastPathComponent)")
    }
  }
}
