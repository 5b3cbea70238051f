internal import ContactImport
internal import ContactModel
internal import FuzzSupport

/// Reads any bytes as contact records, with new identifiers and with those that they have.
@c(LLVMFuzzerTestOneInput)
public func fuzzRecords(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe FuzzInput.bytes(start, count)
  ImportTrial(bytes, as: .jsonl).run()
  guard case .contacts(let records) = IdentifiedRecordReader.read(bytes, workers: 1) else {
    return 0
  }
  let directory = ContactDirectory(records)
  var identifier: [UInt8] = []
  for record in directory.contacts {
    directory.appendIdentifier(of: record, to: &identifier)
    promise((1...128).contains(identifier.count), "an identifier has 1 to 128 bytes")
    identifier.removeAll()
  }
  return 0
}
