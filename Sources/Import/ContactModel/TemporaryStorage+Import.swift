/// Storage as a stage of import uses it: its failure ends the import.
extension TemporaryStorage {
  /// Stores bytes behind all others.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: Their place.
  /// - Throws: `ImportError.temporaryStorage`.
  package func store(_ bytes: [UInt8]) throws(ImportError) -> Range<Int> {
    do { return try append(bytes) } catch {
      throw .temporaryStorage(reason: error.reason)
    }
  }

  /// Reads a stored batch.
  ///
  /// - Parameter place: Where the bytes of `ContactBatch.spilled` were stored.
  /// - Returns: The batch.
  /// - Throws: `ImportError.temporaryStorage`.
  package func batch(at place: Range<Int>) throws(ImportError) -> ContactBatch {
    do { return ContactBatch(spilled: try read(place)) } catch {
      throw .temporaryStorage(reason: error.reason)
    }
  }
}
