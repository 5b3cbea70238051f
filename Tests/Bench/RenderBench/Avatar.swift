internal import StableHash

/// The photo of a person as a slow network has it: all of it follows from the identifier.
struct Avatar {
  private let hash: UInt64

  init(of id: String) {
    hash = StableHash.hash(Array(id.utf8).span)
  }

  /// Two of three people have a photo.
  var exists: Bool { (hash >> 32) % 3 != 0 }

  /// Microseconds from asking for the photo to having it: 5 to 40 ms.
  var latency: Int { 5_000 + Int(hash % 35_001) }
}
