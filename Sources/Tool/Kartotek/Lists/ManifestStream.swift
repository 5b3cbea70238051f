internal import SectionExport
internal import SectionFormatting
package import SectionModel

/// The end of stage 3 for rows that were made into pages part by part: the manifest.
package struct ManifestStream {
  private static let windowSize = 4 << 20

  private let maker: ListMaker
  private var assembly: ManifestAssembly
  private var path = "-"

  /// Makes a stream.
  ///
  /// - Parameters:
  ///   - maker: The maker of the list, with the choices that rows were made with.
  ///   - pageRows: The number of rows that pages aim at, 16 or more.
  package init(_ maker: ListMaker, pageRows: Int) {
    self.maker = maker
    assembly = ManifestAssembly(
      pageRows: pageRows, sectionCount: maker.formatter.sectionCount,
      list: maker.listLine(maker.options))
  }

  /// Takes the counts of parts that follow those before.
  ///
  /// - Parameter source: Lines of counts.
  /// - Throws: `LineError` and `ImportError`.
  /// - Complexity: O(*n*) in bytes.
  package mutating func append(_ source: ContactSource) throws {
    path = source.path
    var windows = LineWindows(source, size: Self.windowSize)
    while let text = try windows.next() {
      try windows.forEachLine(of: text) { line throws(LineFault) in
        try assembly.append(line)
      } use: { _ in
      }
    }
  }

  /// A manifest and what it names.
  package struct Manifest {
    /// The manifest's bytes.
    package let bytes: [UInt8]
    /// All pages in order.
    package let pages: [PageSummary]
    /// The number of rows.
    package let rowCount: Int
  }

  /// Ends the list.
  ///
  /// - Returns: The manifest.
  /// - Throws: `LineError` where rows or pages are missing.
  package consuming func finish() throws(LineError) -> Manifest {
    let maker = self.maker
    do throws(LineFault) {
      let manifest = try assembly.finish { counts, fold in
        maker.formatter.plan(counts: counts, fold: maker.options.searchKeys ? fold : nil)
      }
      return Manifest(bytes: manifest.bytes, pages: manifest.pages, rowCount: manifest.rowCount)
    } catch {
      throw LineError(path: path, line: 0, fault: error)
    }
  }
}
