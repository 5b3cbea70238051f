internal import ContactModel

/// The findings of one chunk or file, bounded whatever the bytes are.
///
/// Findings with the same code, field and detail in one record after another are one entry. Of each
/// code a limited number of entries is kept; all further findings of it are counted in one last
/// entry. Which findings share an entry follows from the findings alone: logs of chunks, merged in
/// order, are the log of the whole.
struct DiagnosticLog: Sendable {
  /// The entries of one code and file: more than anyone reads, and a megabyte or two.
  static let usualLimit = 10_000

  /// What tells entries apart.
  private struct Key: Hashable {
    let code: DiagnosticCode
    let field: String
    let detail: String

    init(of finding: Diagnostic) {
      code = finding.code
      field = finding.field
      detail = finding.detail
    }
  }

  /// What is known of one code.
  private struct Kind {
    var entryCount = 0
    /// The entry that was added or extended last.
    var latest = -1
  }

  private let limit: Int
  private var entries: [Diagnostic] = []
  private var kinds: [DiagnosticCode: Kind] = [:]
  private var rests: [DiagnosticCode: Diagnostic] = [:]
  /// The last entry of each key.
  private var latest: [Key: Int] = [:]

  /// Makes an empty log.
  init(limit: Int = usualLimit) {
    self.limit = limit
  }

  /// Everything noticed: entries in the order of their first findings, then what was not listed.
  var diagnostics: [Diagnostic] {
    entries + DiagnosticCode.allCases.compactMap { rests[$0] }
  }

  /// Adds a finding, or an entry of the log of a later chunk.
  ///
  /// A finding about a column is kept once, with the number of values: every chunk has it again. Those
  /// about a property have one entry wherever its cards stand.
  mutating func add(_ original: Diagnostic) {
    let finding = original.shortened()
    let isGathered = finding.code.isAboutColumn || finding.code.isAboutProperty
    if isGathered, let known = latest[Key(of: finding)] {
      let isCounted = finding.code.countsValues || finding.code.isAboutProperty
      if isCounted { entries[known].absorb(finding) }
      return
    }
    var kind = kinds[finding.code] ?? Kind()
    if let entry = entry(continuedBy: finding, kind) {
      entries[entry].absorb(finding)
      kind.latest = entry
    } else if finding.isRest || kind.entryCount >= limit {
      if rests[finding.code]?.absorb(finding) == nil { rests[finding.code] = finding.asRest() }
    } else {
      kind.entryCount += 1
      kind.latest = entries.count
      latest[Key(of: finding)] = entries.count
      entries.append(finding)
    }
    kinds[finding.code] = kind
  }

  private func entry(continuedBy finding: Diagnostic, _ kind: Kind) -> Int? {
    guard kind.latest >= 0, finding.position.record > 0 else { return nil }
    // One look is enough for a flood; the search is for findings that take turns.
    if entries[kind.latest].isContinued(by: finding) { return kind.latest }
    guard let entry = latest[Key(of: finding)], entries[entry].isContinued(by: finding) else {
      return nil
    }
    return entry
  }
}

extension Diagnostic {
  /// Names and values of a hostile file can have any length; those of others, and paths, stay whole.
  fileprivate func shortened() -> Diagnostic {
    guard field.utf8.count > Self.lengthLimit || detail.utf8.count > Self.lengthLimit else {
      return self
    }
    var copy = self
    copy.field = Self.shortened(field)
    copy.detail = Self.shortened(detail)
    return copy
  }

  private static let lengthLimit = 1000

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > lengthLimit else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(lengthLimit / 4))) + "..."
  }
}

extension DiagnosticCode {
  /// Whether a finding is about all properties of a name.
  fileprivate var isAboutProperty: Bool {
    self == .vcardPropertyUnknown || self == .jsonlMemberUnknown
  }

  /// Whether a finding is about a column of the file, and about its records only because they show it.
  fileprivate var isAboutColumn: Bool {
    switch self {
    case .csvHeadingAmbiguous, .csvValueSkipped: true
    default: countsValues
    }
  }
}
