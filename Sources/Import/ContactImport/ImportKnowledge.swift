/// What is made of the import's knowledge when an input first needs it, and shared by those after it.
///
/// Each takes a millisecond or more; a run may have hundreds of small files.
final class ImportTables {
  /// The knowledge itself.
  let knowledge: ImportKnowledge
  /// All headings.
  private(set) lazy var headings = HeadingIndex(knowledge.schemas())
  /// The legacy encodings to choose from.
  private(set) lazy var candidates = knowledge.charsets.candidates()
  /// Words that mean a label.
  private(set) lazy var labelWords = knowledge.labelWords()
  /// What misread UTF-8 looks like.
  private(set) lazy var misreading = MisreadUTF8(charsets: knowledge.charsets)

  init(_ knowledge: ImportKnowledge) {
    self.knowledge = knowledge
  }
}
