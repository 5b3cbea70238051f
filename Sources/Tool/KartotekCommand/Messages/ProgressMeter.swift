/// Tells now and then how far a run has come, in one line that is gone at the end.
///
/// Work that is over within half a second shows nothing; then the line changes ten times a second at
/// most, so that telling costs no time worth speaking of.
package final class ProgressMeter {
  /// What the amounts of a work are counted in.
  package enum Unit {
    case bytes
    case rows
  }

  /// Milliseconds between two lines.
  private static let interval = 100
  /// Milliseconds after which a work's speed is known well enough to tell when it ends.
  private static let leastTime = 500

  private let printer: MessagePrinter
  /// Milliseconds of silence at the start; nil where nothing is ever shown.
  private let silence: Int?
  private let clock: () -> Int
  private let start: Int
  private var lastShown = Int.min
  private var work = ""
  private var unit = Unit.rows
  private var total = 0
  private var done = 0
  private var workStart = 0

  /// Makes a meter.
  ///
  /// - Parameters:
  ///   - printer: Shows the line.
  ///   - silence: The milliseconds of a run before the first line; nil shows none at all.
  ///   - clock: Milliseconds since whenever, never going back.
  package init(_ printer: MessagePrinter, silence: Int?, clock: @escaping () -> Int) {
    self.printer = printer
    self.silence = silence
    self.clock = clock
    start = clock()
  }

  /// Whether a line may be shown; amounts need not be worked out where none is.
  package var isOn: Bool { silence != nil }

  /// Begins a work.
  ///
  /// - Parameters:
  ///   - work: A phrase such as `reading a.csv`.
  ///   - total: The amount of all of it; 0 where nobody knows.
  ///   - unit: What amounts are counted in.
  package func begin(_ work: String, total: Int = 0, unit: Unit = .rows) {
    guard isOn else { return }
    rename(work)
    (self.total, self.unit, done, workStart) = (total, unit, 0, clock())
    showIfDue()
  }

  /// Goes on with a work under another name.
  package func rename(_ work: String) {
    self.work = work
  }

  /// Adds what was done.
  ///
  /// - Parameter amount: Bytes or rows since the last call.
  package func advance(by amount: Int) {
    guard isOn else { return }
    done += amount
    showIfDue()
  }

  private func showIfDue() {
    let time = clock()
    guard let silence, time - start >= silence else { return }
    guard lastShown == Int.min || time - lastShown >= Self.interval else { return }
    lastShown = time
    printer.progress(work + amounts + timeLeft(at: time))
  }

  private var amounts: String {
    // Lines that are no rows are counted as such; there are few.
    let done = total > 0 ? min(done, total) : done
    switch unit {
    case .bytes:
      let size = total > 0 ? "\(done / 1_000_000) of \(total / 1_000_000)" : "\(done / 1_000_000)"
      return ": \(size) MB"
    case .rows:
      guard total > 0 else { return done > 0 ? ": \(done) rows" : "" }
      return ": \(done) of \(total) rows"
    }
  }

  private func timeLeft(at time: Int) -> String {
    let passed = time - workStart
    guard passed >= Self.leastTime, done > 0, done < total else { return "" }
    let seconds = Double(passed) * (Double(total - done) / Double(done)) / 1000
    let isLong = seconds >= 90
    return ", \(Int((isLong ? seconds / 60 : seconds).rounded(.up))) \(isLong ? "min" : "s") left"
  }
}
