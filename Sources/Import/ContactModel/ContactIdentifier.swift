internal import StableHash

/// The identifier of a contact as it was printed: its UID, or `h` and the digits of a hash.
package struct ContactIdentifier: Sendable, Equatable {
  /// The hash within the identifier; 0 where the UID is the identifier.
  let hash: UInt64
  /// The number behind the hash, 1 for none; 0 where the UID is the identifier.
  let number: UInt32

  /// Reads an identifier, or nil where no contact with this UID can have it.
  ///
  /// - Parameters:
  ///   - text: The identifier.
  ///   - uid: The UID of the contact; empty for none.
  package init?(_ text: String, uid: String) {
    if text == uid {
      guard !text.isEmpty, IdentityAssignment.isIdentifier(Array(text.utf8).span) else {
        return nil
      }
      (hash, number) = (0, 0)
      return
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 2, let hash = Self.hash(parts[0]) else { return nil }
    guard let number = parts.count == 1 ? 1 : Self.number(parts[1]) else { return nil }
    (self.hash, self.number) = (hash, number)
  }

  private static func hash(_ text: Substring) -> UInt64? {
    guard text.utf8.count == 17, text.utf8.first == 0x68 else { return nil }
    guard let hash = UInt64(text.dropFirst(), radix: 16) else { return nil }
    // A sign or a capital letter is read as well, but never written.
    var written: [UInt8] = []
    StableHash.appendHexadecimal(hash, to: &written)
    return text.utf8.dropFirst().elementsEqual(written) ? hash : nil
  }

  private static func number(_ text: Substring) -> UInt32? {
    guard let number = UInt32(text), number > 1, text.utf8.elementsEqual("\(number)".utf8) else {
      return nil
    }
    return number
  }
}
