internal import ContactModel

/// The parts of one postal address, one after another; a worker makes one and fills it again and again.
struct AddressText {
  /// The text of all parts, the label behind them.
  private(set) var bytes: [UInt8] = []
  /// Where label, street, extended, poBox, city, region, postalCode and country are.
  private(set) var ranges: [Range<Int>] = []
  private var partStart = 0

  init() {
    removeAll()
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    ranges.append(0..<0)
    partStart = 0
  }

  /// Adds a line to the part that is being made; an empty one adds nothing.
  mutating func add(_ line: Span<UInt8>) {
    guard !line.isEmpty else { return }
    if bytes.count > partStart { bytes.append(CSVDialect.lineFeed) }
    for index in line.indices { bytes.append(line[index]) }
  }

  /// Ends a part and tells whether it has text.
  mutating func endPart() -> Bool {
    ranges.append(partStart..<bytes.count)
    defer { partStart = bytes.count }
    return bytes.count > partStart
  }

  mutating func setLabel(_ label: [UInt8]) {
    ranges[0] = bytes.count..<(bytes.count + label.count)
    bytes += label
  }

  /// Writes the address as a field of a record.
  func write(to builder: inout ContactBatchBuilder, _ states: inout ValueStates, isUndecided: Bool)
  {
    var state: ContactBatchBuilder.TextState = isUndecided ? .undecided : .decoded
    for number in 1...7 {
      let part = bytes.span.extracting(ranges[number])
      if case .undecided = states.state(of: part) { state = .undecided }
    }
    builder.appendAddress(bytes.span, parts: ranges, state)
  }

  /// Whether some part is a list.
  var hasSeparator: Bool {
    (1...7).contains { CSVAssembler.hasSeparator(bytes.span.extracting(ranges[$0])) }
  }
}
