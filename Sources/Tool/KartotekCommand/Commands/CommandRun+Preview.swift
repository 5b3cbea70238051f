internal import SectionExport

extension CommandRun {
  /// `preview`: a page that shows exported lists in a browser.
  func preview() throws -> ExitCode {
    guard !invocation.operands.isEmpty else {
      throw UsageError("a file or folder is needed, as export writes it")
    }
    let lists = try invocation.operands.flatMap { path in
      try ExportedLists(at: path, standardInput: streams.input).files
    }
    let settings = try PreviewSettings(invocation, lists: lists, streams)
    let page = PreviewPage(loadsPages: settings.isServed)
    let output = try makeOutput(at: settings.place)
    var rows = 0
    var isWhole = false
    try unlessClosed {
      try output.write(page.head)
      for list in lists {
        let checked = try list.checked()
        rows += checked.rows
        try output.write(
          list.isPaged
            ? PreviewPage.block(ofManifestAt: try settings.address(of: list))
            : PreviewPage.block(of: checked.bytes))
      }
      try output.write(page.tail)
      isWhole = true
    }
    try output.close()
    try outputs.commit()
    if isWhole { printer.tell(Message(.note, settings.summary(lists: lists.count, rows: rows))) }
    return .done
  }
}
