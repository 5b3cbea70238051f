internal import ListEngine
internal import SectionModel
internal import SectionReading

/// An exported list: a document, or a manifest beside its pages.
struct ListFile {
  /// The file; `-` for standard input.
  let path: String
  /// What `-` stands for.
  var standardInput = Descriptor.standardInput

  private var folder: String { parentDirectory(of: path) }

  /// The outline of the list.
  ///
  /// - Parameter known: A list whose pages are not read again.
  /// - Returns: The outline.
  /// - Throws: `ListFileError`.
  func outline(known: ListOutline = ListOutline()) throws(ListFileError) -> ListOutline {
    do {
      return try OutlineReader.outline(ofManifest: read(path), known: known) { page in
        try read(folder + page.file)
      }
    } catch let error as ListFileError {
      throw error
    } catch {
      throw ListFileError(path: path, reason: "\(error)")
    }
  }

  /// Whether it is a manifest.
  var isPaged: Bool { path.hasSuffix(ListLayout.manifest) }

  /// The bytes of a document, or of a manifest whose pages are all in order.
  ///
  /// - Returns: The bytes, and the number of rows.
  /// - Throws: `ListFileError`.
  func checked() throws(ListFileError) -> (bytes: [UInt8], rows: Int) {
    let bytes = try read(path)
    do {
      guard isPaged else {
        return (bytes, try ListReader.list(ofDocument: bytes).plan.counts.rows)
      }
      let list = try PagedList(manifest: bytes) { page in try read(folder + page.file) }
      for page in list.pages.indices { _ = try list.rows(ofPage: page) }
      return (bytes, list.plan.counts.rows)
    } catch let error as ListFileError {
      throw error
    } catch {
      throw ListFileError(path: path, reason: "\(error)")
    }
  }

  /// The list to be shown: a document is read whole, of a paged list the manifest.
  ///
  /// - Returns: The list.
  /// - Throws: `ListFileError`.
  func source() throws(ListFileError) -> ListSource {
    let bytes = try read(path)
    do {
      guard isPaged else {
        return ListSource(try ListReader.list(ofDocument: bytes))
      }
      return ListSource(try PagedList(manifest: bytes) { page in try read(folder + page.file) })
    } catch {
      throw ListFileError(path: path, reason: "\(error)")
    }
  }

  private func read(_ path: String) throws(ListFileError) -> [UInt8] {
    do {
      return try InputFile.bytes(of: path, standardInput: standardInput)
    } catch {
      throw ListFileError(path: path, reason: "cannot be read: \(error)")
    }
  }
}

/// An exported list that cannot be read or compared.
struct ListFileError: Error, Equatable {
  let path: String
  /// Place and rule, or what the system says.
  let reason: String
}
