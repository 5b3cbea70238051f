/// The fields of a canonical record, in the order in which a record holds them.
///
/// The numbers are part of what contact identifiers are hashed from and are never changed.
package enum ContactField: UInt8, Sendable, CaseIterable {
  case uid = 1
  case kind = 2
  case prefix = 3
  case given = 4
  case additional = 5
  case family = 6
  case suffix = 7
  case phoneticGiven = 8
  case phoneticAdditional = 9
  case phoneticFamily = 10
  case nameLanguage = 11
  case sortAs = 12
  case organizationSortAs = 13
  case formattedName = 14
  case nickname = 15
  case organization = 16
  case department = 17
  case jobTitle = 18
  case phone = 19
  case email = 20
  case url = 21
  case address = 22
  case date = 23
  case note = 24
  case category = 25
  case photo = 26
  case alternate = 27

  /// Set in the tag byte of a field whose text is still in an undecided legacy encoding.
  package static let undecidedFlag: UInt8 = 0x80
}
