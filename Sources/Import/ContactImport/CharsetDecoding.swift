/// What import needs to know about character sets; ICU stands behind it in the product.
///
/// Implementations are shared by all workers. Names are IANA names or their aliases.
package protocol CharsetDecoding: Sendable {
  /// The canonical name of a character set.
  ///
  /// - Parameter name: Any alias, in any case.
  /// - Returns: Nil when the name is unknown.
  func canonicalName(_ name: String) -> String?

  /// Decodes a whole value.
  ///
  /// - Parameters:
  ///   - bytes: The value; no character is cut at its ends.
  ///   - charset: A canonical name.
  /// - Returns: UTF-8; bytes without a meaning are U+FFFD.
  func decode(_ bytes: Span<UInt8>, charset: String) -> [UInt8]

  /// The legacy encodings to choose from for undecided text, best known first.
  ///
  /// - Returns: Candidates in the fixed order that decides ties.
  func candidates() -> [CharsetCandidate]
}

/// One legacy single-byte encoding, seen by one language.
package struct CharsetCandidate: Sendable {
  /// What a byte is in this encoding.
  package enum Letter: UInt8, Sendable {
    case none = 0
    case lower = 1
    case upper = 2
    /// A letter of a script without case.
    case caseless = 3
    /// Not assigned, or a C1 control: never part of text.
    case unassigned = 4
  }

  /// The canonical name.
  package let name: String
  /// The language whose letters `isExemplar` tells.
  package let language: String
  /// 256 Unicode scalar values.
  package let scalars: [UInt32]
  /// 256 `Letter` raw values.
  package let letters: [UInt8]
  /// 256 flags: the letter belongs to the language's own alphabet.
  package let isExemplar: [Bool]
  /// 256 flags: the letter is one of the commonest.
  package let isFrequent: [Bool]

  /// Makes a candidate from three tables of 256 entries.
  ///
  /// - Parameters:
  ///   - name: The canonical name.
  ///   - language: The language.
  ///   - scalars: Unicode scalar values.
  ///   - letters: `Letter` raw values.
  ///   - isExemplar: Whether the letter belongs to the language's alphabet.
  ///   - isFrequent: Whether it is one of the language's commonest letters; nil where that is not known.
  package init(
    name: String, language: String, scalars: [UInt32], letters: [UInt8], isExemplar: [Bool],
    isFrequent: [Bool]? = nil
  ) {
    precondition(scalars.count == 256 && letters.count == 256 && isExemplar.count == 256)
    self.name = name
    self.language = language
    self.scalars = scalars
    self.letters = letters
    self.isExemplar = isExemplar
    self.isFrequent = isFrequent ?? isExemplar
  }
}
