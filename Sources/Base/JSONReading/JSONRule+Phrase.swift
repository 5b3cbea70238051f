extension JSONRule {
  /// The rule as one phrase for people.
  package var phrase: String {
    switch self {
    case .unexpectedEnd: "the text ends too early"
    case .unexpectedByte: "this sign cannot stand here"
    case .byteOrderMark: "a byte order mark is not allowed"
    case .trailingContent: "something stands behind the end"
    case .expectedKey: "a key is expected"
    case .expectedColon: "a colon is expected"
    case .expectedCommaOrEnd: "a comma or a closing bracket is expected"
    case .invalidLiteral: "this word is not JSON"
    case .invalidNumber: "this is not a number of JSON"
    case .numberOutOfRange: "the number is too large"
    case .notAnInteger: "a whole number is expected"
    case .controlCharacter: "a control character must be escaped"
    case .invalidEscape: "there is no such escape"
    case .unpairedSurrogate: "half of a surrogate pair stands alone"
    case .invalidUTF8: "the bytes are not UTF-8"
    case .tooDeep: "the nesting is too deep"
    case .expected(let kind): "a value of the kind \(kind.rawValue) is expected"
    }
  }
}
