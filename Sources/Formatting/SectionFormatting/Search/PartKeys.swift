internal import KartotekICU

/// The keys of a range of parts.
struct PartKeys: Sendable {
  var keys = PartArena()
  /// For each part the end of its run of keys.
  var ends: [UInt32] = []
}

/// Makes the keys of parts: words folded, and joined with those behind.
///
/// A key begins at each word of a part and goes on over the next two, so that it is found by the
/// word, and by two or three words written as one or divided otherwise: Jean-Paul, jeanpaul. One
/// also begins behind each character that is ignored within a word: O'Brien, brien, and Persian
/// words with or without their zero-width non-joiner. Longer joins would make long names quadratic.
struct PartKeyMaker {
  /// How many words a key has at most.
  private static let joinedWords = 3
  /// How many pieces of one word begin keys at most: more than any name has, and a bound for texts
  /// that are no names.
  private static let startsInWord = 8

  let fold: FoldTable
  let spellings: SearchSpellings

  /// Makes the keys of parts that an arena holds; empty ones get none.
  func keys(of parts: PartArena) -> PartKeys {
    var words = PartWords(fold)
    for part in 0..<parts.count { words.add(parts.bytes.span.extracting(parts.range(part))) }
    let forms = self.forms(of: words)
    var result = PartKeys()
    var collector = KeyCollector()
    for part in 0..<parts.count {
      collector.removeAll()
      addKeys(of: words.pieces(ofPart: part), forms, to: &collector)
      collector.settle()
      for range in collector.ranges { result.keys.add(collector.bytes.span.extracting(range)) }
      result.ends.append(UInt32(result.keys.count))
    }
    return result
  }

  /// For each distinct piece its forms: folded as it is, then one for each Latin spelling.
  ///
  /// A form is a run of texts, for a spelling may divide a piece (Han names). A spelling that keeps
  /// letters other than ASCII is none; the form before stands in its place, so that the forms of a
  /// number are of one spelling in all pieces.
  private func forms(of words: PartWords) -> [[[[UInt8]]]] {
    let texts = words.distinct.texts
    var forms = (0..<texts.count).map { piece in
      [Self.divided(fold.folded(texts.bytes.span.extracting(texts.range(piece))))]
    }
    spellings.spell(texts, scripts: words.scripts) { piece, spelled in
      let folded = fold.folded(spelled)
      let form = folded.allSatisfy { $0 < 0x80 } ? Self.divided(folded) : []
      forms[piece].append(form.isEmpty ? forms[piece][forms[piece].count - 1] : form)
    }
    return forms
  }

  private static func divided(_ text: [UInt8]) -> [[UInt8]] {
    text.split(separator: 0x20).map(Array.init)
  }

  /// Adds the keys of a part: those of all pieces in their first form, then in their second, and so
  /// on; a piece with fewer forms stays in its last.
  private func addKeys(
    of pieces: ArraySlice<PartWords.Piece>, _ forms: [[[[UInt8]]]],
    to collector: inout KeyCollector
  ) {
    let formCount = pieces.map { forms[Int($0.text)].count }.max() ?? 0
    for number in 0..<formCount {
      // Most Latin names are spelled alike by all spellings.
      let isNew = pieces.contains { piece in
        let known = forms[Int(piece.text)]
        return number == 0 || number < known.count && known[number] != known[number - 1]
      }
      guard isNew else { continue }
      var words: [[[UInt8]]] = []
      for piece in pieces {
        let known = forms[Int(piece.text)]
        let texts = known[min(number, known.count - 1)]
        if piece.beginsWord || words.isEmpty { words.append([]) }
        words[words.count - 1] += texts
      }
      addKeys(of: words, to: &collector)
    }
  }

  private func addKeys(of words: [[[UInt8]]], to collector: inout KeyCollector) {
    for (place, word) in words.enumerated() {
      let rest = words[(place + 1)..<min(words.count, place + Self.joinedWords)]
      let behind = rest.flatMap { $0.flatMap(\.self) }
      for start in word.indices.prefix(Self.startsInWord) {
        let key = word[start...].flatMap(\.self) + behind
        collector.add(key.span)
      }
    }
  }
}

/// The words of parts in pieces, each distinct piece kept once as it is stored.
private struct PartWords {
  /// A piece of a word: what stands between two characters that are ignored.
  struct Piece {
    /// The number of its text.
    let text: UInt32
    let beginsWord: Bool
  }

  private(set) var distinct = PartInterner()
  /// ICU's code of the script of each distinct piece's first letter that has one; 0 for none.
  private(set) var scripts: [UInt16] = [0]
  private let fold: FoldTable
  private var pieces: [Piece] = []
  private var ends: [UInt32] = []

  init(_ fold: FoldTable) {
    self.fold = fold
  }

  func pieces(ofPart part: Int) -> ArraySlice<Piece> {
    pieces[(part == 0 ? 0 : Int(ends[part - 1]))..<Int(ends[part])]
  }

  /// Divides a part at what separates words, and at what is ignored within them.
  mutating func add(_ text: Span<UInt8>) {
    var offset = 0
    var start = 0
    var script: UInt16 = 0
    var beginsWord = true
    var replacement: [UInt8] = []
    while offset < text.count {
      let place = offset
      let scalar = ScalarRanges.next(text, &offset)
      replacement.removeAll(keepingCapacity: true)
      fold.append(scalar, to: &replacement)
      let isSeparator = replacement == [0x20]
      if isSeparator || fold.isIgnored(scalar) {
        if place > start {
          add(text.extracting(start..<place), script, beginsWord: beginsWord)
          beginsWord = false
        }
        (start, script) = (offset, 0)
        if isSeparator { beginsWord = true }
      } else if script <= 1 {
        script = fold.script(of: scalar)
      }
    }
    if start < text.count {
      add(text.extracting(start..<text.count), script, beginsWord: beginsWord)
    }
    ends.append(UInt32(pieces.count))
  }

  private mutating func add(_ text: Span<UInt8>, _ script: UInt16, beginsWord: Bool) {
    let number = distinct.insert(text)
    if Int(number) == scripts.count { scripts.append(script) }
    pieces.append(Piece(text: number, beginsWord: beginsWord))
  }
}
