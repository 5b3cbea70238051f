internal import SectionModel

extension DocumentReader {
  /// Reads an entry of a manifest's pages.
  mutating func readPageSummary() throws(ReadingError) -> PageSummary {
    var page = PageSummary(file: "", firstRow: 0, count: 0, bytes: 0)
    try readMembers(["file", "firstRow", "count", "bytes"]) {
      (json, key) throws(ReadingError) in
      switch key {
      case "file":
        page.file = try json.readText()
        guard PageSummary.isFile(page.file) else {
          throw json.fault("a page is pages/, 16 hexadecimal digits and .json")
        }
      case "firstRow": page.firstRow = try json.readCount()
      case "count": page.count = try json.readCount()
      case "bytes": page.bytes = try json.readCount()
      default: return false
      }
      return true
    }
    return page
  }
}
