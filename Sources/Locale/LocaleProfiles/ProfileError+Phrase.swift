internal import JSONReading

extension ProfileError {
  /// The path without the sign for the whole document, as in `words.contacts.value`.
  package var key: String { String(path.dropFirst().drop { $0 == "." }) }

  /// The rule as one phrase for people.
  package var phrase: String {
    switch rule {
    case .json(let rule): "\(rule.phrase) (byte \(byteOffset))"
    case .wrongFormat: "the value is not \"kartotek.profile\""
    case .unsupportedVersion: "the version is not 1"
    case .wrongLocale: "the value is not the name of the file without .json"
    case .unknownKey: "there is no such key"
    case .missingKey(let key): "the key \"\(key)\" is missing"
    case .duplicateKey: "the key is there twice"
    case .emptyText: "the value is empty"
    case .countWithoutNumber: "the text does not have {n} exactly once"
    case .phraseWithoutLetter: "the text does not have {letter} exactly once"
    case .unknownPluralCategory: "there is no such plural category"
    case .fallbackNotFirst: "the fallback is not the first candidate"
    case .duplicateEntry: "the same is there twice"
    case .columnShape: "a column is [heading, field] or [heading, field, source]"
    case .unknownField: "there is no such field"
    case .headingWithoutNumber: "the field has {n} but the heading does not"
    case .unknownLabel: "there is no such label"
    case .notOneLetter: "this is not one character"
    case .unknownSpelling: "'after' names no earlier spelling of this script that has rules"
    }
  }
}
