internal import ParallelWork
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
  /// Records that one worker hashes at a time, where they are not those of a batch.
  private static let runSize = 4096

  private let batches: [ContactBatch]
  private let locations: RecordLocations
  private let workers: Int
  private(set) var identities: ContactIdentities
  private(set) var keptRecords: [UInt32] = []
  private(set) var duplicates: [DuplicateRecord] = []
  private(set) var findings: [IdentityFinding] = []

  init(batches: [ContactBatch], locations: RecordLocations, workers: Int) {
    self.batches = batches
    self.locations = locations
    self.workers = workers
    identities = ContactIdentities(capacity: locations.recordCount)
  }

  /// Gives every record the identifier of its UID or name, and looks again at those that meet there:
  /// equal contacts are among them, too.
  mutating func assign() {
    assignByName()
    let alike = alikeRecords()
    var pending = dropDuplicates(among: alike)
    for level in IdentityLevel.allCases where !pending.isEmpty {
      pending = assign(level, to: pending)
    }
    // Without those all hashes are distinct.
    if !alike.isEmpty { numberClashes() }
  }

  private mutating func assignByName() {
    let batches = self.batches
    let parts = mapChunks(batches.count, workers: workers) { Self.byName(batches[$0]) }
    for part in parts { identities.append(part) }
  }

  /// The identifiers that the records of a batch have where they are alone.
  private static func byName(_ batch: ContactBatch) -> ContactIdentities {
    var identities = ContactIdentities(capacity: batch.count)
    var input: [UInt8] = []
    let bytes = batch.bytes.span
    let starts = batch.starts.span
    for index in 0..<batch.count {
      let record = Int(starts[index])..<Int(starts[index + 1])
      let hash = levelHash(.name, of: record, in: bytes, &input)
      let uid = ContactFields.uid(of: record, in: bytes)
      identities.append(
        hash: hash, isUID: uid.map { isIdentifier(bytes.extracting($0)) } ?? false)
    }
    return identities
  }

  /// The records that share their hash with another, ascending.
  private func alikeRecords() -> [UInt32] {
    let firsts = HashGroups.firstsWithHash(identities.allHashes, workers: workers)
    var isAlike = [Bool](repeating: false, count: firsts.count)
    for place in firsts.indices where firsts[place] != place {
      isAlike[Int(firsts[place])] = true
      isAlike[place] = true
    }
    return isAlike.indices.filter { isAlike[$0] }.map { UInt32($0) }
  }

  // MARK: - Duplicates

  /// Finds the records equal to an earlier one; returns the others among these.
  private mutating func dropDuplicates(among records: [UInt32]) -> [UInt32] {
    let firsts = HashGroups.firsts(of: contentHashes(records), workers: workers) { left, right in
      contentIsEqual(records[Int(left)], records[Int(right)])
    }
    var kept: [UInt32] = []
    for place in records.indices {
      if firsts[place] == place {
        kept.append(records[place])
      } else {
        let original = records[Int(firsts[place])]
        duplicates.append(DuplicateRecord(record: records[place], original: original))
      }
    }
    keepOthers()
    return kept
  }

  /// Makes all records but the duplicates contacts.
  private mutating func keepOthers() {
    keptRecords.reserveCapacity(locations.recordCount - duplicates.count)
    var next: UInt32 = 0
    for duplicate in duplicates {
      keptRecords.append(contentsOf: next..<duplicate.record)
      next = duplicate.record + 1
    }
    keptRecords.append(contentsOf: next..<UInt32(locations.recordCount))
  }

  private func content(_ record: UInt32) -> ArraySlice<UInt8> {
    let (bytes, range) = place(of: record)
    return bytes[range]
  }

  private func contentIsEqual(_ left: UInt32, _ right: UInt32) -> Bool {
    content(left) == content(right)
  }

  private func place(of record: UInt32) -> (bytes: [UInt8], range: Range<Int>) {
    let (batch, index) = locations.location(of: record)
    return (batches[batch].bytes, batches[batch].range(of: index))
  }

  // MARK: - Identifiers

  /// Gives an identifier to every record that is alone with its input of this level; hashes that
  /// different inputs share are left to `numberClashes`.
  ///
  /// Returns the others.
  private mutating func assign(_ level: IdentityLevel, to records: [UInt32]) -> [UInt32] {
    let hashes = levelHashes(level, records)
    let firsts = HashGroups.firsts(of: hashes, workers: workers) { left, right in
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
    let firsts = HashGroups.firstsWithHash(hashes, workers: workers)
    for (place, first) in firsts.enumerated() where first != place {
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

  private func contentHashes(_ records: [UInt32]) -> [UInt64] {
    hashes(of: records) { range, bytes, _ in StableHash.hash(bytes.extracting(range)) }
  }

  private func levelHashes(_ level: IdentityLevel, _ records: [UInt32]) -> [UInt64] {
    hashes(of: records) { range, bytes, input in
      Self.levelHash(level, of: range, in: bytes, &input)
    }
  }

  /// Hashes records, wherever they are.
  private func hashes(
    of records: [UInt32],
    _ hash: @Sendable (Range<Int>, Span<UInt8>, inout [UInt8]) -> UInt64
  ) -> [UInt64] {
    let (batches, locations) = (self.batches, self.locations)
    let runCount = (records.count + Self.runSize - 1) / Self.runSize
    let runs = mapChunks(runCount, workers: workers) { run in
      var input: [UInt8] = []
      let start = run * Self.runSize
      let batches = batches.span
      return records[start..<min(records.count, start + Self.runSize)].map { record in
        let (batch, index) = locations.location(of: record)
        return hash(batches[batch].range(of: index), batches[batch].bytes.span, &input)
      }
    }
    return runs.flatMap { $0 }
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
    let leftPlace = locations.location(of: left)
    let rightPlace = locations.location(of: right)
    let leftRange = batches[leftPlace.batch].range(of: leftPlace.index)
    let rightRange = batches[rightPlace.batch].range(of: rightPlace.index)
    let leftBytes = batches[leftPlace.batch].bytes.span
    let rightBytes = batches[rightPlace.batch].bytes.span
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
    let (bytes, range) = place(of: record)
    guard let uid = ContactFields.uid(of: range, in: bytes.span) else { return }
    if Self.isIdentifier(bytes.span.extracting(uid)) { identities.useUID(of: record) }
  }

  /// Printable ASCII without blanks, at most 128 bytes, and not of the form of our own hashes.
  static func isIdentifier(_ uid: Span<UInt8>) -> Bool {
    guard uid.count <= 128 else { return false }
    var isPrintable = true
    // To the end in any case: that is eight or more bytes at a time.
    for index in uid.indices where uid[index] &- 0x21 > 0x7E - 0x21 { isPrintable = false }
    guard isPrintable, uid.count >= 17, uid[0] == 0x68 else { return isPrintable }
    for index in 1...16 {
      let isDigit = (0x30...0x39).contains(uid[index]) || (0x61...0x66).contains(uid[index])
      guard isDigit else { return true }
    }
    return uid.count > 17 && uid[17] != 0x2D
  }
}
