import KartotekCommand
import TestSupport
import Testing

/// A list made part by part, as several machines would: every step is a run of the command.
struct ListParts {
  let folder: TemporaryFolder
  let locale: String
  let options: [String]
  /// The number of rows that pages aim at.
  let pageRows: Int

  /// All rows as sorted lines, of contacts that are divided by their match keys.
  func sortedRows(of inputs: [String], parts: Int) throws -> [String] {
    var records = [[String]](repeating: [], count: parts)
    for input in inputs {
      let lines = try output(["import", input, "--match-keys", "--quiet"]).lines
      for line in lines {
        let key = try #require(UInt64(line.prefix(16), radix: 16))
        records[Int(key % UInt64(parts))].append(String(line.dropFirst(17)))
      }
    }
    var rows: [String] = []
    for part in records {
      let contacts = try output(["import", "--from", "jsonl", "--quiet"], part)
      rows += try output(["rows", "--locale", locale] + options, contacts.lines).lines
    }
    return rows.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes pages and manifest of rows that are cut into parts anywhere.
  func assemble(_ parts: [[String]], into name: String) throws -> CommandOutcome {
    let surveys = try parts.map {
      try output(["assemble", "--survey", "--page-rows", "\(pageRows)"], $0).lines
    }
    let pages = try pages(of: parts, ends: pageEnds(surveys), into: name)
    let counts = surveys.joined().filter { !$0.hasPrefix("may-end\t") } + pages
    return try kartotek(
      ["manifest", "--locale", locale, "--page-rows", "\(pageRows)", "-o", folder[name]] + options,
      input: counts.bytes)
  }

  /// Where pages end, from where they may: after a quarter of the rows to aim at, and at double.
  private func pageEnds(_ surveys: [[String]]) -> [Int] {
    var candidates: [Int] = []
    var total = 0
    for survey in surveys {
      candidates += survey.filter { $0.hasPrefix("may-end\t") }.map {
        total + (Int($0.dropFirst(8)) ?? 0)
      }
      total += survey.count { $0.hasPrefix("row\t") }
    }
    var ends: [Int] = []
    while let start = [ends.last ?? 0].first(where: { $0 < total }) {
      let candidate = candidates.first { $0 >= start + pageRows / 4 } ?? total
      ends.append(min(candidate, start + 2 * pageRows, total))
    }
    return ends
  }

  /// Every page is made by a run of its own.
  private func pages(of parts: [[String]], ends: [Int], into name: String) throws -> [String] {
    let rows = parts.joined().filter { !$0.hasPrefix("~") }
    var pages: [String] = []
    for (start, end) in zip([0] + ends, ends) {
      let counts = try output(
        ["assemble", "--page-rows", "\(pageRows)", "-o", folder[name]], Array(rows[start..<end]))
      pages += counts.lines.filter { $0.hasPrefix("page\t") }
    }
    return pages
  }

  private func output(_ arguments: [String], _ input: [String] = []) throws -> String {
    let outcome = try kartotek(arguments, input: input.bytes)
    #expect(outcome.code == .done, "\(arguments): \(outcome.messages)")
    return outcome.output
  }
}

extension String {
  /// The lines without their ends.
  var lines: [String] { split(separator: "\n").map(String.init) }
}

extension [String] {
  /// The lines with their ends.
  var bytes: [UInt8] { [UInt8](map { $0 + "\n" }.joined().utf8) }
}
