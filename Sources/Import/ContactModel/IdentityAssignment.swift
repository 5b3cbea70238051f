internal import StableHash

/// Gives identifiers by content alone, so that the order of input does not matter.
///
/// - Records equal in every byte are one contact; the first is kept.
/// - With a UID: the UID itself when it is printable ASCII without blanks, at most 128 bytes and does
///   not look like one of our own hashes; otherwise `h` and its hash. When contacts with different
///   content share a UID, each gets the hash of UID and content.
/// - Without: the hash of name, formatted name, organisation and kind; contacts that are equal in
///   these are told apart by adding e-mails, then phones, then everything.
/// - Different contacts that still have one hash are numbered in byte order of their content.
struct IdentityAssignment {
  private let batches: [ContactBatch]
  private let recordCount: Int
  private(set) var identities: ContactIdentities
  private(set) var keptRecords: [UInt32] = []
  private(set) var duplicates: [DuplicateRecord] = []
  private(set) var findings: [IdentityFinding] = []
  private var places: [(batch: UInt32, index: UInt32)] = []

  init(batches: [ContactBatch], recordCount: Int) {
    self.batches = batches
    self.recordCount = recordCount
    identities = ContactIdentities(recordCount: recordCount)
    places.reserveCapacity(recordCount)
    for (number, batch) in batches.enumerated() {
      for index in 0..<batch.count { places.append((UInt32(number), UInt32(index))) }
    }
  }

  // MARK: - Duplicates

  mutating func dropDuplicates() {
    let firsts = HashGroups.firsts(of: contentHashes(), isEqual: contentIsEqual)
    keptRecords.reserveCapacity(recordCount)
    for record in 0..<UInt32(recordCount) {
      let original = firsts[Int(record)]
      if original == record {
        keptRecords.append(record)
      } else {
        duplicates.append(DuplicateRecord(record: record, original: original))
      }
    }
  }

  private func contentHashes() -> [UInt64] {
    var hashes: [UInt64] = []
    hashes.reserveCapacity(recordCount)
    for batch in batches {
      for index in 0..<batch.count {
        hashes.append(StableHash.hash(batch.bytes.span.extracting(batch.range(of: index))))
      }
    }
    return hashes
  }

  private func content(_ record: UInt32) -> ArraySlice<UInt8> {
    let (bytes, range) = place(of: record)
    return bytes[range]
  }

  private func contentIsEqual(_ left: UInt32, _ right: UInt32) -> Bool {
    content(left) == content(right)
  }

  private func place(of record: UInt32) -> (bytes: [UInt8], range: Range<Int>) {
    let (batch, index) = places[Int(record)]
    return (batches[Int(batch)].bytes, batches[Int(batch)].range(of: Int(index)))
  }

  // MARK: - Identifiers

  mutating func assign() {
    var pending: [UInt32] = keptRecords
    for level in IdentityLevel.allCases where !pending.isEmpty {
      pending = assign(level, to: pending)
    }
    numberClashes()
  }

  /// Gives an identifier to every record that is alone with its input of this level; hashes that
  /// different inputs share are left to `numberClashes`.
  ///
  /// Returns the others.
  private mutating func assign(_ level: IdentityLevel, to records: [UInt32]) -> [UInt32] {
    let hashes = levelHashes(level, records)
    let firsts = HashGroups.firsts(of: hashes) { left, right in
      inputIsEqual(level, records[Int(left)], records[Int(right)])
    }
    var isShared = [Bool](repeating: false, count: records.count)
    for place in records.indices {
      identities.set(records[place], hash: hashes[place])
      guard firsts[place] != place else { continue }
      isShared[Int(firsts[place])] = true
      isShared[place] = true
    }
    let shared = records.indices.filter { isShared[$0] }.map { records[$0] }
    guard level == .name else { return shared }
    for record in shared where uid(of: record) != nil {
      findings.append(IdentityFinding(record: record, code: .sharedUID))
    }
    for place in records.indices where !isShared[place] { useUID(of: records[place]) }
    return shared
  }

  /// Looks at all hashes, not only at those of the last level: a file can be made so that hashes of
  /// different levels meet.
  private mutating func numberClashes() {
    let records = keptRecords.filter { identities.suffix(of: $0) != nil }
    let hashes = records.map { identities.hash(of: $0) }
    var clashes: [UInt64: [UInt32]] = [:]
    for (place, first) in HashGroups.firstsWithHash(hashes).enumerated() where first != place {
      clashes[hashes[place], default: [records[Int(first)]]].append(records[place])
    }
    for (hash, group) in clashes.sorted(by: { $0.key < $1.key }) {
      let ordered = group.sorted { content($0).lexicographicallyPrecedes(content($1)) }
      for (position, record) in ordered.enumerated() {
        identities.set(record, hash: hash, number: position + 1)
        findings.append(IdentityFinding(record: record, code: .identifierClash))
      }
    }
  }

  // MARK: - What is hashed

  private func levelHashes(_ level: IdentityLevel, _ records: [UInt32]) -> [UInt64] {
    var hashes: [UInt64] = []
    hashes.reserveCapacity(records.count)
    var input: [UInt8] = []
    var next = 0
    // Records ascend, so the batches are met one after another.
    for (number, batch) in batches.enumerated() {
      while next < records.count, places[Int(records[next])].batch == number {
        let range = batch.range(of: Int(places[Int(records[next])].index))
        hashes.append(Self.levelHash(level, of: range, in: batch.bytes.span, &input))
        next += 1
      }
    }
    return hashes
  }

  /// What is hashed of one record; records without UID give their fields of the level.
  static func levelHash(
    _ level: IdentityLevel, of record: Range<Int>, in bytes: Span<UInt8>, _ input: inout [UInt8]
  ) -> UInt64 {
    if let uid = ContactFields.uid(of: record, in: bytes) {
      return StableHash.hash(bytes.extracting(level == .name ? uid : record))
    }
    input.removeAll(keepingCapacity: true)
    level.appendInput(of: record, in: bytes, to: &input)
    return StableHash.hash(input.span)
  }

  /// Whether two records with one hash were hashed from the same: it is easy to make texts that only
  /// share their hash.
  private func inputIsEqual(_ level: IdentityLevel, _ left: UInt32, _ right: UInt32) -> Bool {
    // Through a span nothing is retained, which took a sixth of the time where names are equal.
    let batches = batches.span
    let (leftPlace, rightPlace) = (places[Int(left)], places[Int(right)])
    let leftRange = batches[Int(leftPlace.batch)].range(of: Int(leftPlace.index))
    let rightRange = batches[Int(rightPlace.batch)].range(of: Int(rightPlace.index))
    let leftBytes = batches[Int(leftPlace.batch)].bytes.span
    let rightBytes = batches[Int(rightPlace.batch)].bytes.span
    guard ContactFields.uid(of: leftRange, in: leftBytes) == nil,
      ContactFields.uid(of: rightRange, in: rightBytes) == nil
    else {
      return uid(of: left) == uid(of: right) && (level == .name || contentIsEqual(left, right))
    }
    return level.inputIsEqual(leftRange, in: leftBytes, rightRange, in: rightBytes)
  }

  private func uid(of record: UInt32) -> ArraySlice<UInt8>? {
    let (bytes, range) = place(of: record)
    return ContactFields.uid(of: range, in: bytes.span).map { bytes[$0] }
  }

  private mutating func useUID(of record: UInt32) {
    guard let uid = uid(of: record), Self.isIdentifier(uid) else { return }
    identities.useUID(of: record)
  }

  /// Printable ASCII without blanks, at most 128 bytes, and not of the form of our own hashes.
  static func isIdentifier(_ uid: ArraySlice<UInt8>) -> Bool {
    guard uid.count <= 128, uid.allSatisfy({ (0x21...0x7E).contains($0) }) else { return false }
    guard uid.first == 0x68, uid.count >= 17 else { return true }
    let digits = uid.dropFirst().prefix(16)
    let isHash = digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    let rest = uid.dropFirst(17)
    return !(isHash && (rest.isEmpty || rest.first == 0x2D))
  }
}
