internal import CLocaleData
internal import JSONReading

/// A profile file that has not been read yet.
package struct ProfileSource: Sendable, Equatable {
  /// The locale that the file is for, which is its name without `.json`.
  package let locale: String
  private let content: Content

  private enum Content: Equatable {
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
  package static let shipped: [ProfileSource] = {
    var sources: [ProfileSource] = []
    while let source = ProfileSource(shipped: Int32(sources.count)) { sources.append(source) }
    return sources
  }()

  /// Nil behind the last one; a profile that does not say its locale has an empty one.
  private init?(shipped index: Int32) {
    let text = Self.shippedText(index)
    guard !text.isEmpty else { return nil }
    locale = (try? Self.statedLocale(text)) ?? ""
    content = .shipped(index)
  }

  /// The value of the key `locale`, which stands near the start.
  private static func statedLocale(_ text: [UInt8]) throws -> String? {
    var reader = JSONReader(text)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      if key == "locale" { return try reader.readString() }
      try reader.skipValue()
    }
    return nil
  }

  private static func shippedText(_ index: Int32) -> [UInt8] {
    var length = 0
    guard let bytes = unsafe kartotek_locale_profile(index, &length) else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: length))
  }

  /// The name of the file in messages.
  package var file: String { locale + ".json" }

  /// A copy of the JSON text, not yet checked.
  package var contents: [UInt8] {
    switch content {
    case .given(let bytes): bytes
    case .shipped(let index): Self.shippedText(index)
    }
  }
}
