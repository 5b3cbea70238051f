internal import ContactModel
internal import SectionModel

/// Chooses the field that a contact's title comes from.
///
/// A person: structured name, formatted name, nickname, organisation, e-mail, phone. An
/// organisation: the same with the organisation first. A field that shows nothing is passed over,
/// and so is a formatted name that only repeats one of the card's e-mails or phones, because it
/// counts as that field. One that repeats the organisation is the organisation: programs that know
/// no company cards write them so.
enum TitleSelection {
  /// What a title comes from and, unless that is the structured name, where its text is.
  struct Choice {
    let source: TitleSource?
    let text: Range<Int>
  }

  static func choose(_ card: CardFields, of bytes: Span<UInt8>) -> Choice {
    if card.isOrganization, isVisible(card.organization, bytes) {
      return Choice(source: .organization, text: card.organization)
    }
    if isVisible(card.given, bytes) || isVisible(card.family, bytes) {
      return Choice(source: nil, text: 0..<0)
    }
    if hasFormattedName(card, of: bytes) {
      let isOrganization = card.hasOrganization(card.formattedName, of: bytes)
      return Choice(
        source: isOrganization ? .organization : .formattedName, text: card.formattedName)
    }
    if isVisible(card.nickname, bytes) { return Choice(source: .nickname, text: card.nickname) }
    if isVisible(card.organization, bytes) {
      return Choice(source: .organization, text: card.organization)
    }
    if let email = card.emails.preferredValue(bytes) {
      return Choice(source: .email, text: email)
    }
    if let phone = card.phones.preferredValue(bytes) {
      return Choice(source: .phone, text: phone)
    }
    return Choice(source: TitleSource.none, text: 0..<0)
  }

  /// Whether the card has a formatted name that is neither an e-mail nor a phone of the card.
  static func hasFormattedName(_ card: CardFields, of bytes: Span<UInt8>) -> Bool {
    guard isVisible(card.formattedName, bytes) else { return false }
    return !card.hasEmail(card.formattedName, of: bytes)
      && !card.hasPhone(card.formattedName, of: bytes)
  }

  private static func isVisible(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    DisplayText.isVisible(bytes.extracting(range))
  }
}
