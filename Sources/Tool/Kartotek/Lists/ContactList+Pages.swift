public import SectionModel

extension ContactList {
  /// Stage 3: writes the list as pages and a manifest, for lists too long to be read at once.
  ///
  /// Where a page ends follows from the ids in it, so that an edit changes one or two pages of any
  /// list, and a page's name follows from its bytes. Pages first, then the manifest: a reader that
  /// has a manifest then finds all of its pages.
  ///
  /// - Parameters:
  ///   - pageRows: The number of rows to aim at, 16 or more; a page has a quarter to twice as many.
  ///   - threads: The largest number of threads; the sink is called on the calling one.
  ///   - outline: What to collect ids, hashes and pages in; nil collects nothing.
  ///   - sink: Takes the next page: its entry in the manifest, and the bytes of its file.
  /// - Returns: The manifest.
  /// - Throws: What the sink throws.
  /// - Complexity: O(*n*) in rows; a bounded number of rows is held at a time.
  public func writePages<Failure: Error>(
    pageRows: Int, threads: Int = 1, outline: inout ListOutline?,
    to sink: (PageSummary, [UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    var output = PagedOutput(plan, pageRows: pageRows, outline: outline)
    try forEachEncoded(threads) { rows throws(Failure) in try output.append(rows, to: sink) }
    let manifest = try output.finish(to: sink)
    outline = output.outline
    return manifest
  }
}
