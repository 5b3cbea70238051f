import Testing

@testable import RenderBench

@Suite("Options of the render benchmark")
struct RenderOptionsTests {
  @Test("long lists have fewer passes, unless somebody asks for a number")
  func passes() throws {
    let usual = try #require(
      RenderOptions(["--sizes", "1000,100000", "--locales", "el,bg,fa,az,sv"]))
    #expect(usual.sizes == [1000, 100_000])
    #expect(usual.locales == ["el", "bg", "fa", "az", "sv"])
    #expect(usual.sizes.map(usual.passes) == [15, 3])
    let asked = try #require(RenderOptions(["--passes", "7"]))
    #expect([500, 100_000].map(asked.passes) == [7, 7])
  }

  @Test(
    "what cannot be is refused",
    arguments: [
      ["--passes", "0"], ["--passes", "x"], ["--sizes", "99"], ["--sizes"], ["--other", "1"],
    ])
  func refused(_ arguments: [String]) {
    #expect(RenderOptions(arguments) == nil)
  }
}
