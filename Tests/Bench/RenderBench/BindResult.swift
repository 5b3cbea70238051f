internal import ListEngine
internal import SectionModel
internal import TestSupport

/// What one binding of a visible row costs, alone: neither layout nor motion.
struct BindResult {
  let locale: String
  let size: Int
  /// Nanoseconds of a binding, by variant, one for each pass.
  private(set) var times: [RenderVariant: [Int]] = [:]

  static let variants: [RenderVariant] = [.a0, .a1, .a2, .whole, .paged]

  init(_ input: RenderInput, passes: Int) throws {
    locale = input.locale
    size = input.people.count
    let subjects = try Self.variants.map { ($0, try RenderSubject($0, input)) }
    for pass in 0...passes {
      for (variant, subject) in subjects {
        let time = Self.time(subject.table, rounds: variant.formats ? 8 : 400)
        if pass > 0 { times[variant, default: []].append(time) }
      }
    }
  }

  /// Binds the visible rows of several screens again and again.
  private static func time(_ table: TableView, rounds: Int) -> Int {
    var (sum, count) = (0, 0)
    for screen in 0..<8 {
      table.scroll(to: Double(screen) * 1600)
      let start = ThreadTime.now
      for _ in 0..<rounds / 4 { table.reconfigureRows(table.visibleRows) }
      sum += ThreadTime.now - start
      count += rounds / 4 * table.visibleRows.count
    }
    return sum / max(1, count)
  }

  func median(_ variant: RenderVariant) -> Int {
    let sorted = (times[variant] ?? []).sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// One line for programs.
  var json: String {
    let members = Self.variants.map { "\"\($0.rawValue)\":\(median($0))" }
    return
      "{\"bind_ns\":{\(members.joined(separator: ","))},\"locale\":\"\(locale)\",\"rows\":\(size)}"
  }

  static let heading =
    ["binding, us", "rows"] + variants.map(\.rawValue) + ["A0/B", "A1/B", "A2/B"]

  /// One line for people.
  var cells: [String] {
    let times = Self.variants.map { decimalMicros(median($0)) }
    let ratios = [RenderVariant.a0, .a1, .a2].map { variant in
      hundredths(Double(median(variant)) / Double(max(1, median(.whole))))
    }
    return [locale, String(size)] + times + ratios
  }

  private func decimalMicros(_ nanoseconds: Int) -> String {
    hundredths(Double(nanoseconds) / 1000)
  }

  /// What the promise asks for: under a microsecond, and a hundred times cheaper than a new formatter.
  var keepsPromise: Bool {
    median(.whole) < 1000 && median(.a0) >= 100 * median(.whole)
  }
}
