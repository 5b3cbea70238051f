import ContactModel
import TestSupport
import Testing

/// Identifiers after the rules for UIDs, names and clashes.
struct ContactDirectoryTests {
  // MARK: - UIDs

  @Test(arguments: [
    "a", "!", "~", "4fbe8971-0bc3-424c-9c26-36c3e1eff6b1", "urn:uuid:1", "a\"b\\c", "h",
    "h0123456789abcde", "h0123456789abcdeg", "h0123456789ABCDEF", "H0123456789abcdef",
    "h0123456789abcdef0", String(repeating: "x", count: 128),
  ])
  func printableUIDsAreIdentifiers(_ uid: String) {
    let directory = ContactDirectory(batches: [ContactBatch([contact(uid: uid)])])
    #expect(directory.identifiers == [uid])
    #expect(directory.identifierIsUID(of: 0))
  }

  @Test(arguments: [
    "a b", " ", "a\t", "\u{7F}", "\u{0}", "\u{E9}", String(repeating: "x", count: 129),
    "h0123456789abcdef", "h0123456789abcdef-2", "h0123456789abcdef-", "hffffffffffffffff-10",
  ])
  func otherUIDsAreHashed(_ uid: String) {
    let directory = ContactDirectory(batches: [ContactBatch([contact(uid: uid)])])
    #expect(directory.identifiers == ["h" + SlowXXH64.text(Array(uid.utf8))])
    #expect(!directory.identifierIsUID(of: 0))
    #expect(directory.findings.isEmpty)
  }

  @Test func anotherContactsGeneratedIdentifierIsNoUID() {
    let generated = "h" + SlowXXH64.text(Array("a b".utf8))
    let ids = identifiers([contact(uid: "a b"), contact(uid: generated)])
    #expect(ids == [generated, "h" + SlowXXH64.text(Array(generated.utf8))])
  }

  @Test func contactsThatShareAUIDAreHashedWithTheirContent() {
    let contacts = ["1", "2"].map { contact(uid: "same", note: $0) } + [contact(uid: "other")]
    let directory = ContactDirectory(batches: [ContactBatch(contacts)])
    let record = { (note: String) -> [UInt8] in [1, 4] + "same".utf8 + [24, 1] + note.utf8 }
    #expect(
      directory.identifiers == [
        "h" + SlowXXH64.text(record("1")), "h" + SlowXXH64.text(record("2")), "other",
      ])
    #expect(directory.findings.map(\.record) == [0, 1])
    #expect(directory.findings.allSatisfy { $0.code == .sharedUID })
  }

  // MARK: - Without UID

  @Test func namesAreHashedFieldByField() {
    var person = Contact()
    person.name.given = "Anna"
    person.name.family = "B"
    person.note = "not part of it"
    person.nickname = "neither"
    person.emails = [LabeledValue(value: "nor this")]
    person.organization = "O"
    person.formattedName = "F"
    person.kind = .organization
    let input =
      field(2, [1]) + field(4, "Anna") + field(6, "B") + field(14, "F") + field(16, "O")
    #expect(identifiers([person]) == ["h" + SlowXXH64.text(input)])
  }

  @Test func namesakesAreToldApartStepByStep() {
    let name = field(14, "N")
    let contacts = [
      namesake(), namesake(email: "e"), namesake(email: "f"), namesake(email: "f", phone: "1"),
      namesake(email: "f", phone: "1", note: "n"), namesake(note: "m"),
    ]
    let ids = identifiers(contacts)
    let labeled = { (tag: UInt8, value: String) in field(tag, [0, 0] + Array(value.utf8)) }
    // The first and the last are alike in name and e-mails; neither has phones; so "everything".
    let inputs = [
      name, name + labeled(20, "e"), name + labeled(20, "f"),
      name + labeled(19, "1") + labeled(20, "f"),
      name + labeled(19, "1") + labeled(20, "f") + field(24, "n"), name + field(24, "m"),
    ]
    #expect(ids == inputs.map { "h" + SlowXXH64.text($0) })
  }

  // MARK: - Duplicates

  @Test func equalContactsAreOne() {
    let contacts = [contact(uid: "a"), contact(uid: "b"), contact(uid: "a"), contact(uid: "a")]
    let directory = ContactDirectory(batches: [
      ContactBatch(contacts[..<3]), ContactBatch(), ContactBatch(contacts[3...]), ContactBatch(),
    ])
    #expect(directory.contacts == [0, 1])
    #expect(directory.identifiers == ["a", "b"])
    #expect(directory.duplicates.map(\.record) == [2, 3])
    #expect(directory.duplicates.map(\.original) == [0, 0])
    #expect(directory.findings.isEmpty)
    #expect(directory.location(of: 3) == (2, 0))
    #expect(directory.location(of: 2) == (0, 2))
  }

  @Test func noContacts() {
    #expect(ContactDirectory(batches: []).contacts.isEmpty)
    #expect(ContactDirectory(batches: [ContactBatch()]).contacts.isEmpty)
  }

  /// Batches of any size, empty ones among them, and records beyond the steps that are remembered.
  @Test func everyRecordIsFound() {
    var generator = SeededGenerator(seed: 5)
    let person = contact(uid: "a")
    for sizes in [[0, 1025, 0, 0, 3000, 1, 1023, 1024, 0], [1], [2048], [0, 1024, 0]] {
      let batches = sizes.shuffled(using: &generator).map {
        ContactBatch(Array(repeating: person, count: $0))
      }
      let directory = ContactDirectory(batches: batches)
      let expected = batches.enumerated().flatMap { number, batch in
        (0..<batch.count).map { [number, $0] }
      }
      let found = expected.indices.map { directory.location(of: UInt32($0)) }
      #expect(found.map { [$0.batch, $0.index] } == expected)
    }
  }

  // MARK: - Clashes

  @Test func differentContentWithOneHashIsNumbered() {
    let contacts = Self.clashingNotes.map { contact(uid: "u", note: $0) }
    let records = contacts.map { ContactBatch([$0]).bytes }
    #expect(Set(records.map { SlowXXH64.hash($0) }).count == 1)
    let hash = "h" + SlowXXH64.text(records[0])
    let order = records.indices.sorted { records[$0].lexicographicallyPrecedes(records[$1]) }
    var expected = records.map { _ in "" }
    for (number, place) in order.enumerated() {
      expected[place] = number == 0 ? hash : "\(hash)-\(number + 1)"
    }
    let directory = ContactDirectory(batches: [ContactBatch(contacts)])
    #expect(directory.identifiers == expected)
    #expect(directory.findings.filter { $0.code == .identifierClash }.count == contacts.count)
  }

  @Test func differentUIDsWithOneHashAreNumberedAndNotShared() {
    let uids = Self.clashingUIDs
    #expect(Set(uids.map { SlowXXH64.hash(Array($0.utf8)) }).count == 1)
    let hash = "h" + SlowXXH64.text(Array(uids[0].utf8))
    let directory = ContactDirectory(batches: [ContactBatch(uids.map { contact(uid: $0) })])
    let sorted = uids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(
      directory.identifiers
        == uids.map { uid in
          let number = (sorted.firstIndex(of: uid) ?? 0) + 1
          return number == 1 ? hash : "\(hash)-\(number)"
        })
    #expect(directory.findings.allSatisfy { $0.code == .identifierClash })
  }

  @Test func printableUIDsWithOneHashStayThemselves() {
    let uids = Self.clashingUIDs.map { $0.replacingBlanks() }
    #expect(identifiers(uids.map { contact(uid: $0) }) == uids)
  }

  @Test func aUIDCannotPassForAName() {
    var person = Contact()
    person.formattedName = "N"
    let uid = String(decoding: field(14, "N"), as: UTF8.self)
    let directory = ContactDirectory(batches: [ContactBatch([person, contact(uid: uid)])])
    let hash = "h" + SlowXXH64.text(field(14, "N"))
    #expect(Set(directory.identifiers) == [hash, hash + "-2"])
    #expect(directory.findings.allSatisfy { $0.code == .identifierClash })
  }

  @Test func manyClashesAreAllDistinct() {
    var notes: Set<String> = [Self.longNote]
    for seed in 0..<300 { notes.insert(Self.clashingNote(lane: 1, seed: UInt64(seed))) }
    let contacts = notes.sorted().map { contact(uid: "u", note: $0) }
    let ids = identifiers(contacts)
    #expect(ids.count > 256)
    #expect(Set(ids).count == contacts.count)
    #expect(ids.contains { $0.hasSuffix("-\(contacts.count)") })
  }

  // MARK: - Order of input

  @Test func orderAndBatchesChangeNothing() {
    for seed in 0..<20 {
      var random = RandomContacts(seed: UInt64(100 + seed))
      var contacts = (0..<150).map { _ in random.contact() }
      for index in contacts.indices where random.generator.onceIn(3) { contacts[index].uid = "" }
      for _ in 0..<40 { contacts.append(random.generator.pick(contacts)) }
      contacts += Self.clashingNotes.map { contact(uid: "u", note: $0) }
      contacts += Self.clashingUIDs.map { contact(uid: $0) }
      contacts += [namesake(), namesake(email: "e"), namesake(phone: "1"), namesake(note: "n")]
      let reference = identifierTable(contacts, batchSize: contacts.count)
      #expect(Set(reference.values).count == reference.count, "seed \(seed)")
      for (batchSize, workers) in [(1, 1), (7, 4), (64, 2)] {
        contacts.shuffle(using: &random.generator)
        let table = identifierTable(contacts, batchSize: batchSize, workers: workers)
        #expect(table == reference, "seed \(seed)")
      }
    }
  }

  /// The identifier of each record's bytes.
  private func identifierTable(
    _ contacts: [Contact], batchSize: Int, workers: Int = 1
  ) -> [[UInt8]: String] {
    let batches = stride(from: 0, to: contacts.count, by: batchSize).map {
      ContactBatch(contacts[$0..<min($0 + batchSize, contacts.count)])
    }
    let directory = ContactDirectory(batches: batches, workers: workers)
    let records = directory.contacts.map { record in
      let (batch, index) = directory.location(of: record)
      return Array(batches[batch].bytes[batches[batch].range(of: index)])
    }
    #expect(directory.contacts.count + directory.duplicates.count == contacts.count)
    return Dictionary(uniqueKeysWithValues: zip(records, directory.identifiers))
  }

  // MARK: - Samples

  private static let longNote = String(repeating: "abcdefghij", count: 9)

  /// Three notes that, in the record of the contact with UID `u`, give one hash.
  private static let clashingNotes = [
    longNote, clashingNote(lane: 1, seed: 1), clashingNote(lane: 2, seed: 2),
  ]

  private static func clashingNote(lane: Int, seed: UInt64) -> String {
    let head: [UInt8] = [1, 1, 0x75, 24, 90]
    let record = HashClash.partner(of: head + longNote.utf8, lane: lane, seed: seed)
    return String(decoding: record.dropFirst(head.count), as: UTF8.self)
  }

  /// Three UIDs with blanks that have one hash.
  private static let clashingUIDs: [String] = {
    let base = String(repeating: "x", count: 66) + " y"
    return [base]
      + [(0, 1), (3, 2)].map { lane, seed in
        let text = HashClash.partner(of: Array(base.utf8), lane: lane, seed: UInt64(seed))
        return String(decoding: text, as: UTF8.self)
      }
  }()

  private func identifiers(_ contacts: [Contact]) -> [String] {
    ContactDirectory(batches: [ContactBatch(contacts)]).identifiers
  }

  private func contact(uid: String, note: String = "") -> Contact {
    var contact = Contact()
    contact.uid = uid
    contact.note = note
    return contact
  }

  private func namesake(email: String = "", phone: String = "", note: String = "") -> Contact {
    var contact = Contact()
    contact.formattedName = "N"
    if !email.isEmpty { contact.emails = [LabeledValue(value: email)] }
    if !phone.isEmpty { contact.phones = [LabeledValue(value: phone)] }
    contact.note = note
    return contact
  }

  private func field(_ tag: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [tag, UInt8(payload.count), 0, 0, 0] + payload
  }

  private func field(_ tag: UInt8, _ payload: String) -> [UInt8] {
    field(tag, Array(payload.utf8))
  }
}

extension ContactDirectory {
  /// The identifiers of all contacts, in order.
  fileprivate var identifiers: [String] {
    contacts.map { record in
      var bytes: [UInt8] = []
      appendIdentifier(of: record, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension String {
  fileprivate func replacingBlanks() -> String {
    String(map { $0 == " " ? "_" : $0 })
  }
}
