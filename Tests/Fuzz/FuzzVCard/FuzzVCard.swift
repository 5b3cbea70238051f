internal import ContactModel
internal import FuzzSupport

/// Reads any bytes as vCards.
@c(LLVMFuzzerTestOneInput)
public func fuzzVCard(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe FuzzInput.bytes(start, count)
  if !bytes.isEmpty { ImportTrial(bytes, as: .vcard).run() }
  return 0
}
