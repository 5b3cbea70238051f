public import ContactModel
internal import SectionExport

extension ImportReport {
  /// The report as a JSON document that ends with a line feed.
  ///
  /// - Returns: UTF-8.
  public func document() -> [UInt8] {
    var bytes: [UInt8] = []
    ImportReportDocument.append(self, into: &bytes)
    return bytes
  }
}
