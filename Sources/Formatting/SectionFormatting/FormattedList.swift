package import SectionModel

/// A list whose order is known and whose rows are made on demand.
///
/// Two parts make it up: the ordered source of chunks, and the formatter, which is a pure function
/// of a chunk. Memory beside the contacts is 4 bytes a row and what distinct parts need.
package struct FormattedList: Sendable {
  /// The document without rows.
  package let plan: SectionPlan
  private let chunks: RowChunks
  let formatter: RowFormatter

  init(plan: SectionPlan, chunks: RowChunks, formatter: RowFormatter) {
    self.plan = plan
    self.chunks = chunks
    self.formatter = formatter
  }

  /// The number of chunks; one after another they hold all rows in the plan's order.
  package var chunkCount: Int { chunks.count }

  /// Makes the rows of one chunk.
  ///
  /// - Parameter chunk: 0 ..< `chunkCount`.
  /// - Returns: 1 to `RowBatch.rowLimit` rows of one section. The same chunk always gives the same
  ///   rows, and any threads may ask at the same time.
  /// - Complexity: O(*n*) in the number of its bytes.
  package func rows(ofChunk chunk: Int) -> RowBatch {
    formatter.format(chunks[chunk])
  }
}
