import Foundation
import LocaleProfiles
import Testing

/// The table of keys in the documentation, held against the reader.
@Suite struct ProfileSchemaTests {
  private struct Row {
    let path: String
    let isRequired: Bool
  }

  private static func documented() throws -> [Row] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let page = root + "/Sources/Tool/Kartotek/Kartotek.docc/AddingALocale.md"
    let text = try String(contentsOfFile: page, encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, ["yes", "no", "both or none"].contains(cells[2]) else { return nil }
      return Row(
        path: cells[0].trimmingCharacters(in: ["`"]), isRequired: cells[2] != "no")
    }
  }

  /// A profile that has every key once.
  private static func whole() -> [String: Any] {
    let word = ["value": "x", "source": "A"]
    let count = ["value": "{n} x", "source": "A"]
    let words = WordKey.allCases.map { ($0.rawValue, word) }
    let counts = CountKey.allCases.map { ($0.rawValue, ["one": count, "other": count]) }
    return [
      "format": "kartotek.profile", "version": 1, "locale": "xx", "sources": ["A": "a"],
      "words": Dictionary(uniqueKeysWithValues: words),
      "counts": Dictionary(uniqueKeysWithValues: counts),
      "sectionTitles": ["other": word, "number": word],
      "extraLetters": ["values": ["A"], "source": "A"],
      "spokenLetters": ["Latn": ["value": "{letter} x", "source": "A"]],
      "datePatterns": ["yMMMM": ["calendar": "persian", "value": "y", "source": "A"]],
      "charsets": ["fallback": "a", "candidates": ["a"], "source": "A"],
      "schemas": [["name": "plain", "source": "P", "columns": [["Namn", "name.full"]]]],
      "labels": ["home": ["values": ["Hem"], "source": "A"]],
    ]
  }

  private static func check(_ profile: Any) throws -> ProfileRule? {
    let bytes = try Array(JSONSerialization.data(withJSONObject: profile))
    let catalog = ProfileCatalog(overriding: [ProfileSource(locale: "xx", bytes: bytes)])
    do throws(ProfileError) {
      _ = try catalog.check("xx")
      return nil
    } catch {
      return error.rule
    }
  }

  /// What a placeholder of the table stands for in the whole profile.
  private static func name(_ part: Substring) -> String {
    switch part {
    case "WORD": "contacts"
    case "COUNT": "contacts"
    case "CATEGORY": "one"
    case "SKELETON": "yMMMM"
    case "LABEL": "home"
    case "SCRIPT": "Latn"
    case "MARK": "A"
    default: String(part)
    }
  }

  /// The value without what a path leads to; nil if it leads nowhere.
  private static func removing(_ parts: ArraySlice<Substring>, from value: Any) -> Any? {
    guard let part = parts.first else { return nil }
    if let list = value as? [Any] {
      return list.first.flatMap { removing(parts, from: $0) }.map { [$0] }
    }
    guard var object = value as? [String: Any] else { return nil }
    let key = name(part)
    guard let member = object[key] else { return nil }
    if parts.count == 1 {
      object[key] = nil
      return object
    }
    guard let rest = removing(parts.dropFirst(), from: member) else { return nil }
    object[key] = rest
    return object
  }

  /// Every path of a value, with the placeholders of the table.
  private static func paths(of value: Any, at path: [String]) -> Set<String> {
    if let list = value as? [Any] {
      return path == ["schemas"] ? Set(list.flatMap { paths(of: $0, at: path) }) : []
    }
    guard let object = value as? [String: Any] else { return [] }
    var found: Set<String> = []
    for (key, member) in object {
      let place = path + [placeholder(key, at: path)]
      found.insert(place.joined(separator: "."))
      found.formUnion(paths(of: member, at: place))
    }
    return found
  }

  private static func placeholder(_ key: String, at path: [String]) -> String {
    switch path {
    case ["sources"]: "MARK"
    case ["words"]: "WORD"
    case ["counts"]: "COUNT"
    case ["counts", "COUNT"]: key == "other" ? key : "CATEGORY"
    case ["datePatterns"]: "SKELETON"
    case ["labels"]: "LABEL"
    case ["spokenLetters"]: "SCRIPT"
    default: key
    }
  }

  @Test func theTableHasEveryKeyOfTheFormat() throws {
    let rows = try Self.documented()
    #expect(Set(rows.map(\.path)) == Self.paths(of: Self.whole(), at: []))
    #expect(try Self.check(Self.whole()) == nil)
    for source in ProfileSource.shipped {
      let profile = try JSONSerialization.jsonObject(with: Data(source.contents))
      #expect(Self.paths(of: profile, at: []).subtracting(rows.map(\.path)) == [])
    }
  }

  /// The members of a profile are an enumeration, so none can be left out here.
  @Test func theTableHasEveryMemberThatTheReaderKnows() throws {
    let members = try Self.documented().map(\.path).filter { !$0.contains(".") }
    let known = ["format", "version", "locale"] + ProfileMember.allCases.map(\.rawValue)
    #expect(Set(members) == Set(known))
  }

  @Test func whatTheTableCallsRequiredIsRequired() throws {
    for row in try Self.documented() {
      let parts = row.path.split(separator: ".")[...]
      let profile = try #require(Self.removing(parts, from: Self.whole()), "\(row.path)")
      let rule = try Self.check(profile)
      let missing = parts.last.map(Self.name).map(ProfileRule.missingKey)
      #expect(rule == (row.isRequired ? missing : nil), "\(row.path)")
    }
  }
}
