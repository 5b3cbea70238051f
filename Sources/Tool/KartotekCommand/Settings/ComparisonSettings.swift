internal import Kartotek

/// What lists are compared with, and where that is told.
struct ComparisonSettings {
  /// The export before: a file, or a directory with or without `/` at its end.
  let previous: String?
  /// The file of the changes; `-` for standard output.
  let changes: String?

  init(_ invocation: Invocation) throws(UsageError) {
    previous = invocation.text(.previous)
    changes = invocation.text(.changes)
    if changes != nil, previous == nil {
      throw UsageError("--changes: there is nothing to compare with; add --previous PATH")
    }
    if changes == "-", invocation.text(.report) == "-" {
      throw UsageError("--changes: - is taken by the report; name a file")
    }
  }

  /// Where the lists of an earlier export may be.
  func files(of locales: [ListLocale]) -> [String] {
    guard let previous else { return [] }
    let inFolder = locales.map {
      ListLayout.paths(of: $0.identifier, in: directoryPath(previous))
    }
    return [previous, ListLayout.manifestPath(in: previous)]
      + inFolder.flatMap { [$0.document, $0.manifest] }
  }
}
