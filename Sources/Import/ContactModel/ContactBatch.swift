/// Door 1 in bulk form: up to 64 MiB of contacts as canonical records in one arena.
///
/// A record is a run of fields in ascending order of `ContactField`, repeated fields in the order
/// of the source. A field is a tag byte, its payload's length as LEB128, and the payload:
/// - text fields: UTF-8, never empty (`sortAs` may be);
/// - `kind`: one byte, 1 for an organisation (absent for a person);
/// - phone, email, url: flags (bit 0: preferred), label length as LEB128, label, value;
/// - address: label, street, extended, poBox, city, region, postalCode, country, each with its
///   length before it;
/// - date: kind, form, year (Int16, little-endian), month, day, label length, label, then the text
///   of the forms that have one (`ContactDateForm`);
/// - alternate: language length, language, then a record of name fields, organisation, sort hints.
///
/// Records are one run instead of columns because their bytes then serve as they are: equality of
/// contacts is equality of bytes, an identifier is a hash of a part of them, and a spilled batch is
/// a written one. A field costs 2-3 bytes beside its text; offset columns cost 8 or more.
package struct ContactBatch: Sendable {
  /// The most bytes one arena holds.
  package static let byteLimit = 64 << 20

  /// The records, one after another.
  package internal(set) var bytes: [UInt8]
  /// Where each record begins; one more entry than there are records.
  package internal(set) var starts: [UInt32]
  /// Where each record was read; empty where nobody asks any more (`IdentifiedRecords`).
  package internal(set) var sources: [SourcePosition]
  /// The records with an undecided field, ascending; `resolved` has to be called before formatting
  /// when there are some.
  package internal(set) var undecidedRecords: [UInt32]

  /// Makes a batch without records.
  package init() {
    bytes = []
    starts = [0]
    sources = []
    undecidedRecords = []
  }

  /// Whether some field is undecided.
  package var isUndecided: Bool { !undecidedRecords.isEmpty }

  /// The number of records.
  package var count: Int { starts.count - 1 }

  /// Gives back memory that was reserved and is not used, where it is most of it.
  ///
  /// A chunk of cards reserves by its size, and pictures leave next to nothing of it.
  package mutating func trim() {
    Self.trim(&bytes)
    Self.trim(&starts)
    Self.trim(&sources)
  }

  private static func trim<Element>(_ elements: inout [Element]) {
    guard elements.capacity > 2 * elements.count else { return }
    var copy: [Element] = []
    copy.reserveCapacity(elements.count)
    // An array made from all of the slice would share its memory.
    copy.append(contentsOf: elements)
    elements = copy
  }

  /// The bytes of one record.
  ///
  /// - Parameter index: 0 ..< `count`.
  /// - Returns: Offsets into `bytes`.
  package func range(of index: Int) -> Range<Int> {
    Int(starts[index])..<Int(starts[index + 1])
  }
}
