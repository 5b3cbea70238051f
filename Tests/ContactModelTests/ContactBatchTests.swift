import ContactModel
import Testing

struct ContactBatchTests {
  @Test func randomContactsComeBack() {
    for seed in 0..<20 {
      var random = RandomContacts(seed: UInt64(seed))
      let contacts = (0..<100).map { _ in random.contact() }
      let batch = ContactBatch(contacts)
      #expect(batch.count == 100)
      #expect(!batch.isUndecided)
      for (index, contact) in contacts.enumerated() {
        #expect(batch.contact(at: index) == contact, "seed \(seed), contact \(index)")
      }
    }
  }

  /// Canonical: two contacts are equal, their places aside, exactly when their records are.
  @Test func recordsAreEqualWhenContactsAre() {
    var random = RandomContacts(seed: 1)
    var contacts = (0..<60).map { _ in random.contact() }
    contacts += contacts.prefix(20)
    let batch = ContactBatch(contacts)
    let records = contacts.indices.map { Array(batch.bytes[batch.range(of: $0)]) }
    let places = contacts.map { contact in
      var contact = contact
      contact.source = SourcePosition()
      return contact
    }
    for left in contacts.indices {
      for right in contacts.indices {
        #expect((records[left] == records[right]) == (places[left] == places[right]))
      }
    }
  }

  @Test func fieldsAscend() {
    var random = RandomContacts(seed: 2)
    let batch = ContactBatch((0..<200).map { _ in random.contact() })
    var fields = ContactFields()
    for index in 0..<batch.count {
      fields.read(index, of: batch)
      let tags = fields.entries.map(\.tag)
      #expect(tags == tags.sorted())
      let end = batch.range(of: index).upperBound
      #expect(fields.entries.last.map { $0.payload.upperBound == end } ?? true)
    }
  }

  /// The bytes as the type's documentation describes them.
  @Test func layoutIsExact() {
    var contact = Contact()
    contact.uid = "ab"
    contact.kind = .organization
    contact.phones = [LabeledValue(label: "home", value: "1", isPreferred: true)]
    contact.dates = [
      ContactDate(kind: .other, label: "x", value: .text("soon")),
      ContactDate(kind: .anniversary, value: day(1980, 2, 29)),
    ]
    let fields: [[UInt8]] = [
      [1, 2, 0x61, 0x62],
      [2, 1, 1],
      [19, 7, 1, 4, 0x68, 0x6F, 0x6D, 0x65, 0x31],
      [23, 12, 3, 0, 0, 0, 0, 0, 1, 0x78, 0x73, 0x6F, 0x6F, 0x6E],
      [23, 7, 1, 1, 0xBC, 0x07, 2, 29, 0],
    ]
    let expected = fields.flatMap { $0 }
    #expect(ContactBatch([contact]).bytes == expected)
  }

  @Test func emptyValuesAddNothing() {
    var contact = Contact()
    contact.phones = [LabeledValue(label: "home", value: "")]
    contact.dates = [ContactDate(kind: .birthday, label: "x", value: .text(""))]
    var address = PostalAddress()
    address.label = "home"
    contact.addresses = [address]
    contact.categories = [""]
    let batch = ContactBatch([contact])
    #expect(batch.bytes.isEmpty)
    #expect(batch.count == 1)
    #expect(batch.contact(at: 0) == Contact())
  }

  @Test func unusedMemoryIsGivenBack() {
    var builder = ContactBatchBuilder(byteCapacity: 1 << 20, recordCapacity: 1 << 16)
    var contact = Contact()
    contact.formattedName = "Anna"
    builder.append(contact)
    let batch = builder.takeBatch()
    var trimmed = batch
    trimmed.trim()
    #expect(trimmed.bytes == batch.bytes)
    #expect((trimmed.starts, trimmed.sources) == (batch.starts, batch.sources))
    #expect(batch.bytes.capacity >= 1 << 20)
    #expect(trimmed.bytes.capacity < 1 << 10)
    #expect(trimmed.starts.capacity < 1 << 8)
  }

  @Test func discardedFieldsLeaveNoTrace() {
    var builder = ContactBatchBuilder()
    builder.append(.given, Array("a".utf8).span)
    builder.endRecord(at: SourcePosition(line: 1))
    #expect(!builder.hasFields)
    builder.append(.note, Array("b".utf8).span)
    #expect(builder.hasFields)
    builder.discardRecord()
    #expect(!builder.hasFields)
    builder.append(.given, Array("c".utf8).span)
    builder.endRecord(at: SourcePosition(line: 2))
    let batch = builder.takeBatch()
    #expect((0..<batch.count).map { batch.contact(at: $0).name.given } == ["a", "c"])
    #expect(batch.sources.map(\.line) == [1, 2])
    #expect(builder.count == 0)
    #expect(builder.takeBatch().count == 0)
  }

  private func day(_ year: Int, _ month: Int, _ day: Int) -> ContactDate.Value {
    PartialDate(year: year, month: month, day: day).map { .date($0) } ?? .text("")
  }
}

extension ContactBatch {
  /// Makes a batch of contacts.
  init(_ contacts: some Sequence<Contact>) {
    var builder = ContactBatchBuilder()
    for contact in contacts { builder.append(contact) }
    self = builder.takeBatch()
  }
}
