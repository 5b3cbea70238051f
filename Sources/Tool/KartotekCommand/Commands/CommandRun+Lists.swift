internal import Kartotek
internal import SectionDiff
internal import SectionModel

extension CommandRun {
  /// Writes one list after another, and what has changed in each since an earlier export.
  ///
  /// - Parameters:
  ///   - makers: The makers of the lists.
  ///   - settings: Where lists go, and what they are compared with.
  ///   - list: Gives the list of a maker, by its place.
  /// - Returns: Pages that no manifest names any more.
  /// - Throws: What ends the run.
  func writeOneByOne(
    _ makers: [ListMaker], _ settings: OutputSettings, list: (Int) -> ListInHand
  ) throws -> [String] {
    var changes = settings.comparison.changes == nil ? nil : ChangesDocument()
    var stale: [String] = []
    for (number, maker) in makers.enumerated() {
      let list = list(number)
      beginWriting(maker.locale, rows: list.rowCount)
      var outline = changes.map { _ in ListOutline() }
      switch settings.layout {
      case .pages(let rows):
        let folder = try pageFolder(of: maker.locale, settings)
        stale += try write(list, to: folder, pageRows: rows, &outline)
      case .document: try write(list, of: maker.locale, settings, &outline)
      }
      if let outline { try compare(outline, settings, &changes) }
    }
    if let changes { try writeDocument(changes.finish(), to: settings.comparison.changes) }
    return stale
  }

  private func pageFolder(
    of locale: ListLocale, _ settings: OutputSettings
  ) throws -> PageFolder {
    guard case .directory(let directory) = settings.place else {
      preconditionFailure("pages lie in a directory")
    }
    return try PageFolder(
      path: settings.layout.folder(of: locale, in: directory), outputs: outputs)
  }

  private func write(
    _ list: ListInHand, to folder: PageFolder, pageRows: Int, _ outline: inout ListOutline?
  ) throws -> [String] {
    var folder = folder
    let manifest = try list.writePages(pageRows: pageRows, outline: &outline) {
      page, bytes in
      progress.advance(by: page.count)
      try folder.write(page, bytes)
    }
    try folder.writeManifest(manifest)
    return folder.stale()
  }

  private func write(
    _ list: ListInHand, of locale: ListLocale, _ settings: OutputSettings,
    _ outline: inout ListOutline?
  ) throws {
    let output = try makeOutputs(for: [locale], at: settings.place)[0]
    // The changes are asked for elsewhere, and need every row also when nobody reads the list.
    let goesOn = outline != nil
    var isClosed = false
    try unlessClosed {
      try list.write(outline: &outline) { bytes in
        advance(over: bytes)
        guard !isClosed else { return }
        do { try output.write(bytes) } catch is ClosedPipe where goesOn { isClosed = true }
      }
    }
    try output.close()
  }

  private func compare(
    _ new: ListOutline, _ settings: OutputSettings, _ changes: inout ChangesDocument?
  ) throws {
    let previous = settings.comparison.previous.map(PreviousExport.init(path:))
    let old = try previous?.outline(of: new.locale, layout: settings.layout, known: new)
    if old == nil {
      printer.tell(
        Message(
          .note,
          "\(new.locale): there is no earlier list in '\(previous?.path ?? "")'; "
            + "all rows count as inserted", code: "previous-none"))
    }
    changes?.append(
      try ListChanges(from: old ?? ListOutline(), to: new), from: old, to: new)
  }
}
