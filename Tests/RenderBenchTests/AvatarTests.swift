import ListEngine
import SectionModel
import Testing

@testable import RenderBench

/// Avatars come 5 to 40 ms after they are asked for, in virtual time: all numbers follow from the list.
@Suite("Avatars of the render benchmark")
struct AvatarTests {
  private static func list(_ locale: String) throws -> RenderInput {
    try RenderInput(RenderPerson.people(300, seed: 1), locale: locale, hasPhotos: true)
  }

  private static func run(
    _ variant: RenderVariant, _ script: RenderScript, _ input: RenderInput
  ) throws -> AvatarLoader {
    let versions = script == .apply ? try input.versions() : []
    return try AvatarRun(variant: variant, script: script, input: input, versions: versions).run()
  }

  @Test("an avatar takes 5 to 40 ms, as its identifier says")
  func latency() {
    let latencies = (0..<10_000).map { Avatar(of: "person-\($0)").latency }
    #expect(latencies.allSatisfy { 5_000...40_000 ~= $0 })
    #expect(latencies.min() ?? .max < 5_100)
    #expect(latencies.max() ?? 0 > 39_900)
    // The mean of even numbers from 5 to 40 is 22.5.
    #expect(abs(latencies.reduce(0, +) / 10_000 - 22_500) < 500)
    #expect(Avatar(of: "person-1").latency == Avatar(of: "person-1").latency)
  }

  @Test("rows of people who have a photo are exported with it, others without")
  func photos() throws {
    let list = try Self.list("el")
    for row in list.list.sections.flatMap(\.rows) {
      #expect((row.image.photo != nil) == Avatar(of: row.id).exists)
    }
    let share = list.people.count { Avatar(of: $0.id).exists }
    #expect(150...250 ~= share)
  }

  @Test(
    "what is asked for when it is shown is never there, what is asked for ahead always is",
    arguments: ["el", "fa"], [RenderScript.drag, .fling])
  func hidden(_ locale: String, _ script: RenderScript) throws {
    let list = try Self.list(locale)
    let (bound, ahead) = (
      try Self.run(.paged, script, list).counts, try Self.run(.prefetched, script, list).counts
    )
    #expect(bound.shown > 0)
    #expect(bound.ready == 0)
    // 5 to 40 ms are one to three frames.
    #expect(bound.longest == 3)
    #expect(bound.late...3 * bound.late ~= bound.framesWithout)
    #expect(bound.issued == 0)
    #expect(ahead.shown == bound.shown)
    #expect(ahead.late == 0)
    #expect(ahead.framesWithout == 0)
    #expect(ahead.longest == 0)
    #expect(ahead.used == ahead.shown)
    #expect(ahead.cancelled == 0)
  }

  @Test("where nobody can foresee what is shown, avatars are late and most are called off")
  func unforeseen() throws {
    let list = try Self.list("el")
    let (bound, ahead) = (
      try Self.run(.paged, .jump, list).counts, try Self.run(.prefetched, .jump, list).counts
    )
    #expect(bound.missed > 0)
    #expect(ahead.missed > 0)
    #expect(ahead.cancelled > ahead.used)
  }

  @Test(
    "what was asked for ahead is shown, called off or still ahead", arguments: AvatarRun.scripts)
  func balance(_ script: RenderScript) throws {
    let list = try Self.list("sv")
    let first = try Self.run(.prefetched, script, list)
    #expect(first.counts.issued == first.counts.used + first.counts.cancelled + first.ahead.count)
    #expect(try Self.run(.prefetched, script, list).counts == first.counts)
  }
}
