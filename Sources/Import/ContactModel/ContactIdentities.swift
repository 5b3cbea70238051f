/// The identifiers of all records: 9 bytes each.
struct ContactIdentities: Sendable {
  /// The states of a record that are not the number of a clash.
  private static let uidIsIdentifier: UInt8 = 0
  private static let largeNumber: UInt8 = 255

  private var hashes: [UInt64]
  private var numbers: [UInt8]
  private var largeNumbers: [UInt32: Int] = [:]

  /// Makes the identifiers of no records, with memory for some.
  init(capacity: Int) {
    hashes = []
    numbers = []
    hashes.reserveCapacity(capacity)
    numbers.reserveCapacity(capacity)
  }

  /// Takes the identifiers that contacts have.
  init(_ runs: [IdentifiedRecords]) {
    self.init(capacity: runs.reduce(0) { $0 + $1.numbers.count })
    for (hash, number) in runs.lazy.flatMap({ zip($0.hashes, $0.numbers) }) {
      append(hash: hash, isUID: number == 0)
      if number > 1 { set(UInt32(hashes.count - 1), hash: hash, number: Int(number)) }
    }
  }

  /// Adds a record: its UID as stored is the identifier, or `h` and the hash are.
  mutating func append(hash: UInt64, isUID: Bool) {
    hashes.append(hash)
    numbers.append(isUID ? Self.uidIsIdentifier : 1)
  }

  /// Adds records without numbers of clashes.
  mutating func append(_ others: ContactIdentities) {
    hashes += others.hashes
    numbers += others.numbers
  }

  /// The hashes of all records, of those identified by their UID as well.
  var allHashes: [UInt64] { hashes }

  /// The hash within the identifier.
  func hash(of record: UInt32) -> UInt64 { hashes[Int(record)] }

  /// 1 for a hash alone, 2 and more for a clash; nil when the UID is the identifier.
  func suffix(of record: UInt32) -> Int? {
    switch numbers[Int(record)] {
    case Self.uidIsIdentifier: nil
    case Self.largeNumber: largeNumbers[record]
    case let number: Int(number)
    }
  }

  /// Makes the UID as stored the identifier.
  mutating func useUID(of record: UInt32) {
    numbers[Int(record)] = Self.uidIsIdentifier
  }

  /// Makes the identifier `h` and the hash; from number 2 on, `-` and the number follow.
  mutating func set(_ record: UInt32, hash: UInt64, number: Int = 1) {
    hashes[Int(record)] = hash
    if number < Int(Self.largeNumber) {
      numbers[Int(record)] = UInt8(number)
    } else {
      numbers[Int(record)] = Self.largeNumber
      largeNumbers[record] = number
    }
  }
}
