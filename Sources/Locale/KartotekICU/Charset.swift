internal import CKartotekICU

/// What a scalar of a charset table is, for guessing the charset of a text.
package enum LetterClass: UInt8, Sendable {
  /// Assigned, but no letter.
  case other = 0
  /// A lower-case letter.
  case lower = 1
  /// An upper-case or title-case letter.
  case upper = 2
  /// A letter without case.
  case caseless = 3
  /// Unassigned, or a C1 control, which no text holds.
  case unassigned = 4
}

/// Legacy character sets, by ICU's converters.
package enum Charset {
  /// The scalar of bytes that mean nothing.
  package static let replacement: UInt32 = 0xFFFD

  /// The preferred name of a charset: MIME's, else IANA's, else ICU's.
  ///
  /// - Parameter alias: Any name, upper or lower case.
  /// - Returns: The name, or nil if ICU does not know the alias.
  /// - Throws: `ICUError` if memory ran out.
  package static func canonicalName(of alias: String) throws(ICUError) -> String? {
    let name = try unsafe ShimBuffer.filled("kt_charset_name") {
      unsafe kt_charset_name(alias, $0)
    }.string
    return name.isEmpty ? nil : name
  }

  /// The 256 scalars of a single-byte charset.
  ///
  /// - Parameter name: A name that ICU knows.
  /// - Returns: Scalars, U+FFFD for unassigned bytes and C1 results; nil for any other kind of
  ///   charset.
  /// - Throws: `ICUError` if ICU does not know the name.
  package static func singleByteTable(_ name: String) throws(ICUError) -> [UInt32]? {
    var table = [UInt32](repeating: 0, count: 256)
    var isSingleByte: Int32 = 0
    let status = unsafe kt_charset_table(name, &table, &isSingleByte)
    try ICUError.check(status, "kt_charset_table")
    return isSingleByte != 0 ? table : nil
  }

  /// Raw values of `LetterClass` for the scalars of a table.
  package static func letterClasses(of table: [UInt32]) -> [UInt8] {
    table.map { scalar in
      guard scalar != replacement else { return LetterClass.unassigned.rawValue }
      return UInt8(truncatingIfNeeded: kt_charset_letter_class(scalar))
    }
  }

  /// A whole text as UTF-8; what cannot be decoded becomes U+FFFD.
  ///
  /// - Parameters:
  ///   - bytes: All bytes of the text, from its start: stateful charsets begin there.
  ///   - name: A name that ICU knows.
  /// - Returns: Well-formed UTF-8.
  /// - Throws: `ICUError` if ICU does not know the name.
  package static func decode(_ bytes: [UInt8], from name: String) throws(ICUError) -> [UInt8] {
    try unsafe ShimBuffer.filled("kt_charset_decode") { buffer in
      unsafe bytes.withShimText { unsafe kt_charset_decode(name, $0, buffer) }
    }.bytes
  }

  /// Letters of a locale's main and index exemplars, in both cases.
  package static func exemplarLetters(of locale: LocaleTag) throws(ICUError) -> Set<UInt32> {
    let bytes = try unsafe ShimBuffer.filled("kt_exemplar_letters") {
      unsafe kt_exemplar_letters(locale.identifier, $0)
    }.bytes
    return unsafe bytes.withUnsafeBytes { unsafe Set($0.bindMemory(to: UInt32.self)) }
  }
}
