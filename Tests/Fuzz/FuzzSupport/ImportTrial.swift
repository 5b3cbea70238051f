internal import ContactImport
package import ContactModel

/// Imports the same bytes in several ways and stops the program where a promise is broken.
package struct ImportTrial {
  private let bytes: [UInt8]
  private let format: ContactFormat
  private let delimiter: UInt8?
  /// Decides about windows, limits and orders; from the bytes, so that a find can be repeated.
  private let choice: Int

  /// Makes a trial.
  ///
  /// - Parameters:
  ///   - bytes: The input.
  ///   - format: The format.
  ///   - delimiter: The delimiter; nil for a choice that follows from the bytes.
  package init(_ bytes: [UInt8], as format: ContactFormat, delimiter: UInt8? = nil) {
    self.bytes = bytes
    self.format = format
    self.delimiter = delimiter
    choice = bytes.reduce(bytes.count) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
  }

  /// Reads the whole, reads it in windows, and reads it with limits of a few bytes.
  package func run() {
    guard let whole = read(ImportLimits()) else { return }
    whole.check(inputCount: bytes.count)
    var limits = ImportLimits()
    limits.windowSize = 1 + choice % 61
    guard let windows = read(limits) else { fatalError("windows are refused") }
    promise(
      windows.report == whole.report,
      "windows change the report:\n\(windows.report)\n\(whole.report)")
    promise(windows.records == whole.records, "windows change the contacts")
    limits.recordLength = 1 + choice % 200
    limits.valueLength = choice % 50
    limits.findings = choice % 5
    guard let limited = read(limits) else { fatalError("limits are refused") }
    limited.check(inputCount: bytes.count)
  }

  private func read(_ limits: ImportLimits) -> ImportOutcome? {
    var options = ImportOptions(languages: ["el", "en"])
    options.format = format
    options.limits = limits
    options.delimiter = delimiter
    // Trying every delimiter and page takes most of the time.
    if choice & 0x3000 != 0, delimiter == nil {
      options.delimiter = choice & 0x800 == 0 ? 0x2C : 0x3B
    }
    if choice & 0x700 == 0 { options.dateOrder = choice & 1 == 0 ? .dayFirst : .monthFirst }
    let knowledge = ImportKnowledge.small(
      votes: choice & 0xFF0 == 0, patterns: choice & 0xF000 == 0)
    var importer = ContactImporter(options: options, knowledge: knowledge)
    var isRead = false
    do throws(ImportError) {
      try importer.add(path: "-") { (buffer, _) throws(ImportError) -> Int in
        defer { isRead = true }
        if !isRead { buffer += bytes }
        return isRead ? 0 : bytes.count
      }
    } catch {
      return nil
    }
    let (directory, report) = importer.finish()
    return ImportOutcome(directory: directory, report: report)
  }
}
