/// Chooses the legacy encoding of a file from the pairs of adjacent bytes in its values.
///
/// A candidate gains for letters of its language and loses for what hardly stands in names: symbols,
/// capitals after small letters, two scripts in one word, a final sigma inside a word. Measured on 22
/// pairs of language and page with ten names each in title, upper and lower case: right in 99 % and
/// more. Ties fall to the earlier candidate.
struct CharsetVote {
  private let candidates: [CharsetCandidate]
  private typealias Pair = (first: Int, second: Int, count: Int)
  private let pairs: [Pair]
  /// Bytes that never stand beside a letter, as a copyright sign alone: whether they are letters
  /// themselves cannot be told, so that they only speak against pages that have nothing there.
  private var loneBytes: [Int: Int] = [:]

  init(candidates: [CharsetCandidate], bytePairs: [UInt32]) {
    self.candidates = candidates
    let all: [Pair] = bytePairs.indices.compactMap { index in
      guard bytePairs[index] > 0, (index >> 8) | (index & 0xFF) >= 0x80 else { return nil }
      return (index >> 8, index & 0xFF, Int(bytePairs[index]))
    }
    for pair in all where pair.second >= 0x80 { loneBytes[pair.second, default: 0] += pair.count }
    for pair in all where Self.mayBeLetter(pair.first) && Self.mayBeLetter(pair.second) {
      loneBytes[pair.first] = nil
      loneBytes[pair.second] = nil
    }
    pairs = all.filter { [loneBytes] in loneBytes[$0.first] == nil && loneBytes[$0.second] == nil }
  }

  private static func mayBeLetter(_ byte: Int) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
  }

  /// The best candidate's place; nil without candidates.
  ///
  /// `evidence` tells how many headings each candidate made recognisable; it outweighs the score.
  func winner(evidence: [Int: Int]) -> Int? {
    candidates.indices.max { left, right in
      let leftRank = (evidence[left, default: 0], score(candidates[left]), -left)
      let rightRank = (evidence[right, default: 0], score(candidates[right]), -right)
      return leftRank < rightRank
    }
  }

  /// Whether a candidate that no heading speaks for makes poor sense of the bytes.
  ///
  /// A letter of the language gains four or so; text of a language or an encoding that is not expected
  /// gains less than half of that (Shift_JIS, GB18030, Big5 and EUC-KR files: below zero).
  /// So is a letter alone, which is one in most pages, and a few letters that some other script's page
  /// makes as good sense of: `Георги` in IBM866 is as plausible a Greek word.
  func isDoubtful(_ candidate: CharsetCandidate) -> Bool {
    guard candidate.isExemplar.contains(true) else { return false }
    if pairs.isEmpty { return loneBytes.keys.contains { isLetter($0, candidate) } }
    let bytes = pairs.reduce(0) { $0 + ($1.second >= 0x80 ? $1.count : 0) }
    return score(candidate) < 2 * bytes || bytes <= Self.fewBytes && hasRival(candidate, bytes)
  }

  /// The letters of a row or two: with three rows the choice was right in all samples.
  private static let fewBytes = 24

  /// Whether a page that makes another script of the bytes is behind by less than a point for each.
  private func hasRival(_ candidate: CharsetCandidate, _ bytes: Int) -> Bool {
    let best = score(candidate)
    return candidates.contains { other in
      let isOtherScript = pairs.contains { pair in
        pair.second >= 0x80
          && Self.script(candidate.scalars[pair.second]) != Self.script(other.scalars[pair.second])
      }
      return isOtherScript && best - score(other) < bytes
    }
  }

  private func isLetter(_ byte: Int, _ candidate: CharsetCandidate) -> Bool {
    switch letter(byte, candidate) {
    case .lower, .upper, .caseless: true
    case .none, .unassigned: false
    }
  }

  /// What a candidate gains and loses over all pairs.
  func score(_ candidate: CharsetCandidate) -> Int {
    let lone = loneBytes.reduce(0) { sum, byte in
      letter(byte.key, candidate) == .unassigned ? sum - Self.unassignedLoss * byte.value : sum
    }
    return pairs.reduce(lone) { sum, pair in
      sum + pair.count * (byteScore(pair.second, candidate) + pairScore(pair, candidate))
    }
  }

  private static let unassignedLoss = 20

  private func byteScore(_ byte: Int, _ candidate: CharsetCandidate) -> Int {
    guard byte >= 0x80 else { return 0 }
    if candidate.isExemplar[byte] { return candidate.isFrequent[byte] ? 5 : 2 }
    switch CharsetCandidate.Letter(rawValue: candidate.letters[byte]) {
    case .lower, .upper, .caseless: return -2
    case .unassigned: return -Self.unassignedLoss
    default: break
    }
    let scalar = candidate.scalars[byte]
    if (0x2500...0x259F).contains(scalar) { return -6 }
    return Self.namePunctuation.contains(scalar) ? -1 : -5
  }

  /// Signs that do stand in names, notes and addresses: no-break space, guillemets, dashes, quotation
  /// marks, joiners, middle dot, numero and section signs, copyright and trade marks.
  private static let namePunctuation: Set<UInt32> = [
    0xA0, 0xA7, 0xA9, 0xAB, 0xAE, 0xB0, 0xB7, 0xBB, 0x060C, 0x200C, 0x200D, 0x2013, 0x2014, 0x2018,
    0x2019,
    0x201C, 0x201D, 0x201E, 0x2026, 0x20AC, 0x2116, 0x2122,
  ]

  private func pairScore(
    _ pair: (first: Int, second: Int, count: Int), _ candidate: CharsetCandidate
  ) -> Int {
    let first = letter(pair.first, candidate)
    let second = letter(pair.second, candidate)
    let scalars = (candidate.scalars[pair.first], candidate.scalars[pair.second])
    if first == .none || second == .none {
      if scalars.0 == 0x03C3, pair.second == 0x20 { return -6 }
      // What a capital and its small letter gain, for scripts that have neither.
      if pair.first == 0x20, second == .caseless { return 2 }
      let isSymbolPair = pair.first >= 0x80 && pair.second >= 0x80 && first != second
      return isSymbolPair ? -2 : 0
    }
    if Self.script(scalars.0) != Self.script(scalars.1) { return -6 }
    if scalars.0 == 0x03C2 { return -6 }
    switch (first, second) {
    case (.lower, .upper): return -8
    case (.upper, .lower): return 2
    default: return 0
    }
  }

  private func letter(_ byte: Int, _ candidate: CharsetCandidate) -> CharsetCandidate.Letter {
    CharsetCandidate.Letter(rawValue: candidate.letters[byte]) ?? .none
  }

  /// A number for each script that legacy pages hold.
  private static func script(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x0370...0x03FF: 1
    case 0x0400...0x052F: 2
    case 0x0590...0x05FF: 3
    case 0x0600...0x06FF, 0xFB50...0xFEFF: 4
    case 0x0E00...0x0E7F: 5
    default: 0
    }
  }
}
