/// Folds what a person types into a search field, and compares it with the keys of rows.
///
/// The table is the document's `fold`; the keys were folded by it, so that a query needs nothing
/// else: no ICU, no Foundation, no locale.
public struct SearchFold: Sendable, Equatable {
  private let replacements: [UInt32: String]

  /// Reads a document's table.
  ///
  /// - Parameter fold: For code points in hexadecimal what each is taken for; entries with other
  ///   keys are passed over.
  public init(_ fold: [String: String]) {
    var replacements: [UInt32: String] = [:]
    replacements.reserveCapacity(fold.count)
    for (code, replacement) in fold {
      guard let scalar = UInt32(code, radix: 16) else { continue }
      replacements[scalar] = replacement
    }
    self.replacements = replacements
  }

  /// The words of a query.
  ///
  /// - Parameter query: What was typed, in any normalisation form.
  /// - Returns: Folded words; none where nothing searchable was typed.
  /// - Complexity: O(*n*) in the number of code points.
  public func words(of query: String) -> [String] {
    // By scalars, because a mark behind a blank would make both one character.
    var text = String.UnicodeScalarView()
    for scalar in query.unicodeScalars {
      if let replacement = replacements[scalar.value] {
        text.append(contentsOf: replacement.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return text.split(separator: " ").map { String($0) }
  }

  /// Whether a row is found.
  ///
  /// Each word of the query begins some key of the row, or does so together with the next word. A
  /// word of digits may stand anywhere in a key, its leading zeros aside: they are how a number is
  /// dialled, and `+30 210 ...` is the number that is dialled 0030 210 ... or 0 210 ... Of zeros alone
  /// one stays.
  ///
  /// - Parameters:
  ///   - words: A query's words; none find every row.
  ///   - keys: The row's keys.
  /// - Returns: True when all words are found.
  /// - Complexity: O(*n* * *m*) in the numbers of words and keys.
  public static func matches(_ words: [String], keys: [String]) -> Bool {
    var isReached = [Bool](repeating: false, count: words.count + 1)
    isReached[0] = true
    for place in words.indices where isReached[place] {
      if begins(words[place], keys) { isReached[place + 1] = true }
      guard place + 1 < words.count, begins(words[place] + words[place + 1], keys) else { continue }
      isReached[place + 2] = true
    }
    return isReached[words.count]
  }

  private static func begins(_ word: String, _ keys: [String]) -> Bool {
    let typed = Array(word.utf8)
    guard typed.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return keys.contains { $0.utf8.starts(with: typed) }
    }
    let significant = typed.drop { $0 == 0x30 }
    // Nothing would be in every key.
    let digits = Array(significant.isEmpty ? typed.suffix(1) : significant)
    return keys.contains { contains(Array($0.utf8), digits) }
  }

  private static func contains(_ key: [UInt8], _ digits: [UInt8]) -> Bool {
    guard digits.count <= key.count else { return false }
    return (0...(key.count - digits.count)).contains { key[$0...].starts(with: digits) }
  }
}
