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

  /// Settles the outputs of a command that writes one document; `input` is standard input.
  init(_ invocation: Invocation, input: Descriptor) throws(UsageError) {
    place = try Self.single(invocation.text(.output))
    report = invocation.text(.report)
    try check(invocation, lists: [], input)
  }

  /// Settles the outputs of `export`; `input` is standard input.
  init(_ invocation: Invocation, locales: [ListLocale], input: Descriptor) throws(UsageError) {
    place = try Self.place(invocation.text(.output), locales: locales)
    report = invocation.text(.report)
    var lists: [String] = []
    if case .directory(let path) = place { lists = locales.map { path + $0.identifier + ".json" } }
    try check(invocation, lists: lists, input)
  }

  private func check(
    _ invocation: Invocation, lists: [String], _ input: Descriptor
  ) throws(UsageError) {
    try checkReport()
    let targets = OutputTargets(place: place, report: report, lists: lists)
    try targets.checkOutputs()
    try targets.checkInputs(invocation.operands, standardInput: input)
    if let folder = invocation.text(.profiles) { try targets.checkProfiles(in: folder) }
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
    default: break
    }
    if report.hasSuffix("/") || fileKind(at: report) == S_IFDIR {
      throw UsageError("--report: '\(report)' is a directory; a file is needed")
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
