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
  /// How lists lie in a directory.
  let layout: ListLayout
  /// The report's file; `-` for standard output.
  let report: String?
  /// What the lists are compared with.
  let comparison: ComparisonSettings

  /// Settles the outputs of a command that writes one document; `input` is standard input.
  init(_ invocation: Invocation, input: Descriptor) throws(UsageError) {
    place = try Self.single(invocation.text(.output))
    layout = .document
    report = invocation.text(.report)
    comparison = try ComparisonSettings(invocation)
    try check(invocation, lists: [], input)
  }

  /// Settles the outputs of `export`; `input` is standard input.
  init(_ invocation: Invocation, locales: [ListLocale], input: Descriptor) throws(UsageError) {
    layout = try ListLayout(invocation)
    place = try Self.place(
      invocation.text(.output), locales: locales, needsDirectory: layout != .document)
    report = invocation.text(.report)
    comparison = try ComparisonSettings(invocation)
    var lists: [String] = []
    if case .directory(let path) = place { lists = locales.map { layout.path(of: $0, in: path) } }
    let targets = try check(invocation, lists: lists, input)
    try targets.checkPrevious(comparison.files(of: locales))
  }

  @discardableResult
  private func check(
    _ invocation: Invocation, lists: [String], _ input: Descriptor
  ) throws(UsageError) -> OutputTargets {
    try checkFile(report, of: .report)
    try checkFile(comparison.changes, of: .changes)
    let targets = OutputTargets(
      place: place, files: [(.report, report), (.changes, comparison.changes)], lists: lists)
    try targets.checkOutputs()
    try targets.checkInputs(invocation.operands, standardInput: input)
    if let folder = invocation.text(.profiles) { try targets.checkProfiles(in: folder) }
    return targets
  }

  private static func single(_ path: String?) throws(UsageError) -> Place {
    guard let path, path != "-" else { return .standardOutput }
    if path.hasSuffix("/") || fileKind(at: path) == S_IFDIR {
      throw UsageError("-o: '\(path)' is a directory; a file is needed")
    }
    return .file(path)
  }

  private static func place(
    _ path: String?, locales: [ListLocale], needsDirectory: Bool
  ) throws(UsageError) -> Place {
    let first = locales.first?.identifier ?? "el"
    if needsDirectory { return try pagesPlace(path) }
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
    if path.leadsToFile, locales.count > 1 {
      throw UsageError("-o: '\(path)' is a file; \(locales.count) locales need a directory")
    }
    if path.leadsToFile {
      throw UsageError("-o: '\(path)' is a file; a list can be written there without the /")
    }
    return .directory(directoryPath(path))
  }

  private static func pagesPlace(_ path: String?) throws(UsageError) -> Place {
    guard let path, path != "-" else {
      throw UsageError("--page-rows: pages need a directory; add -o DIR/")
    }
    if path.leadsToFile {
      throw UsageError("-o: '\(path)' is a file; pages need a directory")
    }
    return .directory(directoryPath(path))
  }

  private func checkFile(_ path: String?, of flag: FlagName) throws(UsageError) {
    guard let path else { return }
    if path == "-", place == .standardOutput {
      throw UsageError("\(flag.dashed): - is taken by the data; name a file or add -o PATH")
    }
    if path.hasSuffix("/") || fileKind(at: path) == S_IFDIR {
      throw UsageError("\(flag.dashed): '\(path)' is a directory; a file is needed")
    }
  }
}

extension String {
  /// Whether there is something at a path that is no directory.
  ///
  /// A path that ends in / is nothing at all for the system if it leads to a file.
  fileprivate var leadsToFile: Bool { fileKind(at: withoutSlashes) ?? S_IFDIR != S_IFDIR }

  /// A path without the slashes at its end.
  fileprivate var withoutSlashes: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
