/// One contact as read from a file or made by a program.
///
/// Text is UTF-8 after decoding and unescaping and otherwise as stored: nothing is reformatted,
/// normalised or put in order. An empty string or array means that the source has no such field.
/// Two contacts are duplicates when they are equal in every property but `source`.
public struct Contact: Sendable, Equatable, Hashable {
  /// The identifier that the source stores (UID, or a column headed `id`); any text.
  public var uid = ""
  /// Whether the card is a person's or an organisation's.
  public var kind = ContactKind.individual
  /// The parts of the name.
  public var name = PersonName()
  /// What to sort by instead of family, given and additional name, in this order.
  ///
  /// One part replaces the family name only; an empty later part means "no such part".
  public var sortAs: [String] = []
  /// What to sort by instead of the organisation.
  public var organizationSortAs = ""
  /// The whole name as the source writes it (FN, display name).
  public var formattedName = ""
  /// The nickname.
  public var nickname = ""
  /// The organisation or company.
  public var organization = ""
  /// The department, several levels joined by `, `.
  public var department = ""
  /// The job title.
  public var jobTitle = ""
  /// Phone numbers in the order of the source.
  public var phones: [LabeledValue] = []
  /// E-mail addresses in the order of the source.
  public var emails: [LabeledValue] = []
  /// Web addresses in the order of the source.
  public var urls: [LabeledValue] = []
  /// Postal addresses in the order of the source.
  public var addresses: [PostalAddress] = []
  /// Birthdays, anniversaries and other dates.
  public var dates: [ContactDate] = []
  /// The note; its line breaks are kept.
  public var note = ""
  /// Categories or groups that the contact is in.
  public var categories: [String] = []
  /// The address of a photo; embedded pictures are not kept.
  public var photo = ""
  /// The same person's name in other languages.
  public var alternates: [AlternateName] = []
  /// Where the contact was read; not part of what makes two contacts equal records.
  public var source = SourcePosition()

  /// Makes a contact without any field.
  public init() {}
}
