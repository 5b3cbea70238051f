internal import ListEngine

/// The frames of all passes of one script with one variant.
struct RenderResult {
  let variant: RenderVariant
  let script: RenderScript
  let locale: String
  let size: Int
  private var frames: [Int] = []
  private(set) var passes = 0
  /// What the last pass gave; counters are the same in each, but for C.
  private(set) var last = RenderRun.Outcome()

  init(_ variant: RenderVariant, _ script: RenderScript, locale: String, size: Int) {
    (self.variant, self.script, self.locale, self.size) = (variant, script, locale, size)
  }

  mutating func add(_ outcome: RenderRun.Outcome) {
    frames += outcome.frames
    passes += 1
    last = outcome
  }

  // MARK: - Times

  /// Nanoseconds that so many frames of a hundred stay below.
  func percentile(_ share: Int) -> Int {
    let sorted = frames.sorted()
    return sorted.isEmpty ? 0 : sorted[(sorted.count - 1) * share / 100]
  }

  /// Frames of a thousand that miss their refresh, were the processor so many times slower.
  func late(_ refresh: Double, slower factor: Int = 1) -> Int {
    let count = frames.count { Double($0 * factor) > refresh * 1e6 }
    return frames.isEmpty ? 0 : (count * 1000 + frames.count - 1) / frames.count
  }

  /// Milliseconds of hitches in a second of motion: how late frames come, in whole refreshes.
  func hitches(_ refresh: Double) -> Double {
    let late = frames.reduce(0.0) { sum, frame in
      sum + max(0, (Double(frame) / 1e6 / refresh).rounded(.up) - 1) * refresh
    }
    return frames.isEmpty ? 0 : late / (Double(frames.count) * refresh) * 1000
  }

  /// Milliseconds by which frames have overrun a refresh.
  func overrun(_ refresh: Double) -> Double {
    frames.reduce(0.0) { $0 + max(0, Double($1) / 1e6 - refresh) }
  }

  static let refreshes = [1000.0 / 60, 1000.0 / 120]

  // MARK: - Words

  /// One line for programs.
  var json: String {
    let (sixty, hundredTwenty) = (Self.refreshes[0], Self.refreshes[1])
    let counters = last.counters
    return """
      {"variant":"\(variant.rawValue)","script":"\(script)","locale":"\(locale)","rows":\(size),\
      "passes":\(passes),"frames":\(frames.count),"p50_ns":\(percentile(50)),\
      "p90_ns":\(percentile(90)),"p95_ns":\(percentile(95)),"p99_ns":\(percentile(99)),\
      "max_ns":\(percentile(100)),"late_60":\(frames.count { Double($0) > sixty * 1e6 }),\
      "late_120":\(frames.count { Double($0) > hundredTwenty * 1e6 }),\
      "overrun_60_ms":\(hundredths(overrun(sixty))),\
      "overrun_120_ms":\(hundredths(overrun(hundredTwenty))),\
      "hitch_60_ms_per_s":\(hundredths(hitches(sixty))),\
      "hitch_120_ms_per_s":\(hundredths(hitches(hundredTwenty))),"visible":\(last.visible),\
      "binds":\(counters.binds),"created":\(counters.cellsCreated),\
      "reused":\(counters.cellsReused),"carried":\(counters.cellsCarried),\
      "height_calls":\(counters.rowHeightCalls),"formatters":\(last.work.formatters),\
      "dates":\(last.work.dates),"collator_keys":\(last.work.collatorKeys),\
      "page_decodes":\(last.pageDecodes),"placeholders":\(counters.placeholders),\
      "blank_frames":\(last.blankFrames),"prefetches_issued":\(counters.prefetchesIssued),\
      "prefetches_used":\(counters.prefetchesUsed),\
      "prefetches_cancelled":\(counters.prefetchesCancelled),"mismatches":\(last.mismatches)}
      """
  }

  static let heading = [
    "script", "variant", "rows", "p50 us", "p90", "p95", "p99", "max", "late/1000 60 Hz",
    "120 Hz", "hitch ms/s 60", "120", "2x slower: late 60", "4x", "8x", "binds", "made",
    "formatters", "keys", "heights", "pages", "blank",
  ]

  /// One line for people.
  var cells: [String] {
    let times = [50, 90, 95, 99, 100].map { micros(percentile($0)) }
    let late = Self.refreshes.map { String(self.late($0)) }
    let hitches = Self.refreshes.map { hundredths(self.hitches($0)) }
    let slower = [2, 4, 8].map { String(self.late(Self.refreshes[0], slower: $0)) }
    let counts = [
      last.counters.binds, last.counters.cellsCreated, last.work.formatters,
      last.work.collatorKeys, last.counters.rowHeightCalls, last.pageDecodes, last.blankFrames,
    ]
    return ["\(script) \(locale)", variant.rawValue, String(size)] + times + late + hitches
      + slower + counts.map(String.init)
  }
}

/// Microseconds with one digit behind the point.
func micros(_ nanoseconds: Int) -> String { decimal((nanoseconds + 50) / 100, digits: 1) }

/// A number with two digits behind the point.
func hundredths(_ number: Double) -> String { decimal(Int((number * 100).rounded()), digits: 2) }

private func decimal(_ number: Int, digits: Int) -> String {
  let unit = digits == 1 ? 10 : 100
  let rest = String(number % unit)
  return "\(number / unit)." + String(repeating: "0", count: digits - rest.count) + rest
}
