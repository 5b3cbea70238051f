import Foundation

/// Places in the working copy that the tests were built from.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  static let tests = root + "/Tests/EndToEndTests"

  /// The locales that come with profiles of their own.
  static let locales = ["az", "bg", "el", "fa", "sv"]
  /// Locales of other scripts and calendars, without profiles of their own.
  static let otherLocales = some(["zh", "ja", "th", "ar", "de", "hu", "tr"], 2)

  /// All cases of a test, but only the first few for an unoptimised program, which is some thirty
  /// times slower, under a sanitizer more.
  static func some<Case>(_ cases: [Case], _ count: Int) -> [Case] {
    #if DEBUG
      Array(cases.prefix(count))
    #else
      cases
    #endif
  }

  /// The two files of sample contacts in a language.
  static func samples(of locale: String) -> [String] {
    filesBelow(root + "/data/samples/" + locale)
  }

  /// The sample files of all languages.
  static let samples = locales.flatMap(samples(of:))

  /// The folder that the environment names for files from outside, if it names one.
  static let corpora = ProcessInfo.processInfo.environment["KARTOTEK_CORPORA"]

  /// The files in it but its tables of contents.
  static let corporaFiles = corpora.map(filesBelow)?.filter { !$0.hasSuffix(".tsv") } ?? []

  /// A path without the part that all files have in common.
  static func name(of path: String) -> String {
    path.split(separator: "/").suffix(3).joined(separator: "/")
  }
}
