internal import Kartotek

/// How much memory a run may use, and where the rest waits.
struct MemorySettings {
  /// The bytes to aim at.
  let size: Int
  /// The directory of temporary files.
  let directory: String

  /// Nil where memory is not limited.
  init?(_ invocation: Invocation) throws(UsageError) {
    guard let text = invocation.text(.memory) else { return nil }
    guard let size = Self.size(text) else {
      throw UsageError("--memory: '\(text)' is not a size such as 256M or 2G")
    }
    guard size >= StoredBook.leastMemory else {
      throw UsageError(
        "--memory: \(text) is too little; \(StoredBook.leastMemory >> 20)M are needed at least")
    }
    self.size = size
    let folder = environmentValue("TMPDIR")
    directory = folder.isEmpty ? "/tmp" : folder
  }

  private static func size(_ text: String) -> Int? {
    let units: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    let shift = text.last.flatMap { units[Character($0.uppercased())] } ?? 0
    let digits = shift == 0 ? text[...] : text.dropLast()
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }),
      let number = Int(digits), number <= Int.max >> shift
    else { return nil }
    return number << shift
  }
}
