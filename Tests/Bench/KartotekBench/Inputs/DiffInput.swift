internal import SectionModel
internal import TestSupport

/// Two versions of a list of invented identifiers, as long as UUIDs.
struct DiffInput {
  /// What happens between the versions; the raw value names the workload.
  enum Edit: String, CaseIterable {
    /// One section: a tenth is deleted, a tenth inserted, one row in fifty moved.
    case churn
    /// Nothing, in 32 sections whose hashes are known.
    case nothing
    /// One row moves to a later section and changes.
    case renameForward = "rename-forward"
    /// One row moves to an earlier section and changes.
    case renameBackward = "rename-backward"
    /// A hundred rows move and change.
    case renameMany = "rename-100"
    /// One row in a hundred changes.
    case content
    /// A section disappears and its rows go to another.
    case dissolve
    /// All rows of one section in another order.
    case shuffle
  }

  private(set) var old: DiffList
  private(set) var new: DiffList
  /// The fewest operations that lead from one to the other.
  private(set) var operationCount = 0
  private var random: SeededGenerator
  private let rows: Int

  init(_ edit: Edit, rows: Int, seed: UInt64) {
    self.rows = rows
    random = SeededGenerator(seed: seed)
    let isFlat = edit == .churn || edit == .shuffle
    old = DiffList(rows: rows, sections: isFlat ? 1 : 32, random: &random)
    new = old
    switch edit {
    case .churn: churn()
    case .nothing: operationCount = 0
    case .renameForward: rename(from: 3, to: 28)
    case .renameBackward: rename(from: 28, to: 3)
    case .renameMany: for number in 0..<100 { rename(from: number % 16, to: 16 + number % 16) }
    case .content: changeContent()
    case .dissolve: dissolve()
    case .shuffle: shuffle()
    }
  }

  /// The bytes of all identifiers.
  var byteCount: Int { (old.ids + new.ids).reduce(0) { $0 + $1.utf8.count } }

  private mutating func churn() {
    let tenth = rows / 10
    var rest = new.sections[0]
    var moved: [DiffList.Row] = []
    for _ in 0..<tenth { rest.remove(at: below(rest.count)) }
    for _ in 0..<(rows / 50) { moved.append(rest.remove(at: below(rest.count))) }
    for row in moved { rest.insert(row, at: below(rest.count + 1)) }
    for _ in 0..<tenth {
      rest.insert(DiffList.row(&random), at: below(rest.count + 1))
    }
    new.sections[0] = rest
    operationCount = 2 * tenth + fewestMoves()
  }

  private mutating func shuffle() {
    new.sections[0].shuffle(using: &random)
    operationCount = fewestMoves()
  }

  private mutating func rename(from: Int, to: Int) {
    var row = new.sections[from].remove(at: below(new.sections[from].count))
    row.hash ^= 1
    new.sections[to].insert(row, at: below(new.sections[to].count + 1))
    operationCount += 2
  }

  private mutating func changeContent() {
    for number in stride(from: 0, to: rows - 31, by: 100) {
      let section = number % 32
      let row = number / 32 % new.sections[section].count
      guard new.sections[section][row] == old.sections[section][row] else { continue }
      new.sections[section][row].hash ^= 1
      operationCount += 1
    }
  }

  private mutating func dissolve() {
    operationCount = new.sections[3].count + 1
    for row in new.sections.remove(at: 3) {
      new.sections[4].insert(row, at: below(new.sections[4].count + 1))
    }
    new.names.remove(at: 3)
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// Rows of the only section outside a longest run that keeps its order, by the classic method with
  /// the last values of runs alone.
  private func fewestMoves() -> Int {
    let places = Dictionary(uniqueKeysWithValues: old.sections[0].enumerated().map { ($1.id, $0) })
    let kept = new.sections[0].compactMap { places[$0.id] }
    var ends: [Int] = []
    for place in kept {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < place { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    return kept.count - ends.count
  }
}

/// A list as a benchmark changes it.
struct DiffList {
  struct Row: Equatable {
    var id: String
    var hash: UInt64
  }

  var names: [String]
  var sections: [[Row]]

  init(rows: Int, sections count: Int, random: inout SeededGenerator) {
    names = (0..<count).map { "u-\($0)" }
    sections = (0..<count).map { number in
      (rows * number / count..<rows * (number + 1) / count).map { _ in Self.row(&random) }
    }
  }

  /// A row with an identifier of 36 characters.
  static func row(_ random: inout SeededGenerator) -> Row {
    let digits = [random.next(), random.next()].map { number in
      let text = String(number, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    return Row(id: "urn-" + digits, hash: random.next())
  }

  var ids: [String] { sections.flatMap { $0.map(\.id) } }

  /// Identifiers and hashes; sections have a hash of their rows as exported ones do.
  var outline: ListOutline {
    var outline = ListOutline()
    for (name, rows) in zip(names, sections) {
      let start = outline.count
      var sum: UInt64 = 0
      for row in rows {
        outline.append(id: row.id.utf8, hash: row.hash)
        for byte in row.id.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
        sum = (sum ^ row.hash) &* 0x100_0000_01B3
      }
      outline.sections.append(
        ListOutline.Section(
          id: name, hash: name, rows: start..<outline.count, rowsHash: String(sum, radix: 16)))
    }
    return outline
  }
}
