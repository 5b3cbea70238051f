/// What is to be known of a labelled value beside its text.
package struct LabeledTraits: Sendable {
  package var isPreferred: Bool
  package var state: ContactBatchBuilder.TextState

  /// Makes the traits.
  ///
  /// - Parameters:
  ///   - isPreferred: Whether it is the preferred one of its kind.
  ///   - state: What the bytes of label and value are.
  package init(isPreferred: Bool = false, _ state: ContactBatchBuilder.TextState = .decoded) {
    self.isPreferred = isPreferred
    self.state = state
  }
}
