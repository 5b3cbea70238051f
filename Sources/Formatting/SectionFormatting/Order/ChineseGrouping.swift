internal import KartotekICU

extension LocaleToolkit {
  /// Opens the readings of Chinese names for a list that goes by them.
  static func readings(
    _ choice: GroupingChoice, _ tag: LocaleTag, _ index: SectionIndex
  ) throws(ICUError) -> ChineseReadings? {
    let hasLabels =
      switch choice {
      case .raw: false
      case .auto: try hasPinyinLabels(index)
      case .reading: try hasLatinLabels(index)
      }
    let readsOtherwise = ["Jpan", "Kore"].contains(tag.likelyScript)
    return hasLabels && !readsOtherwise ? try ChineseReadings(index: index) : nil
  }

  /// Whether the collator itself puts two everyday surnames under the letters of their pinyin.
  private static func hasPinyinLabels(_ index: SectionIndex) throws(ICUError) -> Bool {
    let labels = (try label(of: "\u{674E}", index), try label(of: "\u{738B}", index))
    return labels == ("L", "W")
  }

  private static func hasLatinLabels(_ index: SectionIndex) throws(ICUError) -> Bool {
    try label(of: "l", index) == "L"
  }

  private static func label(of text: String, _ index: SectionIndex) throws(ICUError) -> String? {
    let bucket = index.buckets[try index.bucket(of: text)]
    return bucket.kind == .letter ? bucket.label : nil
  }
}
