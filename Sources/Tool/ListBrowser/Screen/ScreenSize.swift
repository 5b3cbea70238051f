/// The size of a screen in characters.
struct ScreenSize: Equatable, Sendable {
  var columns: Int
  var rows: Int
}
