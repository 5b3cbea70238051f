extension SeededGenerator {
  /// One of the elements.
  ///
  /// - Parameter elements: At least one.
  /// - Returns: An element; each is as likely as the others.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  /// Whether something that is true once in `count` times is true now.
  ///
  /// - Parameter count: At least 1.
  /// - Returns: True once in `count` times.
  package mutating func onceIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}
