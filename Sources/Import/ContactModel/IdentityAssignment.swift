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
  private var scratch: [UInt8] = []
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
    var groups = HashGroups(capacity: recordCount)
    var hashes = [UInt64](repeating: 0, count: recordCount)
    keptRecords.reserveCapacity(recordCount)
    for number in 0..<recordCount {
      let record = UInt32(number)
      let hash = contentHash(record)
      hashes[number] = hash
      let original = groups.findOrInsert(record, hash: hash) { other in
        hashes[Int(other)] == hash && contentIsEqual(other, record)
      }
      if let original {
        duplicates.append(DuplicateRecord(record: record, original: original))
      } else {
        keptRecords.append(record)
      }
    }
  }

  private func contentHash(_ record: UInt32) -> UInt64 {
    let (bytes, range) = place(of: record)
    return StableHash.hash(bytes.span.extracting(range))
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
    var groups = HashGroups(capacity: records.count)
    var isShared = [Bool](repeating: false, count: recordCount)
    for record in records {
      let hash = levelHash(level, record)
      identities.set(record, hash: hash)
      let first = groups.findOrInsert(record, hash: hash) { other in
        identities.hash(of: other) == hash && inputIsEqual(level, other, record)
      }
      guard let first else { continue }
      isShared[Int(first)] = true
      isShared[Int(record)] = true
    }
    let shared = records.filter { isShared[Int($0)] }
    guard level == .name else { return shared }
    for record in shared where uid(of: record) != nil {
      findings.append(IdentityFinding(record: record, code: .sharedUID))
    }
    for record in records where !isShared[Int(record)] { useUID(of: record) }
    return shared
  }

  /// Looks at all hashes, not only at those of the last level: a file can be made so that hashes of
  /// different levels meet.
  private mutating func numberClashes() {
    var groups = HashGroups(capacity: keptRecords.count)
    var clashes: [UInt64: [UInt32]] = [:]
    for record in keptRecords where identities.suffix(of: record) != nil {
      let hash = identities.hash(of: record)
      let first = groups.findOrInsert(record, hash: hash) { identities.hash(of: $0) == hash }
      if let first { clashes[hash, default: [first]].append(record) }
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

  private mutating func levelHash(_ level: IdentityLevel, _ record: UInt32) -> UInt64 {
    let (bytes, range) = place(of: record)
    guard let uid = ContactFields.uid(of: range, in: bytes.span) else {
      scratch.removeAll(keepingCapacity: true)
      level.appendInput(of: range, in: bytes.span, to: &scratch)
      return StableHash.hash(scratch.span)
    }
    return level == .name
      ? StableHash.hash(bytes.span.extracting(uid))
      : StableHash.hash(bytes.span.extracting(range))
  }

  /// Whether two records with one hash were hashed from the same: it is easy to make texts that only
  /// share their hash.
  private func inputIsEqual(_ level: IdentityLevel, _ left: UInt32, _ right: UInt32) -> Bool {
    let leftUID = uid(of: left)
    let rightUID = uid(of: right)
    guard leftUID == nil, rightUID == nil else {
      return leftUID == rightUID && (level == .name || contentIsEqual(left, right))
    }
    let (leftBytes, leftRange) = place(of: left)
    let (rightBytes, rightRange) = place(of: right)
    return level.inputIsEqual(
      leftRange, in: leftBytes.span, rightRange, in: rightBytes.span)
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
