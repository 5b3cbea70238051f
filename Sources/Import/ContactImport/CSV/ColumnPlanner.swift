internal import ContactModel

/// Makes the plan of a file from what its columns are.
struct ColumnPlanner {
  private var plan = ColumnPlan()
  private let columns: [HeadingResolver.Column]
  private let identifierColumn: Int?
  private var addressPlaces: [String: Int] = [:]
  /// The line of each kind of column (`street2`) within its part of an address.
  private var addressLines: [String: Int] = [:]
  /// Label columns of numbered groups, by `kind.number`.
  private var labelColumns: [String: Int] = [:]
  private var isJobTitlePlain = false
  private var hasFamily = false
  private var hasGiven = false
  private var hasBirthdayParts = false

  /// Prepares a plan.
  ///
  /// - Parameters:
  ///   - columns: What the columns are.
  ///   - schema: The schema of the file, if any.
  ///   - identifierHeading: The heading of the identifier column, if the caller names one.
  init(columns: [HeadingResolver.Column], schema: HeadingSchema?, identifierHeading: String?) {
    self.columns = columns
    if let schema { plan.habits = CSVHabits(schema: schema) }
    plan.columnCount = columns.count
    plan.namedColumnCount =
      columns.lastIndex { !$0.heading.isEmpty }.map { $0 + 1 } ?? columns.count
    identifierColumn = Self.identifierColumn(columns, identifierHeading)
    let fields = Set(columns.compactMap(\.field))
    hasFamily = fields.contains("name.family")
    hasGiven = fields.contains("name.given")
    isJobTitlePlain = fields.contains("jobTitle") || fields.contains("organization.{n}.title")
    hasBirthdayParts = fields.contains("birthday.year") || fields.contains("birthday.month")
  }

  /// The plan.
  mutating func makePlan() -> ColumnPlan {
    for column in columns.indices {
      guard let field = columns[column].field, field.hasSuffix(".{n}.label") else { continue }
      labelColumns[groupKey(field, columns[column].number)] = column
    }
    for column in columns.indices { add(column) }
    finish()
    return plan
  }

  private static func identifierColumn(
    _ columns: [HeadingResolver.Column], _ heading: String?
  ) -> Int? {
    let keys = heading.map { [HeadingKey.exact($0)] } ?? ["id", "uid"]
    for key in keys {
      if let column = columns.firstIndex(where: { HeadingKey.exact($0.heading) == key }) {
        return column
      }
    }
    return heading == nil ? columns.firstIndex { $0.field == "id" } : nil
  }

  // MARK: - Columns

  private mutating func add(_ column: Int) {
    if column == identifierColumn {
      addText(.uid, column)
      return
    }
    guard let field = columns[column].field else {
      omit(column, .csvHeadingUnknown)
      return
    }
    if let text = Self.textFields[field] {
      addText(text, column)
      return
    }
    let parts = field.split(separator: ".").map(String.init)
    switch parts.first {
    case "ignore", "id": omit(column, .csvHeadingOmitted)
    case "private": omit(column, .csvHeadingPrivate)
    case "email" where parts.last == "proxies":
      plan.steps.append(.init(field: .email, action: .proxyAddresses, column: column))
    case "phone", "email", "url": addValue(parts, column)
    case "labelled": addGuess(parts[1], column)
    case "address": addAddress(parts, column)
    case "organization": addOrganization(parts, column)
    case "birthday", "birthdayOrDay", "anniversary", "date": addDate(parts, column)
    default: addSpecial(field, column)
    }
  }

  private static let textFields: [String: ContactField] = [
    "name.prefix": .prefix, "name.given": .given, "name.additional": .additional,
    "name.family": .family, "name.suffix": .suffix, "phonetic.given": .phoneticGiven,
    "phonetic.additional": .phoneticAdditional, "phonetic.family": .phoneticFamily,
    "name.full": .formattedName, "nickname": .nickname, "organization": .organization,
    "department": .department, "jobTitle": .jobTitle, "photo": .photo,
  ]

  private mutating func addSpecial(_ field: String, _ column: Int) {
    switch field {
    case "name.fullOrGiven": addText(hasFamily && !hasGiven ? .given : .formattedName, column)
    case "jobTitleOrPrefix": addText(isJobTitlePlain ? .prefix : .jobTitle, column)
    case "fileAs":
      plan.steps.append(.init(field: .sortAs, action: .sortAs, column: column))
      plan.steps.append(.init(field: .formattedName, action: .fileAsName, column: column))
    case "note": plan.noteColumns.append(column)
    case "categories":
      plan.steps.append(.init(field: .category, action: .categories, column: column))
    default: omit(column, .csvHeadingUnknown)
    }
  }

  private mutating func addText(_ field: ContactField, _ column: Int) {
    switch field {
    case .given: plan.givenColumns.append(column)
    case .family: plan.familyColumns.append(column)
    case .formattedName, .nickname, .organization: plan.otherNameColumns.append(column)
    default: break
    }
    plan.steps.append(.init(field: field, action: .text, column: column))
  }

  private mutating func omit(_ column: Int, _ code: DiagnosticCode) {
    // A heading may be as long as a file.
    let heading = String(columns[column].heading.prefix(80))
    plan.omissions.append(
      .init(
        column: column, heading: heading.isEmpty ? "column \(column + 1)" : heading, code: code))
  }

  // MARK: - Labelled values

  private static let valueFields: [String: ContactField] = [
    "phone": .phone, "email": .email, "url": .url,
  ]

  private mutating func addValue(_ parts: [String], _ column: Int) {
    guard let field = Self.valueFields[parts[0]], parts.last != "label" || parts.count < 3 else {
      return
    }
    var step = ColumnPlan.Step(field: field, action: .value, column: column)
    if parts.count == 3 {
      step.labelColumn = labelColumns[groupKey(parts[0] + ".", columns[column].number)] ?? -1
      step.isList = true
    } else {
      step.isList = plan.habits.hasGoogleLists
      if parts.count == 2 { step.label = label(parts[1]) }
    }
    plan.steps.append(step)
  }

  private mutating func addGuess(_ label: String, _ column: Int) {
    for field in [ContactField.phone, .email] {
      plan.steps.append(
        .init(field: field, action: .guessedValue, column: column, label: self.label(label)))
    }
  }

  private mutating func label(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    if let place = plan.labels.firstIndex(of: bytes) { return place }
    plan.labels.append(bytes)
    return plan.labels.count - 1
  }

  private func groupKey(_ field: String, _ number: Int) -> String {
    field.prefix { $0 != "." } + "." + String(number)
  }

  // MARK: - Addresses

  private static let addressParts: [String: Int] = [
    "street": 0, "street2": 0, "street3": 0, "extended": 1, "poBox": 2, "city": 3, "region": 4,
    "postalCode": 5, "country": 6,
  ]

  private mutating func addAddress(_ parts: [String], _ column: Int) {
    guard let part = parts.last, part != "label" else { return }
    let place = addressPlace(parts, column)
    if part == "formatted" {
      plan.addresses[place].formatted.append(column)
    } else if let number = Self.addressParts[part] {
      let key = "\(place) \(part)"
      if let line = addressLines[key] {
        plan.addresses[place].parts[number][line].append(column)
      } else {
        addressLines[key] = plan.addresses[place].parts[number].count
        plan.addresses[place].parts[number].append([column])
      }
    }
  }

  private mutating func addressPlace(_ parts: [String], _ column: Int) -> Int {
    let number = columns[column].number
    let isNumbered = parts.count == 3 && parts[1] == "{n}"
    let key = isNumbered ? groupKey("address.", number) : parts.dropLast().joined(separator: ".")
    if let place = addressPlaces[key] { return place }
    var address = ColumnPlan.Address()
    if isNumbered {
      address.labelColumn = labelColumns[key] ?? -1
    } else if parts.count == 3 {
      address.label = label(parts[1])
    }
    plan.addresses.append(address)
    let place = plan.addresses.count - 1
    addressPlaces[key] = place
    let isList = isNumbered || plan.habits.hasGoogleLists
    plan.steps.append(.init(field: .address, action: .address, column: place, isList: isList))
    return place
  }

  // MARK: - Organisations and dates

  private mutating func addOrganization(_ parts: [String], _ column: Int) {
    switch parts.last {
    case "name": addText(.organization, column)
    case "title": addText(.jobTitle, column)
    case "department": addText(.department, column)
    default: omit(column, .csvHeadingUnknown)
    }
  }

  private mutating func addDate(_ parts: [String], _ column: Int) {
    switch (parts[0], parts.last) {
    case (_, "year"): plan.birthdayParts.year = column
    case (_, "month"): plan.birthdayParts.month = column
    case (_, "day"): plan.birthdayParts.day = column
    case ("birthdayOrDay", _) where hasBirthdayParts: plan.birthdayParts.day = column
    case ("birthday", _), ("birthdayOrDay", _): addDay(.birthday, column)
    case ("anniversary", _): addDay(.anniversary, column)
    case (_, "value"):
      let labelColumn = labelColumns[groupKey("date.", columns[column].number)] ?? -1
      plan.steps.append(
        .init(
          field: .date, action: .date(.other), column: column, labelColumn: labelColumn,
          isList: true))
    case (_, "label"): break
    default:
      plan.steps.append(
        .init(
          field: .date, action: .date(.other), column: column,
          label: label(columns[column].heading)))
    }
  }

  private mutating func addDay(_ kind: ContactDate.Kind, _ column: Int) {
    plan.steps.append(.init(field: .date, action: .date(kind), column: column))
  }

  // MARK: - Order

  private mutating func finish() {
    let parts = plan.birthdayParts
    if max(parts.year, parts.month, parts.day) >= 0 {
      plan.steps.append(.init(field: .date, action: .birthdayParts, column: -1))
    }
    if !plan.noteColumns.isEmpty {
      plan.steps.append(.init(field: .note, action: .note, column: plan.noteColumns[0]))
    }
    let order = plan.steps.indices.sorted { left, right in
      let (leftField, rightField) = (plan.steps[left].field, plan.steps[right].field)
      return (leftField.rawValue, left) < (rightField.rawValue, right)
    }
    plan.steps = order.map { plan.steps[$0] }
    markRepeatedFields()
  }

  /// File-as steps may stand between two columns of one field; they take nothing from them.
  private mutating func markRepeatedFields() {
    var latest: ContactField?
    for index in plan.steps.indices {
      guard case .text = plan.steps[index].action else { continue }
      plan.steps[index].repeatsField = plan.steps[index].field == latest
      latest = plan.steps[index].field
    }
  }
}
