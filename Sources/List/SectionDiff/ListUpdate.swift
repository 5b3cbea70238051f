internal import SectionModel

/// How a list that is on the screen becomes its next version.
public enum ListUpdate: Sendable, Equatable {
  /// Why everything is loaded anew.
  public enum ReloadReason: String, Sendable, Equatable, CaseIterable {
    /// Nothing was there before.
    case first
    /// The list is one of another locale.
    case locale
    /// The order comes from other rules, or from other data of ICU.
    case collation
    /// The list has another style.
    case style
    /// Rows have other kinds of cell.
    case kinds
    /// There is more to do than the limit allows.
    case limit
  }

  /// From how much on a list is loaded anew.
  public struct Limit: Sendable, Equatable {
    /// The most operations that are done one by one; nil for any number.
    public var count: Int?
    /// The same as a share of the rows of the longer version, 0.1 for a tenth; nil for any.
    public var share: Double?

    /// Makes a limit.
    ///
    /// - Parameters:
    ///   - count: The most operations.
    ///   - share: The most operations for each row.
    public init(count: Int? = nil, share: Double? = nil) {
      self.count = count
      self.share = share
    }

    func allows(_ operations: Int, rows: Int) -> Bool {
      if let count, operations > count { return false }
      guard let share else { return true }
      return Double(operations) <= share * Double(rows)
    }
  }

  /// Sections and rows are as before.
  case unchanged
  /// Everything is loaded anew.
  case reload(ReloadReason)
  /// The stages of a comparison are applied.
  case changes(ListDiff)

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - old: The version before; nil where nothing was loaded.
  ///   - new: The version after.
  ///   - limit: From how much on everything is loaded anew.
  public init(from old: ListSnapshot?, to new: ListSnapshot, limit: Limit = Limit()) {
    guard let old else {
      self = .reload(.first)
      return
    }
    let (before, after) = (old.outline, new.outline)
    if !before.snapshot.isEmpty, before.snapshot == after.snapshot {
      self = .unchanged
    } else if before.locale != after.locale {
      self = .reload(.locale)
    } else if before.collation != after.collation {
      self = .reload(.collation)
    } else if before.style != after.style {
      self = .reload(.style)
    } else if before.kinds != after.kinds {
      self = .reload(.kinds)
    } else {
      let diff = ListDiff(from: old, to: new)
      let isAllowed = limit.allows(diff.operations.count, rows: max(before.count, after.count))
      self =
        diff.operations.isEmpty ? .unchanged : isAllowed ? .changes(diff) : .reload(.limit)
    }
  }
}
