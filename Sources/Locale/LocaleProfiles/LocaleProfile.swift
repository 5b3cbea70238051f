/// The words and policies of a locale that output needs, resolved along its parent chain.
package struct LocaleProfile: Equatable, Sendable {
  /// The nearest profile of the chain, `root` if there is none.
  package let locale: String
  /// The locale whose words and plural rules are used; `en` where no profile of the chain has words.
  package let wordsLocale: String
  /// Every word of the vocabulary.
  package let words: [WordKey: String]
  /// Every counted phrase of the vocabulary.
  package let counts: [CountKey: CountPatterns]
  /// Titles of the sections that have no letter, where the locale has its own.
  package let sectionTitles: SectionTitles
  /// Letters that get sections of their own beside those of the locale data.
  package let extraLetters: [String]
  /// By ISO 15924 code what is read aloud for a letter that one of another script looks like, in
  /// `wordsLocale`.
  package let spokenLetters: [String: LetterPattern]
  /// Date patterns that replace what the locale data would give.
  package let datePatterns: [DatePatternOverride]
  /// The legacy charsets of files from this locale.
  package let charsets: CharsetCandidates

  /// The word for a key.
  ///
  /// - Parameter key: A key of the vocabulary; the reader has checked that all are there.
  /// - Returns: The word in `wordsLocale`.
  package subscript(key: WordKey) -> String { words[key, default: key.rawValue] }
}

/// The forms of one counted phrase by plural category.
package struct CountPatterns: Equatable, Sendable {
  /// The forms by the category's name in CLDR; `other` is always there.
  package let byCategory: [String: CountPattern]

  /// Chooses the form for a category, `other` if the phrase does not tell it apart.
  ///
  /// - Parameter category: A plural category as CLDR and ICU name it, as in `one`.
  /// - Returns: The form to put the number into.
  package func pattern(for category: String) -> CountPattern {
    byCategory[category] ?? byCategory["other"] ?? CountPattern(before: "", after: "")
  }
}

/// A counted phrase cut at its number.
package struct CountPattern: Equatable, Sendable {
  /// The text before the number.
  package let before: String
  /// The text behind the number.
  package let after: String

  /// Creates a pattern from its halves.
  package init(before: String, after: String) {
    self.before = before
    self.after = after
  }
}

/// A phrase cut at its letter.
package struct LetterPattern: Equatable, Sendable {
  /// The text before the letter.
  package let before: String
  /// The text behind the letter.
  package let after: String

  /// Creates a pattern from its halves.
  package init(before: String, after: String) {
    self.before = before
    self.after = after
  }
}

/// Titles of the sections for rows that no letter fits; `nil` where the locale has none of its own.
package struct SectionTitles: Equatable, Sendable {
  /// The title of the section of letters outside the index.
  package let other: String?
  /// The title of the section of numbers.
  package let number: String?

  /// Creates the titles.
  package init(other: String? = nil, number: String? = nil) {
    self.other = other
    self.number = number
  }
}

/// A date pattern to be used instead of the one that a skeleton yields.
package struct DatePatternOverride: Equatable, Sendable {
  /// The skeleton whose pattern is replaced, as in `yMMMM`.
  package let skeleton: String
  /// The calendar in which it is, as Unicode names it (`persian`).
  package let calendar: String
  /// The pattern in the notation of UTS 35.
  package let pattern: String

  /// Creates an override from its parts.
  package init(skeleton: String, calendar: String, pattern: String) {
    self.skeleton = skeleton
    self.calendar = calendar
    self.pattern = pattern
  }
}

/// The legacy charsets of a locale by names that ICU knows, likeliest first.
package struct CharsetCandidates: Equatable, Sendable {
  /// The candidates in the order that decides ties.
  package let names: [String]

  /// The charset to take when nothing tells.
  package var fallback: String { names.first ?? "windows-1252" }

  /// Creates the list.
  package init(names: [String]) {
    self.names = names
  }
}
