internal import ContactModel

/// The card that is being read: its properties and the text of their parameters.
struct VCardCard: Sendable {
  /// The most properties of one card that are kept: fifty times the largest card seen, and the bound
  /// of what a hostile card can make the reader hold.
  static let propertyLimit = 1 << 16
  static let propertyLimitText = "the limit is \(propertyLimit) properties"

  /// Where the card begins.
  var position = SourcePosition()
  var version = VCardVersion.v30
  var properties: [VCardProperty] = []
  /// Groups and parameter values.
  var text: [UInt8] = []
  /// The properties that are labels, by group in upper case; filled when a label is asked for.
  private var labels: [[UInt8]: Int] = [:]
  /// The names that are there, one bit each: most cards have few of them.
  private var names: UInt64 = 0
  /// The names that are there more than once.
  private var repeatedNames: UInt64 = 0

  /// Forgets the card before.
  mutating func begin(at position: SourcePosition, _ version: VCardVersion) {
    self.position = position
    self.version = version
    properties.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    labels.removeAll(keepingCapacity: true)
    names = 0
    repeatedNames = 0
  }

  mutating func add(_ property: VCardProperty) {
    properties.append(property)
    let bit: UInt64 = 1 << UInt64(property.name.rawValue)
    repeatedNames |= names & bit
    names |= bit
  }

  /// Whether there is a property of a name.
  func has(_ name: VCardPropertyName) -> Bool {
    names & (1 << UInt64(name.rawValue)) != 0
  }

  /// Whether there are several properties of a name.
  func isRepeated(_ name: VCardPropertyName) -> Bool {
    repeatedNames & (1 << UInt64(name.rawValue)) != 0
  }

  /// The first property of a name.
  func first(_ name: VCardPropertyName) -> Int? {
    guard has(name) else { return nil }
    return properties.firstIndex { $0.name == name }
  }

  /// A part of the text of groups and parameters.
  subscript(_ slice: VCardSlice) -> ArraySlice<UInt8> {
    text[slice.range]
  }

  /// The property that labels another one by its group.
  mutating func label(of property: VCardProperty) -> Int? {
    guard has(.label), !property.group.isEmpty else { return nil }
    if labels.isEmpty {
      for (index, label) in properties.enumerated() where label.name == .label {
        let group = self[label.group].map { VCardBytes.upperCase($0) }
        if labels[group] == nil { labels[group] = index }
      }
    }
    return labels[self[property.group].map { VCardBytes.upperCase($0) }]
  }
}
