internal import FuzzSupport
internal import LocaleProfiles

/// Reads any bytes as a locale's profile.
@c(LLVMFuzzerTestOneInput)
public func fuzzProfile(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe FuzzInput.bytes(start, count)
  guard !bytes.isEmpty else { return 0 }
  let catalog = ProfileCatalog(overriding: [ProfileSource(locale: "el", bytes: bytes)])
  do throws(ProfileError) {
    _ = try catalog.profile(forChain: ["el"])
  } catch {
    promise((0...bytes.count).contains(error.byteOffset), "an error is outside the file")
  }
  do throws(ProfileError) { _ = try catalog.headings(of: "el") } catch {}
  return 0
}
