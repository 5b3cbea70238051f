internal import CLocaleData

/// What the project adds to Unicode's and ICU's knowledge for search: letters to be taken for
/// others, characters to be ignored, and how names are spelled in Latin letters.
package struct SearchRules: Sendable {
  /// The name of the file in the folder of the profiles.
  package static let file = name + ".json"
  private static let name = "search/rules"

  /// A letter and what it is taken for.
  package let letters: [(letter: UInt32, replacement: String)]
  /// Characters that are left out of words.
  package let ignored: [UInt32]
  /// Latin spellings of names, in the file's order.
  package let spellings: [SearchSpelling]

  /// The rules that are part of the program.
  ///
  /// - Returns: The rules.
  /// - Throws: A `ProfileError` when the file has a fault.
  package static func shipped() throws(ProfileError) -> SearchRules {
    let bytes = unsafe Array(
      UnsafeBufferPointer(
        start: kartotek_search_rules_bytes(), count: kartotek_search_rules_length()))
    return try SearchRules(contents: bytes)
  }

  /// Reads rules.
  ///
  /// - Parameter contents: The JSON text of a file of rules.
  /// - Throws: A `ProfileError` when it has a fault.
  package init(contents: [UInt8]) throws(ProfileError) {
    self = try SearchRulesFile.read(ProfileSource(locale: Self.name, bytes: contents))
  }

  init(
    letters: [(letter: UInt32, replacement: String)], ignored: [UInt32],
    spellings: [SearchSpelling]
  ) {
    self.letters = letters
    self.ignored = ignored
    self.spellings = spellings
  }

  /// The spellings of names in a script for a list of a language.
  ///
  /// - Parameters:
  ///   - script: The ISO 15924 code of the name's script.
  ///   - language: The list's language.
  /// - Returns: Those that name the language; without any, those of every language (`und`); for a
  ///   script that no spelling names, those of `Zzzz`.
  package func spellings(of script: String, in language: String) -> [SearchSpelling] {
    let named = spellings.contains { $0.script == script }
    let known = spellings.filter { $0.script == (named ? script : "Zzzz") }
    let own = known.filter { $0.languages.contains(language) }
    return own.isEmpty ? known.filter { $0.languages.contains("und") } : own
  }
}

/// One way to spell names of a script in Latin letters.
package struct SearchSpelling: Sendable, Equatable {
  /// How the spelling is made.
  package enum Method: Sendable, Equatable {
    /// By a transliterator of ICU.
    case transliterator(String)
    /// By rules in the syntax of ICU's transliterators.
    case rules(String)
  }

  /// The ISO 15924 code of the script; `Zzzz` for all that are not named.
  package let script: String
  /// The languages of lists that use it; `und` where no spelling names the list's language.
  package let languages: [String]
  package let name: String
  package let method: Method

  /// Makes a spelling.
  package init(script: String, languages: [String], name: String, method: Method) {
    self.script = script
    self.languages = languages
    self.name = name
    self.method = method
  }
}
