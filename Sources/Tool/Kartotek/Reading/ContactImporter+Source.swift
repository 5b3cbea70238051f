internal import ContactImport
internal import ContactModel

extension ContactImporter {
  /// Reads a source to its end.
  mutating func add(_ source: ContactSource) throws(ImportError) {
    try add(path: source.path) { buffer, limit throws(ImportError) in
      do { return try source.read(&buffer, limit) } catch {
        throw .unreadable(path: source.path, reason: "\(error)")
      }
    }
  }
}
