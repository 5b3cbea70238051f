internal import CKartotekICU

/// Bytes that the shim allocated, released with this value.
@safe
struct ShimBuffer: ~Copyable {
  /// Filled in by a shim function.
  var raw = unsafe kt_buffer(bytes: nil, count: 0)

  deinit {
    var released = unsafe raw
    unsafe kt_buffer_free(&released)
  }

  /// A copy of the bytes.
  var bytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: raw.bytes, count: raw.count))
  }

  /// The bytes as a string.
  var string: String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: raw.bytes, count: raw.count), as: UTF8.self)
  }

  /// The lines of the text; each line of the shim's answers ends with a newline.
  var lines: [String] {
    string.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Runs a shim function that fills one buffer.
  static func filled(
    _ function: String, _ call: (UnsafeMutablePointer<kt_buffer>) -> Int32
  ) throws(ICUError) -> ShimBuffer {
    var buffer = ShimBuffer()
    try ICUError.check(unsafe call(&buffer.raw), function)
    return buffer
  }
}

extension PartArena {
  /// Lends the arena to the shim for the time of a call.
  func withShimParts<Result>(_ body: (kt_parts) -> Result) -> Result {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe ends.withUnsafeBufferPointer { ends in
        unsafe body(
          kt_parts(bytes: bytes.baseAddress, ends: ends.baseAddress, count: ends.count))
      }
    }
  }
}

extension Array where Element == UInt8 {
  /// Lends the bytes to the shim for the time of a call.
  func withShimText<Result>(_ body: (kt_text) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { bytes in
      unsafe body(kt_text(bytes: bytes.baseAddress, count: bytes.count))
    }
  }
}

extension ICUError {
  /// Runs a shim function that opens a handle.
  static func opened(
    _ function: String, _ call: (UnsafeMutablePointer<OpaquePointer?>) -> Int32
  ) throws(ICUError) -> OpaquePointer {
    var handle: OpaquePointer?
    let status = unsafe call(&handle)
    guard status <= 0, let handle = unsafe handle else {
      throw ICUError(function: function, code: status)
    }
    return unsafe handle
  }
}
