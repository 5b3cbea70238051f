import Testing

@testable import ContactModel

@Suite("Identifiers as they are printed") struct ContactIdentifierTests {
  @Test(
    "what contacts can have",
    arguments: [
      ("u7", "u7", UInt64(0), UInt32(0)), ("h0123456789abcdef", "", 0x0123_4567_89AB_CDEF, 1),
      ("h0123456789abcdef", "two words", 0x0123_4567_89AB_CDEF, 1),
      ("hffffffffffffffff-2", "", .max, 2), ("h0000000000000000-4294967295", "", 0, .max),
      // Not of the form of a hash: sixteen letters, one of them a capital.
      ("h0123456789ABCDEF", "h0123456789ABCDEF", 0, 0),
    ])
  func known(_ text: String, uid: String, hash: UInt64, number: UInt32) throws {
    let identifier = try #require(ContactIdentifier(text, uid: uid))
    #expect(identifier.hash == hash)
    #expect(identifier.number == number)
  }

  @Test(
    "what no contact can have",
    arguments: [
      ("", ""), ("u7", ""), ("u7", "u8"), ("two words", "two words"), ("h0123456789abcde", ""),
      ("h0123456789abcdef0", ""), ("h0123456789ABCDEF", ""), ("h+123456789abcdef", ""),
      ("h0123456789abcdef-", ""), ("h0123456789abcdef-1", ""), ("h0123456789abcdef-02", ""),
      ("h0123456789abcdef-+2", ""), ("h0123456789abcdef-2-2", ""),
      ("h0123456789abcdef-4294967296", ""), ("x0123456789abcdef", ""),
      (String(repeating: "u", count: 129), String(repeating: "u", count: 129)),
    ])
  func unknown(_ text: String, uid: String) {
    #expect(ContactIdentifier(text, uid: uid) == nil)
  }

  @Test("a UID that looks like a hash is none of its contact's")
  func hashes() {
    #expect(ContactIdentifier("h0123456789abcdef", uid: "h0123456789abcdef") == nil)
  }
}
