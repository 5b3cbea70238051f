internal import KartotekICU

/// How bytes are turned into contacts.
public struct ReadingOptions: Sendable, Equatable {
  /// The format of all inputs; nil recognises each by its content.
  public var format: ContactFormat?
  /// The encoding of all inputs; nil recognises each by its content.
  public var encoding: TextEncoding?
  /// The character between CSV fields, an ASCII byte; nil recognises it by content.
  public var delimiter: UInt8?
  /// How to read dates such as 3/4/1990; nil lets the column decide, in doubt day first.
  public var dateOrder: DateOrder?
  /// The heading of the CSV column that holds identifiers; nil means `id` or `uid`.
  public var identifierHeading: String?
  /// The locales to expect in the input, likeliest first.
  ///
  /// They decide when headings or encodings are in doubt; the locales of the lists do not.
  public var inputLocales: [ListLocale]
  /// The profiles that headings, label words and candidates for encodings are taken from.
  public var profiles = ProfileSet.shipped

  /// Makes options that recognise everything by content.
  ///
  /// - Parameter inputLocales: The locales to expect in the input, likeliest first.
  public init(inputLocales: [ListLocale] = ListLocale.standard) {
    self.inputLocales = inputLocales
  }
}

/// A character encoding that can be read.
public struct TextEncoding: Sendable, Hashable, CustomStringConvertible {
  /// The preferred name, such as `windows-1253`.
  public let name: String
  /// The preferred name.
  public var description: String { name }

  /// Looks an encoding up.
  ///
  /// The result is nil if no encoding has this name.
  ///
  /// - Parameter alias: Any name of it, in any case.
  public init?(_ alias: String) {
    guard let name = try? Charset.canonicalName(of: alias) else { return nil }
    self.name = name
  }
}
