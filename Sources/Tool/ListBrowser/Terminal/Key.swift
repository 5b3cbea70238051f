/// What a person pressed.
enum Key: Equatable, Sendable {
  case character(Character)
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case enter
  case tab
  case backspace
  case escape
  /// Control with a letter, which is lower case.
  case control(Character)
}
