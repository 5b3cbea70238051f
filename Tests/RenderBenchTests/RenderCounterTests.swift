import ListEngine
import SectionModel
import Testing

@testable import RenderBench

/// What the render benchmark counts follows from data and motion alone, and is what its page promises.
///
/// Times are not looked at.
@Suite("Counters of the render benchmark")
struct RenderCounterTests {
  private static let size = 600

  /// The list in one language with the versions that come during a fling.
  private struct Lists {
    let input: RenderInput
    let versions: [RenderInput]

    init(_ locale: String) throws {
      input = try RenderInput(RenderPerson.people(size, seed: 1), locale: locale)
      versions = try input.versions()
    }

    func run(_ variant: RenderVariant, _ script: RenderScript) throws -> RenderRun.Outcome {
      try RenderRun(variant: variant, script: script, input: input, versions: versions).run()
    }
  }

  @Test("people are sorted and grouped on render as in the exported list", arguments: ["el", "fa"])
  func order(_ locale: String) throws {
    let lists = try Lists(locale)
    for input in [lists.input] + lists.versions {
      let source = try FormattingSource(input, style: .cachedFormatter)
      #expect(source.ids == input.list.sections.map { $0.rows.map(\.id) })
      #expect(
        (0..<source.numberOfSections).map { source.header(ofSection: $0) }
          == input.list.plan.sections.map(\.header))
    }
  }

  @Test("a list that was exported is shown without formatter, collator or heights")
  func precomputed() throws {
    let lists = try Lists("el")
    for script in RenderScript.allCases {
      for variant in [RenderVariant.whole, .paged] {
        let outcome = try lists.run(variant, script)
        #expect(outcome.work.formatters == 0)
        #expect(outcome.work.dates == 0)
        #expect(outcome.work.collatorKeys == 0)
        #expect(outcome.counters.rowHeightCalls == 0)
        #expect(outcome.counters.cellsCreated <= outcome.visible + 2, "\(script)")
        #expect(outcome.counters.placeholders == 0)
        #expect(variant == .paged || outcome.pageDecodes == 0)
      }
    }
    let first = try lists.run(.whole, .cold)
    #expect(first.counters.cellsCreated == first.visible)
    #expect(try lists.run(.paged, .cold).pageDecodes == 1)
  }

  @Test("what is formatted on render is formatted once for each binding")
  func formatting() throws {
    let lists = try Lists("fa")
    for script in [RenderScript.cold, .drag, .scrub] {
      for variant in [RenderVariant.a0, .a1] {
        let outcome = try lists.run(variant, script)
        #expect(outcome.work.formatters == outcome.counters.binds)
        #expect(outcome.work.dates == outcome.counters.binds)
        #expect(outcome.work.collatorKeys == (script == .cold ? Self.size : 0))
      }
      let careful = try lists.run(.a2, script)
      #expect(careful.work.formatters == 0)
      #expect(careful.work.dates == careful.counters.binds)
    }
  }

  @Test(
    "all ways show the same bytes and bind as many rows", arguments: ["el", "bg", "fa", "az", "sv"])
  func sameBytes(_ locale: String) throws {
    let lists = try Lists(locale)
    for script in RenderScript.allCases {
      let outcomes = try [RenderVariant.a2, .whole, .paged].map { try lists.run($0, script) }
      for outcome in outcomes { #expect(outcome.mismatches == 0, "\(script)") }
      if script != .apply { #expect(Set(outcomes.map(\.counters.binds)).count == 1, "\(script)") }
    }
    for variant in [RenderVariant.a0, .a1] {
      #expect(try lists.run(variant, .jump).mismatches == 0)
    }
  }

  @Test("an update during a fling binds what has changed, a reload the whole screen")
  func applying() throws {
    let lists = try Lists("sv")
    let (sorted, compared) = (try lists.run(.a2, .apply), try lists.run(.whole, .apply))
    #expect(sorted.work.collatorKeys == lists.versions.map(\.people.count).reduce(0, +))
    #expect(sorted.counters.reloads == 3)
    #expect(compared.counters.reloads == 0)
    #expect(compared.counters.batches >= 3)
    #expect(compared.counters.binds < sorted.counters.binds)
  }

  @Test("heights are asked for all rows, or for those that come into view, or never")
  func heights() throws {
    let lists = try Lists("el")
    for variant in [RenderVariant.listedHeights, .measuredHeights] {
      #expect(try lists.run(variant, .cold).counters.rowHeightCalls == Self.size)
      #expect(try lists.run(variant, .fling).counters.rowHeightCalls == 0)
      // Of each version at most ten people have changed and five are new.
      let asked = try lists.run(variant, .apply).counters.rowHeightCalls
      #expect(asked > 0 && asked <= 45)
    }
    let estimated = try lists.run(.estimatedHeights, .cold)
    #expect(estimated.counters.rowHeightCalls == estimated.visible)
    #expect(try lists.run(.whole, .cold).counters.rowHeightCalls == 0)
  }

  @Test("hitches are whole refreshes by which frames are late")
  func hitches() {
    var result = RenderResult(.whole, .drag, locale: "el", size: 1)
    var outcome = RenderRun.Outcome()
    // Of four frames one is 20 ms long, and one 40.
    outcome.frames = [1_000_000, 20_000_000, 40_000_000, 1_000_000]
    result.add(outcome)
    #expect(result.late(1000.0 / 60) == 500)
    #expect(abs(result.overrun(1000.0 / 60) - (20 + 40 - 2 * 1000.0 / 60)) < 0.001)
    // One and two refreshes in four: 3/4 of a second in each second.
    #expect(abs(result.hitches(1000.0 / 60) - 750) < 0.001)
    #expect(result.percentile(50) == 1_000_000)
    #expect(result.percentile(100) == 40_000_000)
    #expect(result.late(1000.0 / 60, slower: 20) == 1000)
  }
}
