internal import Glibc

/// What a command line says about the pages of one list.
struct PartSettings {
  /// The number of rows that pages aim at.
  let pageRows: Int
  /// The list's folder, ending in `/`; nil where no page is written.
  let folder: String?

  init(_ invocation: Invocation, needsFolder: Bool) throws(UsageError) {
    guard let rows = try ListLayout.pageRows(invocation) else {
      throw UsageError("--page-rows: the number of rows that pages aim at is needed")
    }
    pageRows = rows
    let path = invocation.text(.output)
    guard needsFolder else {
      if path != nil { throw UsageError("-o: has no meaning with --survey, which writes no pages") }
      folder = nil
      return
    }
    guard let path, path != "-" else {
      throw UsageError("-o: the folder of the list is needed, as in -o lists/el/")
    }
    guard fileKind(at: path) ?? S_IFDIR == S_IFDIR else {
      throw UsageError("-o: '\(path)' is a file; pages need a directory")
    }
    folder = directoryPath(path)
  }
}
