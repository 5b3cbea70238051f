package import ContactModel
internal import JSONWriting

/// Writes import reports (`kartotek.report`, version 1).
///
/// Files and diagnostics stand on lines of their own; the last byte is a line feed.
package enum ImportReportDocument {
  /// The name of the format.
  package static let format = "kartotek.report"
  /// The version of the format.
  package static let version = 1

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The report; its diagnostics are written in its order.
  ///   - output: Receives the document.
  package static func append(_ report: ImportReport, into output: inout [UInt8]) {
    var json = JSONWriter()
    json.beginObject()
    json.member("format", format)
    json.member("version", version)
    json.key("files")
    json.lines(of: report.files) { json, file in append(file, to: &json) }
    json.member("contacts", report.contactCount)
    json.key("diagnostics")
    json.lines(of: report.diagnostics) { json, diagnostic in
      append(diagnostic, of: report.files, to: &json)
    }
    json.endObject()
    json.raw("\n")
    output.append(contentsOf: json.bytes)
  }

  private static func append(_ file: FileReport, to json: inout JSONWriter) {
    json.beginObject()
    json.member("path", file.path)
    json.member("format", file.format)
    json.member("encoding", file.encoding)
    json.member("delimiter", ifNotEmpty: file.delimiter)
    json.member("schema", ifNotEmpty: file.schema)
    json.member("records", file.records)
    json.member("contacts", file.contacts)
    json.member("groups", file.groups)
    json.member("nested", file.nested)
    json.member("duplicates", file.duplicates)
    json.member("skipped", file.skipped)
    json.endObject()
  }

  private static func append(
    _ diagnostic: Diagnostic, of files: [FileReport], to json: inout JSONWriter
  ) {
    let number = Int(diagnostic.position.file)
    json.beginObject()
    json.member("code", diagnostic.code.rawValue)
    json.member("level", diagnostic.level.rawValue)
    json.member("file", files.indices.contains(number) ? files[number].path : "")
    json.member("line", Int(diagnostic.position.line))
    json.member("record", Int(diagnostic.position.record))
    if diagnostic.count > 1 {
      json.member("count", diagnostic.count)
      json.member("lastLine", Int(diagnostic.lastLine))
    }
    if diagnostic.isRest {
      json.key("rest")
      json.boolean(true)
    }
    json.member("field", ifNotEmpty: diagnostic.field)
    json.member("message", diagnostic.message)
    json.endObject()
  }
}

extension JSONWriter {
  /// Writes an array with each element on its own line.
  fileprivate mutating func lines<Element>(
    of elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    beginArray()
    for element in elements {
      beginLine()
      write(&self, element)
    }
    if !elements.isEmpty { raw("\n") }
    endArray()
  }
}
