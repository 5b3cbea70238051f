/// The versions of vCard that differ in how a line is read.
enum VCardVersion: Sendable {
  case v21
  case v30
  case v40
}

/// How a value is written.
enum VCardEncoding: UInt8, Sendable {
  case plain
  case quotedPrintable
  case base64
}

/// One property of the card that is being read.
struct VCardProperty: Sendable {
  var name = VCardPropertyName.other
  /// The group before the name (`item1` of `item1.TEL`), within the card's `text`.
  var group = VCardSlice()
  /// The value within the chunk, line ends of folds and soft breaks included.
  var value: Range<Int> = 0..<0
  /// Whether the value goes over several physical lines.
  var isFolded = false
  /// The line, from 1.
  var line = 0
  var parameters = VCardParameters()
}

/// The parameters of one property; slices are of the card's `text`, empty for "none".
struct VCardParameters: Sendable {
  /// What `VALUE` says of the value's type.
  enum ValueType: UInt8, Sendable {
    case unstated
    case text
    case uri
  }

  /// What `CALSCALE` says.
  enum Calendar: UInt8, Sendable {
    case unstated
    case gregorian
    case other
  }

  var types: VCardTypes = []
  /// The first type that is none of the known ones.
  var ownType = VCardSlice()
  var encoding = VCardEncoding.plain
  var valueType = ValueType.unstated
  /// `PREF` 1...100, 1 also for TYPE=pref; 0 for none.
  var preference = 0
  var charset = VCardSlice()
  var language = VCardSlice()
  var sortAs = VCardSlice()
  var omittedYear = VCardSlice()
  /// `LABEL` of an address in vCard 4.0: the whole of it as it is written on an envelope.
  var formatted = VCardSlice()
  /// `PHONETIC` (RFC 9554 4.6) is there.
  var isPhonetic = false
  /// What `CALSCALE` says of a date's calendar.
  var calendar = Calendar.unstated
}

/// A part of a card's text, in half the size of a range: there are seven in every property.
struct VCardSlice: Sendable {
  private var start: UInt32 = 0
  private var count: UInt32 = 0

  /// Makes an empty slice.
  init() {}

  /// Makes a slice.
  ///
  /// - Parameter range: Offsets within the text of a card, which is shorter than its chunk.
  init(_ range: Range<Int>) {
    start = UInt32(range.lowerBound)
    count = UInt32(range.count)
  }

  var isEmpty: Bool { count == 0 }
  var range: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
}

/// The known values of `TYPE`.
struct VCardTypes: OptionSet, Sendable {
  let rawValue: UInt32

  static let home = VCardTypes(rawValue: 1 << 0)
  static let work = VCardTypes(rawValue: 1 << 1)
  static let cell = VCardTypes(rawValue: 1 << 2)
  static let fax = VCardTypes(rawValue: 1 << 3)
  static let pager = VCardTypes(rawValue: 1 << 4)
  static let main = VCardTypes(rawValue: 1 << 5)
  static let other = VCardTypes(rawValue: 1 << 6)
  static let car = VCardTypes(rawValue: 1 << 7)
  static let isdn = VCardTypes(rawValue: 1 << 8)
  static let video = VCardTypes(rawValue: 1 << 9)
  static let tty = VCardTypes(rawValue: 1 << 10)
  static let preferred = VCardTypes(rawValue: 1 << 11)
  /// Says nothing that a label could show: voice, internet, parcel ...
  static let silent = VCardTypes(rawValue: 1 << 12)
  /// `X-IRMC-N` of SOUND: the reading of a name on Japanese phones.
  static let irmcName = VCardTypes(rawValue: 1 << 13)
  static let assistant = VCardTypes(rawValue: 1 << 14)
  static let callback = VCardTypes(rawValue: 1 << 15)
  static let company = VCardTypes(rawValue: 1 << 16)
  static let radio = VCardTypes(rawValue: 1 << 17)
}
