internal import JSONWriting
package import SectionModel

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
  private let headBytes: [UInt8]
  private var sequence: SectionSequence

  /// Makes a writer for one document.
  ///
  /// - Parameter plan: Everything of the document but its rows.
  package init(plan: SectionPlan) {
    let head = DocumentHead(plan)
    headBytes = head.json.bytes
    sequence = SectionSequence(plan, head)
  }

  /// Writes the head of the document.
  ///
  /// - Parameter output: Receives the first bytes of the document.
  package mutating func begin(into output: inout [UInt8]) {
    output.append(contentsOf: headBytes)
    output.append(contentsOf: ",\"sections\":[".utf8)
  }

  /// Writes what stands before rows, before the first of a section the section's head; the caller then
  /// writes `rows.bytes`, which spares copying them.
  ///
  /// - Parameters:
  ///   - rows: The next rows in order; sections follow each other in the plan's order.
  ///   - output: Receives the next bytes of the document.
  package mutating func announce(_ rows: EncodedRows, into output: inout [UInt8]) {
    guard rows.count > 0 else { return }
    if sequence.isOpen(rows.section) {
      output.append(0x2C)
    } else {
      if endSection(into: &output) { output.append(0x2C) }
      output.append(0x0A)
      output.append(contentsOf: sequence.begin(rows.section).json.bytes)
      output.append(contentsOf: ",\"rows\":[".utf8)
    }
    output.append(0x0A)
    sequence.add(rows)
  }

  /// Writes the end of the document.
  ///
  /// - Parameter output: Receives the last bytes of the document.
  /// - Returns: The snapshot, as the document holds it.
  @discardableResult
  package mutating func finish(into output: inout [UInt8]) -> String {
    if endSection(into: &output) { output.append(0x0A) }
    let snapshot = sequence.snapshot
    output.append(contentsOf: "],\"snapshot\":\"\(snapshot)\"}\n".utf8)
    return snapshot
  }

  /// Ends the open section; false when there is none.
  private mutating func endSection(into output: inout [UInt8]) -> Bool {
    guard let rowsHash = sequence.end() else { return false }
    output.append(contentsOf: "\n],\"rowsHash\":\"\(rowsHash)\"}".utf8)
    return true
  }
}
