/// A name as it is written, and in the letters of an e-mail address.
struct Name: Sendable {
  let text: [UInt8]
  let latin: [UInt8]

  /// Creates a name; a Latin form may follow behind a colon, else the letters are transcribed.
  init(_ entry: String) {
    let parts = entry.split(separator: ":", maxSplits: 1)
    text = Array(parts[0].utf8)
    latin = Romanization.addressLetters(String(parts.last ?? ""))
  }
}

/// A family name in the forms for men and for women.
struct FamilyName: Sendable {
  let male: Name
  let female: Name

  init(male: String, female: String) {
    self.male = Name(male)
    self.female = Name(female)
  }

  /// Creates a name from `male/female`, or from one form for both.
  init(_ entry: String) {
    let forms = entry.split(separator: "/")
    self.init(male: String(forms[0]), female: String(forms[forms.count - 1]))
  }
}

/// Splits a list of names that is written as text.
func words(_ text: String) -> [String] {
  text.split(whereSeparator: { $0 == "\n" || $0 == "," }).map {
    var word = $0[...]
    while word.first == " " { word.removeFirst() }
    while word.last == " " { word.removeLast() }
    return String(word)
  }.filter { !$0.isEmpty }
}

/// The first letter of a lower-case stem raised.
func capitalized(_ stem: String) -> String {
  stem.prefix(1).uppercased() + stem.dropFirst()
}
