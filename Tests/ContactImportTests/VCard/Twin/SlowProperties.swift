/// The properties of one card: which lines belong together, and the version they are read by.
struct SlowProperties {
  enum Version {
    case old, three, four
  }

  struct Property {
    let header: SlowHeader
    /// The value's physical lines; the first is what stands behind the colon.
    var lines: [String]
  }

  private(set) var version = Version.three
  private(set) var list: [Property] = []
  private let lines: [String]
  private var position = 0

  init(_ lines: [String]) {
    self.lines = lines
    version = Self.version(lines)
    while position < lines.count { read() }
  }

  // MARK: - Version

  private static func version(_ lines: [String]) -> Version {
    var looksOld = false
    for line in lines where !line.isEmpty && !line.prefix(1).allSatisfy(SlowCards.isBlank) {
      guard let value = versionValue(line) else {
        looksOld = looksOld || hasOldParameters(line)
        continue
      }
      let second = value.dropFirst().first
      if let second, second.isASCII, second.isNumber { continue }
      switch value.first {
      case "2": return .old
      case "3": return .three
      case "4": return .four
      default: continue
      }
    }
    return looksOld ? .old : .three
  }

  private static func versionValue(_ line: String) -> String? {
    guard line.uppercased().hasPrefix("VERSION"), let next = line.dropFirst(7).first,
      ":; \t".contains(next), let head = SlowHeader.head(of: line, mayBreakQuotes: true)
    else { return nil }
    return SlowCards.trimmed(line.dropFirst(head.count + 1))
  }

  /// A parameter without a name, or quoted-printable, is vCard 2.1's.
  private static func hasOldParameters(_ line: String) -> Bool {
    guard let head = SlowHeader.head(of: line, mayBreakQuotes: true) else { return false }
    let tokens = head.split(separator: ";", omittingEmptySubsequences: false)
    return tokens.dropFirst().map { SlowCards.trimmed($0).uppercased() }.contains { token in
      if token.hasPrefix("ENCODING=QUOTED") { return true }
      guard let first = token.unicodeScalars.first, first >= "A" else { return false }
      return !token.contains("=")
    }
  }

  // MARK: - Lines

  private mutating func read() {
    let first = lines[position]
    position += 1
    guard !first.allSatisfy(SlowCards.isBlank) else { return }
    let folds = takeFolds()
    guard !first.prefix(1).allSatisfy(SlowCards.isBlank), var property = Self.property(first, folds)
    else { return }
    switch property.header.encoding {
    case "BASE64", "B": takeBase64(&property)
    case "QUOTED-PRINTABLE": takeSoftBreaks(&property)
    default: takeBareLines(&property)
    }
    list.append(property)
  }

  private static func property(_ first: String, _ folds: [String]) -> Property? {
    if let header = SlowHeader(first, mayBreakQuotes: folds.isEmpty) {
      return Property(header: header, lines: [String(first.dropFirst(header.length + 1))] + folds)
    }
    guard SlowHeader.head(of: first, mayBreakQuotes: folds.isEmpty) == nil else { return nil }
    let joined = first + folds.map { $0.dropFirst() }.joined()
    guard let header = SlowHeader(joined, mayBreakQuotes: false) else { return nil }
    // The value begins in the line in which the colon is.
    var (length, rest) = (header.length + 1 - first.count, folds[...])
    while let line = rest.first, length > line.count - 1 {
      length -= line.count - 1
      rest = rest.dropFirst()
    }
    guard let line = rest.first else { return Property(header: header, lines: [""]) }
    return Property(
      header: header, lines: [String(line.dropFirst(1 + length))] + rest.dropFirst())
  }

  private mutating func takeFolds() -> [String] {
    var folds: [String] = []
    while position < lines.count, let first = lines[position].first, " \t".contains(first) {
      folds.append(lines[position])
      position += 1
    }
    return folds
  }

  /// Lines of nothing but BASE64, and indented ones, up to an empty line.
  private mutating func takeBase64(_ property: inout Property) {
    while position < lines.count, let first = lines[position].first {
      let text = SlowCards.trimmedEnd(lines[position])
      let isBase64 = text.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "+/=".contains($0))
      }
      guard SlowCards.isBlank(first) || isBase64 else { return }
      property.lines.append(lines[position])
      position += 1
    }
  }

  /// Lines behind an equals sign, unless they are empty or properties.
  private mutating func takeSoftBreaks(_ property: inout Property) {
    while position < lines.count, SlowCards.trimmedEnd(property.lines.last ?? "").hasSuffix("=") {
      let next = lines[position]
      guard !next.allSatisfy(SlowCards.isBlank), !Self.looksLikeProperty(next) else { return }
      position += 1
      property.lines.append(next)
      property.lines += takeFolds()
    }
  }

  /// Lines without a colon behind some values of vCard 2.1.
  private mutating func takeBareLines(_ property: inout Property) {
    let names = ["N", "ORG", "ADR", "LABEL", "NOTE"]
    guard version == .old, names.contains(property.header.name) else { return }
    while position < lines.count, let first = lines[position].first {
      let line = lines[position]
      guard !SlowCards.isBlank(first), first != "#", !line.contains(":") else { return }
      property.lines.append(line)
      position += 1
      property.lines += takeFolds()
    }
  }

  private static func looksLikeProperty(_ line: String) -> Bool {
    guard line.contains(":"), let end = line.firstIndex(where: { ":;".contains($0) }),
      let header = SlowHeader(line[..<end] + ":")
    else { return false }
    let isPrivate = header.name.count > 2 && header.name.hasPrefix("X-")
    guard isPrivate || knownNames.contains(header.name) else { return false }
    let word = SlowCards.trimmed(line[..<end].split(separator: ".").last ?? "")
    return word == word.uppercased() || line[end...].dropFirst().first != " "
  }

  /// RFC 2426, 2739, 6350, 6474, 6715, 8605, 9554 and 9555; private names begin with X-.
  private static let knownNames = Set(
    """
    BEGIN END VERSION N FN NICKNAME ORG TITLE TEL EMAIL URL ADR BDAY ANNIVERSARY DEATHDATE NOTE \
    CATEGORIES PHOTO UID KIND SORT-STRING SOUND AGENT LABEL LOGO ROLE REV GEO TZ KEY MAILER PRODID \
    PROFILE SOURCE NAME CLASS IMPP LANG GENDER RELATED MEMBER XML CLIENTPIDMAP FBURL CALURI \
    CALADRURI BIRTHPLACE DEATHPLACE CAPURI EXPERTISE HOBBY INTEREST ORG-DIRECTORY CONTACT-URI CREATED \
    GRAMGENDER LANGUAGE PRONOUNS SOCIALPROFILE JSPROP
    """.split(separator: " ").map(String.init))
}
