internal import SectionModel
internal import StableHash

/// Follows the rows of a document section by section: what begins, what ends, and their hashes.
struct SectionSequence: Sendable {
  private let plan: SectionPlan
  private var hashes: DocumentHashes
  private var openSection: Int?
  private var openHash: UInt64 = 0
  private var rowsHash = RowsHash()
  private var rowCount = 0

  init(_ plan: SectionPlan, _ head: DocumentHead) {
    self.plan = plan
    hashes = DocumentHashes(head)
  }

  /// Whether some section has begun.
  var hasBegun: Bool { openSection != nil }

  /// Whether rows go on in the open section.
  func isOpen(_ section: Int) -> Bool { section == openSection }

  /// Begins the next section, when the one before is ended.
  mutating func begin(_ number: Int) -> SectionHead {
    precondition(number == (openSection ?? -1) + 1, "sections come in the plan's order")
    let head = SectionHead(plan.sections[number])
    openSection = number
    openHash = head.hash
    rowsHash = RowsHash()
    rowCount = 0
    return head
  }

  /// Takes rows of the open section.
  mutating func add(_ rows: EncodedRows) {
    rowsHash.add(rows)
    rowCount += rows.count
  }

  /// Ends the open section and returns its `rowsHash`; nil when none has begun.
  mutating func end() -> String? {
    guard let openSection else { return nil }
    let summary = plan.sections[openSection]
    precondition(rowCount == summary.count, "a section has as many rows as the plan says")
    hashes.add(summary, hash: openHash, rowsHash: rowsHash.value)
    return StableHash.text(rowsHash.value)
  }

  /// The snapshot, when the last section is ended.
  var snapshot: String {
    precondition((openSection ?? -1) == plan.sections.count - 1, "every section has rows")
    return StableHash.text(hashes.value)
  }
}
