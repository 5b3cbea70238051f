internal import CLocaleData

/// A profile file that has not been read yet.
package struct ProfileSource: Sendable {
  /// The locale that the file is for, which is its name without `.json`.
  package let locale: String
  private let content: Content

  private enum Content {
    case shipped(Int32)
    case given([UInt8])
  }

  /// Creates a source from the bytes of a file.
  ///
  /// - Parameters:
  ///   - locale: The name of the file without `.json`.
  ///   - bytes: The JSON text; it is checked when it is first needed.
  package init(locale: String, bytes: [UInt8]) {
    self.locale = locale
    content = .given(bytes)
  }

  /// The profiles that are part of the program: the default locales in their order, then the rest.
  package static var shipped: [ProfileSource] {
    (0..<kartotek_locale_profile_count()).compactMap(ProfileSource.init(shipped:))
  }

  private init?(shipped index: Int32) {
    guard let name = unsafe kartotek_locale_profile_name(index) else { return nil }
    locale = unsafe String(cString: name)
    content = .shipped(index)
  }

  /// The name of the file in messages.
  var file: String { locale + ".json" }

  /// A copy of the JSON text, not yet checked.
  package var contents: [UInt8] {
    switch content {
    case .given(let bytes):
      return bytes
    case .shipped(let index):
      return unsafe Array(
        UnsafeBufferPointer(
          start: kartotek_locale_profile_bytes(index),
          count: kartotek_locale_profile_length(index)))
    }
  }
}
