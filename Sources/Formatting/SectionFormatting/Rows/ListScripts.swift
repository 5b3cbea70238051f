internal import KartotekICU

/// The scripts that a list's own language is written in.
struct ListScripts: Sendable {
  /// ISO 15924 codes of single scripts.
  let names: Set<String>

  /// Takes the compound codes apart (ISO 15924; Unicode gives letters single scripts only).
  init(likelyScript: String) {
    names =
      switch likelyScript {
      case "Jpan": ["Hani", "Hira", "Kana"]
      case "Hrkt": ["Hira", "Kana"]
      case "Kore": ["Hang", "Hani"]
      case "Hans": ["Hani"]
      case "Hant", "Hanb": ["Hani", "Bopo"]
      case "Aran": ["Arab"]
      default: [likelyScript]
      }
  }

  /// Whether a text of this script is in the list's own; a text without letters is.
  func contains(_ script: UInt16) -> Bool {
    guard let name = ScriptCode(rawValue: script).name else { return true }
    return names.contains(name)
  }
}
