internal import KartotekICU
internal import LocaleProfiles
internal import SectionModel

/// Every section that a list can have, in order: letters, then `other`, then `number`.
struct SectionTable: Sendable {
  /// One possible section.
  struct Slot: Sendable {
    let id: String
    let kind: SectionSummary.Kind
    let title: String
    /// Whether the title belongs to the index even when the section has no rows.
    let isOwnLetter: Bool
  }

  let slots: [Slot]
  /// For each ICU bucket the place of its section.
  private let slotOfBucket: [UInt16]

  var other: Int { slots.count - 2 }
  var number: Int { slots.count - 1 }

  init(index: SectionIndex, titles: SectionTitles) {
    let letters = index.buckets.filter { $0.kind == .letter }
    var next: UInt16 = 0
    slotOfBucket = index.buckets.map { bucket in
      guard bucket.kind == .letter else { return UInt16(letters.count) }
      defer { next += 1 }
      return next
    }
    var slots = letters.map { bucket in
      Slot(
        id: Self.id(of: bucket.label), kind: .letter, title: bucket.label,
        isOwnLetter: bucket.isOwn)
    }
    // U+2026 and the number sign are UIKit's and Android's titles.
    slots.append(
      Slot(id: "other", kind: .other, title: titles.other ?? "\u{2026}", isOwnLetter: false))
    slots.append(
      Slot(id: "number", kind: .number, title: titles.number ?? "#", isOwnLetter: false))
    self.slots = slots
  }

  /// The section of a part by ICU's bucket and the class of its first character.
  func section(of parts: SortParts, _ part: Int) -> UInt16 {
    switch parts.sortClass(at: part) {
    case .empty: SortKeys.none
    case .letter: slotOfBucket[Int(parts.buckets[part])]
    case .number: UInt16(number)
    }
  }

  /// `u-` and the label's code points in NFC, four or more upper-case hexadecimal digits each.
  private static func id(of label: String) -> String {
    let composed = String(decoding: DisplayText.cleanedByICU(Array(label.utf8).span), as: UTF8.self)
    let codes = composed.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
    return "u-" + codes.joined(separator: "-")
  }
}
