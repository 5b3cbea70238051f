/// Reads headings that may be in a legacy encoding: whichever makes most of them known headings.
struct HeadingDecoder {
  private let index: HeadingIndex
  private let knowledge: ImportKnowledge

  init(_ knowledge: ImportKnowledge) {
    index = knowledge.headings
    self.knowledge = knowledge
  }

  /// How many cells are looked at to find the headings, and how long a heading is: bounds of what a
  /// file of delimiters alone can make this do, ten records for each delimiter and page.
  private static let cellLimit = 256
  private static let headingLimit = 200

  /// How many cells are headings in the encoding that fits best.
  func recognisedCount(_ allCells: [[UInt8]]) -> Int {
    let cells = Self.possibleHeadings(allCells)
    let plain = cells.filter { UTF8Check.isValid($0.span) }
    let count = plain.reduce(0) { sum, cell in
      sum + (isHeading(String(decoding: cell, as: UTF8.self)) ? 1 : 0)
    }
    guard plain.count < cells.count else { return count }
    return count + (evidence(cells).values.max() ?? 0)
  }

  private static func possibleHeadings(_ cells: [[UInt8]]) -> [[UInt8]] {
    cells.prefix(cellLimit).filter { !$0.isEmpty && $0.count <= headingLimit }
  }

  /// One letter (`c` is a country for a directory) is a heading among others, but does not make any.
  private func isHeading(_ text: String, ignoringAccents: Bool = true) -> Bool {
    text.unicodeScalars.count > 1 && index.recognises(text, ignoringAccents: ignoringAccents)
  }

  /// How many of the cells beyond ASCII are headings in each candidate's encoding.
  ///
  /// - Returns: Counts by the candidate's place; empty when all cells are UTF-8.
  func evidence(_ cells: [[UInt8]]) -> [Int: Int] {
    let undecided = Self.possibleHeadings(cells).filter { !UTF8Check.isValid($0.span) }
    guard !undecided.isEmpty else { return [:] }
    var counts: [Int: Int] = [:]
    // A page that several languages share is tried once.
    var known: [String: Int] = [:]
    for (place, candidate) in knowledge.candidates.enumerated() {
      let count =
        known[candidate.name]
        ?? undecided.reduce(0) { sum, cell in
          sum + (isHeading(Self.decode(cell, candidate), ignoringAccents: false) ? 1 : 0)
        }
      known[candidate.name] = count
      if count > 0 { counts[place] = count }
    }
    return counts
  }

  /// The headings as text, in the page that fits best; where they are words that no page knows, as
  /// the values of the file choose theirs.
  func decode(_ cells: [[UInt8]]) -> [String] {
    let letters = Self.statistics(of: cells)
    guard letters.hasUndecidedText else { return cells.map { String(decoding: $0, as: UTF8.self) } }
    let vote = CharsetVote(candidates: knowledge.candidates, bytePairs: letters.bytePairs)
    let best = vote.winner(evidence: evidence(cells))
    return cells.map { cell in
      guard !UTF8Check.isValid(cell.span), let best else {
        return String(decoding: cell, as: UTF8.self)
      }
      return Self.decode(cell, knowledge.candidates[best])
    }
  }

  /// What the headings that are not UTF-8 tell of a page.
  static func statistics(of cells: [[UInt8]]) -> FileStatistics {
    var statistics = FileStatistics()
    for cell in possibleHeadings(cells) where !UTF8Check.isValid(cell.span) {
      statistics.countPairs(of: cell.span)
    }
    return statistics
  }

  private static func decode(_ cell: [UInt8], _ candidate: CharsetCandidate) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in cell {
      scalars.append(Unicode.Scalar(candidate.scalars[Int(byte)]) ?? "\u{FFFD}")
    }
    return String(scalars)
  }
}
