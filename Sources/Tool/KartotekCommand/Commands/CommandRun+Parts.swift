internal import Kartotek
internal import SectionModel

extension CommandRun {
  /// `assemble`: the pages of sorted rows, and what was counted on the way.
  ///
  /// A page stays where it is once it is written, whatever comes after: another run may have made the
  /// same, and what no manifest names harms nobody.
  func assemblePages() throws -> ExitCode {
    let input = try InputSettings(invocation, profiles: .shipped)
    let settings = try PartSettings(invocation, needsFolder: !invocation.has(.survey))
    var folder = try settings.folder.map { try PageFolder(path: $0, outputs: outputs) }
    try outputs.commit()
    var pages = PageStream(pageRows: settings.pageRows, writesPages: folder != nil)
    let counts = DataOutput.standardOutput(streams.output)
    let write: (PageSummary, [UInt8]) throws -> Void = { page, bytes in
      try folder?.write(page, bytes)
      try outputs.commit()
    }
    for source in sources(input) {
      try pages.append(source, counts: counts.write, pages: write)
    }
    try pages.finish(counts: counts.write, pages: write)
    return .done
  }

  /// `manifest`: the manifest of pages that `assemble` has made.
  func makeManifest() throws -> ExitCode {
    let profiles = try readProfiles()
    let input = try InputSettings(invocation, profiles: profiles)
    let list = try ListSettings(invocation, profiles: profiles)
    let settings = try PartSettings(invocation, needsFolder: true)
    _ = try list.onlyLocale(.manifest)
    let maker = try list.makers(threads: 1)[0]
    var counts = ManifestStream(maker, pageRows: settings.pageRows)
    for source in sources(input) { try counts.append(source) }
    let manifest = try counts.finish()
    var folder = try PageFolder(path: settings.folder ?? "", outputs: outputs)
    for page in manifest.pages {
      guard folder.has(page) else { throw MissingPageError(path: folder.path + page.file) }
      folder.keep(page)
    }
    try folder.writeManifest(manifest.bytes)
    try outputs.commit(removing: folder.stale() + folder.unfinished())
    printer.tell(
      Message(
        .note,
        "\(manifest.rowCount) rows in \(manifest.pages.count) pages; wrote "
          + ListLayout.manifestPath(in: folder.path)))
    return .done
  }
}

/// A page that counts tell of and that is not in the folder, or not whole.
struct MissingPageError: Error {
  let path: String
}
