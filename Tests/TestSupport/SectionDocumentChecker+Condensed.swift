extension SectionDocumentChecker {
  /// Checks that every index that is shorter is there, and what it takes from the whole one.
  mutating func checkCondensed(_ index: RawJSON) {
    let count = index["titles"]?.elements.count ?? 0
    let variants = index["condensed"]?.elements ?? []
    require(
      variants.map { $0["slots"]?.integer } == [9, 15, 21, 29].filter { $0 < count },
      "condensed indexes for other numbers of slots")
    for variant in variants { checkVariant(variant, index) }
  }

  private mutating func checkVariant(_ variant: RawJSON, _ index: RawJSON) {
    let slots = variant["slots"]?.integer ?? 0
    let name = "condensed index of \(slots)"
    checkKeys(variant, name, "slots titles sections rows positions")
    let all = index["titles"]?.strings ?? []
    let titles = variant["titles"]?.strings ?? []
    let places = titles.compactMap { title in all.firstIndex(of: title) }
    guard places.count == slots, titles.count == slots else {
      require(false, "\(name): \(titles.count) titles")
      return
    }
    require(zip(places, places.dropFirst()).allSatisfy(<), "\(name): titles out of order")
    require(places.first == 0 && places.last == all.count - 1, "\(name): first and last")
    for key in ["sections", "rows", "positions"] {
      let values = index[key]?.integers ?? []
      require(
        variant[key]?.integers == places.map { values[$0] }, "\(name): \(key) are not the index's")
    }
    checkDistances(places, all.count, name)
  }

  /// Letters stand at even distance: no two steps differ by more than one.
  private mutating func checkDistances(_ places: [Int], _ count: Int, _ name: String) {
    let titles = Set(
      sections.filter { $0["kind"]?.string != "letter" }.compactMap { $0["title"]?.string })
    let all = root["index"]?["titles"]?.strings ?? []
    let letterCount = all.count { !titles.contains($0) }
    let letters = places.filter { $0 < letterCount }
    require(letters.last == letterCount - 1, "\(name): the last letter is not kept")
    require(
      places.suffix(count - letterCount).elementsEqual(letterCount..<count),
      "\(name): a title that is no letter is not kept")
    let steps = zip(letters, letters.dropFirst()).map { $1 - $0 }
    require((steps.max() ?? 0) - (steps.min() ?? 0) <= 1, "\(name): uneven distances")
  }
}
