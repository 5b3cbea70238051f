/// How a sort field begins.
package enum SortClass: UInt8, Sendable {
  /// Nothing is left of the field.
  case empty = 0
  /// It begins with a letter, or with a Han number.
  case letter = 1
  /// It begins with a number (Nd, Nl or No) of another script than Han.
  case number = 2
}

/// Sort keys, buckets and classes of name parts, one entry a part in every column.
package struct SortParts: Sendable {
  /// ICU sort keys without the final 00; levels are separated by byte 01.
  package let keys: PartArena
  /// Places in the index's buckets.
  package let buckets: [UInt16]
  /// Raw values of `SortClass`.
  package let classes: [UInt8]

  /// Columns of equal length.
  package init(keys: PartArena, buckets: [UInt16], classes: [UInt8]) {
    self.keys = keys
    self.buckets = buckets
    self.classes = classes
  }

  /// The class of one part.
  package func sortClass(at index: Int) -> SortClass {
    SortClass(rawValue: classes[index]) ?? .empty
  }
}
