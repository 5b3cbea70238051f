/// Records that wait for the decisions of their file, apart from those that do not.
extension ContactBatch {
  /// Whether no text is undecided: nothing, or dates alone.
  package var waitsForDatesAlone: Bool {
    var fields = ContactFields()
    return undecidedRecords.allSatisfy { record in
      fields.read(Int(record), of: self)
      return fields.entries.allSatisfy { !$0.isUndecided }
    }
  }

  /// The undecided records alone.
  ///
  /// - Returns: A batch in which every record is undecided.
  package func undecidedPart() -> ContactBatch {
    var part = ContactBatch()
    for record in undecidedRecords {
      part.undecidedRecords.append(UInt32(part.count))
      part.append(Int(record), of: self)
    }
    return part
  }
}
