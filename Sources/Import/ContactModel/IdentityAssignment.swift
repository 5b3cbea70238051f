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
  private var fields = ContactFields()
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
    let place = places[Int(record)]
    let batch = batches[Int(place.batch)]
    return StableHash.hash(batch.bytes.span.extracting(batch.range(of: Int(place.index))))
  }

  private func content(_ record: UInt32) -> ArraySlice<UInt8> {
    let place = places[Int(record)]
    let batch = batches[Int(place.batch)]
    return batch.bytes[batch.range(of: Int(place.index))]
  }

  private func contentIsEqual(_ left: UInt32, _ right: UInt32) -> Bool {
    content(left) == content(right)
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
    var counts = [UInt32: Int]()
    var firsts: [UInt32?] = []
    firsts.reserveCapacity(records.count)
    for record in records {
      let hash = levelHash(level, record)
      identities.set(record, hash: hash)
      let first = groups.findOrInsert(record, hash: hash) { other in
        identities.hash(of: other) == hash && inputIsEqual(level, other, record)
      }
      firsts.append(first)
      if let first { counts[first, default: 1] += 1 }
    }
    guard !counts.isEmpty || level == .name else { return [] }
    var shared: [UInt32] = []
    for (record, first) in zip(records, firsts) {
      if first != nil || counts[record] != nil {
        shared.append(record)
        if level == .name, hasUID(record) {
          findings.append(IdentityFinding(record: record, code: .sharedUID))
        }
      } else if level == .name {
        useUID(of: record)
      }
    }
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
    let place = places[Int(record)]
    let batch = batches[Int(place.batch)]
    fields.read(Int(place.index), of: batch)
    let uid = fields.first(.uid)
    guard uid == nil || level == .name else { return contentHash(record) }
    scratch.removeAll(keepingCapacity: true)
    if let uid {
      scratch.append(contentsOf: batch.bytes[uid])
    } else {
      Self.appendInput(level, fields, of: batch.bytes, to: &scratch)
    }
    return StableHash.hash(scratch.span)
  }

  private static func appendInput(
    _ level: IdentityLevel, _ fields: ContactFields, of bytes: [UInt8], to input: inout [UInt8]
  ) {
    for entry in fields.entries where level.includes(entry.tag) {
      input.append(entry.tag)
      for shift in [0, 8, 16, 24] {
        input.append(UInt8(truncatingIfNeeded: entry.payload.count >> shift))
      }
      input.append(contentsOf: bytes[entry.payload])
    }
  }

  /// Whether two records with one hash were hashed from the same: it is easy to make texts that only
  /// share their hash.
  private func inputIsEqual(_ level: IdentityLevel, _ left: UInt32, _ right: UInt32) -> Bool {
    if level == .everything { return contentIsEqual(left, right) }
    var leftInput = IdentityInput(level, of: content(left))
    var rightInput = IdentityInput(level, of: content(right))
    while true {
      let field = leftInput.next()
      guard field == rightInput.next() else { return false }
      if field == nil { return true }
    }
  }

  private mutating func hasUID(_ record: UInt32) -> Bool {
    uid(of: record) != nil
  }

  private mutating func uid(of record: UInt32) -> ArraySlice<UInt8>? {
    let place = places[Int(record)]
    let batch = batches[Int(place.batch)]
    fields.read(Int(place.index), of: batch)
    return fields.first(.uid).map { batch.bytes[$0] }
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
