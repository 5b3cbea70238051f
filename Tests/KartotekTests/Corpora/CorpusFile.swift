/// What one public file should give, as somebody other than the reader says it.
///
/// A table is text. A file begins with `== path`; then come `by` (who says so: the tests of the
/// project that the file is from, or `sight`, read with the eyes of whoever wrote the line), `is` (the
/// records by their fate, or an error), `in` (the encoding, if not UTF-8), `as` (the schema of a CSV
/// file), `says` (the codes of all diagnostics, sorted) and `lacks` (what the reader does not do yet,
/// so that the values differ). `--` begins a contact, whose lines are
/// those of `ContactLines`. Lines that begin with `#` give reasons.
struct CorpusFile {
  let path: String
  private(set) var source = ""
  private(set) var fate = ""
  private(set) var encoding = "UTF-8"
  private(set) var schema = ""
  private(set) var codes = ""
  private(set) var lack = ""
  private(set) var contacts: [[String]] = []

  /// The file; a path may name a part of one.
  var fileName: String { path.split(separator: "#").first.map(String.init) ?? path }

  /// The files of a table.
  static func files(_ table: String) -> [CorpusFile] {
    var files: [CorpusFile] = []
    for line in table.split(separator: "\n").map(String.init) where !line.hasPrefix("#") {
      if line.hasPrefix("== ") {
        files.append(CorpusFile(path: String(line.dropFirst(3))))
      } else {
        files[files.count - 1].read(line)
      }
    }
    return files
  }

  private init(path: String) {
    self.path = path
  }

  private mutating func read(_ line: String) {
    if line == "--" {
      contacts.append([])
    } else if !contacts.isEmpty {
      contacts[contacts.count - 1].append(line)
    } else {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch parts[0] {
      case "by": source = parts[1]
      case "is": fate = parts[1]
      case "in": encoding = parts[1]
      case "as": schema = parts[1]
      case "says": codes = parts[1]
      case "lacks": lack = parts[1]
      default: preconditionFailure("no such line: \(line)")
      }
    }
  }
}
