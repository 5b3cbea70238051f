internal import Kartotek

extension CommandRun {
  /// Reads all inputs and tells what was noticed in them.
  func readBook(_ settings: InputSettings) throws -> ContactBook {
    let sources = sources(settings)
    let book = try ContactBook(
      reading: sources, options: settings.options, threads: settings.threads)
    printer.tell(book.report)
    return book
  }

  /// All inputs; how far their reading has come is told.
  func sources(_ settings: InputSettings) -> [ContactSource] {
    if settings.paths.contains("-"), streams.input.isTerminal {
      printer.tell(
        Message(
          .note, "\(whatIsRead) are read from the terminal; Ctrl-D behind a line ends them"))
    }
    let sizes = settings.paths.map(fileSize)
    progress.begin(
      "reading", total: sizes.contains(nil) ? 0 : sizes.reduce(0) { $0 + ($1 ?? 0) }, unit: .bytes)
    return settings.paths.map(source)
  }

  private var whatIsRead: String {
    switch invocation.command {
    case .assemble: "rows"
    case .manifest: "counts"
    default: "contacts"
    }
  }

  /// An input that is opened when its first bytes are asked for, so that many inputs do not need as
  /// many open files.
  private func source(_ path: String) -> ContactSource {
    var file: InputFile?
    let (progress, input) = (progress, streams.input)
    return ContactSource(path: path) { buffer, limit in
      let open = try file ?? InputFile(path: path, standardInput: input)
      let count = try open.readWindow(into: &buffer, size: limit)
      file = count > 0 ? open : nil
      progress.rename("reading \(path)")
      progress.advance(by: count)
      return count
    }
  }

  /// 1 if `--strict` is given and something was skipped or is doubtful, else 0.
  func code(for report: ImportReport) -> ExitCode {
    let isClean = report.diagnostics.allSatisfy { $0.level == .note }
    return invocation.has(.strict) && !isClean ? .doubtful : .done
  }
}
