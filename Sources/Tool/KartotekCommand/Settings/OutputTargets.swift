/// The files that a run replaces, checked against each other and against its inputs.
///
/// Paths are compared by where they lead: `x.json`, `./x.json` and a link to it are one file.
struct OutputTargets {
  private var single: String?
  private let lists: [String]
  private var report: String?

  init(place: OutputSettings.Place, report: String?, lists: [String]) {
    if case .file(let path) = place, !OutputFile.isDevice(path) { single = path }
    if let report, report != "-", !OutputFile.isDevice(report) { self.report = report }
    self.lists = lists
  }

  /// Two outputs in one file would leave only the last.
  func checkOutputs() throws(UsageError) {
    var places: [FileIdentity: String] = [:]
    for list in lists where !OutputFile.isDevice(list) {
      if let other = places.updateValue(list, forKey: FileIdentity(list)) {
        throw UsageError("-o: '\(list)' and '\(other)' lead to one file")
      }
    }
    guard let report else { return }
    if let single, FileIdentity(single) == FileIdentity(report) {
      throw UsageError("--report: '\(report)' is also the file of -o")
    }
    if places[FileIdentity(report)] != nil {
      throw UsageError("--report: '\(report)' is also the file of a list")
    }
  }

  /// Nobody wants contacts to be replaced by what was made from them.
  func checkInputs(_ operands: [String], standardInput: Descriptor) throws(UsageError) {
    var inputs = Set(operands.filter { $0 != "-" }.compactMap(RegularFile.init(at:)))
    if operands.isEmpty || operands.contains("-"), let stream = RegularFile(standardInput) {
      inputs.insert(stream)
    }
    try check(against: inputs, "inputs")
  }

  /// Nor a profile that somebody is working on.
  func checkProfiles(in folder: String) throws(UsageError) {
    let paths = ((try? ProfileFolder.names(in: folder)) ?? []).map { folder + "/" + $0 }
    try check(against: Set(paths.compactMap(RegularFile.init(at:))), "profiles of --profiles")
  }

  private func check(against files: Set<RegularFile>, _ name: String) throws(UsageError) {
    let outputs = lists.map { ("-o", $0) } + [("-o", single), ("--report", report)]
    for (flag, path) in outputs {
      if let path, let file = RegularFile(at: path), files.contains(file) {
        throw UsageError("\(flag): '\(path)' is one of the \(name)")
      }
    }
  }
}
