internal import KartotekICU

/// The first letter of every distinct part that stands in some monogram, in the list's case.
final class MonogramTable: Sendable {
  /// ZERO WIDTH NON-JOINER: keeps two Arabic letters from joining.
  private static let nonJoiner: [UInt8] = [0xE2, 0x80, 0x8C]

  private let texts: PartArena
  private let kinds: [UInt8]
  private let scripts: [UInt16]
  private let arabic: UInt16?

  init(_ parts: PartTable, rules: CaseRules, workers: Int) {
    var texts = PartArena()
    var kinds: [UInt8] = []
    forPartBatches(parts.count, workers: workers) { range in
      let arena = parts.arena(of: range, for: .monogram)
      return icu { () throws(ICUError) in try rules.monograms(of: arena) }
    } use: { batch in
      texts.append(batch.texts)
      kinds += batch.kinds
    }
    self.texts = texts
    self.kinds = kinds
    scripts = parts.scripts
    arabic = Set(parts.scripts).first { ScriptCode(rawValue: $0).name == "Arab" }
  }

  var count: Int { texts.count }

  /// Appends the monogram of two parts in display order: two letters, one, an emoji alone, or none.
  ///
  /// - Parameters:
  ///   - first: The part displayed first.
  ///   - second: The part displayed second; 0 for none.
  ///   - output: Receives the monogram.
  func append(_ first: UInt32, _ second: UInt32, to output: inout [UInt8]) {
    let firstKind = kind(first)
    guard firstKind != .none else {
      texts.add(Int(second), to: &output)
      return
    }
    texts.add(Int(first), to: &output)
    guard firstKind == .letter, kind(second) == .letter else { return }
    if let arabic, scripts[Int(first)] == arabic, scripts[Int(second)] == arabic {
      output.append(contentsOf: Self.nonJoiner)
    }
    texts.add(Int(second), to: &output)
  }

  private func kind(_ part: UInt32) -> MonogramKind {
    MonogramKind(rawValue: kinds[Int(part)]) ?? .none
  }
}
