/// A CLDR person-name pattern, worked out for every set of filled fields.
final class NamePattern: Sendable {
  /// The fields of a displayed name; raw values are places in a mask.
  enum Field: Int, Sendable, CaseIterable {
    case prefix = 0
    case given = 1
    case additional = 2
    case family = 3
    case suffix = 4
  }

  /// A field and the text between it and the field before.
  struct Piece: Sendable {
    let field: Field
    /// Its bytes, the first one lowest; CLDR's longest is three.
    let separator: UInt64
    let separatorLength: Int

    init(_ field: Field, separator: String) {
      precondition(separator.utf8.count <= 8, "a separator is a comma and a blank, or less")
      self.field = field
      separatorLength = separator.utf8.count
      self.separator = separator.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Adds what stands before the field.
    func appendSeparator(to output: inout [UInt8]) {
      var rest = separator
      for _ in 0..<separatorLength {
        output.append(UInt8(truncatingIfNeeded: rest))
        rest >>= 8
      }
    }
  }

  /// The pieces of a name in display order.
  ///
  /// A plain value: references to the pattern's tables would be counted twice a row.
  struct Arrangement: Sendable {
    private(set) var count = 0
    private var pieces: InlineArray<5, Piece> = .init(repeating: Piece(.given, separator: ""))

    init(_ parts: [(field: Field, separator: String)]) {
      for (field, separator) in parts {
        pieces[count] = Piece(field, separator: separator)
        count += 1
      }
    }

    subscript(number: Int) -> Piece { pieces[number] }
  }

  /// What stands for a blank in the whole name; nil for the blank itself.
  let blankReplacement: [UInt8]?
  /// Whether the given name stands before the family name when both are there.
  let isGivenFirst: Bool
  /// For each mask of filled fields.
  private let arrangements: [Arrangement]

  /// Works out a pattern.
  ///
  /// - Parameters:
  ///   - pattern: CLDR's pattern, such as `{given} {given2} {surname}`.
  ///   - blankReplacement: What stands for a blank; nil for the blank itself.
  init(_ pattern: String, blankReplacement: [UInt8]?) {
    let tokens = PatternTokens(pattern)
    self.blankReplacement = blankReplacement
    let masks = 0..<(1 << Field.allCases.count)
    arrangements = masks.map { Arrangement(tokens.pieces(filled: $0)) }
    let both = 1 << Field.given.rawValue | 1 << Field.family.rawValue
    isGivenFirst = arrangements[both][0].field == .given
  }

  /// The pieces of a name; bit n of the mask is set where the field with raw value n has a text.
  func arrangement(filled: Int) -> Arrangement { arrangements[filled] }
}

/// The fields of a pattern and the literals around them.
private struct PatternTokens {
  private var fields: [NamePattern.Field?] = []
  /// Literal i stands before field i; the last stands behind all.
  private var literals: [String] = [""]

  init(_ pattern: String) {
    var name: String?
    for character in pattern {
      switch (character, name) {
      case ("{", nil): name = ""
      case ("}", let field?):
        fields.append(Self.field(field))
        literals.append("")
        name = nil
      case (_, let field?): name = field + String(character)
      case (_, nil): literals[literals.count - 1].append(character)
      }
    }
    addMissing(.prefix, atEnd: false)
    addMissing(.suffix, atEnd: true)
  }

  /// Modifiers behind a hyphen are left aside: display text keeps its case and its length, and no
  /// card tells a particle from the rest of its family name, so the core is the whole.
  private static func field(_ name: String) -> NamePattern.Field? {
    switch name.split(separator: "-").first.map(String.init) ?? name {
    case "prefix", "title": .prefix
    case "given": .given
    case "given2": .additional
    case "surname": name.hasSuffix("-prefix") ? nil : .family
    case "suffix", "generation", "credentials": .suffix
    default: nil
    }
  }

  /// A full name shows prefix and suffix also where CLDR's pattern leaves them out.
  private mutating func addMissing(_ field: NamePattern.Field, atEnd: Bool) {
    guard !fields.contains(field) else { return }
    if atEnd {
      literals[literals.count - 1] = " "
      fields.append(field)
      literals.append("")
    } else {
      literals[0] = " "
      fields.insert(field, at: 0)
      literals.insert("", at: 0)
    }
  }

  /// UTS 35 part 8: what surrounds the filled fields goes, and of two or more empty fields in a row
  /// also the literals between them.
  func pieces(filled: Int) -> [(field: NamePattern.Field, separator: String)] {
    var pieces: [(field: NamePattern.Field, separator: String)] = []
    var last: Int?
    for (place, field) in fields.enumerated() {
      guard let field, filled & 1 << field.rawValue != 0 else { continue }
      guard !pieces.contains(where: { $0.field == field }) else { continue }
      var separator = ""
      if let last {
        // Behind a prefix stays what its pattern has there: never Dr., Anna for Dr. Berg, Anna.
        let isDirect = last + 1 == place || fields[last] == .prefix
        separator =
          isDirect ? literals[last + 1] : Self.joined(literals[last + 1], literals[place])
      }
      pieces.append((field, separator))
      last = place
    }
    return pieces
  }

  /// Two literals that an empty field has brought together.
  ///
  /// UTS 35 part 8 would leave a blank before the comma of `{surname} {surname2}, {suffix}`; no
  /// language wants it, and no card has a second family name.
  private static func joined(_ left: String, _ right: String) -> String {
    if left.hasSuffix(right) { return left }
    var result = left
    if let first = right.first, first != " " {
      while result.last == " " { result.removeLast() }
    }
    for character in right where !(character == " " && result.last == " ") {
      result.append(character)
    }
    return result
  }
}
