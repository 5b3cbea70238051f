internal import LocaleProfiles

/// What is read aloud for titles that only their script tells apart.
///
/// Only titles that meet in one list are spoken for: a Greek list without Latin names leaves the
/// names of its letters to the reader's voice.
struct SpokenTitles: Sendable {
  private let texts: [String: String]

  /// Finds the titles that look like one of another script.
  ///
  /// - Parameters:
  ///   - titles: The letters of the index and the titles of all sections.
  ///   - patterns: The words for scripts in the list's language.
  init(_ titles: [String], patterns: [String: LetterPattern]) {
    let shapes = titles.map(LookAlikes.shape(of:))
    var scripts: [Unicode.Scalar: Set<String>] = [:]
    for case let shape? in shapes { scripts[shape.glyph, default: []].insert(shape.script) }
    var texts: [String: String] = [:]
    for (title, shape) in zip(titles, shapes) {
      guard let shape, scripts[shape.glyph, default: []].count > 1 else { continue }
      guard let pattern = patterns[shape.script] else { continue }
      texts[title] = pattern.before + title + pattern.after
    }
    self.texts = texts
  }

  /// The text for a title; nil where the title itself will do.
  subscript(title: String) -> String? { texts[title] }
}
