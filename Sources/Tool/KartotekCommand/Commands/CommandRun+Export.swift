internal import Kartotek

extension CommandRun {
  /// `export`: a section document for each locale.
  func export() throws -> ExitCode {
    let profiles = try readProfiles()
    let input = try InputSettings(invocation, profiles: profiles)
    let lists = try ListSettings(invocation, profiles: profiles)
    let settings = try OutputSettings(
      invocation, locales: lists.locales, input: streams.input)
    let makers = try lists.makers(threads: input.threads)
    let book = try readBook(input)
    let prepared = PreparedBook(book, options: lists.options, threads: input.threads)
    try write(prepared, makers, to: settings.place, threads: input.threads)
    try writeReport(book, to: settings.report)
    try outputs.commit()
    makers.forEach(tellWords)
    tellSummary(book, documents: makers.count, settings)
    return code(for: book.report)
  }

  private func write(
    _ book: PreparedBook, _ makers: [ListMaker], to place: OutputSettings.Place, threads: Int
  ) throws {
    let outputs = try makeOutputs(for: makers.map(\.locale), at: place)
    var closed: Set<Int> = []
    try unlessClosed {
      try book.write(makers, threads: threads) { number, bytes in
        guard !closed.contains(number) else { return }
        printer.progress("writing \(makers[number].locale)")
        do { try outputs[number].write(bytes) } catch is ClosedPipe where outputs.count > 1 {
          // The other lists go to other places.
          closed.insert(number)
        }
      }
    }
    for output in outputs { try output.close() }
  }

  private func makeOutputs(
    for locales: [ListLocale], at place: OutputSettings.Place
  ) throws -> [DataOutput] {
    guard case .directory(let path) = place else { return [try makeOutput(at: place)] }
    try outputs.makeDirectory(path)
    return try locales.map { .file(try outputs.makeFile(at: path + $0.identifier + ".json")) }
  }

  /// Tells that a list has English words because its language has none here.
  private func tellWords(_ maker: ListMaker) {
    guard maker.hasForeignWords else { return }
    printer.tell(
      Message(
        .note, "\(maker.locale): there are no words of this language; the list has English ones",
        code: "words-english"))
  }
}
