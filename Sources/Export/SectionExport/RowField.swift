/// The fields of a row that its hash covers; the numbers are their tags in the hash's input.
///
/// `id`, `hash`, `sourceID` and `sortKey` are outside: they are no content. A number is never used
/// for another field, and a new field takes the next one, wherever its key stands.
enum RowField: UInt8, CaseIterable {
  case kind = 1
  case text = 2
  case parts = 3
  case titleSource = 4
  case secondaryText = 5
  case secondaryValue = 6
  case image = 7
  case direction = 8
  case language = 9
  case spoken = 10
  case dates = 11
  case keys = 12
  case phones = 13
  case emails = 14
  case organization = 15
  case jobTitle = 16

  /// The key as it stands in a row behind another member.
  @inline(__always)
  var key: StaticString {
    switch self {
    case .kind: ",\"kind\":"
    case .text: ",\"text\":"
    case .parts: ",\"parts\":"
    case .titleSource: ",\"titleSource\":"
    case .secondaryText: ",\"secondaryText\":"
    case .secondaryValue: ",\"secondaryValue\":"
    case .image: ",\"image\":"
    case .direction: ",\"direction\":"
    case .language: ",\"language\":"
    case .spoken: ",\"spoken\":"
    case .dates: ",\"dates\":"
    case .keys: ",\"keys\":"
    case .phones: ",\"phones\":"
    case .emails: ",\"emails\":"
    case .organization: ",\"organization\":"
    case .jobTitle: ",\"jobTitle\":"
    }
  }
}
