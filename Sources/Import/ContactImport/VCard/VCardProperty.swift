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
  var group: Range<Int> = 0..<0
  /// The value within the chunk, line ends of folds and soft breaks included.
  var value: Range<Int> = 0..<0
  /// Whether the value goes over several physical lines.
  var isFolded = false
  /// The line, from 1.
  var line = 0
  var parameters = VCardParameters()
}

/// The parameters of one property; ranges are within the card's `text`, empty for "none".
struct VCardParameters: Sendable {
  /// What `VALUE` says of the value's type.
  enum ValueType: UInt8, Sendable {
    case unstated
    case text
    case uri
  }

  var types: VCardTypes = []
  /// The first type that is none of the known ones.
  var ownType: Range<Int> = 0..<0
  var encoding = VCardEncoding.plain
  var valueType = ValueType.unstated
  /// `PREF` 1...100, 1 also for TYPE=pref; 0 for none.
  var preference = 0
  var charset: Range<Int> = 0..<0
  var language: Range<Int> = 0..<0
  var alternateID: Range<Int> = 0..<0
  var sortAs: Range<Int> = 0..<0
  var omittedYear: Range<Int> = 0..<0
  /// `PHONETIC` (RFC 9554 4.6) is there.
  var isPhonetic = false
  /// `CALSCALE` other than gregorian is there.
  var hasOtherCalendar = false
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
}
