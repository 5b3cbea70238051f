internal import CKartotekICU

/// Labels that are added to a locale's own.
package enum ExtraLabels: Hashable, Sendable {
  /// Nothing: the locale's own labels only.
  case none
  /// The letters A to Z.
  case latin
  /// The labels of other locales.
  case locales([LocaleTag])
}

/// How far a collator tells texts apart.
package enum CollationStrength: Int32, Sendable {
  /// Base letters.
  case primary = 1
  /// And accents.
  case secondary = 2
  /// And case and variants.
  case tertiary = 3
  /// And punctuation that is otherwise ignored.
  case quaternary = 4
  /// And code points.
  case identical = 5
}

/// A section that ICU's index gives a text.
package struct IndexBucket: Equatable, Sendable {
  /// ICU's kinds of bucket.
  package enum Kind: Int32, Sendable {
    /// A letter of the index.
    case letter = 0
    /// Before the first letter.
    case underflow = 1
    /// Between two scripts.
    case inflow = 2
    /// After the last letter.
    case overflow = 3
  }

  /// The title: for a letter its label, in the main locale's spelling where it has one.
  package let label: String
  /// What the bucket holds.
  package let kind: Kind
  /// Whether the label is one of the main locale's own.
  package let isOwn: Bool
}

/// Grouping and order of one locale: ICU's alphabetic index and collator of the same full tag.
///
/// Shared freely: ICU promises const use of a collator, an `ImmutableIndex` and a normalizer from
/// several threads, and nothing here changes them after opening.
@safe
package final class SectionIndex: @unchecked Sendable {
  let handle: OpaquePointer
  /// All buckets in collation order; a bucket index is a place in this array.
  package let buckets: [IndexBucket]

  /// Opens the index of a locale.
  ///
  /// - Parameters:
  ///   - locale: The full tag; its `-u-co-` and other collation keys count.
  ///   - extraLabels: Labels to add. They neither rename nor reorder those of `locale`.
  ///   - letters: Letters that are the locale's own beside those of ICU's data. One that sorts as
  ///     another label does adds nothing.
  /// - Throws: `ICUError` if ICU's data do not allow it.
  package init(
    locale: LocaleTag, extraLabels: ExtraLabels, letters: [String] = []
  ) throws(ICUError) {
    var tags: [UInt8] = []
    if case .locales(let locales) = extraLabels {
      tags = Array(locales.map { $0.identifier + "\n" }.joined().utf8)
    }
    let lines = Array(letters.map { $0 + "\n" }.joined().utf8)
    let addsLatin: Int32 = extraLabels == .latin ? 1 : 0
    unsafe handle = try ICUError.opened("kt_index_open") { opened in
      unsafe lines.withShimText { lines in
        unsafe tags.withShimText {
          unsafe kt_index_open(locale.identifier, lines, $0, addsLatin, opened)
        }
      }
    }
    buckets = try unsafe Self.buckets(of: handle)
  }

  deinit { unsafe kt_index_close(handle) }

  /// How far the collator tells texts apart; `tertiary` unless the tag says otherwise.
  package var strength: CollationStrength {
    CollationStrength(rawValue: unsafe kt_index_strength(handle)) ?? .identical
  }

  private static func buckets(of handle: OpaquePointer) throws(ICUError) -> [IndexBucket] {
    var buckets: [IndexBucket] = []
    let count = unsafe kt_index_bucket_count(handle)
    for index in 0..<count {
      var kind: Int32 = 0
      var isOwn: Int32 = 0
      let label = try unsafe ShimBuffer.filled("kt_index_bucket") {
        unsafe kt_index_bucket(handle, index, $0, &kind, &isOwn)
      }.string
      buckets.append(
        IndexBucket(label: label, kind: .init(rawValue: kind) ?? .letter, isOwn: isOwn != 0))
    }
    return buckets
  }

  /// Sort keys, buckets and classes of name parts.
  ///
  /// Each part is taken as one sort field: NFKC-normalised, trimmed, and cut before its first
  /// letter or number. About 0.5 microseconds a part.
  ///
  /// - Parameter parts: Parts that `TextCleaning` made.
  /// - Returns: One entry a part, in the same order.
  /// - Throws: `ICUError` if memory ran out.
  package func sortParts(_ parts: PartArena) throws(ICUError) -> SortParts {
    var keyEnds = [UInt32](repeating: 0, count: parts.count)
    var buckets = [UInt16](repeating: 0, count: parts.count)
    var classes = [UInt8](repeating: 0, count: parts.count)
    let keys = try unsafe ShimBuffer.filled("kt_index_sort_parts") { keys in
      unsafe parts.withShimParts {
        unsafe kt_index_sort_parts(handle, $0, keys, &keyEnds, &buckets, &classes)
      }
    }.bytes
    return SortParts(
      keys: PartArena(bytes: keys, ends: keyEnds), buckets: buckets, classes: classes)
  }
}

extension SectionIndex {
  /// What the sort-field rule leaves of one cleaned part.
  package func sortText(of part: String) throws(ICUError) -> String {
    try unsafe ShimBuffer.filled("kt_index_sort_text") { buffer in
      unsafe Array(part.utf8).withShimText { unsafe kt_index_sort_text(handle, $0, buffer) }
    }.string
  }

  /// The ICU key, without its final 00, of sort texts joined with U+FFFE.
  ///
  /// - Parameter sortTexts: Results of the sort-field rule, none empty; taken as they are.
  /// - Returns: Bytes whose order is the order of rows.
  /// - Throws: `ICUError` if memory ran out.
  package func joinedKey(of sortTexts: PartArena) throws(ICUError) -> [UInt8] {
    try unsafe ShimBuffer.filled("kt_index_joined_key") { buffer in
      unsafe sortTexts.withShimParts { unsafe kt_index_joined_key(handle, $0, buffer) }
    }.bytes
  }

  /// Compares two texts as they are, without keys.
  ///
  /// - Parameters:
  ///   - left: Any text.
  ///   - right: Any text.
  /// - Returns: A number less than, equal to or greater than 0.
  /// - Throws: `ICUError` if memory ran out.
  package func compare(_ left: String, _ right: String) throws(ICUError) -> Int {
    var order: Int32 = 0
    let status = unsafe Array(left.utf8).withShimText { left in
      unsafe Array(right.utf8).withShimText { unsafe kt_index_compare(handle, left, $0, &order) }
    }
    try ICUError.check(status, "kt_index_compare")
    return Int(order)
  }

  /// The place in `buckets` that ICU gives a text as it is.
  package func bucket(of text: String) throws(ICUError) -> Int {
    var bucket: Int32 = 0
    let status = unsafe Array(text.utf8).withShimText {
      unsafe kt_index_bucket_of(handle, $0, &bucket)
    }
    try ICUError.check(status, "kt_index_bucket_of")
    return Int(bucket)
  }
}
