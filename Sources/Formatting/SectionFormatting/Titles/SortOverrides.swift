internal import ContactModel
internal import SectionModel

/// The sort fields of contacts whose order is not decided by the parts of their title.
struct SortOverrides: Sendable {
  /// Three parts by role; part 0 means that there is no such field.
  struct Roles: Sendable, Equatable {
    var family: UInt32 = 0
    var given: UInt32 = 0
    var additional: UInt32 = 0
  }

  /// What decides, and the readings that take its place in lists with sections for them.
  struct Fields: Sendable, Equatable {
    var names: Roles
    var sounds = Roles()
  }

  /// The contacts, ascending.
  private(set) var contacts: [UInt32] = []
  private(set) var fields: [Fields] = []

  mutating func append(_ override: Fields, of contact: UInt32) {
    contacts.append(contact)
    fields.append(override)
  }

  /// The sort fields of a contact that was appended.
  func fields(of contact: UInt32) -> Fields {
    fields[contacts.partitioningIndex { $0 >= contact }]
  }
}

/// Finds what a card wants to be sorted by: SORT-AS first, then the phonetic fields.
struct SortFieldReader {
  /// Where a structured name's sort fields are, by role.
  struct Places {
    var names: [Range<Int>]
    /// Readings that decide if the list has sections for them; empty ranges for none.
    var sounds = [Range<Int>](repeating: 0..<0, count: 3)
  }

  let phonetic: PhoneticChoice

  /// The places of a structured name's sort fields.
  func places(_ card: CardFields, of bytes: Span<UInt8>) -> Places {
    var places = Places(names: [card.family, card.given, card.additional])
    let phonetics = [card.phoneticFamily, card.phoneticGiven, card.phoneticAdditional]
    var isReplaced = [false, false, false]
    var components = card.sortAs
    for component in 0..<3 {
      guard let text = components.next(bytes) else { break }
      // An empty first component leaves the family name; a later one drops its field.
      guard component > 0 || !text.isEmpty else { continue }
      places.names[component] = text
      isReplaced[component] = true
    }
    for (role, sound) in phonetics.enumerated() where !isReplaced[role] {
      guard let sound else { continue }
      switch phonetic {
      case .always: places.names[role] = sound
      case .never: break
      case .auto where mayReplace(places.names[role], of: bytes): places.sounds[role] = sound
      case .auto: break
      }
    }
    return places
  }

  private func mayReplace(_ name: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    let text = bytes.extracting(name)
    return !DisplayText.isVisible(text) || DisplayText.beginsWithHanOrKana(text)
  }
}
