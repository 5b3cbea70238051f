package import SectionModel
internal import StableHash

/// Collects encoded batches into values: the same document as `SectionDocumentWriter` writes.
///
/// Nothing is formatted or hashed again: texts come from the batch, hashes from the encoded rows.
package struct SectionedListCollector: Sendable {
  private let plan: SectionPlan
  private var sequence: SectionSequence
  private var sections: [ListSection] = []

  /// Makes a collector for one document.
  ///
  /// - Parameter plan: Everything of the document but its rows.
  package init(plan: SectionPlan) {
    self.plan = plan
    sequence = SectionSequence(plan, DocumentHead(plan))
    sections.reserveCapacity(plan.sections.count)
  }

  /// Adds rows.
  ///
  /// - Parameters:
  ///   - batch: The next rows in order; sections follow each other in the plan's order.
  ///   - encoded: What `EncodedRows.encode` gave for this batch.
  package mutating func append(_ batch: RowBatch, _ encoded: EncodedRows) {
    guard batch.count > 0 else { return }
    if !sequence.isOpen(batch.section) {
      endSection()
      beginSection(batch.section)
    }
    for (place, hash) in encoded.hashes.enumerated() {
      sections[batch.section].rows.append(batch.row(place, hash: hash))
    }
    sequence.add(encoded)
  }

  /// Ends the collection.
  ///
  /// - Returns: The whole document.
  package consuming func finish() -> SectionedList {
    endSection()
    return SectionedList(plan: plan, sections: sections, snapshot: sequence.snapshot)
  }

  private mutating func beginSection(_ number: Int) {
    let hash = StableHash.text(sequence.begin(number).hash)
    let summary = plan.sections[number]
    sections.append(ListSection(summary: summary, hash: hash, rows: [], rowsHash: ""))
    sections[number].rows.reserveCapacity(summary.count)
  }

  private mutating func endSection() {
    guard let rowsHash = sequence.end() else { return }
    sections[sections.count - 1].rowsHash = rowsHash
  }
}
