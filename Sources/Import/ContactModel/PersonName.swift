/// The parts of a person's name as stored, without a display order.
public struct PersonName: Sendable, Equatable, Hashable {
  /// Honorific before the name, such as "Dr."; never part of the order.
  public var prefix = ""
  /// Given name.
  public var given = ""
  /// Middle names or patronymic.
  public var additional = ""
  /// Family name with the particles that the card keeps in it.
  public var family = ""
  /// Generation or degree after the name.
  public var suffix = ""
  /// How the given name is read aloud.
  public var phoneticGiven = ""
  /// How the additional name is read aloud.
  public var phoneticAdditional = ""
  /// How the family name is read aloud.
  public var phoneticFamily = ""
  /// BCP 47 tag of the name's language when the source tells it.
  public var language = ""

  /// Makes a name without any part.
  public init() {}
}
