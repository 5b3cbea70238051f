/// The language and script of titles; few distinct pairs occur in a run.
struct NameKind: Sendable, Hashable {
  /// A language's number among the distinct tags of the cards; 0 for none.
  let language: UInt16
  /// ICU's code of the script; 0 for none.
  let script: UInt16
}

/// Numbers the distinct kinds in order of first sight.
struct NameKindTable: Sendable {
  private(set) var kinds: [NameKind] = []
  private var numbers: [NameKind: UInt16] = [:]
  /// By script the numbers of kinds without a language, which nearly all titles have: every contact
  /// asks for one, and a dictionary's answer takes ten times as long.
  private var plainNumbers = [UInt16?](repeating: nil, count: 256)

  /// The number of a kind; beyond 65 535 kinds, which no real input has, that of the first.
  mutating func insert(_ kind: NameKind) -> UInt16 {
    let isPlain = kind.language == 0 && Int(kind.script) < plainNumbers.count
    if isPlain, let number = plainNumbers[Int(kind.script)] { return number }
    if let number = numbers[kind] { return number }
    guard kinds.count < Int(UInt16.max) else { return 0 }
    let number = UInt16(kinds.count)
    kinds.append(kind)
    numbers[kind] = number
    if isPlain { plainNumbers[Int(kind.script)] = number }
    return number
  }
}
