internal import ContactModel

/// Texts that are used again for every card.
struct VCardScratch {
  var name = VCardText()
  var value = VCardText()
  var label = VCardText()
  var joined = VCardText()
  var phonetic = VCardPhonetic()
}

extension VCardAssembler {
  /// Turns the card that was read into a record, or counts why not.
  mutating func writeCard(_ bytes: Span<UInt8>) {
    if isGroup(bytes) {
      chunk.groupCount += 1
      return note(.vcardGroupCard, at: card.position)
    }
    let hasContent = writeFields(bytes)
    guard hasContent else {
      builder.discardRecord()
      chunk.skippedCount += 1
      return note(.recordWithoutContent, at: card.position)
    }
    builder.endRecord(at: card.position)
  }

  /// Writes the fields in ascending order of their tags; false when none of them is content.
  private mutating func writeFields(_ bytes: Span<UInt8>) -> Bool {
    writeIdentifier(bytes)
    if isOrganization(bytes) { builder.appendOrganizationKind() }
    let start = builder.byteCount
    let names = chooseNames()
    writeName(names, bytes)
    let hasName = builder.byteCount > start
    writeLanguage(names)
    writeSortAs(names, bytes)
    let hintsEnd = builder.byteCount
    if let index = names.formattedName { writeText(.formattedName, index, bytes) }
    writeNickname(bytes)
    writeOrganization(names, bytes)
    // RFC 6350 6.6.1 and 6.6.2: ROLE is what one does, TITLE what that is called.
    if let index = mainTitle { writeText(.jobTitle, index, bytes) }
    writeLabeled(.phone, .phone, bytes)
    writeLabeled(.email, .email, bytes)
    writeLabeled(.url, .url, bytes)
    writeAddresses(bytes)
    writeDates(bytes)
    writeNote(bytes)
    writeCategories(bytes)
    writePhoto(bytes)
    writeAlternates(names, bytes)
    noteFurtherValues(names, bytes)
    return hasName || builder.byteCount > hintsEnd
  }

  // MARK: - Decoding

  /// Decodes a property and reports what was noticed.
  mutating func decode(
    _ property: VCardProperty, _ bytes: Span<UInt8>, _ layout: VCardValueDecoder.Layout,
    into text: inout VCardText
  ) {
    decoder.decode(property, of: bytes, in: card, layout, into: &text)
    if text.state == .undecided {
      let raw = decoder.raw
      chunk.statistics.countPairs(of: raw.span)
    }
    let findings = decoder.findings
    guard !findings.isEmpty else { return }
    if findings.contains(.malformedEncoding) { note(.vcardEncodingMalformed, of: property) }
    if findings.contains(.invalidBytes) { note(.encodingInvalidBytes, of: property) }
    if findings.contains(.nullBytes) { note(.vcardNullByte, of: property) }
    if findings.contains(.unknownCharset) {
      let name = String(decoding: card[property.parameters.charset], as: UTF8.self)
      note(.encodingUnknownName, of: property, detail: name)
    }
  }

  /// Decodes into the scratch's value.
  mutating func decodeValue(
    _ index: Int, _ bytes: Span<UInt8>, _ layout: VCardValueDecoder.Layout
  ) {
    var value = VCardText()
    swap(&value, &scratch.value)
    decode(card.properties[index], bytes, layout, into: &value)
    swap(&value, &scratch.value)
  }

  /// Adds a text field from a whole value.
  mutating func writeText(_ field: ContactField, _ index: Int, _ bytes: Span<UInt8>) {
    decodeValue(index, bytes, .text)
    let range = scratch.value.part(0)
    builder.append(field, scratch.value, range)
  }

  // MARK: - Identifier and kind

  private mutating func writeIdentifier(_ bytes: Span<UInt8>) {
    guard let index = card.first(.uid) else { return }
    decodeValue(index, bytes, .text)
    let range = scratch.value.trimmed
    builder.append(.uid, scratch.value, range)
  }

  /// KIND:group and Apple's older spelling: a list of members, not a contact.
  private func isGroup(_ bytes: Span<UInt8>) -> Bool {
    has(.kind, "GROUP", bytes) || has(.serverKind, "GROUP", bytes)
  }

  private func isOrganization(_ bytes: Span<UInt8>) -> Bool {
    // RFC 6350 6.1.4 says `org`; `organization` is in use as well.
    has(.kind, "ORG", bytes) || has(.kind, "ORGANIZATION", bytes)
      || has(.showAs, "COMPANY", bytes)
  }

  private func has(
    _ name: VCardPropertyName, _ word: StaticString, _ bytes: Span<UInt8>
  ) -> Bool {
    card.has(name)
      && card.properties.contains {
        $0.name == name && VCardBytes.equals(bytes, VCardBytes.trimmed(bytes, $0.value), word)
      }
  }

  // MARK: - Nickname, organisation, note, categories

  private mutating func writeNickname(_ bytes: Span<UInt8>) {
    guard card.has(.nickname) || card.has(.androidCustom) else { return }
    scratch.joined.removeAll()
    for index in card.properties.indices where card.properties[index].name == .nickname {
      decodeValue(index, bytes, card.version == .v21 ? .text : .list)
      for number in scratch.value.parts.indices {
        let range = VCardBytes.trimmed(scratch.value.bytes.span, scratch.value.part(number))
        scratch.joined.join(scratch.value, range, separator: ", ")
      }
    }
    for index in card.properties.indices where card.properties[index].name == .androidCustom {
      let range = readAndroidNickname(index, bytes)
      guard scratch.joined.bytes[...] != scratch.value.bytes[range] else { continue }
      scratch.joined.join(scratch.value, range, separator: ", ")
    }
    builder.append(.nickname, scratch.joined)
  }

  private mutating func writeOrganization(_ names: VCardNameChoice, _ bytes: Span<UInt8>) {
    guard let index = names.organization else { return }
    decodeValue(index, bytes, .components)
    let company = scratch.value.part(0)
    builder.append(.organization, scratch.value, company)
    scratch.joined.removeAll()
    for number in scratch.value.parts.indices.dropFirst() {
      scratch.joined.join(scratch.value, scratch.value.part(number), separator: ", ")
    }
    builder.append(.department, scratch.joined)
  }

  private mutating func writeNote(_ bytes: Span<UInt8>) {
    guard card.has(.note) else { return }
    scratch.joined.removeAll()
    for index in card.properties.indices where card.properties[index].name == .note {
      decodeValue(index, bytes, .text)
      scratch.joined.join(scratch.value, scratch.value.part(0), separator: "\n")
    }
    builder.append(.note, scratch.joined)
  }

  private mutating func writeCategories(_ bytes: Span<UInt8>) {
    guard card.has(.categories) else { return }
    for index in card.properties.indices where card.properties[index].name == .categories {
      decodeValue(index, bytes, .list)
      for number in scratch.value.parts.indices {
        let range = VCardBytes.trimmed(scratch.value.bytes.span, scratch.value.part(number))
        builder.append(.category, scratch.value, range)
      }
    }
  }

  /// Keeps the first address of a picture on the web; a picture in the card is passed over.
  private mutating func writePhoto(_ bytes: Span<UInt8>) {
    guard card.has(.photo) else { return }
    var isWritten = false
    for index in card.properties.indices where card.properties[index].name == .photo {
      let property = card.properties[index]
      let value = VCardBytes.trimmed(bytes, property.value)
      let isAddress =
        VCardBytes.starts(bytes, value, with: "HTTP://")
        || VCardBytes.starts(bytes, value, with: "HTTPS://")
        || VCardBytes.starts(bytes, value, with: "HTTP\\:")
        || VCardBytes.starts(bytes, value, with: "HTTPS\\:")
      guard isAddress, property.parameters.encoding != .base64 else {
        note(.vcardPhotoSkipped, of: property)
        continue
      }
      guard !isWritten else {
        note(.vcardValueSkipped, of: property, detail: Excerpt.of(bytes.extracting(value)))
        continue
      }
      decodeValue(index, bytes, .text)
      let range = scratch.value.trimmed
      builder.append(.photo, scratch.value, range)
      isWritten = true
    }
  }
}
