/// How the parts of a displayed name are ordered.
public enum NameOrder: String, Sendable, Equatable, CaseIterable {
  /// As CLDR says for the name's script and language.
  case auto
  /// Given name first in every name.
  case givenFirst
  /// Family name first in every name.
  case familyFirst
}

/// What a displayed name is made from.
public enum NameStyle: String, Sendable, Equatable, CaseIterable {
  /// The parts of the name.
  case structured
  /// The formatted name as stored; the order of rows still comes from the parts.
  case formatted
}

/// How much of a name is displayed.
public enum NameLength: String, Sendable, Equatable, CaseIterable {
  /// Given, additional and family name.
  case list
  /// These with prefix and suffix.
  case full
  /// Given and family name.
  case short
}

/// What a row's second text is.
public enum SecondaryContent: String, Sendable, Equatable, CaseIterable {
  /// The preferred phone number, else the first.
  case phone
  /// The preferred e-mail address, else the first.
  case email
  /// The organisation.
  case organization
  /// The birthday in words.
  case birthday
  /// No row has a second text.
  case none
}

/// Which sections have footers.
public enum FooterChoice: String, Sendable, Equatable, CaseIterable {
  /// Those of grouped styles.
  case auto
  /// None.
  case none
  /// All.
  case count
}

/// Which titles are cut into before, sort part and after.
public enum PartsChoice: String, Sendable, Equatable, CaseIterable {
  /// Those whose deciding field is not displayed first.
  case auto
  /// All.
  case always
  /// None.
  case never
}

/// When a phonetic field stands for its name field in the order of rows.
public enum PhoneticChoice: String, Sendable, Equatable, CaseIterable {
  /// Where the name field begins with a Han or kana letter, or is empty.
  case auto
  /// Wherever there is one.
  case always
  /// Nowhere.
  case never
}

/// What Chinese names are grouped and ordered by.
public enum GroupingChoice: String, Sendable, Equatable, CaseIterable {
  /// Their reading where the list's labels are pinyin letters, else as the collator has them.
  case auto
  /// As the collator has them, character by character.
  case raw
  /// Their reading wherever the list has sections for Latin letters, but for Japanese and Korean
  /// lists, whose languages read the characters otherwise.
  case reading
}

/// The index labels that are added to the locale's own.
public enum ExtraLabelChoice: Sendable, Equatable {
  /// A to Z.
  case latin
  /// None.
  case none
  /// Those of other locales, by BCP 47 tag.
  case locales([String])
}
