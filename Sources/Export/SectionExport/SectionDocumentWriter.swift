internal import JSONWriting
package import SectionModel
internal import StableHash

/// Writes a section document in one pass: the head, then rows as they come, then the snapshot.
///
/// The layout of lines is fixed, so that documents can be compared line by line:
/// - the first line holds every member before `sections`, and the opening bracket of that array;
/// - each section has a line with its members before `rows` and the opening bracket of that array,
///   a line for each row, and a line with the closing bracket and `rowsHash`;
/// - the last line closes `sections` and holds the snapshot.
///
/// A document without rows is one line. Commas stand at the ends of lines; the last byte is a line
/// feed. The writer keeps no rows, so its memory does not grow with them.
package struct SectionDocumentWriter: Sendable {
  private let plan: SectionPlan
  private let headBytes: [UInt8]
  private var hashes: DocumentHashes
  private var openSection: Int?
  private var openHash: UInt64 = 0
  private var rowCount = 0

  /// Makes a writer for one document.
  ///
  /// - Parameter plan: Everything of the document but its rows.
  package init(plan: SectionPlan) {
    self.plan = plan
    let head = DocumentHead(plan)
    headBytes = head.json.bytes
    hashes = DocumentHashes(head)
  }

  /// Writes the head of the document.
  ///
  /// - Parameter output: Receives the first bytes of the document.
  package mutating func begin(into output: inout [UInt8]) {
    output.append(contentsOf: headBytes)
    output.append(contentsOf: ",\"sections\":[".utf8)
  }

  /// Writes rows, and before the first rows of a section the section's head.
  ///
  /// - Parameters:
  ///   - rows: The next rows in order; sections follow each other in the plan's order.
  ///   - output: Receives the next bytes of the document.
  package mutating func append(_ rows: EncodedRows, into output: inout [UInt8]) {
    guard rows.count > 0 else { return }
    if rows.section == openSection {
      output.append(0x2C)
    } else {
      endSection(into: &output)
      beginSection(rows.section, into: &output)
    }
    output.append(0x0A)
    output.append(contentsOf: rows.bytes)
    hashes.add(rows)
    rowCount += rows.count
  }

  /// Writes the end of the document.
  ///
  /// - Parameter output: Receives the last bytes of the document.
  /// - Returns: The snapshot, as the document holds it.
  @discardableResult
  package mutating func finish(into output: inout [UInt8]) -> String {
    endSection(into: &output)
    precondition((openSection ?? -1) == plan.sections.count - 1, "every section has rows")
    if openSection != nil { output.append(0x0A) }
    let snapshot = StableHash.text(hashes.value)
    output.append(contentsOf: "],\"snapshot\":\"\(snapshot)\"}\n".utf8)
    return snapshot
  }

  private mutating func beginSection(_ number: Int, into output: inout [UInt8]) {
    precondition(number == (openSection ?? -1) + 1, "sections come in the plan's order")
    if number > 0 { output.append(0x2C) }
    let head = SectionHead(plan.sections[number])
    output.append(0x0A)
    output.append(contentsOf: head.json.bytes)
    output.append(contentsOf: ",\"rows\":[".utf8)
    openSection = number
    openHash = head.hash
    rowCount = 0
  }

  private mutating func endSection(into output: inout [UInt8]) {
    guard let openSection else { return }
    let summary = plan.sections[openSection]
    precondition(rowCount == summary.count, "a section has as many rows as the plan says")
    let rowsHash = StableHash.text(hashes.endSection(summary, hash: openHash))
    output.append(contentsOf: "\n],\"rowsHash\":\"\(rowsHash)\"}".utf8)
  }
}
