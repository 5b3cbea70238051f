extension Contact {
  /// Whether there is more than an identifier, a kind or hints for sorting: the rule of
  /// `ContactBatch.recordsWithoutContent` for a contact that is in no batch yet.
  package var hasContent: Bool {
    var bare = Contact()
    bare.uid = uid
    bare.kind = kind
    bare.name.language = name.language
    bare.sortAs = sortAs
    bare.organizationSortAs = organizationSortAs
    bare.source = source
    return self != bare
  }
}

/// Records of which nothing is left when the file has decided about their dates.
extension ContactBatch {
  /// The records that have nothing to show: an identifier, a kind or hints for sorting at most.
  ///
  /// - Parameter records: The records that are looked at, ascending.
  /// - Returns: Those without content.
  package func recordsWithoutContent(among records: [UInt32]) -> [Int] {
    var fields = ContactFields()
    return records.map { Int($0) }.filter { record in
      fields.read(record, of: self)
      return fields.entries.allSatisfy { Self.bareTags.contains($0.tag) }
    }
  }

  private static let bareTags = Set(
    [ContactField.uid, .kind, .nameLanguage, .sortAs, .organizationSortAs].map(\.rawValue))

  /// The same batch without some records.
  ///
  /// - Parameter records: The records to leave out, ascending.
  /// - Returns: All the others; nothing in the batch may be undecided.
  package func removing(_ records: [Int]) -> ContactBatch {
    guard !records.isEmpty else { return self }
    var builder = ContactBatchBuilder(byteCapacity: bytes.count, recordCapacity: count)
    var next = 0
    for record in records {
      builder.append(next..<record, of: self)
      next = record + 1
    }
    builder.append(next..<count, of: self)
    return builder.takeBatch()
  }
}
