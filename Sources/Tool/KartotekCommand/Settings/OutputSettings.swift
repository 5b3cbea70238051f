internal import Glibc
internal import Kartotek

/// Where a run writes its data and its report.
struct OutputSettings {
  /// What PATH means.
  enum Place: Equatable {
    case standardOutput
    case file(String)
    /// A directory, its path ending in `/`, with a file for each locale.
    case directory(String)
  }

  let place: Place
  /// The report's file; `-` for standard output.
  let report: String?

  /// Settles the outputs of a command that writes one document.
  init(_ invocation: Invocation) throws(UsageError) {
    try self.init(invocation, place: Self.single(invocation.text(.output)))
  }

  /// Settles the outputs of `export`.
  init(_ invocation: Invocation, locales: [ListLocale]) throws(UsageError) {
    try self.init(invocation, place: Self.place(invocation.text(.output), locales: locales))
    guard case .directory(let path) = place else { return }
    if let report, locales.contains(where: { report == path + $0.identifier + ".json" }) {
      throw UsageError("--report: '\(report)' is also the file of a list")
    }
  }

  private init(_ invocation: Invocation, place: Place) throws(UsageError) {
    self.place = place
    report = invocation.text(.report)
    try checkReport()
    try checkInputs(invocation.operands)
  }

  private static func single(_ path: String?) throws(UsageError) -> Place {
    guard let path, path != "-" else { return .standardOutput }
    if path.hasSuffix("/") || fileKind(at: path) == S_IFDIR {
      throw UsageError("-o: '\(path)' is a directory; a file is needed")
    }
    return .file(path)
  }

  private static func place(
    _ path: String?, locales: [ListLocale]
  ) throws(UsageError) -> Place {
    let first = locales.first?.identifier ?? "el"
    guard let path else {
      guard locales.count > 1 else { return .standardOutput }
      throw UsageError(
        "--locale: \(locales.count) locales need a directory; add -o DIR/ for a file each, "
          + "or --locale \(first) for one list on standard output")
    }
    let kind = path == "-" ? nil : fileKind(at: path)
    guard locales.count > 1 || path.hasSuffix("/") || kind == S_IFDIR else {
      return path == "-" ? .standardOutput : .file(path)
    }
    if path == "-" {
      throw UsageError(
        "-o: standard output takes one list, not \(locales.count); name a directory, "
          + "or one locale as in --locale \(first)")
    }
    // A path that ends in / is nothing at all for the system if it leads to a file.
    let isFile = fileKind(at: path.withoutSlashes) ?? S_IFDIR != S_IFDIR
    if isFile, locales.count > 1 {
      throw UsageError("-o: '\(path)' is a file; \(locales.count) locales need a directory")
    }
    if isFile {
      throw UsageError("-o: '\(path)' is a file; a list can be written there without the /")
    }
    return .directory(path.hasSuffix("/") ? path : path + "/")
  }

  private func checkReport() throws(UsageError) {
    guard let report else { return }
    switch place {
    case .standardOutput where report == "-":
      throw UsageError("--report: - is taken by the data; name a file or add -o PATH")
    case .file(let path) where path == report:
      throw UsageError("--report: '\(path)' is also the file of -o")
    default: break
    }
    if report.hasSuffix("/") || fileKind(at: report) == S_IFDIR {
      throw UsageError("--report: '\(report)' is a directory; a file is needed")
    }
  }

  /// Nobody wants contacts to be replaced by what was made from them.
  private func checkInputs(_ inputs: [String]) throws(UsageError) {
    var outputs: [(flag: String, path: String)] = []
    if case .file(let path) = place { outputs.append(("-o", path)) }
    if let report, report != "-" { outputs.append(("--report", report)) }
    for (flag, path) in outputs {
      if inputs.contains(where: { $0 != "-" && isSameRegularFile($0, path) }) {
        throw UsageError("\(flag): '\(path)' is one of the inputs")
      }
    }
  }
}

extension String {
  /// A path without the slashes at its end.
  fileprivate var withoutSlashes: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

/// Whether two paths lead to one regular file.
private func isSameRegularFile(_ left: String, _ right: String) -> Bool {
  var first = stat()
  var second = stat()
  guard unsafe stat(left, &first) == 0, unsafe stat(right, &second) == 0 else { return false }
  return first.st_mode & S_IFMT == S_IFREG && first.st_dev == second.st_dev
    && first.st_ino == second.st_ino
}
