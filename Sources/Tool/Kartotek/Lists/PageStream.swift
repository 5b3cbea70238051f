internal import SectionExport
package import SectionModel

/// Stage 3 for rows that come as sorted lines: pages, and the counts that a manifest needs.
package struct PageStream {
  /// Text that is read at a time.
  private static let windowSize = 4 << 20

  private var assembly: PageAssembly

  /// Makes a stream.
  ///
  /// - Parameters:
  ///   - pageRows: The number of rows that pages aim at, 16 or more.
  ///   - writesPages: Whether pages are made, and not only told where they may end.
  package init(pageRows: Int, writesPages: Bool) {
    assembly = PageAssembly(pageRows: pageRows, writesPages: writesPages)
  }

  /// Takes rows that follow those before.
  ///
  /// - Parameters:
  ///   - source: Lines of `rows`, sorted.
  ///   - counts: Takes lines of counts.
  ///   - pages: Takes the next page: its entry in the manifest, and the bytes of its file.
  /// - Throws: `LineError`, `ImportError`, and what the sinks throw.
  /// - Complexity: O(*n*) in bytes; memory holds a page and some megabytes.
  package mutating func append(
    _ source: ContactSource, counts: ([UInt8]) throws -> Void,
    pages: (PageSummary, [UInt8]) throws -> Void
  ) throws {
    var windows = LineWindows(source, size: Self.windowSize)
    while let text = try windows.next() {
      try windows.forEachLine(of: text) { line throws(LineFault) in
        try assembly.append(line)
      } use: { page in
        if let page { try pages(page.summary, page.bytes) }
      }
      try counts(assembly.takeCounts())
    }
  }

  /// Ends the last page.
  ///
  /// - Parameters:
  ///   - counts: Takes lines of counts.
  ///   - pages: Takes the last page.
  /// - Throws: What the sinks throw.
  package mutating func finish(
    counts: ([UInt8]) throws -> Void, pages: (PageSummary, [UInt8]) throws -> Void
  ) throws {
    if let page = assembly.finish() { try pages(page.summary, page.bytes) }
    try counts(assembly.takeCounts())
  }
}
