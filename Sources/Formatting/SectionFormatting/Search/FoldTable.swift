internal import KartotekICU
internal import LocaleProfiles

/// What search takes each character for: one table for the keys of a list and for queries.
///
/// A character stands for the same in every list; lists differ in which characters have entries
/// (`FoldCandidates`). Its rules, in this order: characters that the project's rules ignore are
/// nothing; letters that they replace are their replacement; the rest is folded by Unicode
/// (compatibility forms, accents, case, digits) and the result by those rules again; katakana is
/// hiragana.
final class FoldTable: Sendable {
  /// ICU's code of each character's script, plus 1; 0 for characters that are not in the table.
  private let scripts: ScalarTable
  /// The number of the character's replacement, plus 1; 0 for characters that stand for themselves.
  private let numbers: ScalarTable
  private let replacements: PartArena
  private let ignored: Set<UInt32>

  /// Makes the table of a list.
  ///
  /// - Parameters:
  ///   - used: The characters that contacts have.
  ///   - list: The list's own scripts.
  ///   - rules: The project's rules.
  init(used: [UInt32], list: ListScripts, rules: SearchRules) {
    var maker = FoldTableMaker(rules)
    maker.add(used, list: list)
    scripts = maker.scripts
    numbers = maker.numbers
    replacements = maker.replacements
    ignored = maker.ignored
  }

  /// The scripts of the characters that contacts have, and the list's; ICU's codes.
  func script(of scalar: UInt32) -> UInt16 { max(1, scripts[scalar]) - 1 }

  /// Whether the character is left out of a word and may also begin one.
  func isIgnored(_ scalar: UInt32) -> Bool { ignored.contains(scalar) }

  /// Adds what a character stands for.
  func append(_ scalar: UInt32, to output: inout [UInt8]) {
    let number = numbers[scalar]
    if number > 0 {
      replacements.add(Int(number) - 1, to: &output)
    } else {
      ScalarRanges.append(scalar, to: &output)
    }
  }

  /// A text with every character replaced.
  func folded(_ text: Span<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    var offset = 0
    while offset < text.count { append(ScalarRanges.next(text, &offset), to: &output) }
    return output
  }

  /// The table as a document has it: code points in four or more hexadecimal digits.
  var plan: [String: String] {
    var plan: [String: String] = [:]
    for scalar in numbers.scalars {
      let digits = String(scalar, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      plan[code] = replacements.string(at: Int(numbers[scalar]) - 1)
    }
    return plan
  }
}

/// Collects the entries of a fold table.
private struct FoldTableMaker {
  private static let wideScripts: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo"]
  /// Characters that Unicode holds for the same as middle dot, grave and acute, which are ignored;
  /// a text that names both counts them as one.
  private static let canonicalTwins: [UInt32] = [0x387, 0x1FEF, 0x1FFD]

  private(set) var scripts = ScalarTable()
  private(set) var numbers = ScalarTable()
  var replacements: PartArena { texts.texts }
  let ignored: Set<UInt32>
  private let letters: [UInt32: String]
  private var texts = PartInterner()

  init(_ rules: SearchRules) {
    ignored = Set(rules.ignored).union(Self.canonicalTwins)
    letters = Dictionary(rules.letters.map { ($0.letter, $0.replacement) }) { first, _ in first }
  }

  mutating func add(_ used: [UInt32], list: ListScripts) {
    let own = folds(of: used)
    for (scalar, script) in zip(used, own.scripts) { scripts[scalar] = script + 1 }
    let names = list.names.union(["Latn"])
    let typed = FoldCandidates.searched.flatMap(Array.init) + letters.keys + ignored
    let typedFolds = folds(of: typed)
    let present = Set(own.scripts.filter { $0 > 1 }).union(
      typedFolds.scripts.filter { code in
        ScriptCode(rawValue: code).name.map(names.contains) ?? false
      })
    let hasWideForms = present.contains { code in
      ScriptCode(rawValue: code).name.map(Self.wideScripts.contains) ?? false
    }
    func isTyped(_ scalar: UInt32, _ script: UInt16) -> Bool {
      ignored.contains(scalar) || letters[scalar] != nil && present.contains(script)
        || FoldCandidates.contains(
          scalar, of: script, scripts: present, hasWideForms: hasWideForms)
    }
    // A rare character that a contact has can be typed in the other case.
    var rareFolds: Set<String> = []
    for (place, scalar) in used.enumerated() {
      let folded = own.texts.string(at: place)
      insert(scalar, folded)
      if !isTyped(scalar, own.scripts[place]) { rareFolds.insert(folded) }
    }
    for (place, scalar) in typed.enumerated() {
      let folded = typedFolds.texts.string(at: place)
      guard isTyped(scalar, typedFolds.scripts[place]) || rareFolds.contains(folded) else {
        continue
      }
      insert(scalar, folded)
    }
  }

  private func folds(of scalars: [UInt32]) -> SearchText.Folds {
    icu { () throws(ICUError) in try SearchText.folds(of: scalars) }
  }

  private mutating func insert(_ scalar: UInt32, _ folded: String) {
    let replacement = replacement(of: scalar, folded)
    guard !replacement.unicodeScalars.map(\.value).elementsEqual([scalar]) else { return }
    numbers[scalar] = UInt16(texts.insert(Array(replacement.utf8).span)) + 1
  }

  private func replacement(of scalar: UInt32, _ folded: String) -> String {
    if ignored.contains(scalar) { return "" }
    if let letter = letters[scalar] { return letter }
    var result = ""
    for folded in folded.unicodeScalars where !ignored.contains(folded.value) {
      if let letter = letters[folded.value] {
        result += letter
      } else {
        result.unicodeScalars.append(Self.hiragana(folded))
      }
    }
    return result
  }

  /// Katakana and hiragana stand in the same order, 60 code points apart.
  private static func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x30A1...0x30F6).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0x60) ?? scalar
  }
}
