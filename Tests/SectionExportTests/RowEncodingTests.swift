import Foundation
import SectionExport
import SectionModel
import Testing

/// Rows are written into memory that was measured before, eight bytes at a time.
struct RowEncodingTests {
  @Test func escapesAtEveryPlaceOfShortAndLongTexts() throws {
    var batch = RowBatch(section: 0)
    var texts: [String] = []
    for byte in [0x00, 0x08, 0x0A, 0x1F, 0x22, 0x5C] as [UInt8] {
      for length in 1...33 {
        for place in 0..<length {
          var text = [UInt8](repeating: 0x78, count: length)
          text[place] = byte
          batch.id.append([0x61])
          batch.text.append(text)
          texts.append(String(decoding: text, as: UTF8.self))
        }
      }
    }
    #expect(try decoded(batch).map { $0["text"] as? String } == texts)
  }

  @Test func rowsWithEveryMemberFitWhenEveryByteIsEscaped() throws {
    let text = [UInt8](repeating: 1, count: 40)
    var batch = RowBatch(section: 0)
    for _ in 0..<5 { batch.appendFull(text) }
    let row = try #require(try decoded(batch).last)
    let shown = String(decoding: text, as: UTF8.self)
    let members = [
      "id", "text", "secondaryText", "secondaryValue", "language", "spoken", "sourceID",
      "organization", "jobTitle",
    ]
    for member in members { #expect(row[member] as? String == shown, "\(member)") }
    #expect(row["parts"] as? [String] == ["", shown, ""])
    #expect(row["keys"] as? [String] == [shown])
    #expect(row["sortKey"] as? String == String(repeating: "01", count: 40))
    for member in ["phones", "emails"] {
      let details = row[member] as? [[String: String]]
      #expect(details == [["label": shown, "text": shown, "value": shown]], "\(member)")
    }
    let date = (row["dates"] as? [[String: Any]])?.first
    for member in ["kind", "label", "text", "iso", "calendar", "next"] {
      #expect(date?[member] as? String == shown, "\(member)")
    }
    #expect(date?["days"] as? Int == Int(Int32.max))
    #expect(date?["age"] as? Int == Int(Int32.max))
    #expect(row.count == 19)
  }

  /// The rows as Foundation reads them.
  private func decoded(_ batch: RowBatch) throws -> [[String: Any]] {
    let rows = [0x5B] + EncodedRows.encode(batch).bytes + [0x5D]
    return try #require(try JSONSerialization.jsonObject(with: Data(rows)) as? [[String: Any]])
  }
}

extension RowBatch {
  /// Adds a row that has every member, each with this text.
  fileprivate mutating func appendFull(_ shown: [UInt8]) {
    for column in [
      \.id, \.text, \.secondaryText, \.secondaryValue, \.photo, \.monogram, \.symbol, \.language,
      \.spoken, \.sourceID, \.sortKey, \.organization, \.jobTitle, \.keys.text, \.dates.kind,
      \.dates.label, \.dates.text, \.dates.iso, \.dates.calendar, \.dates.next, \.phones.label,
      \.phones.text, \.phones.value, \.emails.label, \.emails.text, \.emails.value,
    ] as [WritableKeyPath<RowBatch, TextColumn>] {
      self[keyPath: column].append(shown)
    }
    parts.append(RowParts(start: 0, end: UInt32(shown.count)))
    titleSource.append(.formattedName)
    direction.append(.rightToLeft)
    color.append(.max)
    dates.days.append(.max)
    dates.age.append(.max)
    dates.ends.append(UInt32(dates.kind.count))
    keys.ends.append(UInt32(keys.text.count))
    phones.ends.append(UInt32(phones.value.count))
    emails.ends.append(UInt32(emails.value.count))
  }
}
