/// How second names come about in a language.
enum MiddleName {
  case none
  /// The father's name in its forms for sons and daughters, for so many percent.
  case fathers(male: [String], female: [String], percent: Int)
  /// A second given name, for so many percent.
  case second(percent: Int)
}

/// The mobile numbers of a country.
struct PhoneShape: Sendable {
  let country: String
  let national: String
  /// Lengths of the groups of digits; the first digit is 0, with which no subscriber number begins.
  let groups: [Int]
  /// What is dialled before the number inside the country.
  let trunk: String
}

/// What the contacts of one language are made of.
package struct NamePool: Sendable {
  let tag: String
  let male: SkewedList<Name>
  let female: SkewedList<Name>
  let family: SkewedList<FamilyName>
  let middleMale: SkewedList<Name>?
  let middleFemale: SkewedList<Name>?
  let middlePercent: Int
  let organizations: SkewedList<[UInt8]>
  let notes: SkewedList<[UInt8]>
  let phone: PhoneShape

  init(
    tag: String, male: [String], female: [String], family: [String], middle: MiddleName = .none,
    organizations: [String] = ["Import/Export, Ltd."], notes: [String] = ["Met at the fair"],
    phone: PhoneShape
  ) {
    self.tag = tag
    self.male = SkewedList(male.map { Name($0) })
    self.female = SkewedList(female.map { Name($0) })
    self.family = SkewedList(family.map { FamilyName($0) })
    self.organizations = SkewedList(organizations.map { Array($0.utf8) })
    self.notes = SkewedList(notes.map { Array($0.utf8) })
    self.phone = phone
    switch middle {
    case .none:
      (middleMale, middleFemale, middlePercent) = (nil, nil, 0)
    case .fathers(let sons, let daughters, let percent):
      middleMale = SkewedList(sons.map { Name($0) })
      middleFemale = SkewedList(daughters.map { Name($0) })
      middlePercent = percent
    case .second(let percent):
      (middleMale, middleFemale, middlePercent) = (self.male, self.female, percent)
    }
  }

  /// Finds the pool of a language.
  ///
  /// - Parameter tag: The language.
  /// - Returns: Nil when there is none.
  package static func pool(tag: Substring) -> NamePool? {
    switch tag {
    case "el": greek
    case "bg": bulgarian
    case "fa": persian
    case "az": azerbaijani
    case "sv": swedish
    default: others.first { $0.tag == tag }
    }
  }
}
