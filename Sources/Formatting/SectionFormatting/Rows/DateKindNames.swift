internal import ContactModel
internal import KartotekICU
internal import SectionModel

/// The names of kinds of date in documents.
enum DateKindNames {
  static let gregorian = Array("gregorian".utf8)
  private static let birthday = Array("birthday".utf8)
  private static let anniversary = Array("anniversary".utf8)
  private static let death = Array("death".utf8)
  private static let other = Array("other".utf8)

  static func name(of kind: ContactDate.Kind) -> [UInt8] {
    switch kind {
    case .birthday: birthday
    case .anniversary: anniversary
    case .death: death
    case .other: other
    }
  }

  /// The direction of a date that is kept as text.
  static func direction(of text: [UInt8]) -> SectionModel.TextDirection? {
    SectionModel.TextDirection(icuCode: KartotekICU.TextDirection(of: text).rawValue)
  }
}
