/// What a locale knows of other programs' tables: heading schemas and label words.
package struct HeadingProfile: Equatable, Sendable {
  /// The locale of the headings; `root` holds the English ones.
  package let locale: String
  /// The schemas, best-known programs first.
  package let schemas: [HeadingSchema]
  /// The words that mean a label in a typed cell, by the product's label word (`homeFax`).
  package let labelWords: [String: [String]]

  /// Creates a profile from its parts.
  package init(locale: String, schemas: [HeadingSchema], labelWords: [String: [String]]) {
    self.locale = locale
    self.schemas = schemas
    self.labelWords = labelWords
  }
}

/// The headings that one program writes in one language.
package struct HeadingSchema: Equatable, Sendable {
  /// The program and, where it has several, the variant; `plain` holds headings of no program.
  package let name: String
  /// The locale of the headings.
  package let locale: String
  /// The columns in the order of the program's export; a heading may stand several times, and its
  /// k-th occurrence in a file then takes its k-th column here.
  package let columns: [HeadingColumn]

  /// Creates a schema from its parts.
  package init(name: String, locale: String, columns: [HeadingColumn]) {
    self.name = name
    self.locale = locale
    self.columns = columns
  }
}

/// One heading exactly as the program writes it, and what the column means.
package struct HeadingColumn: Equatable, Sendable {
  /// The heading; `{n}` stands for a number from 1.
  package let heading: String
  /// A field of the vocabulary `HeadingField`.
  package let field: String

  /// Creates a column from its parts.
  package init(heading: String, field: String) {
    self.heading = heading
    self.field = field
  }
}
