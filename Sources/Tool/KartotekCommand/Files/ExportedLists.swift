internal import Glibc

/// The lists that an export has written to a file or a folder.
struct ExportedLists {
  /// Documents and manifests, by name.
  let files: [ListFile]

  /// Finds lists.
  ///
  /// - Parameters:
  ///   - path: A document, a manifest, or a folder that holds some, or whose folders hold manifests.
  ///   - standardInput: What `-` stands for.
  /// - Throws: `ListFileError` where there are none.
  init(
    at path: String, standardInput: Descriptor = .standardInput
  ) throws(ListFileError) {
    guard path != "-", fileKind(at: path) == S_IFDIR else {
      files = [ListFile(path: path, standardInput: standardInput)]
      return
    }
    let folder = directoryPath(path)
    let names: [String]
    do { names = try entryNames(in: folder).sorted() } catch {
      throw ListFileError(path: path, reason: "cannot be read: \(error)")
    }
    files = names.flatMap { name in
      [folder + name, folder + name + "/manifest.json"].filter {
        $0.hasSuffix(".json") && fileKind(at: $0) == S_IFREG
      }.map { ListFile(path: $0) }
    }
    if files.isEmpty {
      throw ListFileError(path: path, reason: "holds no list; kartotek export -o writes some")
    }
  }
}
