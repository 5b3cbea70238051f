internal import KartotekICU

/// What a part is used for.
struct PartUse: OptionSet, Sendable {
  let rawValue: UInt8
  /// The part is a sort field of some contact.
  static let sortField = PartUse(rawValue: 1)
  /// The part is a sort field that begins with no family name: it is read as words.
  static let wordField = PartUse(rawValue: 1 | 8)
  /// The part's first letter stands in some monogram.
  static let monogram = PartUse(rawValue: 2)
  /// The part is searched for in some contact.
  static let searchText = PartUse(rawValue: 4)
}

/// Every distinct name part of a run: its display text and what is known of it in any locale.
///
/// A class, because rows refer to it all the time and a copy of its columns would cost four
/// reference counts each time.
final class PartTable: Sendable {
  /// Parts that one call into ICU handles: enough to forget the call, little enough for scratch.
  static let batchSize = 8192

  let texts: PartArena
  /// Raw values of ICU's direction of the first strong character.
  let directions: [UInt8]
  /// ICU's code of the first letter's script; 0 for none.
  let scripts: [UInt16]
  let uses: [PartUse]

  /// Cleans raw parts.
  init(raw: PartArena, uses: [PartUse], workers: Int) {
    var texts = PartArena()
    texts.bytes.reserveCapacity(raw.bytes.count)
    var directions: [UInt8] = []
    var scripts: [UInt16] = []
    forPartBatches(raw.count, workers: workers) { range in
      var batch = PartArena()
      for part in range { batch.add(raw.bytes.span.extracting(raw.range(part))) }
      return icu { () throws(ICUError) in try TextCleaning.clean(batch) }
    } use: { batch in
      texts.append(batch.texts)
      directions += batch.directions
      scripts += batch.scripts
    }
    self.texts = texts
    self.directions = directions
    self.scripts = scripts
    self.uses = uses
  }

  var count: Int { texts.count }

  func isEmpty(_ part: UInt32) -> Bool { texts.range(Int(part)).isEmpty }

  /// The display text of a part.
  func text(_ part: UInt32) -> ArraySlice<UInt8> { texts.bytes[texts.range(Int(part))] }

  /// Parts of a range in an arena of their own, empty where they do not have the use.
  func arena(of range: Range<Int>, for use: PartUse) -> PartArena {
    var arena = PartArena()
    let bytes = texts.bytes
    for part in range {
      let text = uses[part].contains(use) ? texts.range(part) : 0..<0
      arena.add(bytes.span.extracting(text))
    }
    return arena
  }
}

extension PartArena {
  /// One arena of the texts of several, in their order.
  init(joining arenas: [PartArena]) {
    self.init()
    bytes.reserveCapacity(arenas.reduce(0) { $0 + $1.bytes.count })
    ends.reserveCapacity(arenas.reduce(0) { $0 + $1.count })
    for arena in arenas { append(arena) }
  }

  /// Adds the texts of another arena.
  mutating func append(_ arena: PartArena) {
    let base = UInt32(bytes.count)
    bytes.append(contentsOf: arena.bytes)
    for end in arena.ends { ends.append(base + end) }
  }
}
