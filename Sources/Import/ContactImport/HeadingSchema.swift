/// The column headings that one program writes in one language, and what they mean.
package struct HeadingSchema: Sendable {
  /// The program, such as `outlook`; `plain` for headings that people write.
  package let name: String
  /// The language of the headings as a BCP 47 tag.
  package let language: String
  /// Heading and field in the program's order.
  ///
  /// Where a heading is there twice, its n-th occurrence in a file means the n-th entry. The fields
  /// are the vocabulary of `Locales/`.
  package let columns: [Column]

  /// One heading and its meaning.
  package struct Column: Sendable {
    /// The heading as the program writes it; `{n}` stands for a number from 1.
    package let heading: String
    /// The field, such as `name.given` or `phone.{n}.value`.
    package let field: String

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - heading: The heading.
    ///   - field: The field.
    package init(heading: String, field: String) {
      self.heading = heading
      self.field = field
    }
  }

  /// Makes a schema.
  ///
  /// - Parameters:
  ///   - name: The program.
  ///   - language: The language of the headings.
  ///   - columns: Headings and fields in the program's order.
  package init(name: String, language: String, columns: [Column]) {
    self.name = name
    self.language = language
    self.columns = columns
  }
}
