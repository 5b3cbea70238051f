internal import Glibc
internal import SectionModel

/// The export of an earlier run, to compare with.
struct PreviousExport {
  /// A document, a manifest, or a directory that holds those of several locales.
  let path: String

  /// The outline of a locale's list; nil where there is none.
  ///
  /// - Parameters:
  ///   - locale: The locale's tag.
  ///   - layout: How its new list is laid out; a directory may hold both forms.
  ///   - known: The new list: pages that both have are not read.
  /// - Returns: The outline.
  /// - Throws: `PreviousExportError`.
  func outline(
    of locale: String, layout: ListLayout, known: ListOutline
  ) throws(PreviousExportError) -> ListOutline? {
    guard let file = file(of: locale, layout) else { return nil }
    let outline: ListOutline
    do {
      outline = try ListFile(path: file).outline(known: known)
    } catch {
      throw PreviousExportError(path: error.path, reason: error.reason)
    }
    guard outline.locale == locale else {
      throw PreviousExportError(path: file, reason: "is a list of \(outline.locale), not \(locale)")
    }
    return outline
  }

  private func file(of locale: String, _ layout: ListLayout) -> String? {
    guard fileKind(at: path) == S_IFDIR else { return fileKind(at: path).map { _ in path } }
    let (document, manifest) = ListLayout.paths(of: locale, in: directoryPath(path))
    let candidates = layout == .document ? [document, manifest] : [manifest, document]
    return candidates.first { fileKind(at: $0) != nil }
  }
}

/// An earlier export that cannot be compared with.
struct PreviousExportError: Error, Equatable {
  let path: String
  /// Place and rule, or what the system says.
  let reason: String
}
