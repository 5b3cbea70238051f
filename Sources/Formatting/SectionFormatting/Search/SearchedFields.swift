internal import ContactModel
internal import SectionModel

/// Chooses what a contact can be found by: the names, also phonetic ones and those that only the
/// formatted name has, nickname and organisation, and the title, whatever it is.
///
/// Phones are no texts here: their digits become keys row by row, for they hardly ever repeat.
enum SearchedFields {
  /// The places of a card's searched texts.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - title: Where its title comes from; nil for the structured name.
  ///   - bytes: The batch's bytes.
  /// - Returns: Places, of which some may be empty.
  static func places(
    of card: CardFields, title: TitleSource?, _ bytes: Span<UInt8>
  ) -> [Range<Int>] {
    var places = [card.given, card.additional, card.family, card.nickname, card.organization]
    for sound in [card.phoneticGiven, card.phoneticAdditional, card.phoneticFamily] {
      if let sound { places.append(sound) }
    }
    if title == .email, let email = card.emails.preferredValue(bytes) {
      places.append(email)
    }
    if TitleSelection.hasFormattedName(card, of: bytes) {
      if title == nil {
        places += newWords(of: card, bytes)
      } else {
        places.append(card.formattedName)
      }
    }
    return places
  }

  /// The family and given name in one, for the Latin spelling of names that are written so:
  /// zengxiaoming. (The name as it is shown becomes a key with its row.)
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - bytes: The batch's bytes.
  /// - Returns: A text that stands nowhere in the card; empty where neither name begins with a
  ///   Han, kana or Hangul letter.
  static func joinedName(of card: CardFields, _ bytes: Span<UInt8>) -> [UInt8] {
    let isJoined = [card.family, card.given].contains { name in
      DisplayText.beginsWithHanOrKana(bytes.extracting(name))
        || DisplayText.beginsWithHangul(bytes.extracting(name))
    }
    guard isJoined, !card.family.isEmpty, !card.given.isEmpty else { return [] }
    return [UInt8](copying: bytes.extracting(card.family))
      + [UInt8](copying: bytes.extracting(card.given))
  }

  /// The words of the formatted name that no field of the structured name has.
  ///
  /// Nearly all formatted names repeat the fields; as texts of their own they would be as many
  /// distinct parts as there are contacts.
  private static func newWords(of card: CardFields, _ bytes: Span<UInt8>) -> [Range<Int>] {
    let fields = [card.given, card.family, card.additional, card.prefix, card.suffix]
    let known = fields.flatMap { words(in: $0, bytes) }
    return words(in: card.formattedName, bytes).filter { word in
      !known.contains { ByteText.isEqual(bytes.extracting($0), bytes.extracting(word)) }
    }
  }

  /// Words between blanks and commas.
  private static func words(in text: Range<Int>, _ bytes: Span<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = text.lowerBound
    for place in text where bytes[place] == 0x20 || bytes[place] == 0x2C {
      if place > start { words.append(start..<place) }
      start = place + 1
    }
    if text.upperBound > start { words.append(start..<text.upperBound) }
    return words
  }
}
