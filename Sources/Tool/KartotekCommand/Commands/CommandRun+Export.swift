internal import Kartotek

extension CommandRun {
  /// `export`: a section document for each locale.
  func export() throws -> ExitCode {
    let profiles = try readProfiles()
    let input = try InputSettings(invocation, profiles: profiles)
    let lists = try ListSettings(invocation, profiles: profiles)
    let settings = try OutputSettings(
      invocation, locales: lists.locales, input: streams.input)
    let memory = try MemorySettings(invocation)
    let makers = try lists.makers(threads: input.threads)
    let report: ImportReport
    let stale: [String]
    if let memory {
      let stored = try readStoredBook(input, memory, makers)
      report = stored.report
      stale = try writeOneByOne(makers, settings) { .stored(stored.lists[$0]) }
    } else {
      let book = try readBook(input)
      progress.begin("making lists of \(book.count) contacts")
      let prepared = PreparedBook(book, options: lists.options, threads: input.threads)
      report = book.report
      stale = try write(prepared, makers, settings, threads: input.threads)
    }
    try writeReport(report, to: settings.report)
    try outputs.commit(
      removing: stale, keepingEqual: settings.comparison.previous != nil)
    makers.forEach(tellWords)
    tellSummary(report, documents: makers.count, settings)
    return code(for: report)
  }

  /// Reads all inputs into temporary storage, makes the rows of all lists there, and tells what was
  /// noticed.
  private func readStoredBook(
    _ input: InputSettings, _ memory: MemorySettings, _ makers: [ListMaker]
  ) throws -> (lists: [StoredList], report: ImportReport) {
    let book = try StoredBook(
      reading: sources(input), options: input.options, threads: input.threads,
      storage: TemporaryFile(in: memory.directory), memory: memory.size)
    progress.begin("making \(makers.count) lists")
    let stored = try book.lists(makers, threads: input.threads)
    printer.tell(stored.report)
    return stored
  }

  /// Writes all lists and gives the files that are of no use then.
  private func write(
    _ book: PreparedBook, _ makers: [ListMaker], _ settings: OutputSettings, threads: Int
  ) throws -> [String] {
    guard settings.layout == .document, settings.comparison.changes == nil else {
      return try writeOneByOne(makers, settings) { number in
        .inMemory(makers[number].list(of: book, threads: threads), threads: threads)
      }
    }
    try writeDocuments(book, makers, to: settings.place, threads: threads)
    return []
  }

  private func writeDocuments(
    _ book: PreparedBook, _ makers: [ListMaker], to place: OutputSettings.Place, threads: Int
  ) throws {
    let outputs = try makeOutputs(for: makers.map(\.locale), at: place)
    var closed: Set<Int> = []
    var list: Int?
    try unlessClosed {
      try book.write(makers, threads: threads) { number, bytes in
        guard !closed.contains(number) else { return }
        if number != list { beginWriting(makers[number].locale, rows: book.count) }
        list = number
        advance(over: bytes)
        do { try outputs[number].write(bytes) } catch is ClosedPipe where outputs.count > 1 {
          // The other lists go to other places.
          closed.insert(number)
        }
      }
    }
    for output in outputs { try output.close() }
  }

  /// Tells that a list is written from now on.
  func beginWriting(_ locale: ListLocale, rows: Int) {
    progress.begin("writing \(locale)", total: rows)
  }

  /// Tells that a part of a document is made: every row has a line of its own.
  func advance(over bytes: [UInt8]) {
    guard progress.isOn else { return }
    progress.advance(by: bytes.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 })
  }

  /// An output for each of the documents of these locales.
  func makeOutputs(
    for locales: [ListLocale], at place: OutputSettings.Place
  ) throws -> [DataOutput] {
    guard case .directory(let path) = place else { return [try makeOutput(at: place)] }
    try outputs.makeDirectory(path)
    return try locales.map {
      .file(try outputs.makeFile(at: ListLayout.document.path(of: $0, in: path)))
    }
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
