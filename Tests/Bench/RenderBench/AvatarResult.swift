/// The avatars of one script with one variant, in words.
struct AvatarResult {
  let variant: RenderVariant
  let script: RenderScript
  let locale: String
  let size: Int
  let counts: AvatarCounts

  init(_ run: AvatarRun) throws {
    (variant, script) = (run.variant, run.script)
    (locale, size) = (run.input.locale, run.input.people.count)
    counts = try run.run().counts
  }

  /// All that the options ask for.
  static func results(_ options: RenderOptions, locale: String, size: Int) throws -> [AvatarResult]
  {
    let variants = AvatarRun.variants.filter { options.variants.contains($0) }
    let scripts = AvatarRun.scripts.filter { options.scripts.contains($0) }
    guard !variants.isEmpty, !scripts.isEmpty else { return [] }
    let input = try RenderInput(
      RenderPerson.people(size, seed: 1), locale: locale, hasPhotos: true)
    let versions = scripts.contains(.apply) ? try input.versions() : []
    return try scripts.flatMap { script in
      try variants.map {
        try AvatarResult(
          AvatarRun(variant: $0, script: script, input: input, versions: versions))
      }
    }
  }

  /// One line for programs.
  var json: String {
    """
    {"avatars":{"shown":\(counts.shown),"ready":\(counts.ready),"late":\(counts.late),\
    "frames_without":\(counts.framesWithout),"longest":\(counts.longest),\
    "missed":\(counts.missed),"prefetches_issued":\(counts.issued),\
    "prefetches_used":\(counts.used),"prefetches_cancelled":\(counts.cancelled)},\
    "variant":"\(variant.rawValue)","script":"\(script)","locale":"\(locale)","rows":\(size)}
    """
  }

  static let heading = [
    "avatars", "variant", "rows", "shown", "ready", "late", "frames without", "longest", "missed",
    "asked ahead", "used", "called off",
  ]

  /// One line for people.
  var cells: [String] {
    let numbers = [
      size, counts.shown, counts.ready, counts.late, counts.framesWithout, counts.longest,
      counts.missed, counts.issued, counts.used, counts.cancelled,
    ]
    return ["\(script) \(locale)", variant.rawValue] + numbers.map(String.init)
  }
}
