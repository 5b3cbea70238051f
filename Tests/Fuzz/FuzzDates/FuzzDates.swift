internal import ContactModel
internal import FuzzSupport

/// Reads each line as dates: in columns that vote about their order, or in a card.
@c(LLVMFuzzerTestOneInput)
public func fuzzDates(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe FuzzInput.bytes(start, count)
  guard !bytes.isEmpty else { return 0 }
  let lines = bytes.split(separator: 0x0A)
  if bytes.first == 0x21 {
    var card = Array("BEGIN:VCARD\nVERSION:4.0\nFN:A\n".utf8)
    for line in lines { card += Array("BDAY:".utf8) + line + [0x0A] }
    ImportTrial(card + Array("END:VCARD\n".utf8), as: .vcard).run()
  } else {
    var table = Array("Name,Birthday,Anniversary\n".utf8)
    for line in lines { table += Array("A,".utf8) + line + [0x2C] + line.reversed() + [0x0A] }
    ImportTrial(table, as: .csv, delimiter: 0x2C).run()
  }
  return 0
}
