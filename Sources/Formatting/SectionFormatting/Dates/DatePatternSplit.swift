/// A date pattern cut at its day of the month.
///
/// Within one month of a calendar only that field changes, so a month's text around it has to be
/// made once, not for each of its days: ICU takes about a microsecond for each.
struct DatePatternSplit: Sendable, Equatable {
  /// The pattern before the day.
  let before: String
  /// The letters of the day, `d` or `dd`.
  let day: String
  /// The pattern behind the day.
  let after: String

  /// Cuts a pattern; nil when it has other fields than one day, months and years (UTS 35 part 4).
  init?(_ pattern: String) {
    var pieces = ["", "", ""]
    var place = 0
    var isQuoted = false
    for character in pattern {
      switch character {
      case "'": isQuoted.toggle()
      case "d" where !isQuoted:
        if place == 2 { return nil }
        place = 1
      case "M", "L", "y": break
      default:
        if !isQuoted, character.isASCII, character.isLetter { return nil }
      }
      if place == 1, character != "d" || isQuoted { place = 2 }
      pieces[place].append(character)
    }
    guard place > 0 else { return nil }
    (before, day, after) = (pieces[0], pieces[1], pieces[2])
  }
}
