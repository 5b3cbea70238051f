internal import ListEngine
internal import TestSupport

/// One script in virtual time, with avatars that take 5 to 40 ms to come.
///
/// Nothing is timed, so that the counts are the same on any machine.
struct AvatarRun {
  /// The ways: asked for when a row is bound, and ahead as well.
  static let variants: [RenderVariant] = [.paged, .prefetched]
  /// The scripts in which something moves.
  static let scripts = RenderScript.allCases.filter { $0 != .cold }

  let variant: RenderVariant
  let script: RenderScript
  /// A list with photos.
  let input: RenderInput
  /// The versions that come during a script.
  let versions: [RenderInput]

  /// Runs the script.
  func run() throws -> AvatarLoader {
    let avatars = AvatarLoader()
    let subject = try RenderSubject(variant, input, avatars: avatars)
    // Pages that another thread reads come with the next frame.
    subject.askForPages(waiting: true)
    try subject.takePages()
    // What is ahead is known once the first page has come.
    subject.table.layout()
    avatars.settle(subject.table)
    var random = SeededGenerator(seed: 1)
    for frame in 0..<script.frameCount {
      avatars.tick()
      if let next = script.version(atFrame: frame).map({ versions[$0] }) {
        try subject.show(next, try subject.update(to: next))
      }
      try subject.takePages()
      script.move(subject.table, frame: frame, &random)
      avatars.look(at: subject.table)
      subject.askForPages(waiting: true)
    }
    return avatars
  }
}
