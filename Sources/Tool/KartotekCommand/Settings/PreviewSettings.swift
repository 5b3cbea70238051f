/// Where a preview goes, and from where it loads lists.
struct PreviewSettings {
  let place: OutputSettings.Place
  /// Whether the page loads files, which browsers allow only when it comes from a server.
  let isServed: Bool
  /// The folder of the page, ending in `/`; nil for standard output.
  private let folder: String?

  init(
    _ invocation: Invocation, lists: [ListFile], _ streams: Streams
  ) throws(UsageError) {
    place = try OutputSettings(invocation, input: streams.input).place
    isServed = lists.contains(where: \.isPaged)
    if case .file(let path) = place {
      let parent = parentDirectory(of: path)
      folder = resolvedPath(parent.isEmpty ? "." : parent).map(directoryPath)
      try OutputTargets(place: place, files: [], lists: [])
        .checkInputs(lists.map(\.path), standardInput: streams.input)
    } else {
      folder = nil
      guard !streams.output.isTerminal else {
        throw UsageError("a page is nothing to read in a terminal; add -o PAGE.html")
      }
    }
    for list in lists where list.isPaged { _ = try address(of: list) }
  }

  /// The place of a manifest as the page names it.
  func address(of list: ListFile) throws(UsageError) -> String {
    guard let folder, let manifest = resolvedPath(list.path), manifest.hasPrefix(folder) else {
      throw UsageError(
        "-o: the pages of '\(list.path)' are loaded from where the page lies; name a file in "
          + "that folder or above, such as \(parentDirectory(of: list.path))preview.html")
    }
    return manifest.dropFirst(folder.count).utf8.map(\.inAddress).joined()
  }

  /// What was written, and what to do with it.
  func summary(lists: Int, rows: Int) -> String {
    let counts =
      (lists == 1 ? "1 list" : "\(lists) lists") + ", " + (rows == 1 ? "1 row" : "\(rows) rows")
    guard case .file(let path) = place else { return counts }
    guard isServed, let folder else { return "\(counts); open \(path) in a browser" }
    let name = path.split(separator: "/").last ?? ""
    return "\(counts); serve the folder, as with 'python3 -m http.server -d \(folder)', and open "
      + "\(name) there"
  }
}

extension UInt8 {
  /// The byte as it stands in the path of a URL (RFC 3986, 3.3).
  fileprivate var inAddress: String {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      String(UnicodeScalar(self))
    default: "%" + (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true)
    }
  }
}
