/// The long names of all options, without dashes.
package enum FlagName: String, Sendable, CaseIterable {
  case locale
  case output
  case report
  case matchKeys = "match-keys"
  case pageRows = "page-rows"
  case survey
  case previous
  case changes
  case reloadAbove = "reload-above"
  case from
  case encoding
  case delimiter
  case inputLocales = "input-locales"
  case dateOrder = "date-order"
  case idColumn = "id-column"
  case profiles
  case style
  case cellStyle = "cell-style"
  case footer
  case extraLabels = "extra-labels"
  case calendar
  case numbering
  case countTexts = "count-texts"
  case sortBy = "sort-by"
  case nameOrder = "name-order"
  case nameStyle = "name-style"
  case nameLength = "name-length"
  case phonetic
  case groupAs = "group-as"
  case secondary
  case parts
  case today
  case details
  case searchKeys = "search-keys"
  case sortKeys = "sort-keys"
  case strict
  case threads
  case memory
  case quiet
  case progress
  case help
  case version

  /// The name as it is typed.
  package var dashed: String { "--" + rawValue }
}
