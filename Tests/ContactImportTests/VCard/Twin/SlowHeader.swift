/// Groups, name and parameters of a property, taken apart in the most obvious way.
struct SlowHeader {
  /// The number of characters before the colon.
  private(set) var length = 0
  /// In upper case.
  private(set) var name = ""
  /// In upper case, without the last dot.
  private(set) var group = ""
  private(set) var types: [String] = []
  /// The first type that is not known, as written but without `X-`.
  private(set) var ownType = ""
  /// The last encoding named, in upper case.
  private(set) var encoding = ""
  private(set) var charset = ""
  private(set) var language = ""
  private(set) var preference = 0
  /// The value of LABEL, carets as they are.
  private(set) var formatted = ""
  private(set) var isPhonetic = false

  static let knownTypes: Set = [
    "HOME", "WORK", "CELL", "MOBILE", "IPHONE", "FAX", "PAGER", "MAIN", "MAIN-NUMBER", "OTHER",
    "CAR", "ISDN", "VIDEO", "TEXTPHONE", "X-IRMC-N", "PREF", "VOICE", "MSG", "BBS", "MODEM", "PCS",
    "TEXT", "INTERNET", "X400", "AOL", "APPLELINK", "ATTMAIL", "CIS", "EWORLD", "IBMMAIL",
    "MCIMAIL",
    "POWERSHARE", "PRODIGY", "TLX", "DOM", "INTL", "POSTAL", "PARCEL", "EMAIL", "UTF-8", "URI",
    "URL", "INLINE", "ASSISTANT", "CALLBACK", "COMPANY", "RADIO",
  ]
  static let encodings: Set = ["QUOTED-PRINTABLE", "BASE64", "B", "8BIT", "7BIT"]

  /// Reads what stands before the value; nil when there is no value or no name.
  init?(_ line: String, mayBreakQuotes: Bool = true) {
    guard let head = Self.head(of: line, mayBreakQuotes: mayBreakQuotes) else { return nil }
    length = head.count
    var isQuoted = false
    let tokens = head.split(omittingEmptySubsequences: false) {
      if $0 == "\"" { isQuoted.toggle() }
      return $0 == ";" && !isQuoted
    }
    guard readName(String(tokens[0])) else { return nil }
    for token in tokens.dropFirst() { readParameter(String(token)) }
  }

  /// Up to the first colon outside quotes; where there is none, up to the first colon if
  /// `mayBreakQuotes`: the quotes are never closed.
  static func head(of line: String, mayBreakQuotes: Bool) -> Substring? {
    var isQuoted = false
    let end = line.firstIndex {
      if $0 == "\"" { isQuoted.toggle() }
      return $0 == ":" && !isQuoted
    }
    return (end ?? (mayBreakQuotes ? line.firstIndex(of: ":") : nil)).map { line[..<$0] }
  }

  private mutating func readName(_ token: String) -> Bool {
    let text = SlowCards.trimmed(token)
    let isWord = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))
    }
    let parts = text.uppercased().split(separator: ".", omittingEmptySubsequences: false)
    guard isWord, let last = parts.last, !last.isEmpty else { return false }
    name = String(last)
    group = parts.dropLast().joined(separator: ".")
    return true
  }

  private mutating func readParameter(_ token: String) {
    let parts = token.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return readTypes(token, isNameless: true) }
    var value = SlowCards.trimmed(parts[1])
    if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
      value = SlowCards.trimmed(value.dropFirst().dropLast())
    }
    let plain = value.replacing("\"", with: "")
    switch SlowCards.trimmed(parts[0]).uppercased() {
    case "TYPE": readTypes(value, isNameless: false)
    case "ENCODING":
      if Self.encodings.contains(value.uppercased()) { encoding = value.uppercased() }
    case "CHARSET": charset = plain
    case "LANGUAGE": language = plain
    case "LABEL": formatted = plain
    case "PHONETIC": isPhonetic = true
    case "PREF":
      let isNumber = value.allSatisfy { $0.isASCII && $0.isNumber }
      if isNumber, let number = Int(value), (1...100).contains(number) { preference = number }
    default: break
    }
  }

  private mutating func readTypes(_ list: String, isNameless: Bool) {
    for part in list.split(whereSeparator: { $0 == "," || $0 == "\"" }) {
      let word = SlowCards.trimmed(part)
      let upper = word.uppercased()
      if word.isEmpty { continue }
      if Self.knownTypes.contains(upper) {
        types.append(upper)
        if upper == "PREF" { preference = 1 }
      } else if isNameless, Self.encodings.contains(upper) {
        encoding = upper
      } else if ownType.isEmpty {
        ownType = word.count > 2 && upper.hasPrefix("X-") ? String(word.dropFirst(2)) : word
      }
    }
  }

  /// The label of the types, by the table of `VCardLabel`.
  var label: String {
    func has(_ words: String...) -> Bool { words.contains { types.contains($0) } }
    if has("FAX") { return has("HOME") ? "homeFax" : has("WORK") ? "workFax" : "otherFax" }
    if has("PAGER") { return "pager" }
    if has("CELL", "MOBILE", "IPHONE") { return "mobile" }
    if has("MAIN", "MAIN-NUMBER") { return "main" }
    if has("HOME") { return "home" }
    if has("WORK") { return "work" }
    if has("OTHER") { return "other" }
    if !ownType.isEmpty { return ownType }
    if has("CAR") { return "car" }
    if has("ISDN") { return "isdn" }
    if has("VIDEO") { return "video" }
    if has("TEXTPHONE") { return "tty" }
    for word in ["ASSISTANT", "CALLBACK", "COMPANY", "RADIO"] where has(word) {
      return word.lowercased()
    }
    return ""
  }
}
