/// The files that a run replaces, checked against each other and against its inputs.
///
/// Paths are compared by where they lead: `x.json`, `./x.json` and a link to it are one file.
struct OutputTargets {
  private var single: String?
  private let lists: [String]
  /// The files beside the data: flag and path.
  private let files: [(FlagName, path: String)]

  init(place: OutputSettings.Place, files: [(FlagName, String?)], lists: [String]) {
    if case .file(let path) = place, !OutputFile.isDevice(path) { single = path }
    self.files = files.compactMap { flag, path in
      guard let path, path != "-", !OutputFile.isDevice(path) else { return nil }
      return (flag, path)
    }
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
    for (flag, path) in files {
      if let single, FileIdentity(single) == FileIdentity(path) {
        throw UsageError("\(flag.dashed): '\(path)' is also the file of -o")
      }
      if let other = places.updateValue(path, forKey: FileIdentity(path)) {
        let owner = lists.contains(other) ? "a list" : "another option"
        throw UsageError("\(flag.dashed): '\(path)' is also the file of \(owner)")
      }
    }
  }

  /// Nobody wants contacts to be replaced by what was made from them.
  func checkInputs(_ operands: [String], standardInput: Descriptor) throws(UsageError) {
    let paths = operands.filter { $0 != "-" }
    // A folder stands for the list whose manifest is in it.
    let manifests = paths.map(ListLayout.manifestPath)
    var inputs = Set((paths + manifests).compactMap(RegularFile.init(at:)))
    if operands.isEmpty || operands.contains("-"), let stream = RegularFile(standardInput) {
      inputs.insert(stream)
    }
    try check(against: inputs, "inputs")
  }

  /// Nor the lists of an earlier export by what is told of them.
  func checkPrevious(_ paths: [String]) throws(UsageError) {
    let previous = Set(paths.compactMap(RegularFile.init(at:)))
    for (flag, path) in files {
      if let file = RegularFile(at: path), previous.contains(file) {
        throw UsageError("\(flag.dashed): '\(path)' is a list of --previous")
      }
    }
  }

  /// Nor a profile that somebody is working on.
  func checkProfiles(in folder: String) throws(UsageError) {
    let paths = ((try? ProfileFolder.names(in: folder)) ?? []).map { folder + "/" + $0 }
    try check(against: Set(paths.compactMap(RegularFile.init(at:))), "profiles of --profiles")
  }

  private func check(against files: Set<RegularFile>, _ name: String) throws(UsageError) {
    let outputs =
      (lists + [single].compactMap(\.self)).map { ("-o", $0) }
      + self.files.map { ($0.dashed, $1) }
    for (flag, path) in outputs {
      if let file = RegularFile(at: path), files.contains(file) {
        throw UsageError("\(flag): '\(path)' is one of the \(name)")
      }
    }
  }
}
