/// A whole document as values: the plan with all rows.
///
/// It decodes from an exported document with any `Decoder`. The pipeline itself never makes one: a
/// million rows as values need some 435 MB, as batches 72 MB.
public struct SectionedList: Sendable, Equatable, Codable {
  /// Everything but the rows.
  public var plan: SectionPlan
  /// The sections with their rows and hashes, in the plan's order.
  public var sections: [ListSection]
  /// 16 hexadecimal digits that change when anything of the document but its producer changes.
  public var snapshot: String

  /// The name of the format.
  public static let format = "kartotek.sections"
  /// The version of the format.
  public static let version = 1

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - plan: Everything but the rows.
  ///   - sections: The sections, one for each of the plan's.
  ///   - snapshot: The document's hash.
  public init(plan: SectionPlan, sections: [ListSection], snapshot: String) {
    self.plan = plan
    self.sections = sections
    self.snapshot = snapshot
  }

  private enum CodingKeys: String, CodingKey {
    case format
    case version
    case sections
    case snapshot
  }

  /// Decodes a document.
  ///
  /// - Parameter decoder: A decoder at the document.
  /// - Throws: A `DecodingError` when the document is of another format or version, or damaged.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(String.self, forKey: .format)
    let version = try container.decode(Int.self, forKey: .version)
    guard format == Self.format, version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: container, debugDescription: "not \(Self.format) \(Self.version)")
    }
    plan = try SectionPlan(from: decoder)
    sections = try container.decode([ListSection].self, forKey: .sections)
    snapshot = try container.decode(String.self, forKey: .snapshot)
  }

  /// Encodes the document's content; the order of keys and the layout of lines are the encoder's.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try plan.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.version, forKey: .version)
    try container.encode(sections, forKey: .sections)
    try container.encode(snapshot, forKey: .snapshot)
  }
}

/// A section with its rows.
public struct ListSection: Sendable, Equatable, Codable {
  /// The section without its rows.
  public var summary: SectionSummary
  /// 16 hexadecimal digits that change when title, header or footer change.
  public var hash: String
  /// The rows in order.
  public var rows: [Row]
  /// 16 hexadecimal digits that change when any row or the order changes.
  public var rowsHash: String

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - summary: The section without its rows.
  ///   - hash: The hash of its texts.
  ///   - rows: The rows in order.
  ///   - rowsHash: The hash of its rows.
  public init(summary: SectionSummary, hash: String, rows: [Row], rowsHash: String) {
    self.summary = summary
    self.hash = hash
    self.rows = rows
    self.rowsHash = rowsHash
  }

  private enum CodingKeys: String, CodingKey {
    case hash
    case rows
    case rowsHash
  }

  /// Decodes a section.
  ///
  /// - Parameter decoder: A decoder at the section.
  /// - Throws: A `DecodingError` when the section is damaged.
  public init(from decoder: any Decoder) throws {
    summary = try SectionSummary(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    hash = try container.decode(String.self, forKey: .hash)
    rows = try container.decode([Row].self, forKey: .rows)
    rowsHash = try container.decode(String.self, forKey: .rowsHash)
  }

  /// Encodes the section.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try summary.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(hash, forKey: .hash)
    try container.encode(rows, forKey: .rows)
    try container.encode(rowsHash, forKey: .rowsHash)
  }
}
