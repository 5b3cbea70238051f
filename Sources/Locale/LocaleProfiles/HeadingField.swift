/// The vocabulary of column meanings in heading schemas: every field that a profile may name.
///
/// - `name.full`, `name.given`, `name.additional`, `name.family`, `name.prefix`, `name.suffix`,
///   `nickname`, `phonetic.given|additional|family`, `organization`, `department`, `jobTitle`,
///   `fileAs` (never overrides a name), `note`, `categories`, `photo`, `id`, `anniversary`,
///   `birthday` and its parts `birthday.year|month|day`. Where several columns have one of these
///   the first filled cell in column order counts; notes are joined.
/// - `phone`, `email`, `url`: without a label; with one, `phone.LABEL` and so on. Several columns
///   are further values. `address[.LABEL].PART`; `formatted` counts only where no part is filled.
///   `date.LABEL`: a date of another kind.
/// - `phone.{n}.value`, `phone.{n}.label` and so on: numbered groups. A heading with `{n}` may
///   also have a field without it: every match is a further value.
/// - `email.proxies`: the addresses of a directory's entry in one cell, each with its kind.
/// - Decided by the other columns: `name.fullOrGiven` is the given name where the table has a
///   family-name column and no plain given-name column, else the full name. `jobTitleOrPrefix` is
///   the prefix where another column is the job title, else the job title. `birthdayOrDay` is the
///   day where the table has birth-year or birth-month columns, else the whole date.
/// - Decided by the values: `labelled.LABEL`, a bare label word as heading (Home, Arbete): a phone
///   or an e-mail address as the cells look, otherwise not imported.
/// - `ignore`: a known column that has no place in a contact. `private`: an identity number, never
///   in the display model.
package enum HeadingField {
  /// The labels of phones; all but the first nine come from single columns of Outlook and others.
  static let phoneLabels = [
    "home", "work", "mobile", "main", "homeFax", "workFax", "otherFax", "pager", "other", "car",
    "assistant", "callback", "company", "radio", "telex", "isdn", "tty", "video",
  ]
  static let emailLabels = ["home", "work", "other"]
  static let urlLabels = ["home", "work", "other", "blog", "profile"]
  static let addressLabels = ["home", "work", "other"]
  static let addressParts = [
    "street", "street2", "street3", "extended", "poBox", "city", "region", "postalCode",
    "country", "formatted",
  ]

  private static let singleFields = [
    "name.full", "name.given", "name.additional", "name.family", "name.prefix", "name.suffix",
    "name.fullOrGiven", "nickname", "phonetic.given", "phonetic.additional", "phonetic.family",
    "fileAs", "organization", "department", "jobTitle", "jobTitleOrPrefix", "phone", "email",
    "email.proxies", "url", "birthday", "birthday.year", "birthday.month", "birthday.day",
    "birthdayOrDay",
    "anniversary", "date.other", "note", "categories", "photo", "id", "ignore", "private",
    "labelled.home", "labelled.work", "labelled.mobile", "labelled.main", "labelled.other",
  ]

  private static let numberedFields = [
    "phone.{n}.value", "phone.{n}.label", "email.{n}.value", "email.{n}.label",
    "url.{n}.value", "url.{n}.label", "date.{n}.value", "date.{n}.label", "address.{n}.label",
    "organization.{n}.name", "organization.{n}.title", "organization.{n}.department",
  ]

  /// Every field that a schema may name.
  package static let all: Set<String> = {
    var fields = Set(singleFields + numberedFields)
    fields.formUnion(phoneLabels.map { "phone.\($0)" })
    fields.formUnion(emailLabels.map { "email.\($0)" })
    fields.formUnion(urlLabels.map { "url.\($0)" })
    for part in addressParts {
      fields.insert("address.\(part)")
      fields.insert("address.{n}.\(part)")
      fields.formUnion(addressLabels.map { "address.\($0).\(part)" })
    }
    return fields
  }()
}
