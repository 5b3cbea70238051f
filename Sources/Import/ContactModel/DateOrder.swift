/// The order of day and month in a numeric date.
public enum DateOrder: String, Sendable, Equatable, CaseIterable {
  /// 31/12/1990.
  case dayFirst = "day-first"
  /// 12/31/1990.
  case monthFirst = "month-first"
}
