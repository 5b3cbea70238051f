internal import FuzzSupport
internal import SectionExport

/// Takes any lines for rows and for counts.
@c(LLVMFuzzerTestOneInput)
public func fuzzLines(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe FuzzInput.bytes(start, count)
  var pages = PageAssembly(pageRows: 16, writesPages: true)
  var survey = PageAssembly(pageRows: 16, writesPages: false)
  var manifest = ManifestAssembly(pageRows: 16, sectionCount: 3, list: "~list\ta=b")
  for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
    let line = Array(line)
    let page = Result { () throws(LineFault) in try pages.append(line.span) }
    let found = Result { () throws(LineFault) in try survey.append(line.span) }
    promise(
      (try? page.get()) == nil || (try? found.get()) != nil, "a survey takes what pages are of")
    _ = try? manifest.append(line.span)
  }
  _ = pages.finish()
  checkCounts(pages.takeCounts(), &manifest)
  return 0
}

/// What one stage prints the next one understands.
private func checkCounts(_ counts: [UInt8], _ manifest: inout ManifestAssembly) {
  for line in counts.split(separator: 0x0A) {
    do throws(LineFault) { try manifest.append(Array(line).span) } catch {
      // Only the list can have fewer sections.
      promise(error != .malformed || line.starts(with: "row\t".utf8), "a count is understood")
    }
  }
}
