/// Why and where a JSON text was refused.
package struct JSONError: Error, Equatable, Sendable {
  /// The place in the document, as in `$.schemas[2].columns[0][1]`.
  package let path: String
  /// The offset of the offending byte, from 0.
  package let byteOffset: Int
  /// The rule that was broken.
  package let rule: JSONRule

  /// Creates an error from its parts.
  package init(path: String, byteOffset: Int, rule: JSONRule) {
    self.path = path
    self.byteOffset = byteOffset
    self.rule = rule
  }
}

/// The rules of RFC 8259 that a text can break, and the limits of the reader.
package enum JSONRule: Equatable, Sendable {
  /// The text ends inside a value.
  case unexpectedEnd
  /// The byte cannot stand here in any JSON text (section 2).
  case unexpectedByte
  /// A byte order mark stands before the text (section 8.1).
  case byteOrderMark
  /// Something other than white space follows the value.
  case trailingContent
  /// An object member does not begin with a string (section 4).
  case expectedKey
  /// No colon follows a key (section 4).
  case expectedColon
  /// Neither a comma nor the closing bracket follows a member or element.
  case expectedCommaOrEnd
  /// A word that is not `true`, `false` or `null`.
  case invalidLiteral
  /// A number outside the grammar of section 6, such as `01`, `1.` or `-`.
  case invalidNumber
  /// A number that the requested type cannot hold.
  case numberOutOfRange
  /// A number with a fraction or exponent where an integer is required.
  case notAnInteger
  /// A raw control character inside a string (section 7).
  case controlCharacter
  /// A backslash followed by something that section 7 does not list.
  case invalidEscape
  /// A `\u` escape that is half of a surrogate pair.
  case unpairedSurrogate
  /// Bytes that are not well-formed UTF-8 (section 8.1).
  case invalidUTF8
  /// Arrays and objects nested deeper than the reader's limit.
  case tooDeep
  /// A well-formed value of another kind than the caller required.
  case expected(JSONKind)
}

/// The kinds of JSON values.
package enum JSONKind: String, Equatable, Sendable {
  case object, array, string, number, boolean, null
}
