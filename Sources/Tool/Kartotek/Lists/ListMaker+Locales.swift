internal import ParallelWork
public import SectionFormatting

extension ListMaker {
  /// Makes the makers of several locales side by side.
  ///
  /// - Parameters:
  ///   - locales: The locales.
  ///   - options: The choices, the same for all.
  ///   - profiles: The profiles that words and policies are taken from.
  ///   - threads: The largest number of threads.
  /// - Returns: One maker for each locale, in their order.
  /// - Throws: `FormattingError` of the first locale that has one.
  public static func makers(
    for locales: [ListLocale], options: FormattingOptions = FormattingOptions(),
    profiles: ProfileSet = .shipped, threads: Int = 1
  ) throws(FormattingError) -> [ListMaker] {
    let results = mapChunks(locales.count, workers: max(1, threads)) { number in
      Result { () throws(FormattingError) in
        try ListMaker(locales[number], options: options, profiles: profiles)
      }
    }
    var makers: [ListMaker] = []
    for result in results { makers.append(try result.get()) }
    return makers
  }
}
