import ContactModel
import Testing

@testable import ContactImport

/// Which charset a value has.
@Suite struct CardCharsetTests {
  @Test func validUTF8WinsOverCharset() {
    let reading = CardReading(card("3.0", "FN;CHARSET=ISO-8859-9:\u{15E}ule"))
    #expect(reading.contact.formattedName == "\u{15E}ule")
  }

  @Test func encodedValuesFollowCharset() {
    // C3 96 is valid UTF-8, but windows-1253 says otherwise.
    let reading = CardReading(card("2.1", "FN;QUOTED-PRINTABLE;CHARSET=windows-1253:=C3=D6"))
    #expect(reading.contact.formattedName == "\u{393}\u{3A6}")
    let none = CardReading(card("2.1", "FN;QUOTED-PRINTABLE:=CE=93"))
    #expect(none.contact.formattedName == "\u{393}")
  }

  @Test func undecidedValuesAreKeptAndCounted() {
    let reading = CardReading(
      latinBytes(card("3.0", "N:\u{C1}\u{E1};B", "ORG:\u{C1}", "TITLE:plain", "TEL;TYPE=home:1")))
    #expect(reading.chunk.batch.isUndecided)
    let pairs = reading.chunk.statistics.bytePairs
    #expect(pairs[0xC1 << 8 | 0xE1] == 1)
    #expect(pairs[0x20 << 8 | 0xC1] == 2)
    let resolved = reading.chunk.batch.resolved(by: Greek())
    #expect(resolved.contact(at: 0).name.family == "\u{391}\u{3B1}")
    #expect(resolved.contact(at: 0).name.given == "B")
    #expect(resolved.contact(at: 0).organization == "\u{391}")
  }

  private struct Greek: FileDecisions {
    func decode(_ bytes: Span<UInt8>) -> [UInt8] {
      SampleCharsets().decode(bytes, charset: "windows-1253")
    }

    func date(_ text: Span<UInt8>, column: Int, at position: SourcePosition) -> DateDecision {
      DateDecision(.text)
    }
  }

  /// RFC 4648 10: "foobar"; the third is E4 F6 in ISO 8859-1.
  @Test func textInBase64() {
    let reading = CardReading(
      card(
        "3.0", "NOTE;ENCODING=b:Zm9v", " YmFy", "TITLE;BASE64:Zm9v", "YmE=", "",
        "FN;CHARSET=ISO-8859-1;ENCODING=B:5PY=", "NICKNAME;ENCODING=b:Zm9v*Yg=="))
    #expect(reading.contact.note == "foobar")
    #expect(reading.contact.jobTitle == "fooba")
    #expect(reading.contact.formattedName == "\u{E4}\u{F6}")
    #expect(reading.contact.nickname == "foob")
    #expect(reading.codes == [.vcardEncodingMalformed])
  }

  /// A charset that switches by escape characters is ASCII to the eye.
  @Test func escapesOfISO2022() {
    let reading = CardReading(card("2.1", "FN;CHARSET=ISO-2022-JP:\u{1B}(BA"))
    #expect(reading.contact.formattedName == "\u{1B}(BA")
    let marked = CardReading(card("2.1", "FN;CHARSET=shouting:\u{1B}a"))
    #expect(marked.contact.formattedName == "\u{1B}A")
  }

  @Test func version40KnowsNoCharset() {
    let reading = CardReading(latinBytes(card("4.0", "FN;CHARSET=ISO-8859-9:\u{DE}ule")))
    #expect(reading.chunk.batch.isUndecided)
  }

  @Test func unknownCharset() {
    let reading = CardReading(latinBytes(card("2.1", "FN;CHARSET=x-none:\u{DE}ule")))
    #expect(reading.codes == [.encodingUnknownName])
    #expect(reading.chunk.diagnostics.map(\.detail) == ["x-none"])
    #expect(reading.chunk.batch.isUndecided)
    #expect(CardReading(card("2.1", "FN;CHARSET=x-none:ascii")).codes == [])
  }

  /// Bytes beyond ASCII are none of US-ASCII, whatever CHARSET says; they join the vote.
  @Test func claimsOfASCII() {
    let reading = CardReading(latinBytes(card("2.1", "FN;CHARSET=US-ASCII:\u{C1}")))
    #expect(reading.codes == [])
    #expect(reading.chunk.batch.resolved(by: Greek()).contact(at: 0).formattedName == "\u{391}")
    let utf8 = card("2.1", "FN;CHARSET=US-ASCII;QUOTED-PRINTABLE:=C3=A5")
    #expect(CardReading(utf8).contact.formattedName == "\u{E5}")
  }

  /// WHATWG Encoding Standard 4.2: latin1 and latin5 are labels of windows-1252 and windows-1254.
  @Test func latinNamesMeanWindowsPages() {
    let latin1 = latinBytes(card("2.1", "FN;CHARSET=ISO-8859-1:\u{80} \u{9A}\u{E5}"))
    #expect(CardReading(latin1).contact.formattedName == "\u{20AC} \u{161}\u{E5}")
    let latin5 = latinBytes(card("2.1", "FN;CHARSET=ISO-8859-9:\u{8A}\u{FE}"))
    #expect(CardReading(latin5).contact.formattedName == "\u{160}\u{15F}")
  }

  @Test func unreadUTF7() {
    let reading = CardReading(card("2.1", "FN;CHARSET=UTF-7:+AOU-sa", "TITLE;CHARSET=UTF-7:a"))
    #expect(reading.codes == [.encodingUnknownName])
    #expect(reading.contact.formattedName == "+AOU-sa")
    #expect(CardReading(card("2.1", "TEL;CHARSET=x-none:+46")).codes == [])
  }

  /// 0x5C is the second byte of U+8868 in Shift_JIS and no backslash.
  @Test func multiByteLettersHoldNoBackslash() {
    let raw = CardReading(latinBytes(card("2.1", "N;CHARSET=SHIFT_JIS:\u{95}\\;\u{8E}R")))
    #expect(raw.contact.name.family == "\u{8868}")
    #expect(raw.contact.name.given == "\u{5C71}")
    let encoded = CardReading(
      card("2.1", "N;CHARSET=Shift_JIS;ENCODING=QUOTED-PRINTABLE:=95=5C;=8ER;;;"))
    #expect(encoded.contact.name.family == "\u{8868}")
    #expect(encoded.contact.name.given == "\u{5C71}")
  }

  @Test func damagedUTF8StaysUTF8() {
    var bytes = Array(card("3.0", "FN:\u{391}\u{3BD}\u{3BD}\u{3B1}x").utf8)
    bytes.removeAll { $0 == 0xB1 }
    let reading = CardReading(bytes)
    #expect(reading.contact.formattedName == "\u{391}\u{3BD}\u{3BD}\u{FFFD}x")
    #expect(reading.codes == [.encodingInvalidBytes])
    #expect(!reading.chunk.batch.isUndecided)
  }

  /// Two letters of windows-1256 can be one of UTF-8; beside legacy text they are not.
  @Test func shortAccidentsInLegacyCards() {
    let bytes = latinBytes(card("3.0", "FN:\u{C8}\u{90}", "ORG:\u{C8}\u{E4}"))
    let legacy = CardReading(bytes, encoding: .legacy)
    #expect(legacy.chunk.batch.resolved(by: Greek()).contact(at: 0).formattedName != "\u{210}")
    #expect(legacy.chunk.statistics.bytePairs[0xC8 << 8 | 0x90] == 1)
    #expect(CardReading(bytes).contact.formattedName == "\u{210}")
    let long = Array(card("3.0", "FN:\u{391}\u{3BD}\u{3BD}\u{3B1}", "ORG:\u{391}").utf8)
    #expect(!CardReading(long, encoding: .legacy).chunk.batch.isUndecided)
  }

  /// One letter of UTF-8 is enough where nothing else in the card says otherwise.
  @Test func shortUTF8InLegacyFiles() {
    func name(_ card: String, encoding: FileEncoding = .legacy) -> String {
      let reading = CardReading(Array(card.utf8), encoding: encoding)
      #expect(!reading.chunk.batch.isUndecided)
      return reading.contact.name.given
    }
    #expect(name(card("3.0", "N:Ek;P\u{E4}r")) == "P\u{E4}r")
    #expect(name(card("3.0", "N:Ek;P", " \u{E4}r", "NOTE:\u{F6}")) == "P\u{E4}r")
    #expect(name(card("2.1", "N;CHARSET=UTF-8:Alm;\u{C5}sa")) == "\u{C5}sa")
    #expect(name(card("2.1", "N;CHARSET=ISO-8859-9:Alm;\u{C5}sa")) == "\u{C5}sa")
  }

  /// What is said of a value counts more than its neighbours.
  @Test func statedUTF8BesideLegacyText() {
    func given(_ text: String) -> String {
      let reading = CardReading(latinBytes(text), encoding: .legacy)
      return reading.chunk.batch.resolved(by: Greek()).contact(at: 0).name.given
    }
    let stated = "N;CHARSET=UTF-8:Alm;\u{C3}\u{85}sa"
    #expect(given(card("2.1", stated, "ORG:\u{C1}\u{ED}")) == "\u{C5}sa")
    // RFC 6350 3.1: the charset of a vCard 4.0 is UTF-8.
    #expect(given(card("4.0", "N:Alm;\u{C3}\u{85}sa", "ORG:\u{C1}\u{ED}")) == "\u{C5}sa")
    let other = "N;CHARSET=ISO-8859-9:Alm;\u{C3}\u{85}sa"
    #expect(given(card("2.1", other, "ORG:\u{C1}\u{ED}")) == "\u{C3}\u{85}sa")
    #expect(given(card("2.1", other, "ORG;CHARSET=ISO-8859-9:\u{C1}")) == "\u{C5}sa")
  }

  @Test func plainTextJoinsLegacyText() {
    let reading = CardReading(
      latinBytes(
        card("3.0", "NICKNAME:a", "NICKNAME:\u{C1}", "NICKNAME:b", "NOTE:\u{C2}", "NOTE:c")))
    let contact = reading.chunk.batch.resolved(by: Greek()).contact(at: 0)
    #expect(contact.nickname == "a, \u{391}, b")
    #expect(contact.note == "\u{392}\nc")
    let mixed = CardReading(
      latinBytes(card("3.0", "NOTE:\u{C1}")).replacing(
        Array("END".utf8), with: Array("NOTE:\u{391}\u{392}\r\nEND".utf8), maxReplacements: 1))
    #expect(mixed.contact.note == "\u{FFFD}\n\u{391}\u{392}")
  }

  /// A type of the source's own has no CHARSET; it waits for the file like any other text.
  @Test func legacyTypes() {
    let reading = CardReading(latinBytes(card("2.1", "TEL;X-\u{C1}\u{C2}:1", "TEL;HOME:2")))
    #expect(reading.chunk.statistics.bytePairs[0xC1 << 8 | 0xC2] == 1)
    let contact = reading.chunk.batch.resolved(by: Greek()).contact(at: 0)
    #expect(contact.phones.map(\.label) == ["\u{391}\u{392}", "home"])
  }

  @Test func legacyTextsOfEveryKind() {
    let reading = CardReading(
      latinBytes(
        card(
          "3.0", "FN:\u{C1}", "item1.TEL:1", "item1.X-ABLabel:\u{C2}", "ADR:;;\u{C3};C",
          "item2.URL:\u{C4}", "item2.X-ABLabel:\u{C5}", "BDAY:\u{C6}", "item3.X-ABDATE:2000-01-01",
          "item3.X-ABLabel:\u{C7}", "CATEGORIES:\u{C8},b", "NICKNAME:\u{C9},c", "NOTE:\u{CA}")))
    let contact = reading.chunk.batch.resolved(by: Greek()).contact(at: 0)
    #expect(contact.phones == [LabeledValue(label: "\u{392}", value: "1")])
    #expect(contact.addresses.map(\.street) == ["\u{393}"])
    #expect(contact.urls == [LabeledValue(label: "\u{395}", value: "\u{394}")])
    #expect(contact.dates.map(\.value).first == .text("\u{396}"))
    #expect(contact.dates.map(\.label).last == "\u{397}")
    #expect(contact.categories == ["\u{398}", "b"])
    #expect(contact.nickname == "\u{399}, c")
    #expect(contact.note == "\u{39A}")
  }
}
