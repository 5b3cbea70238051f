internal import ContactModel

/// What the assembler does with the columns of a file, in the order in which a record is written.
struct ColumnPlan: Sendable {
  /// One step of writing a record.
  struct Step: Sendable {
    enum Action: Sendable {
      /// A field with one value: the first filled column counts.
      case text
      /// File-as: what to sort by.
      case sortAs
      /// File-as where nothing else names the contact.
      case fileAsName
      /// A phone, e-mail or web address.
      case value
      /// The same if the value looks like one; the heading is only a label.
      case guessedValue
      /// The addresses of a directory's entry, each with its kind.
      case proxyAddresses
      /// `column` is a place in `addresses`.
      case address
      case date(ContactDate.Kind)
      /// Year, month and day in columns of their own.
      case birthdayParts
      /// All columns in `noteColumns`.
      case note
      case categories
    }

    var field: ContactField
    var action: Action
    var column: Int
    /// The column with the label; -1 when the label is fixed.
    var labelColumn = -1
    /// A place in `labels`; 0 is no label.
    var label = 0
    /// Several values may stand in one cell with ` ::: ` between them.
    var isList = false
    /// The text step before writes the same field.
    var repeatsField = false
  }

  /// The columns of one postal address.
  struct Address: Sendable {
    var label = 0
    var labelColumn = -1
    /// Street, extended, poBox, city, region, postalCode, country, each with its lines in order.
    ///
    /// The columns of a line have one meaning: the first filled one counts.
    var parts: [[[Int]]] = Array(repeating: [], count: 7)
    /// Columns with a whole address, used where no part is filled; the first filled one counts.
    var formatted: [Int] = []
  }

  /// A column that is left out; reported when it holds values.
  struct Omission: Sendable {
    var column: Int
    var heading: String
    var code: DiagnosticCode
    /// The known heading that may be meant; nil where none is near.
    var meant: String?
  }

  /// The number of columns.
  var columnCount = 0
  /// How many fields a record has at least: some programs end the headings with a delimiter.
  var namedColumnCount = 0
  var steps: [Step] = []
  var addresses: [Address] = []
  /// Fixed labels as UTF-8; the first is empty.
  var labels: [[UInt8]] = [[]]
  var noteColumns: [Int] = []
  var birthdayParts = BirthdayParts()
  var omissions: [Omission] = []
  var givenColumns: [Int] = []
  var familyColumns: [Int] = []
  /// Columns that name a contact without its given and family name.
  var otherNameColumns: [Int] = []
  var habits = CSVHabits()

  /// Whether some column can name a contact.
  var hasNames: Bool {
    let columns = givenColumns + familyColumns + otherNameColumns
    return !columns.isEmpty
      || steps.contains { if case .fileAsName = $0.action { true } else { false } }
  }

  /// The columns of a birthday in parts; -1 where there is none.
  struct BirthdayParts: Sendable {
    var year = -1
    var month = -1
    var day = -1
  }
}

/// What programs do in all the files they write.
struct CSVHabits: Sendable {
  /// Google: ` ::: ` between values, `* ` before the preferred one.
  var hasGoogleLists = false
  /// KAddressBook: a backslash and n for a line end.
  var hasEscapedLineEnds = false
  /// Outlook leaves out empty cells at a record's end.
  var leavesOutLastCells = false
  /// Sweden: six digits are a date.
  var hasCompactShortYear = false

  init() {}

  init(schema: HeadingSchema) {
    hasGoogleLists = schema.name.hasPrefix("google")
    hasEscapedLineEnds = schema.name.hasPrefix("kaddressbook")
    leavesOutLastCells = schema.name.hasPrefix("outlook")
    hasCompactShortYear = schema.language == "sv"
  }
}
