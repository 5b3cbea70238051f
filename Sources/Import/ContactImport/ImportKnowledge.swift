internal import ParallelWork

/// What both formats need to know while they read records.
///
/// Everything is made when an input first needs it, and kept: each part takes a millisecond or so, and
/// a program may read thousands of small files. Any number of importers and threads may share it.
package final class ImportKnowledge: Sendable {
  /// Character sets.
  let charsets: any CharsetDecoding
  /// Calendars and words of dates.
  let dates: DateKnowledge
  private let allHeadings: MadeOnce<HeadingIndex>
  private let allLabelWords: MadeOnce<[String: String]>
  private let allCandidates: MadeOnce<[CharsetCandidate]>
  private let allMisreadings: MadeOnce<MisreadUTF8>

  /// Makes the knowledge.
  ///
  /// - Parameters:
  ///   - charsets: Character sets.
  ///   - schemas: Gives the heading schemas of all languages, best known first.
  ///   - labelWords: Gives the words that stand for a label in typed cells: lower-case word to normal
  ///     label (home, work ...).
  ///   - dates: Calendars and words of dates.
  package init(
    charsets: any CharsetDecoding, schemas: @escaping @Sendable () -> [HeadingSchema],
    labelWords: @escaping @Sendable () -> [String: String], dates: DateKnowledge = .none
  ) {
    self.charsets = charsets
    self.dates = dates
    allHeadings = MadeOnce { HeadingIndex(schemas()) }
    allLabelWords = MadeOnce(labelWords)
    allCandidates = MadeOnce { charsets.candidates() }
    allMisreadings = MadeOnce { MisreadUTF8(charsets: charsets) }
  }

  /// All headings.
  var headings: HeadingIndex { allHeadings.value }
  /// Words that mean a label.
  var labelWords: [String: String] { allLabelWords.value }
  /// The legacy encodings to choose from.
  var candidates: [CharsetCandidate] { allCandidates.value }
  /// What misread UTF-8 looks like.
  var misreading: MisreadUTF8 { allMisreadings.value }
}
