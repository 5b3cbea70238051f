internal import SectionModel

/// The title of a row while the row is made; one value is used for one row after another.
struct RowTitle {
  /// UTF-8 without isolates around it.
  var text: [UInt8] = []
  /// Where in `text` the field that decides the order stands; nil for no parts.
  var sortPart: Range<Int>?
  /// ICU's direction of the first strong character.
  var direction: UInt8 = 0
  /// ICU's script of the first letter.
  var script: UInt16 = 0
  /// The part that the monogram's first and second letter are of.
  var monogram: (UInt32, UInt32) = (0, 0)

  mutating func clear() {
    text.removeAll(keepingCapacity: true)
    sortPart = nil
    direction = 0
    script = 0
    monogram = (0, 0)
  }
}
