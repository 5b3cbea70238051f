internal import CFormatSchemas

/// The promised formats, each with its JSON Schema (draft 2020-12).
///
/// The schemas are files, `CFormatSchemas/schemas`. What several formats share stands once, in
/// `CFormatSchemas/definitions`, and becomes the `$defs` of each schema that needs it.
package enum FormatSchema: String, Sendable, CaseIterable {
  /// A list in one file.
  case document
  /// A list without its rows.
  case manifest
  /// Some rows of a list.
  case page
  /// What became of the records of the input.
  case report
  /// One line of the contacts as they were read.
  case contact
  /// What has become of rows since an earlier export.
  case changes
  /// How one version of a list becomes another.
  case diff

  /// What writes the format, in one phrase.
  package var summary: String {
    switch self {
    case .document: "a list in one file: export"
    case .manifest: "a list without its rows, manifest.json: export --page-rows"
    case .page: "some rows of a list, pages/HASH.json: export --page-rows"
    case .report: "what became of every record: check, --report"
    case .contact: "one line of the contacts as they were read: import"
    case .changes: "rows inserted, deleted, moved, changed: export --changes"
    case .diff: "batches from one version to another: diff"
    }
  }

  /// The schema: JSON text with everything that it refers to, ending in a line feed.
  package var text: [UInt8] {
    var text = Self.bytes(of: file)
    text.removeLast(Self.closing.count)
    text += Array(",\n  \"$defs\": {\n".utf8)
    for (number, part) in definitions.enumerated() {
      if number > 0 { text += Array(",\n".utf8) }
      text += Self.indented(Self.bytes(of: part).dropFirst(2).dropLast(Self.closing.count))
    }
    return text + Array("\n  }".utf8) + Self.closing
  }

  /// How every file ends.
  private static let closing = Array("\n}\n".utf8)

  private var file: kartotek_schema_part {
    switch self {
    case .document: kartotek_schema_document
    case .manifest: kartotek_schema_manifest
    case .page: kartotek_schema_page
    case .report: kartotek_schema_report
    case .contact: kartotek_schema_contact
    case .changes: kartotek_schema_changes
    case .diff: kartotek_schema_diff
    }
  }

  private var definitions: [kartotek_schema_part] {
    let (identifiers, texts) = (kartotek_definitions_identifiers, kartotek_definitions_texts)
    let (rows, lists) = (kartotek_definitions_rows, kartotek_definitions_lists)
    return switch self {
    case .document: [lists, rows, texts, identifiers]
    case .manifest: [lists, texts, identifiers]
    case .page: [rows, texts, identifiers]
    case .report: [kartotek_definitions_reports]
    case .contact: [kartotek_definitions_contacts, identifiers]
    case .changes: [kartotek_definitions_changes, identifiers]
    case .diff: [kartotek_definitions_diffs, identifiers]
    }
  }

  /// Lines two blanks further to the right.
  private static func indented(_ lines: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = [0x20, 0x20]
    for byte in lines {
      text.append(byte)
      if byte == 0x0A { text += [0x20, 0x20] }
    }
    return text
  }

  private static func bytes(of part: kartotek_schema_part) -> [UInt8] {
    var length = 0
    guard let start = unsafe kartotek_schema_bytes(part, &length) else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start, count: length))
  }
}
