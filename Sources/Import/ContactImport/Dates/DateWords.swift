/// A date with a month's name, taken apart: `14 mars 1990`, `Monday, March 14, 1990`, `14-Mar-90`.
struct DateWords {
  /// The month.
  private(set) var month: MonthTable.Month
  /// One or two numbers, in the order of the text.
  private(set) var numbers: [DateNumbers.Number] = []
  /// How many of them stand before the name.
  private(set) var countBeforeMonth = 0

  /// Takes a text apart; nil when it is no name of one month with one or two numbers.
  ///
  /// - Parameters:
  ///   - bytes: The text as `DateCharacters` leaves it.
  ///   - names: The names of months.
  init?(_ bytes: [UInt8], _ names: MonthTable) {
    var month: MonthTable.Month?
    // French Tuesday is abbreviated as March is: `mar. 13 mars 1990`.
    var mayBeDay = false
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.first {
      if Self.isDigit(scalar) {
        let number = Self.takeNumber(&scalars)
        if month != nil, !numbers.isEmpty, Self.isRestOfTime(scalars) { break }
        numbers.append(number)
      } else if Self.isLetter(scalar) {
        let key = DateWord.key(String(Self.takeWord(&scalars)))
        let isDay = names.isDayOfWeek(key)
        if let found = names.month(key), month == nil || mayBeDay {
          (month, countBeforeMonth, mayBeDay) = (found, numbers.count, isDay)
        } else if !key.isEmpty, !isDay, !Self.fillers.contains(key) {
          return nil
        }
      } else {
        scalars.removeFirst()
      }
    }
    guard let month, (1...2).contains(numbers.count) else { return nil }
    self.month = month
  }

  // MARK: - Parts

  private static func takeNumber(_ scalars: inout Substring.UnicodeScalarView)
    -> DateNumbers.Number
  {
    var number = DateNumbers.Number()
    while let scalar = scalars.first, isDigit(scalar) {
      number.append(Int(scalar.value - 0x30))
      scalars.removeFirst()
    }
    return number
  }

  private static func takeWord(
    _ scalars: inout Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    let word = scalars.prefix { isLetter($0) }
    scalars = scalars[word.endIndex...]
    return word
  }

  /// Whether a number that came before is the hour of a time of day, which ends the date.
  private static func isRestOfTime(_ rest: Substring.UnicodeScalarView) -> Bool {
    guard rest.first == ":", let next = rest.dropFirst().first, isDigit(next) else { return false }
    return rest.allSatisfy { isDigit($0) || timeCharacters.contains($0) }
  }

  private static let timeCharacters: Set<Unicode.Scalar> = Set(":.,+-TtZz AaPpMm".unicodeScalars)

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  /// Letters with their marks; ZWNJ stands within Persian words.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      true
    default: scalar == joiner
    }
  }

  /// ZWNJ.
  static let joiner: Unicode.Scalar = "\u{200C}"

  /// Keys of words that stand in dates and say nothing: articles and endings of day numbers
  /// (`14th`, `14:e`, 14 with an eta), `de` and `of`, and words for year and month.
  private static let fillers: Set<String> = [
    "st", "nd", "rd", "th", "of", "the", "d", "de", "del", "den", "e",
    "il", "ci", "cu",  // az: il, -ci, -cu and their forms with other vowels
    "\u{03B7}", "\u{03B7}\u{03C3}", "\u{03C4}\u{03BF}\u{03C5}",  // el: -i, -is, tou
    "\u{0433}", "\u{0433}\u{043E}\u{0434}",  // bg: g., god.
    "\u{0433}\u{043E}\u{0434}\u{0438}\u{043D}\u{0430}",  // bg: godina
    MonthTable.mah, "\u{0633}\u{0627}\u{0644}",  // fa: mah, sal
  ]
}
