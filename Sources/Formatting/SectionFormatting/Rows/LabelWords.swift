internal import ContactModel
internal import LocaleProfiles

/// The labels of phones, e-mails and dates in a list's language.
struct LabelWords: Sendable {
  private let phone: [UInt8]
  private let email: [UInt8]
  private let words: [[UInt8]: [UInt8]]
  private let birthday: [UInt8]
  private let anniversary: [UInt8]
  private let death: [UInt8]
  private let specialDate: [UInt8]

  init(_ profile: LocaleProfile) {
    func word(_ key: WordKey) -> [UInt8] { Array(profile[key].utf8) }
    phone = word(.phone)
    email = word(.email)
    birthday = word(.birthday)
    anniversary = word(.anniversary)
    death = word(.death)
    specialDate = word(.specialDate)
    let keys: [(String, WordKey)] = [
      ("home", .labelHome), ("work", .labelWork), ("mobile", .labelMobile), ("main", .labelMain),
      ("homeFax", .labelHomeFax), ("workFax", .labelWorkFax), ("otherFax", .labelFax),
      ("pager", .labelPager), ("other", .labelOther), ("car", .labelCar),
      ("assistant", .labelAssistant),
    ]
    words = Dictionary(uniqueKeysWithValues: keys.map { (Array($0.utf8), word($1)) })
  }

  /// The label of a phone or e-mail: the word for a normal label or for none, else nil, and the
  /// card's own text is shown.
  func word(for label: Span<UInt8>, of field: ContactField) -> [UInt8]? {
    if label.isEmpty { return field == .phone ? phone : email }
    return words[[UInt8](copying: label)]
  }

  /// Adds the label of a date; adds nothing and returns false where the card's own text is shown.
  func appendWord(
    for kind: ContactDate.Kind, label: Span<UInt8>, to output: inout [UInt8]
  ) -> Bool {
    switch kind {
    case .birthday: output.append(copying: birthday.span)
    case .anniversary: output.append(copying: anniversary.span)
    case .death: output.append(copying: death.span)
    case .other:
      guard label.isEmpty || isOther(label) else { return false }
      output.append(copying: specialDate.span)
    }
    return true
  }

  private func isOther(_ label: Span<UInt8>) -> Bool {
    ByteText.isEqual(label, Array("other".utf8).span)
  }
}
