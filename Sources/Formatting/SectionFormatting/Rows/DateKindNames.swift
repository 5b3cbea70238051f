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

  static func appendName(of kind: ContactDate.Kind, to output: inout [UInt8]) {
    switch kind {
    case .birthday: output.append(copying: birthday.span)
    case .anniversary: output.append(copying: anniversary.span)
    case .death: output.append(copying: death.span)
    case .other: output.append(copying: other.span)
    }
  }

  /// The direction of a date that is kept as text.
  static func direction(of text: [UInt8]) -> SectionModel.TextDirection? {
    SectionModel.TextDirection(icuCode: KartotekICU.TextDirection(of: text).rawValue)
  }
}
