public import SectionModel

/// Everything about a list that its user chooses and that is not the locale.
public struct FormattingOptions: Sendable, Equatable {
  /// The first field of the order.
  public var sortBy = SortField.family
  /// The order of the parts of displayed names.
  public var nameOrder = NameOrder.auto
  /// What displayed names are made from.
  public var nameStyle = NameStyle.structured
  /// How much of a name is displayed.
  public var nameLength = NameLength.list
  /// The list's style.
  public var style = ListStyle.plain
  /// The style of its cells.
  public var cellStyle = CellStyle.subtitle
  /// What the second text is.
  public var secondary = SecondaryContent.phone
  /// Which sections have footers.
  public var footer = FooterChoice.auto
  /// Which titles are cut into parts.
  public var parts = PartsChoice.auto
  /// The index labels beside the locale's own.
  public var extraLabels = ExtraLabelChoice.latin
  /// What Chinese names are grouped and ordered by.
  public var groupAs = GroupingChoice.auto
  /// When phonetic fields decide the order.
  public var phonetic = PhoneticChoice.auto
  /// The calendar of full dates as CLDR or BCP 47 names it; nil for the locale's own.
  public var calendar: String?
  /// The numbering system as CLDR names it; nil for the locale's own.
  public var numbering: String?
  /// The day for which rows tell when birthdays and anniversaries come round; nil for none.
  public var today: CivilDate?
  /// Whether rows carry all phones and e-mails, organisation and job title.
  public var details = false
  /// Whether the plan carries texts for every count up to that of the largest section.
  public var countTexts = false
  /// Whether rows carry search keys, and the plan the table that folds queries.
  public var searchKeys = false
  /// Whether rows carry their sort keys.
  public var sortKeys = false

  /// Makes the default choices.
  public init() {}
}
