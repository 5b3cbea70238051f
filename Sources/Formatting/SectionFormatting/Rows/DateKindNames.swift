internal import ContactModel

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
}
