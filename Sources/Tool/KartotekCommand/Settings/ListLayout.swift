internal import Kartotek

/// How a list lies in its directory.
enum ListLayout: Equatable {
  /// `TAG.json`.
  case document
  /// `TAG/manifest.json` and `TAG/pages/`, with about so many rows a page.
  case pages(Int)

  private static let possibleRows = 16...1_000_000

  init(_ invocation: Invocation) throws(UsageError) {
    self = try Self.pageRows(invocation).map { .pages($0) } ?? .document
  }

  /// The number of `--page-rows`; nil where it was not given.
  static func pageRows(_ invocation: Invocation) throws(UsageError) -> Int? {
    guard let text = invocation.text(.pageRows) else { return nil }
    guard let rows = Int(text), possibleRows.contains(rows) else {
      throw UsageError(
        "--page-rows: '\(text)' is not a number from \(possibleRows.lowerBound) to "
          + "\(possibleRows.upperBound)")
    }
    return rows
  }

  /// The name of the file that names a list's pages.
  static let manifest = "manifest.json"

  /// Its path in the folder of a paged list.
  static func manifestPath(in folder: String) -> String { directoryPath(folder) + manifest }

  /// The path of the file that holds a list or names its pages; the directory ends in `/`.
  func path(of locale: ListLocale, in directory: String) -> String {
    let places = Self.paths(of: locale.identifier, in: directory)
    return self == .document ? places.document : places.manifest
  }

  /// That path in either layout.
  static func paths(
    of locale: String, in directory: String
  ) -> (document: String, manifest: String) {
    (directory + locale + ".json", manifestPath(in: directory + locale))
  }

  /// The folder of a paged list, ending in `/`.
  func folder(of locale: ListLocale, in directory: String) -> String {
    directory + locale.identifier + "/"
  }
}
