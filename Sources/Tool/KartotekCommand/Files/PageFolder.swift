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
  }

  /// Whether a page is there; a file of another size was cut short by something else.
  func has(_ page: PageSummary) -> Bool { fileSize(at: path + page.file) == page.bytes }

  /// Counts a page that was written before to the new list.
  mutating func keep(_ page: PageSummary) {
    current.insert(page.file)
  }

  /// Writes a page unless it is there already.
  mutating func write(_ page: PageSummary, _ bytes: [UInt8]) throws {
    keep(page)
    guard !has(page) else { return }
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
    let others = pages().filter { !current.contains($0) }
    guard !others.isEmpty, fileSize(at: ListLayout.manifestPath(in: path)) != nil else {
      return others.map { path + $0 }
    }
    guard let manifest = try? InputFile.bytes(of: ListLayout.manifestPath(in: path)),
      let pages = try? OutlineReader.pages(ofManifest: manifest)
    else { return [] }
    let previous = Set(pages.map(\.file))
    return others.filter { !previous.contains($0) }.map { path + $0 }
  }

  /// The paths of pages that a process has left behind which could not tidy up after itself.
  func unfinished() -> [String] {
    let names = (try? entryNames(in: path + "pages", hidden: true)) ?? []
    return names.filter(OutputFile.isTemporary).map { path + "pages/" + $0 }
  }

  /// The pages that are there; files of other names are nobody's here.
  private func pages() -> [String] {
    let names = (try? entryNames(in: path + "pages")) ?? []
    return names.map { "pages/" + $0 }.filter(PageSummary.isFile)
  }
}
