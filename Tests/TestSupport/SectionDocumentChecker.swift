import Foundation

/// Checks every invariant of the section document that can be checked without ICU.
///
/// Hashes are computed again from the bytes as written, by code that shares nothing with the writer.
/// Whether rows are in collation order is not checked here, except by their sort keys where the
/// document has them.
///
/// - Parameter bytes: A whole document.
/// - Returns: What is wrong, at most some hundred sentences; empty for a good document.
package func checkSectionDocument(_ bytes: [UInt8]) -> [String] {
  guard String(validating: bytes, as: UTF8.self) != nil else { return ["not UTF-8"] }
  do {
    _ = try JSONSerialization.jsonObject(with: Data(bytes))
    let root = try RawJSON(parsing: bytes)
    var checker = SectionDocumentChecker(root: root, bytes: bytes)
    checker.check()
    return checker.violations
  } catch {
    return ["no compact JSON: \(error)"]
  }
}

struct SectionDocumentChecker {
  let root: RawJSON
  let bytes: [UInt8]
  private(set) var violations: [String] = []
  var sections: [RawJSON] { root["sections"]?.elements ?? [] }

  init(root: RawJSON, bytes: [UInt8]) {
    self.root = root
    self.bytes = bytes
  }

  /// Notes a violation unless `condition` holds.
  mutating func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    guard !condition, violations.count < 200 else { return }
    violations.append(sentence())
  }

  mutating func check() {
    checkTop()
    checkCounts()
    checkIndex()
    for (number, section) in sections.enumerated() { checkSection(section, number) }
    checkIdentifiers()
    checkSortKeys()
    checkHashes()
    checkLines()
  }

  // MARK: - Members before the sections

  private mutating func checkTop() {
    checkKeys(
      root, "document",
      """
      format version locale wordsLocale direction calendar numberingSystem style sortBy collation \
      producer validUntil? title summary counts metrics kinds actions index? fold? countTexts? \
      sections snapshot
      """)
    require(root["format"]?.string == "kartotek.sections", "format")
    require(root["version"]?.integer == 1, "version")
    require(["ltr", "rtl"].contains(root["direction"]?.string), "direction")
    require(["plain", "grouped", "insetGrouped"].contains(root["style"]?.string), "style")
    require(["family", "given"].contains(root["sortBy"]?.string), "sortBy")
    for key in ["locale", "wordsLocale", "calendar", "numberingSystem", "collation"] {
      require(root[key]?.string?.isEmpty == false, "\(key) is empty")
    }
    for key in ["title", "summary"] { checkDisplayText(root[key]?.string, key) }
    if let producer = root["producer"] {
      checkKeys(producer, "producer", "name version icu cldr unicode")
    }
    checkLayoutMembers()
  }

  private mutating func checkLayoutMembers() {
    if let metrics = root["metrics"] {
      checkKeys(
        metrics, "metrics", "rowHeight headerHeight footerHeight sectionHeaderTopPadding")
      for (key, value) in metrics.members { require((value.integer ?? -1) >= 0, "metrics.\(key)") }
    }
    require(root["kinds"]?.elements.isEmpty == false, "no kinds")
    for kind in root["kinds"]?.elements ?? [] {
      checkKeys(kind, "kind", "id cellStyle")
      let style = kind["cellStyle"]?.string
      require(["basic", "subtitle", "value1", "value2"].contains(style), "cellStyle")
    }
    for action in root["actions"]?.elements ?? [] {
      checkKeys(action, "action", "id title style edge")
      checkDisplayText(action["title"]?.string, "action title")
    }
  }

  private mutating func checkCounts() {
    guard let counts = root["counts"] else { return }
    checkKeys(counts, "counts", "sections rows positions")
    let rows = sections.reduce(0) { $0 + ($1["rows"]?.elements.count ?? 0) }
    require(counts["sections"]?.integer == sections.count, "counts.sections")
    require(counts["rows"]?.integer == rows, "counts.rows")
    require(counts["positions"]?.integer == rows + sections.count, "counts.positions")
    guard let texts = root["countTexts"]?.strings else { return }
    let largest = sections.map { $0["rows"]?.elements.count ?? 0 }.max() ?? 0
    require(texts.count == largest + 1, "countTexts has \(texts.count) texts")
    require(texts.first?.isEmpty == true, "countTexts[0] is not empty")
    for text in texts.dropFirst() { checkDisplayText(text, "count text") }
  }

  private mutating func checkIndex() {
    guard let index = root["index"] else {
      require(sections.isEmpty || root["style"]?.string != "plain", "a plain list without index")
      return
    }
    require(!sections.isEmpty, "an index without rows")
    checkKeys(index, "index", "titles sections rows positions present spoken condensed?")
    let titles = index["titles"]?.strings ?? []
    let targets = index["sections"]?.integers ?? []
    for (key, value) in index.members where key != "condensed" {
      require(value.elements.count == titles.count, "index.\(key) has another length")
    }
    require(zip(targets, targets.dropFirst()).allSatisfy { $0 <= $1 }, "the index map decreases")
    for (place, target) in targets.enumerated() where place < titles.count {
      checkIndexTitle(titles[place], place, target, index)
    }
    for title in sections.compactMap({ $0["title"]?.string }) {
      require(titles.contains(title), "section title \(title) is not in the index")
    }
    checkCondensed(index)
  }

  private mutating func checkIndexTitle(
    _ title: String, _ place: Int, _ target: Int, _ index: RawJSON
  ) {
    checkDisplayText(title, "index title")
    guard sections.indices.contains(target) else {
      require(false, "index title \(title) leads out of range")
      return
    }
    let section = sections[target]
    let isPresent = section["title"]?.string == title
    let element = { (key: String) in index[key]?.elements.dropFirst(place).first }
    require(element("rows")?.integer == section["firstRow"]?.integer, "index.rows[\(place)]")
    require(
      element("positions")?.integer == section["firstPosition"]?.integer,
      "index.positions[\(place)]")
    require(element("present")?.boolean == isPresent, "index.present[\(place)]")
    let spoken = isPresent ? section["headerSpoken"]?.string ?? title : title
    require(element("spoken")?.string?.isEmpty == false, "index.spoken[\(place)] is empty")
    if isPresent { require(element("spoken")?.string == spoken, "index.spoken[\(place)]") }
  }

  // MARK: - Shared checks

  /// Checks the keys of an object against the keys of the format, in order; `?` marks optional ones.
  mutating func checkKeys(_ object: RawJSON, _ name: String, _ specification: String) {
    var rest = object.keys[...]
    for word in specification.split(separator: " ") {
      let isOptional = word.hasSuffix("?")
      let key = String(isOptional ? word.dropLast() : word)
      if rest.first == key {
        rest = rest.dropFirst()
        if isOptional { checkPresence(object[key], "\(name).\(key)") }
      } else {
        require(isOptional, "\(name) has no \(key), or it stands elsewhere")
      }
    }
    require(rest.isEmpty, "\(name) has unknown or misplaced keys: \(Array(rest))")
  }

  private mutating func checkPresence(_ value: RawJSON?, _ name: String) {
    switch value?.content {
    case .string(let text): require(!text.isEmpty, "\(name) is empty and should be absent")
    case .array(let list): require(!list.isEmpty, "\(name) is empty and should be absent")
    case .object(let members): require(!members.isEmpty, "\(name) is empty and should be absent")
    default: break
    }
  }

  /// Checks a text that is shown: there, no control characters, no embeddings, isolates balanced.
  mutating func checkDisplayText(_ text: String?, _ name: String) {
    guard let text, !text.isEmpty else {
      require(false, "\(name) is missing or empty")
      return
    }
    var depth = 0
    for scalar in text.unicodeScalars {
      require(
        scalar.properties.generalCategory != .control, "\(name) holds a control character: \(text)")
      switch scalar.value {
      case 0x202A...0x202E: require(false, "\(name) holds an embedding: \(text)")
      case 0x2066...0x2068: depth += 1
      case 0x2069:
        depth -= 1
        require(depth >= 0, "\(name) closes an isolate that is not open: \(text)")
      default: break
      }
    }
    require(depth == 0, "\(name) leaves an isolate open: \(text)")
  }
}
