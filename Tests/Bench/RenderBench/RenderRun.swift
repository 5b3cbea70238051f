#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import ListEngine
internal import SectionModel
internal import TestSupport

/// One script with one variant, from the first frame to the last.
struct RenderRun {
  /// What a run gave.
  struct Outcome {
    /// Nanoseconds of each frame.
    var frames: [Int] = []
    /// What the table did in the frames.
    var counters = TableCounters()
    /// What formatting on render did in them.
    var work = RenderWork()
    var pageDecodes = 0
    /// The most rows that were visible at once.
    var visible = 0
    /// Rows that did not show, byte for byte, what the exported list has.
    var mismatches = 0
    /// Frames in which some row was a placeholder.
    var blankFrames = 0
  }

  let variant: RenderVariant
  let script: RenderScript
  let input: RenderInput
  /// The versions that come during a script.
  let versions: [RenderInput]

  /// Runs the script.
  func run() throws -> Outcome {
    var outcome = Outcome()
    var shown = input
    let start = ThreadTime.now
    let subject = try RenderSubject(variant, input)
    if script == .cold {
      outcome.frames.append(ThreadTime.now - start)
      outcome.work = subject.formatting?.work ?? RenderWork()
    } else {
      subject.table.resetCounters()
    }
    let before = subject.formatting?.work ?? RenderWork()
    let decodes = script == .cold ? 0 : subject.source?.pageDecodes ?? 0
    var random = SeededGenerator(seed: 1)
    for frame in script == .cold ? 0..<0 : 0..<script.frameCount {
      let next = script.version(atFrame: frame).map { versions[$0] }
      let update = try next.flatMap { try subject.update(to: $0) }
      try pace()
      let start = ThreadTime.now
      if let next { try subject.show(next, update) }
      try subject.takePages()
      script.move(subject.table, frame: frame, &random)
      _ = subject.table.topSection
      outcome.frames.append(ThreadTime.now - start)
      subject.askForPages()
      shown = next ?? shown
      outcome.look(at: subject.table, shown)
    }
    outcome.look(at: subject.table, shown)
    outcome.counters = subject.table.counters
    outcome.pageDecodes = (subject.source?.pageDecodes ?? 0) - decodes
    if let work = subject.formatting?.work, script != .cold {
      outcome.work.formatters = work.formatters - before.formatters
      outcome.work.dates = work.dates - before.dates
      outcome.work.collatorKeys = work.collatorKeys - before.collatorKeys
    }
    return outcome
  }

  /// Waits for the next refresh where another thread works meanwhile; else time does not matter.
  private func pace() throws {
    if variant == .prefetched { usleep(16_667) }
  }
}

extension RenderRun.Outcome {
  /// Compares what is shown with the exported list; the clock stands.
  fileprivate mutating func look(at table: TableView, _ input: RenderInput) {
    visible = max(visible, table.visibleCells.count)
    var isBlank = false
    for cell in table.visibleCells {
      if cell.content.isPlaceholder {
        isBlank = true
        continue
      }
      let row = cell.binding.id.flatMap { input.truth[$0] }
      let texts = [
        (cell.content.text, row?.text), (cell.content.secondaryText, row?.secondaryText),
        (cell.content.image?.monogram, row?.image.monogram),
      ]
      // Strings are equal when they are canonically equivalent; here bytes must be.
      let isSame = texts.allSatisfy { left, right in
        left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
      }
      if !isSame { mismatches += 1 }
    }
    if isBlank { blankFrames += 1 }
  }
}

/// The time that this thread has worked: frames are not blamed for what other programs do.
enum ThreadTime {
  static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
