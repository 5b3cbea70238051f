/// What is to be known of a row's title while the row is made.
struct RowTitle {
  /// Where the title begins in the column of titles, an isolate before it not counted.
  var start = 0
  /// Where it ends.
  var end = 0
  /// Where in the column the field that decides the order stands; nil for no parts.
  var sortPart: Range<Int>?
  /// Whether names stand in it without a blank between them.
  var isJoined = false
  /// ICU's direction of the first strong character.
  var direction: UInt8 = 0
  /// ICU's script: a structured name's (that of the family name, else of the given name), else that
  /// of the first letter.
  var script: UInt16 = 0
  /// The parts that the monogram's first and second letter are of.
  var monogram: (UInt32, UInt32) = (0, 0)
}
