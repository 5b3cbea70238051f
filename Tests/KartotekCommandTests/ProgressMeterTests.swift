import Glibc
import Testing

import KartotekCommand

@Suite("Progress")
struct ProgressMeterTests {
  /// A clock that stands still until it is moved, and all that was shown.
  private final class Stage {
    let folder: TemporaryFolder
    var time = 0
    private var descriptor: Int32

    init() throws {
      folder = try TemporaryFolder()
      descriptor = unsafe open(folder["messages"], O_WRONLY | O_CREAT, 0o600)
    }

    deinit { close(descriptor) }

    func meter(silence: Int?) -> ProgressMeter {
      let printer = MessagePrinter(to: Descriptor(number: descriptor))
      return ProgressMeter(printer, silence: silence) { self.time }
    }

    /// The lines, each of which takes the place of the one before.
    func lines() throws -> [String] {
      try folder.text("messages").split(separator: "\r\u{1B}[K").map(String.init)
    }
  }

  @Test("nothing within the silence, then ten lines a second at most")
  func times() throws {
    let stage = try Stage()
    let meter = stage.meter(silence: 500)
    meter.begin("reading a", unit: .bytes)
    for _ in 0..<1000 {
      stage.time += 1
      meter.advance(by: 1_000_000)
    }
    #expect(
      try stage.lines() == [500, 600, 700, 800, 900, 1000].map { "kartotek: reading a: \($0) MB" })
  }

  @Test("no line at all")
  func off() throws {
    let stage = try Stage()
    let meter = stage.meter(silence: nil)
    meter.begin("reading a")
    stage.time = 10_000
    meter.advance(by: 5)
    #expect(!meter.isOn)
    #expect(try stage.lines().isEmpty)
  }

  @Test("the time left follows from the speed so far")
  func timeLeft() throws {
    let stage = try Stage()
    let meter = stage.meter(silence: 0)
    stage.time = 1000
    meter.begin("writing el", total: 1000)
    // Half a second is too short to know the speed from.
    for (time, rows) in [(1400, 100), (3000, 100), (4000, 500), (5000, 400)] {
      stage.time = time
      meter.advance(by: rows)
    }
    #expect(
      try stage.lines() == [
        "kartotek: writing el: 0 of 1000 rows", "kartotek: writing el: 100 of 1000 rows",
        // 200 rows in 2 s, 700 in 3 s.
        "kartotek: writing el: 200 of 1000 rows, 8 s left",
        "kartotek: writing el: 700 of 1000 rows, 2 s left",
        "kartotek: writing el: 1000 of 1000 rows",
      ])
  }

  @Test("long times are told in minutes, and no more is done than there is")
  func bounds() throws {
    let stage = try Stage()
    let meter = stage.meter(silence: 0)
    meter.begin("reading", total: 1_000_000_000, unit: .bytes)
    stage.time = 1000
    meter.rename("reading b")
    meter.advance(by: 5_000_000)
    stage.time = 2000
    meter.advance(by: 2_000_000_000)
    #expect(
      try stage.lines() == [
        "kartotek: reading: 0 of 1000 MB", "kartotek: reading b: 5 of 1000 MB, 4 min left",
        "kartotek: reading b: 1000 of 1000 MB",
      ])
  }

  @Test("a name cannot command the terminal")
  func controls() throws {
    let stage = try Stage()
    stage.meter(silence: 0).begin("reading a\u{1B}[2Jb")
    #expect(try stage.lines() == ["kartotek: reading a\\u{1b}[2Jb"])
  }
}
