internal import Glibc
internal import SectionDiff
internal import SectionModel

extension CommandRun {
  /// `diff`: how one exported list becomes another.
  func compareLists() throws -> ExitCode {
    let paths = invocation.operands
    guard paths.count == 2 else {
      throw UsageError("two lists are needed, OLD and NEW, not \(paths.count)")
    }
    guard paths != ["-", "-"] else { throw UsageError("only one of the lists can be -") }
    let limit = try ListUpdate.Limit(invocation)
    let settings = try OutputSettings(invocation, input: streams.input)
    let old = try listFile(paths[0]).outline()
    let new = try listFile(paths[1]).outline(known: old)
    let update = ListUpdate(
      from: try snapshot(old, paths[0]), to: try snapshot(new, paths[1]), limit: limit)
    let document = try DiffDocument(update, from: old, to: new)
    let output = try makeOutput(at: settings.place)
    try unlessClosed { try output.write(document.bytes) }
    try output.close()
    try outputs.commit()
    printer.tell(Message(.note, update.summary(of: new.locale)))
    return .done
  }

  private func listFile(_ path: String) -> ListFile {
    guard path != "-", fileKind(at: path) == S_IFDIR else {
      return ListFile(path: path, standardInput: streams.input)
    }
    return ListFile(path: ListLayout.manifestPath(in: path))
  }

  private func snapshot(
    _ outline: ListOutline, _ path: String
  ) throws(ListFileError) -> ListSnapshot {
    do {
      return try ListSnapshot(outline)
    } catch {
      throw ListFileError(path: path, reason: "\(error)")
    }
  }
}

extension ListUpdate {
  /// One sentence for people.
  fileprivate func summary(of locale: String) -> String {
    switch self {
    case .unchanged: "\(locale): sections and rows are as before"
    case .reload(let reason): "\(locale): load the list anew: \(reason.phrase)"
    case .changes(let diff): "\(locale): \(diff.operations.summary)"
    }
  }
}

extension ListUpdate.ReloadReason {
  fileprivate var phrase: String {
    switch self {
    case .first: "there was none before"
    case .locale: "it is one of another locale"
    case .collation: "its order comes from other rules or data"
    case .style: "its style is another"
    case .kinds: "its kinds of row are others"
    case .limit: "more has changed than --reload-above allows"
    }
  }
}

extension ListOperations {
  /// How many of each, those that there are.
  fileprivate var summary: String {
    let sections = [
      (deletedSections.count, "deleted"), (insertedSections.count, "inserted"),
      (movedSections.count, "moved"), (reconfiguredSections.count, "reconfigured"),
    ]
    let rows = [
      (deletedRows.count, "deleted"), (insertedRows.count, "inserted"), (movedRows.count, "moved"),
      (reconfiguredRows.count, "reconfigured"), (reloadedRows.count, "reloaded"),
    ]
    return [("sections", sections), ("rows", rows)].compactMap { noun, counts in
      let there = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
      return there.isEmpty ? nil : "\(noun): \(there.joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}
