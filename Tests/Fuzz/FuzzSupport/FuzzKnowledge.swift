package import ContactImport

extension ImportKnowledge {
  /// Few headings and two pages, so that an execution takes microseconds: the fuzzer looks for
  /// accidents in the readers, not for words.
  ///
  /// - Parameters:
  ///   - votes: Whether there are pages to choose from, which is slow.
  ///   - patterns: Whether there are headings with numbers, which is slow, too.
  /// - Returns: The knowledge.
  package static func small(votes: Bool, patterns: Bool) -> ImportKnowledge {
    all[(votes ? 1 : 0) + (patterns ? 2 : 0)]
  }

  /// Kept, for an importer's tables take longer to make than an input to read.
  private static let all = (0..<4).map { place in
    let schemas = place < 2 ? HeadingSchema.unnumbered : HeadingSchema.small
    return ImportKnowledge(
      charsets: SmallCharsets(votes: place % 2 == 1), schemas: { schemas },
      labelWords: { ["home": "home", "work": "work", "mobile": "mobile"] })
  }
}

extension HeadingSchema {
  fileprivate static let small: [HeadingSchema] = [
    HeadingSchema(
      name: "google", language: "en",
      columns: columns([
        ("Name", "name.full"), ("Given Name", "name.given"), ("Family Name", "name.family"),
        ("Birthday", "birthday"), ("Phone {n} - Type", "phone.{n}.label"),
        ("Phone {n} - Value", "phone.{n}.value"), ("E-mail {n} - Type", "email.{n}.label"),
        ("E-mail {n} - Value", "email.{n}.value"),
        ("Address {n} - Type", "address.{n}.label"), ("Address {n} - City", "address.{n}.city"),
      ])),
    HeadingSchema(
      name: "plain", language: "en",
      columns: columns([
        ("Name", "name.fullOrGiven"), ("First Name", "name.given"), ("Last Name", "name.family"),
        ("Title", "jobTitleOrPrefix"), ("File As", "fileAs"), ("Company", "organization"),
        ("Phone", "phone"), ("E-mail", "email"), ("Web Page", "url"), ("Home", "labelled.home"),
        ("Home Street", "address.home.street"), ("Home City", "address.home.city"),
        ("Birthday", "birthdayOrDay"), ("Birth Year", "birthday.year"),
        ("Birth Month", "birthday.month"), ("Anniversary", "anniversary"), ("Notes", "note"),
        ("Categories", "categories"), ("Photo", "photo"), ("id", "id"), ("SSN", "private"),
        ("Spouse", "ignore"), ("Mails", "email.proxies"),
      ])),
    HeadingSchema(
      name: "plain", language: "el",
      columns: columns([
        ("\u{38C}\u{3BD}\u{3BF}\u{3BC}\u{3B1}", "name.fullOrGiven"),  // Name
        ("\u{395}\u{3C0}\u{3CE}\u{3BD}\u{3C5}\u{3BC}\u{3BF}", "name.family"),  // Family name
      ])),
  ]

  fileprivate static let unnumbered = small.filter { $0.name != "google" }

  private static func columns(_ pairs: [(String, String)]) -> [Column] {
    pairs.map { Column(heading: $0.0, field: $0.1) }
  }
}

/// ISO-8859-1, which cards can name, and a page whose upper half is Greek.
private struct SmallCharsets: CharsetDecoding {
  let votes: Bool

  private static let latin = (0..<256).map { UInt32($0) }
  private static let greek = (0..<256).map { UInt32($0 < 0xC0 ? $0 : $0 - 0xC0 + 0x390) }
  private static let pages = [
    CharsetCandidate(
      name: "windows-1253", language: "el", scalars: greek,
      letters: (0..<256).map { $0 < 0xC0 ? 4 : $0 < 0xE0 ? 2 : 1 },
      isExemplar: (0..<256).map { $0 >= 0xC0 })
  ]

  func canonicalName(_ name: String) -> String? {
    switch name.uppercased() {
    case "UTF-8": "UTF-8"
    case "WINDOWS-1253": "windows-1253"
    case "ISO-8859-1": "ISO-8859-1"
    default: nil
    }
  }

  func decode(_ bytes: Span<UInt8>, charset: String) -> [UInt8] {
    let table = charset == "windows-1253" ? Self.greek : Self.latin
    var scalars = String.UnicodeScalarView()
    for index in bytes.indices {
      scalars.append(Unicode.Scalar(table[Int(bytes[index])]) ?? "\u{FFFD}")
    }
    return Array(String(scalars).utf8)
  }

  func candidates() -> [CharsetCandidate] { votes ? Self.pages : [] }
}
