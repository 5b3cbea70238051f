internal import SectionExport

/// A line that a stage cannot go on with.
package struct LineError: Error, Equatable {
  /// The input.
  package let path: String
  /// The line, from 1; 0 where all of them are meant.
  package let line: Int
  /// What is wrong, in one phrase.
  package let reason: String
  /// A stable name.
  package let code: String

  init(path: String, line: Int, reason: String, code: String) {
    (self.path, self.line, self.reason, self.code) = (path, line, reason, code)
  }

  init(path: String, line: Int, fault: LineFault) {
    self.init(path: path, line: line, reason: fault.reason, code: fault.code)
  }
}

extension LineFault {
  fileprivate var code: String {
    switch self {
    case .malformed: "line-malformed"
    case .outOfOrder: "line-out-of-order"
    case .repeatedRow: "row-repeated"
    case .otherList: "list-different"
    case .listMissing: "list-missing"
    case .rowsLost: "rows-lost"
    case .otherPage, .otherRows, .rowsMissing: "pages-different"
    }
  }

  fileprivate var reason: String {
    switch self {
    case .malformed: "the line is none that the stage before prints, or is damaged"
    case .outOfOrder: "the line belongs before others; sort rows with LC_ALL=C sort"
    case .repeatedRow(let id): "there are two rows with the id \(id)"
    case .otherList(let one, let other): "rows of two lists: \(one) and \(other)"
    case .listMissing: "no line tells which list it is: the end of the rows is missing"
    case .otherPage(let file, let count, let rule):
      "\(file) has \(count) rows where the rule of pages gives it \(rule): another --page-rows, or "
        + "a part that did not begin where a page begins"
    case .otherRows(let file):
      "\(file) has other rows than those that were counted in its place"
    case .rowsLost(let made, let counted):
      "\(made) rows were made, but \(counted) have come: a part is missing, or is there twice"
    case .rowsMissing(let inPages, let counted):
      "\(inPages) rows are in pages, but \(counted) are counted"
    }
  }
}
