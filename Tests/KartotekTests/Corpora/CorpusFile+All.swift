import Testing

extension CorpusFile: CustomTestStringConvertible {
  var testDescription: String { path }

  /// All files with values.
  static let all = [
    android, calcard, ezVCard, folkerKinzel, parts, smallProjects, tables,
  ].flatMap(files)

  /// Files that tests of their own look at.
  static let elsewhere =
    ["vcard/FolkerKinzel_VCards/LargeFile.vcf"] + rowCounts.keys.map { "csv/" + $0 }
}
