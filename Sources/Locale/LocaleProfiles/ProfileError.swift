package import JSONReading

/// Why a profile cannot be used, and where in its file the fault is.
package struct ProfileError: Error, Equatable, Sendable {
  /// The name of the file, as in `el.json`.
  package let file: String
  /// The path of the faulty key or value, as in `$.words.contacts.value`.
  package let path: String
  /// The offset of that key or value in the file, from 0.
  package let byteOffset: Int
  /// The rule that was broken.
  package let rule: ProfileRule

  /// Creates an error from its parts.
  package init(file: String, path: String, byteOffset: Int, rule: ProfileRule) {
    self.file = file
    self.path = path
    self.byteOffset = byteOffset
    self.rule = rule
  }
}

/// The rules of the profile format.
package enum ProfileRule: Equatable, Sendable {
  /// The file is no strict JSON.
  case json(JSONRule)
  /// `format` is not `kartotek.profile`.
  case wrongFormat
  /// `version` is not one that this reader knows.
  case unsupportedVersion
  /// `locale` is not the name of the file.
  case wrongLocale
  /// A key that the format does not have here.
  case unknownKey
  /// A key that the format requires is absent; the payload names it.
  case missingKey(String)
  /// A key occurs twice in one object.
  case duplicateKey
  /// A text is empty.
  case emptyText
  /// A counted phrase does not hold `{n}` exactly once.
  case countWithoutNumber
  /// The phrase for a letter does not hold `{letter}` exactly once.
  case phraseWithoutLetter
  /// A key of a counted phrase is no plural category of CLDR.
  case unknownPluralCategory
  /// The fallback charset is not the first candidate.
  case fallbackNotFirst
  /// The same charset, heading-schema name or label word stands twice in one list.
  case duplicateEntry
  /// A column is no array of heading, field and optionally source.
  case columnShape
  /// The field of a column is not in `HeadingField`.
  case unknownField
  /// A numbered field has a heading without `{n}`.
  case headingWithoutNumber
  /// A label is not one of the product's own label words.
  case unknownLabel
  /// A key or value that is to be one character is none, or several.
  case notOneLetter
  /// `after` names no earlier spelling by rules of the same script.
  case unknownSpelling
}
