package import KartotekICU
package import LocaleProfiles

/// The Latin spellings of a list's names, opened for the scripts that occur.
struct SearchSpellings: Sendable {
  /// For each script by ICU's code, in the order of the rules.
  private var transliterators: [UInt16: [Transliterator]] = [:]

  /// Opens what the scripts need.
  ///
  /// - Parameters:
  ///   - scripts: ICU's codes.
  ///   - language: The list's language.
  ///   - rules: The project's rules.
  init(scripts: Set<UInt16>, language: String, rules: SearchRules) {
    for script in scripts {
      guard let name = ScriptCode(rawValue: script).name else { continue }
      transliterators[script] = rules.spellings(of: name, in: language).map { spelling in
        icu { () throws(ICUError) in try Transliterator(spelling) }
      }
    }
  }

  /// The spellings of words, script by script.
  ///
  /// - Parameters:
  ///   - words: Words as stored.
  ///   - scripts: The script of each.
  ///   - use: Called for each word and spelling with the number of the word.
  func spell(_ words: PartArena, scripts: [UInt16], use: (Int, Span<UInt8>) -> Void) {
    for (script, transliterators) in transliterators.sorted(by: { $0.key < $1.key }) {
      let numbers = scripts.indices.filter { scripts[$0] == script }
      guard !numbers.isEmpty else { continue }
      var arena = PartArena()
      for number in numbers { arena.add(words.bytes.span.extracting(words.range(number))) }
      for transliterator in transliterators {
        let spelled = icu { () throws(ICUError) in try transliterator.transliterate(arena) }
        for (place, number) in numbers.enumerated() {
          use(number, spelled.bytes.span.extracting(spelled.range(place)))
        }
      }
    }
  }
}

extension Transliterator {
  /// Opens what makes a spelling.
  package convenience init(_ spelling: SearchSpelling) throws(ICUError) {
    switch spelling.method {
    case .transliterator(let identifier): try self.init(identifier: identifier)
    case .rules(let rules): try self.init(rules: rules)
    }
  }
}
