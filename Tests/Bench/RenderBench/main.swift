#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import TestSupport

/// Writes a line to a file descriptor.
private func send(_ line: String, to descriptor: Int32) {
  let bytes = Array((line + "\n").utf8)
  unsafe bytes.withUnsafeBytes { bytes in
    _ = unsafe write(descriptor, bytes.baseAddress, bytes.count)
  }
}

private func run() -> Int32 {
  guard let options = RenderOptions(CommandLine.arguments.dropFirst()) else {
    send(RenderOptions.usage, to: 2)
    return 64
  }
  do {
    let report = try RenderReport(options) { send($0, to: 1) }
    send(report.text, to: 2)
    return report.isWrong ? 1 : 0
  } catch {
    send("\(error)", to: 2)
    return 1
  }
}

exit(run())
