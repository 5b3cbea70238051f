/// One row, ready to be shown.
///
/// Optional properties are nil where the document leaves the key out.
public struct Row: Sendable, Equatable, Codable {
  /// The identifier: printable ASCII, unique in the document, the same in every locale.
  public var id: String
  /// 16 hexadecimal digits that change when anything shown changes.
  public var hash: String
  /// The place in the plan's `kinds`; nil means 0.
  public var kind: Int?
  /// The title.
  public var text: String
  /// The title cut into what is before the part that decides the order, that part, and what is after.
  public var parts: [String]?
  /// Which field the title comes from; nil means the structured name.
  public var titleSource: TitleSource?
  /// The second line.
  public var secondaryText: String?
  /// The second line's value without isolates, where it differs.
  public var secondaryValue: String?
  /// What stands beside the text.
  public var image: RowImage
  /// The direction of `text` where it is not the list's.
  public var direction: TextDirection?
  /// The language of `text` where it is not the list's.
  public var language: String?
  /// The title read aloud, where it differs.
  public var spoken: String?
  /// The contact's dates.
  public var dates: [RowDate]?
  /// The UID as stored, where `id` is not it.
  public var sourceID: String?
  /// Folded search keys; `SearchFold` compares them with a query.
  public var keys: [String]?
  /// The section's rank and the ICU sort key in hexadecimal.
  public var sortKey: String?
  /// Phone numbers.
  public var phones: [RowDetail]?
  /// E-mail addresses.
  public var emails: [RowDetail]?
  /// The organisation.
  public var organization: String?
  /// The job title.
  public var jobTitle: String?

  /// Makes a row that has only what every row has.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - hash: The content's hash.
  ///   - text: The title.
  ///   - image: What stands beside the text.
  public init(id: String, hash: String, text: String, image: RowImage) {
    self.id = id
    self.hash = hash
    self.text = text
    self.image = image
  }
}

/// The field that a row's title comes from when it is not the structured name.
public enum TitleSource: String, Sendable, Equatable, Codable, CaseIterable {
  /// The formatted name (FN, display name).
  case formattedName
  /// The nickname.
  case nickname
  /// The organisation.
  case organization
  /// An e-mail address.
  case email
  /// A phone number.
  case phone
  /// Nothing: the title is the list's word for "no name".
  case none
}

/// What stands beside a row's text.
public struct RowImage: Sendable, Equatable, Codable {
  /// The web address of a photo.
  public var photo: String?
  /// Initials: at most two grapheme clusters.
  public var monogram: String?
  /// The place, 0...11, in the list's palette for the monogram's background.
  public var color: Int?
  /// The name of a symbol, where there are no initials.
  public var symbol: String?

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - photo: The web address of a photo.
  ///   - monogram: Initials.
  ///   - color: The place in the palette.
  ///   - symbol: The name of a symbol.
  public init(
    photo: String? = nil, monogram: String? = nil, color: Int? = nil, symbol: String? = nil
  ) {
    self.photo = photo
    self.monogram = monogram
    self.color = color
    self.symbol = symbol
  }
}

/// A date of a row.
public struct RowDate: Sendable, Equatable, Codable {
  /// birthday, anniversary, death or other.
  public var kind: String
  /// What the day is, in the list's language.
  public var label: String
  /// The day as the list's language writes it.
  public var text: String
  /// `YYYY-MM-DD`, `--MM-DD`, `YYYY-MM` or `YYYY`; nil for text that is no day.
  public var iso: String?
  /// The calendar of `text` where it is not the list's.
  public var calendar: String?
  /// When a birthday or anniversary comes round next, `YYYY-MM-DD`; only in lists made for a day.
  public var next: String?
  /// Days until `next`; 0 today.
  public var days: Int?
  /// The years that are full on `next`; nil where the year is not known.
  public var age: Int?

  /// Makes a date.
  ///
  /// - Parameters:
  ///   - kind: birthday, anniversary, death or other.
  ///   - label: What the day is.
  ///   - text: The day in words.
  ///   - iso: The day for programs.
  ///   - calendar: The calendar where it is not the list's.
  ///   - next: The next time, its distance in days and the age then.
  public init(
    kind: String, label: String, text: String, iso: String?, calendar: String?,
    next: (date: String?, days: Int?, age: Int?) = (nil, nil, nil)
  ) {
    self.kind = kind
    self.label = label
    self.text = text
    self.iso = iso
    self.calendar = calendar
    self.next = next.date
    days = next.days
    age = next.age
  }
}

/// A phone number or e-mail address of a row.
public struct RowDetail: Sendable, Equatable, Codable {
  /// The label in the list's language.
  public var label: String
  /// The value to show, with isolates where the list or row needs them.
  public var text: String
  /// The value as stored.
  public var value: String

  /// Makes a detail.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - text: The value to show.
  ///   - value: The value as stored.
  public init(label: String, text: String, value: String) {
    self.label = label
    self.text = text
    self.value = value
  }
}
