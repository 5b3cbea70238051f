/// How a date's text is to be taken.
package enum DateText: Sendable {
  /// It is no day; it is kept.
  case kept(ContactBatchBuilder.TextState)
  /// The column with this number (0 ... 32767) decides; `line` counts from the record's first.
  case undecided(column: Int, line: Int = 0, _ state: ContactBatchBuilder.TextState = .decoded)

  /// What is stored in the places of form, year, month and day, and what the text is.
  var stored: (form: ContactDateForm, column: Int, line: Int, state: ContactBatchBuilder.TextState)
  {
    switch self {
    case .kept(let state): (.text, 0, 0, state)
    case .undecided(let column, let line, let state):
      // Beyond what two bytes hold the record's own line has to do.
      (.undecided, column, line < 1 << 16 ? line : 0, state)
    }
  }
}
