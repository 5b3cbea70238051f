import ContactModel
import TestSupport
import Testing

@testable import ContactImport

/// The same findings as those of a pass over every value that passes over nothing.
struct DamagedTextTwinTests {
  private static let pages = ["1252", "1251", "1253", "1254", "1256"].map { "windows-" + $0 }
  private static let scalars: [[UInt32]] = pages.map { page in
    let text = TextPages.decode([UInt8](0...255), page) ?? ""
    // The signs of ASCII, which are no part of the tables.
    return text.unicodeScalars.enumerated().map { $0 < 0x80 ? UInt32($0) : $1.value }
  }
  private static let words = [
    "Anna", "Άννα", "Παπαδάκης", "ΆΈΉ", "گلناز", "پری", "چمن", "Şəhla", "İlqar", "Ålund", "Ёлка",
    "Їжак", "Іван", "山田", "\u{1F600}", "G\u{FFFD}n", "M?mm?dov", "Anna?", "?li", "a?b",
    "Ï»", "é", "Ä\u{9F}", "Å\u{9E}\u{C9}\u{99}",
  ]
  private static let numbers = [
    "+46 8 1", "4.67E+10", "4,67e+10", "4E10", "12E+4", "12E4", "E10", "5551234 ext 5",
    "4.67 E+103", "4.67E+1000", "\u{FF14}\u{FF25}\u{FF0B}\u{FF11}", "4\u{FF25}+1",
    "4\u{FF25}1\u{FF10}", "۰۹۰۰۰۱۴۵۳۰۰", "4.6E+1\u{FF10}", "4.6E\u{FF0B}10", "e", "1",
    "4\u{A0}E+10", "\u{F7}\u{7F}",
  ]

  @Test(arguments: [true, false]) func findsTheSame(_ blamesWriter: Bool) {
    let misreading = MisreadUTF8(pages: Self.scalars)
    let damaged = DamagedText(misreading: misreading, blamesWriter: blamesWriter)
    var counts: [DiagnosticCode: Int] = [:]
    for seed in 0..<40 {
      let batch = Self.batch(seed: UInt64(seed))
      var found: [DamagedText.Finding] = []
      damaged.find(in: batch) { found.append($0) }
      let expected = Self.findings(in: batch, blamesWriter)
      #expect(found == expected, "seed \(seed)")
      for finding in found { counts[finding.code, default: 0] += 1 }
    }
    for code in [.textLost, .textDoubleEncoded, .numberRounded] as [DiagnosticCode] {
      #expect(counts[code, default: 0] > 100, "\(code.rawValue)")
    }
  }

  // MARK: - Records

  private static func batch(seed: UInt64) -> ContactBatch {
    var generator = SeededGenerator(seed: seed)
    var builder = ContactBatchBuilder()
    for record in 0..<60 {
      for field in [ContactField.uid, .given, .family, .formattedName, .jobTitle]
      where !generator.onceIn(3) {
        builder.append(field, Array(text(&generator).utf8).span)
      }
      for field in [ContactField.phone, .phone, .email] where !generator.onceIn(3) {
        let label = generator.onceIn(2) ? "" : generator.pick(["E", "4E", "home"])
        let value = mutated(generator.pick(numbers), &generator)
        builder.append(
          field, label: Array(label.utf8).span, value: Array(value.utf8).span, LabeledTraits())
      }
      builder.append(.note, Array(text(&generator).utf8).span)
      builder.endRecord(at: SourcePosition(file: 0, line: UInt32(record), record: UInt32(record)))
    }
    return builder.takeBatch()
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    var word = mutated(generator.pick(words), &generator)
    if generator.onceIn(3) { word += " " + generator.pick(words) }
    if generator.onceIn(9) { word = String(repeating: word, count: 30) }
    guard generator.onceIn(2) else { return word }
    return TextPages.decode(Array(word.utf8), generator.pick(pages)) ?? word
  }

  /// Mostly the text itself; sometimes a character is dropped, doubled or exchanged.
  private static func mutated(_ text: String, _ generator: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    guard generator.onceIn(3), scalars.count > 1 else { return text }
    let place = Int.random(in: 0..<scalars.count, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: scalars.remove(at: place)
    case 1: scalars.insert(scalars[place], at: place)
    default: scalars[place] = generator.pick(["?", "\u{FFFD}", "\u{C3}", "\u{BF}", "E", "9"])
    }
    return String(String.UnicodeScalarView(scalars))
  }

  // MARK: - The slow way

  private static func findings(
    in batch: ContactBatch, _ blamesWriter: Bool
  ) -> [DamagedText.Finding] {
    var findings: [DamagedText.Finding] = []
    var fields = ContactFields()
    for record in 0..<batch.count {
      fields.read(record, of: batch)
      for entry in fields.entries {
        let isPhone = entry.tag == ContactField.phone.rawValue
        let place =
          isPhone ? LabeledField(entry.payload, of: batch.bytes.span).value : entry.payload
        let text = batch.bytes.span.extracting(place)
        let code: DiagnosticCode?
        switch entry.tag {
        case 19: code = DamagedText.isRounded(text) ? .numberRounded : nil
        case 3...10, 14...18: code = finding(Array(batch.bytes[place]), blamesWriter)
        default: code = nil
        }
        guard let code, let field = ContactField(rawValue: entry.tag) else { continue }
        findings.append(.init(code: code, record: record, field: field, detail: Excerpt.of(text)))
      }
    }
    return findings
  }

  private static func finding(_ text: [UInt8], _ blamesWriter: Bool) -> DiagnosticCode? {
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    let isLost = scalars.indices.contains { index in
      guard scalars[index] == "?", index + 1 < scalars.count else { return false }
      let next = scalars[index + 1]
      return !next.isASCII || "a"..."z" ~= next || "A"..."Z" ~= next
    }
    if isLost || scalars.count(where: { $0 == "?" }) > 1 { return .textLost }
    if blamesWriter, scalars.contains("\u{FFFD}") { return .textLost }
    return Self.scalars.contains { isMisread(scalars, $0) } ? .textDoubleEncoded : nil
  }

  private static func isMisread(
    _ scalars: [Unicode.Scalar], _ page: [UInt32], again: Bool = true
  ) -> Bool {
    var bytes: [UInt8] = []
    // Of long texts the beginning has to do; it may end within a letter.
    for scalar in scalars.prefix(256) {
      // A control may be the byte itself, of Latin-1.
      let control = (0x80..<0xA0).contains(scalar.value) ? Int(scalar.value) : nil
      guard let byte = page.firstIndex(of: scalar.value) ?? control else { return false }
      bytes.append(UInt8(byte))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    let others = text.unicodeScalars.filter { !$0.isASCII }
    let isLatin = page[0xC0...].allSatisfy { $0 < 0x250 }
    guard others.count >= (isLatin ? 1 : 2) else { return false }
    return others.allSatisfy(MisreadUTF8.isExpectedLetter)
      || again && isMisread(Array(text.unicodeScalars), page, again: false)
  }
}
