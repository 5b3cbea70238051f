internal import ContactModel

/// Reads an input in full windows and makes it readable for the scanners.
///
/// UTF-8 and legacy bytes pass through; UTF-16 and UTF-32 become UTF-8, and so does an encoding that
/// the caller named. A window is always filled up to its size or the end of the input, so that what is
/// decided on a window does not depend on how a pipe happened to deliver it.
struct TextStream {
  /// The bytes read at a time.
  static let windowSize = 1 << 20

  /// Appends at most so many bytes and returns their number; 0 at the end.
  typealias ReadBytes = (inout [UInt8], Int) throws(ImportError) -> Int

  private let readBytes: ReadBytes
  private var transcoder: UTF16Transcoder?
  private let namedCharset: String?
  private let charsets: any CharsetDecoding
  private var waiting: [UInt8] = []
  private var hasFirstWindow = true
  private(set) var isAtEnd = false
  /// The IANA name of the encoding as far as the first bytes tell; empty when they do not.
  private(set) var encodingName = ""
  private var hasNamedDamage = false
  /// Whether bytes were met that mean nothing in the encoding; U+FFFD stands for them.
  var hasDamage: Bool { hasNamedDamage || transcoder?.hasDamage ?? false }

  /// Reads the first window, takes the byte order mark away and decides on the encoding's form.
  ///
  /// `encoding` is the canonical name that the caller gave, or nil.
  init(
    charsets: any CharsetDecoding, encoding: String?, readBytes: @escaping ReadBytes
  ) throws(ImportError) {
    self.readBytes = readBytes
    self.charsets = charsets
    var head: [UInt8] = []
    let isUnicodeName = encoding.map { $0.hasPrefix("UTF-16") || $0.hasPrefix("UTF-32") } ?? false
    namedCharset = isUnicodeName || encoding == "UTF-8" ? nil : encoding
    isAtEnd = try Self.fill(&head, readBytes)
    let sniffer = InputSniffer(head.span)
    head.removeFirst(sniffer.markLength)
    waiting = head
    guard namedCharset == nil else {
      encodingName = namedCharset ?? ""
      return
    }
    choose(sniffer, encoding: encoding)
  }

  private mutating func choose(_ sniffer: InputSniffer, encoding: String?) {
    switch sniffer.form {
    case .bytes:
      if sniffer.markLength > 0 || encoding == "UTF-8" { encodingName = "UTF-8" }
    case .utf16(let order):
      encodingName = order == .littleEndian ? "UTF-16LE" : "UTF-16BE"
      transcoder = UTF16Transcoder(order: order, unitSize: 2)
    case .utf32(let order):
      encodingName = order == .littleEndian ? "UTF-32LE" : "UTF-32BE"
      transcoder = UTF16Transcoder(order: order, unitSize: 4)
    }
  }

  /// Whether the input has no bytes at all (a byte order mark counts as none).
  var isEmpty: Bool { isAtEnd && waiting.isEmpty }

  /// Appends the next window's text to `buffer`.
  ///
  /// Returns false when there is no more.
  mutating func appendWindow(to buffer: inout [UInt8]) throws(ImportError) -> Bool {
    if !hasFirstWindow {
      guard !isAtEnd else { return false }
      let isText = namedCharset == nil && transcoder == nil
      isAtEnd = try isText ? Self.fill(&buffer, readBytes) : Self.fill(&waiting, readBytes)
    }
    hasFirstWindow = false
    if let namedCharset {
      appendNamed(namedCharset, to: &buffer)
    } else if var unicode = transcoder {
      unicode.transcode(waiting.span, to: &buffer)
      if isAtEnd { unicode.finish(&buffer) }
      transcoder = unicode
      waiting.removeAll(keepingCapacity: true)
    } else if buffer.isEmpty {
      swap(&buffer, &waiting)
    } else {
      buffer.append(contentsOf: waiting)
      waiting = []
    }
    return true
  }

  /// Decodes whole lines: a line end is never part of a character in any charset that ICU knows as
  /// ASCII-compatible.
  private mutating func appendNamed(_ charset: String, to buffer: inout [UInt8]) {
    var end = waiting.count
    if !isAtEnd {
      while end > 0, waiting[end - 1] != 0x0A, waiting[end - 1] != 0x0D { end -= 1 }
    }
    let text = charsets.decode(waiting.span.extracting(0..<end), charset: charset)
    hasNamedDamage = hasNamedDamage || ReplacementCharacter.isIn(text.span)
    buffer.append(contentsOf: text)
    waiting.removeFirst(end)
  }

  /// Reads until the window is full or the input ends; returns whether it ended.
  private static func fill(
    _ window: inout [UInt8], _ readBytes: ReadBytes
  ) throws(ImportError) -> Bool {
    var missing = windowSize
    if window.capacity - window.count < missing {
      // Twice as much where a long record has filled it, so that it is not copied for each window.
      window.reserveCapacity(window.count + max(missing, window.count))
    }
    while missing > 0 {
      let count = try readBytes(&window, missing)
      guard count > 0 else { return true }
      missing -= count
    }
    return false
  }
}
