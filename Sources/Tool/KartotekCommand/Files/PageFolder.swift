internal import SectionModel
internal import SectionReading

/// The folder of one paged list: `manifest.json`, and `pages/` with a file for each page.
///
/// A page's name follows from its bytes, so a page that is there need not be written again, and one
/// that is written harms no reader of the old manifest.
struct PageFolder {
  /// The path, ending in `/`.
  let path: String
  private let outputs: OutputTransaction
  /// The sizes of the pages that were there, by their place in the manifest's folder.
  private let existing: [String: Int]
  /// The pages of the new list.
  private(set) var current: Set<String> = []

  /// Makes the folder where there is none.
  ///
  /// - Parameters:
  ///   - path: The folder, ending in `/`.
  ///   - outputs: The outputs of the run.
  /// - Throws: `OutputError` that names the folder.
  init(path: String, outputs: OutputTransaction) throws {
    self.path = path
    self.outputs = outputs
    try outputs.makeDirectory(path + "pages/")
    existing = Self.pages(in: path)
  }

  /// Writes a page unless it is there already.
  mutating func write(_ page: PageSummary, _ bytes: [UInt8]) throws {
    current.insert(page.file)
    // A file of another size was cut short by something else.
    guard existing[page.file] != page.bytes else { return }
    let file = try outputs.makeFile(at: path + page.file)
    try file.write(bytes)
    try file.close()
    try outputs.publish(file)
  }

  /// Writes the manifest, which appears with all other outputs of the run.
  func writeManifest(_ bytes: [UInt8]) throws {
    let file = try outputs.makeFile(at: ListLayout.manifestPath(in: path))
    try file.write(bytes)
    try file.close()
  }

  /// The paths of pages that neither the new manifest names nor the one that it replaces, which
  /// somebody may still be reading.
  ///
  /// None where that one cannot be understood: what it names is then unknown.
  func stale() -> [String] {
    let others = existing.keys.filter { !current.contains($0) }
    guard !others.isEmpty, fileSize(at: ListLayout.manifestPath(in: path)) != nil else {
      return others.map { path + $0 }
    }
    guard let manifest = try? InputFile.bytes(of: ListLayout.manifestPath(in: path)),
      let pages = try? OutlineReader.pages(ofManifest: manifest)
    else { return [] }
    let previous = Set(pages.map(\.file))
    return others.filter { !previous.contains($0) }.map { path + $0 }
  }

  private static func pages(in path: String) -> [String: Int] {
    var pages: [String: Int] = [:]
    for name in (try? entryNames(in: path + "pages")) ?? [] {
      let file = "pages/" + name
      // Files of other names are nobody's here.
      if PageSummary.isFile(file) { pages[file] = fileSize(at: path + file) }
    }
    return pages
  }
}
