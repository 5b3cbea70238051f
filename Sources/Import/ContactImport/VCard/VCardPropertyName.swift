/// The properties that are read; every other name is passed over with its value, and told where it is
/// neither known nor private.
enum VCardPropertyName: UInt8, CaseIterable, Sendable {
  case other
  case begin, end, version
  case name, formattedName, nickname, organization, title, role
  case phone, email, url, address, formattedAddress
  case birthday, anniversary, labeledDate, death
  case note, categories, photo, uid
  case kind, serverKind, showAs
  case sortString, fileAs
  case phoneticGiven, phoneticAdditional, phoneticFamily, phoneticOrganization, sound
  case label
  case agent
  case androidCustom
  /// Names that are known and no part of a contact; like all known ones they end a value before a
  /// stray `=`.
  case passedOver

  /// The spellings, in upper case; X-MS- is Outlook's, X-WAB- that of Outlook Express.
  static let spellings: [(String, VCardPropertyName)] = [
    ("BEGIN", .begin), ("END", .end), ("VERSION", .version),
    ("N", .name), ("FN", .formattedName), ("NICKNAME", .nickname),
    ("X-NICKNAME", .nickname),
    ("ORG", .organization), ("TITLE", .title), ("ROLE", .role),
    ("TEL", .phone), ("EMAIL", .email), ("URL", .url), ("ADR", .address),
    ("X-MS-TEL", .phone),
    ("BDAY", .birthday),
    ("ANNIVERSARY", .anniversary), ("X-ANNIVERSARY", .anniversary),
    ("X-EVOLUTION-ANNIVERSARY", .anniversary), ("X-KADDRESSBOOK-X-ANNIVERSARY", .anniversary),
    ("X-MS-ANNIVERSARY", .anniversary), ("X-WAB-WEDDING_ANNIVERSARY", .anniversary),
    ("X-ABDATE", .labeledDate),
    ("DEATHDATE", .death), ("X-DEATHDATE", .death),
    ("NOTE", .note), ("CATEGORIES", .categories), ("PHOTO", .photo), ("UID", .uid),
    ("KIND", .kind), ("X-KIND", .kind), ("X-ADDRESSBOOKSERVER-KIND", .serverKind),
    ("X-ABSHOWAS", .showAs),
    ("SORT-STRING", .sortString), ("X-EVOLUTION-FILE-AS", .fileAs),
    ("X-PHONETIC-FIRST-NAME", .phoneticGiven), ("X-PHONETIC-MIDDLE-NAME", .phoneticAdditional),
    ("X-PHONETIC-LAST-NAME", .phoneticFamily), ("X-PHONETIC-ORG", .phoneticOrganization),
    ("SOUND", .sound), ("X-ABLABEL", .label), ("AGENT", .agent),
    ("LABEL", .formattedAddress), ("LOGO", .passedOver), ("REV", .passedOver),
    ("GEO", .passedOver), ("TZ", .passedOver), ("KEY", .passedOver), ("MAILER", .passedOver),
    ("PRODID", .passedOver), ("PROFILE", .passedOver), ("SOURCE", .passedOver),
    ("NAME", .passedOver), ("CLASS", .passedOver), ("IMPP", .passedOver),
    ("LANG", .passedOver), ("GENDER", .passedOver), ("RELATED", .passedOver),
    ("MEMBER", .passedOver), ("XML", .passedOver), ("CLIENTPIDMAP", .passedOver),
    ("FBURL", .passedOver), ("CALURI", .passedOver), ("CALADRURI", .passedOver),
    ("BIRTHPLACE", .passedOver), ("DEATHPLACE", .passedOver), ("X-ANDROID-CUSTOM", .androidCustom),
    // RFC 2739, 6715, 8605, 9554 and 9555.
    ("CAPURI", .passedOver), ("EXPERTISE", .passedOver), ("HOBBY", .passedOver),
    ("INTEREST", .passedOver), ("ORG-DIRECTORY", .passedOver), ("CONTACT-URI", .passedOver),
    ("CREATED", .passedOver), ("GRAMGENDER", .passedOver), ("LANGUAGE", .passedOver),
    ("PRONOUNS", .passedOver), ("SOCIALPROFILE", .passedOver), ("JSPROP", .passedOver),
  ]
}

extension VCardPropertyName {
  /// The name for messages.
  var display: String {
    Self.spellings.first { $0.1 == self }?.0 ?? ""
  }
}
