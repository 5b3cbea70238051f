internal import ContactModel
internal import FuzzSupport

/// Reads any bytes as CSV.
@c(LLVMFuzzerTestOneInput)
public func fuzzCSV(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe FuzzInput.bytes(start, count)
  if !bytes.isEmpty { ImportTrial(bytes, as: .csv).run() }
  return 0
}
