internal import Kartotek

extension CommandRun {
  /// Reads all inputs and tells what was noticed in them.
  func readBook(_ settings: InputSettings) throws -> ContactBook {
    let sources = settings.paths.map(source)
    let book = try ContactBook(
      reading: sources, options: settings.options, threads: settings.threads)
    printer.tell(book.report)
    return book
  }

  /// An input that is opened when its first bytes are asked for, so that many inputs do not need as
  /// many open files.
  func source(_ path: String) -> ContactSource {
    var file: InputFile?
    var total = 0
    let (printer, input) = (printer, streams.input)
    return ContactSource(path: path) { buffer, limit in
      let open = try file ?? InputFile(path: path, standardInput: input)
      let count = try open.readWindow(into: &buffer, size: limit)
      file = count > 0 ? open : nil
      total += count
      printer.progress("reading \(path): \(total >> 20) MiB")
      return count
    }
  }

  /// 1 if `--strict` is given and something was skipped or is doubtful, else 0.
  func code(for report: ImportReport) -> ExitCode {
    let isClean = report.diagnostics.allSatisfy { $0.level == .note }
    return invocation.has(.strict) && !isClean ? .doubtful : .done
  }
}
