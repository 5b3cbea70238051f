package import SectionModel
internal import StableHash

/// Collects encoded batches into values: the same document as `SectionDocumentWriter` writes.
///
/// Nothing is formatted or hashed again: texts come from the batch, hashes from the encoded rows.
package struct SectionedListCollector: Sendable {
  private let plan: SectionPlan
  private var hashes: DocumentHashes
  private var sections: [ListSection] = []

  /// Makes a collector for one document.
  ///
  /// - Parameter plan: Everything of the document but its rows.
  package init(plan: SectionPlan) {
    self.plan = plan
    hashes = DocumentHashes(DocumentHead(plan))
    sections.reserveCapacity(plan.sections.count)
  }

  /// Adds rows.
  ///
  /// - Parameters:
  ///   - batch: The next rows in order; sections follow each other in the plan's order.
  ///   - encoded: What `EncodedRows.encode` gave for this batch.
  package mutating func append(_ batch: RowBatch, _ encoded: EncodedRows) {
    guard batch.count > 0 else { return }
    if batch.section == sections.count {
      endSection()
      let summary = plan.sections[batch.section]
      sections.append(
        ListSection(
          summary: summary, hash: StableHash.text(SectionHead(summary).hash), rows: [],
          rowsHash: ""))
      sections[batch.section].rows.reserveCapacity(summary.count)
    }
    precondition(batch.section == sections.count - 1, "sections come in the plan's order")
    for (place, hash) in encoded.hashes.enumerated() {
      sections[batch.section].rows.append(batch.row(place, hash: hash))
    }
    hashes.add(encoded)
  }

  /// Ends the collection.
  ///
  /// - Returns: The whole document.
  package consuming func finish() -> SectionedList {
    endSection()
    precondition(sections.count == plan.sections.count, "every section has rows")
    return SectionedList(plan: plan, sections: sections, snapshot: StableHash.text(hashes.value))
  }

  private mutating func endSection() {
    guard let last = sections.indices.last else { return }
    let summary = plan.sections[last]
    precondition(
      sections[last].rows.count == summary.count, "a section has as many rows as the plan says")
    let hash = SectionHead(summary).hash
    sections[last].rowsHash = StableHash.text(hashes.endSection(summary, hash: hash))
  }
}
