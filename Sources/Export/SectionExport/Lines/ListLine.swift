internal import StableHash

/// A line of what is true of a whole list; it begins with `~` and so sorts behind all rows.
///
/// - `~list`, then what decided the rows, each as `name=value` behind a tab. Rows of different such
///   lines never belong to one list.
/// - `~fold`, a tab, a code point, a tab, its search text: an entry of the list's `fold`.
/// - `~rows`, a tab, a number: how many rows a run has printed, so that none is lost on the way.
package enum ListLine {
  /// The line of what decided the rows of a list.
  ///
  /// - Parameter facts: Names and values without tabs and control characters.
  /// - Returns: The line without its end.
  package static func list(_ facts: [(name: String, value: String)]) -> String {
    facts.reduce("~list") { $0 + "\t\($1.name)=\($1.value)" }
  }

  /// A short name for files that rows depend on.
  ///
  /// - Parameter files: Their names and contents.
  /// - Returns: 16 hexadecimal digits that differ where the files do.
  package static func fingerprint(of files: [(name: String, bytes: [UInt8])]) -> String {
    var hash = StableHash()
    for (name, bytes) in files {
      hash.updateWithLength(Array(name.utf8).span)
      hash.updateWithLength(bytes.span)
    }
    return StableHash.text(hash.finalize())
  }

  /// The lines of a table of search, each with a line feed.
  ///
  /// - Parameter fold: The table.
  /// - Returns: The lines in order of bytes.
  package static func fold(_ fold: [String: String]) -> [UInt8] {
    fold.map { Array("~fold\t\($0)\t\($1)\n".utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self)
  }

  /// The line that ends a run.
  ///
  /// - Parameter count: The rows that it has printed.
  /// - Returns: The line without its end.
  package static func rows(_ count: Int) -> String { "~rows\t\(count)" }

  /// Whether a line is one of these.
  static func begins(_ line: Span<UInt8>) -> Bool { !line.isEmpty && line[0] == 0x7E }

  /// What two lines of lists say differently.
  static func difference(_ first: String, _ second: String) -> LineFault {
    let left = first.split(separator: "\t")
    let right = second.split(separator: "\t")
    let pair = zip(left, right).first { $0 != $1 }
    return .otherList(String(pair?.0 ?? left[0]), String(pair?.1 ?? right[0]))
  }
}

/// Why a line of rows or counts is of no use.
package enum LineFault: Error, Equatable {
  /// It is none of the lines that are expected.
  case malformed
  /// A row comes before one that it has to follow.
  case outOfOrder
  /// A row of that id has come already.
  case repeatedRow(String)
  /// The row is of another list: `name=value` here and there.
  case otherList(String, String)
  /// Nothing tells which list it is.
  case listMissing
  /// A page has other rows than the rule of pages gives it: its file, rows, and the rule's rows.
  case otherPage(String, Int, Int)
  /// A page has other rows than those that were counted in its place: its file.
  case otherRows(String)
  /// So many rows were made, and so many are counted.
  case rowsLost(made: Int, counted: Int)
  /// So many rows are in pages, and so many are counted.
  case rowsMissing(inPages: Int, counted: Int)
}
