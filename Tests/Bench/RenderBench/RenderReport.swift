internal import TestSupport

/// All scripts with all variants, in turn, pass after pass.
struct RenderReport {
  private var results: [RenderResult] = []
  private var binds: [BindResult] = []
  private var avatars: [AvatarResult] = []
  private var memory: [MemoryResult] = []

  /// Runs everything.
  ///
  /// - Parameters:
  ///   - options: What to run.
  ///   - send: Takes lines of JSON as they are ready.
  /// - Throws: What making the lists throws.
  init(_ options: RenderOptions, _ send: (String) -> Void) throws {
    for locale in options.locales {
      for size in options.sizes {
        let input = try RenderInput(RenderPerson.people(size, seed: 1), locale: locale)
        // First, while little memory lies free in pieces.
        let memory = try options.variants.compactMap { try MemoryResult($0, input) }
        let avatars = try AvatarResult.results(options, locale: locale, size: size)
        let bind = try BindResult(input, passes: options.passes(size))
        let results = try Self.results(input, options)
        let lines = [bind.json] + memory.map(\.json) + avatars.map(\.json) + results.map(\.json)
        for line in lines { send(line) }
        self.memory += memory
        self.avatars += avatars
        binds.append(bind)
        self.results += results
      }
    }
  }

  private static func results(
    _ input: RenderInput, _ options: RenderOptions
  ) throws -> [RenderResult] {
    var results = options.scripts.flatMap { script in
      options.variants.map {
        RenderResult($0, script, locale: input.locale, size: input.people.count)
      }
    }
    let versions = options.scripts.contains(.apply) ? try input.versions() : []
    for pass in 0...options.passes(input.people.count) {
      for place in results.indices {
        let (variant, script) = (results[place].variant, results[place].script)
        // It waits for each refresh: two seconds a run.
        if variant == .prefetched, pass > 3 { continue }
        let run = RenderRun(variant: variant, script: script, input: input, versions: versions)
        let outcome = try run.run()
        if pass > 0 || outcome.mismatches > 0 { results[place].add(outcome) }
      }
    }
    return results
  }

  /// Whether some row has not shown what it must.
  var isWrong: Bool { results.contains { $0.last.mismatches > 0 } }

  /// The tables.
  var text: String {
    let wrong = results.filter { $0.last.mismatches > 0 }.map {
      "\($0.script) \($0.variant.rawValue): \($0.last.mismatches) rows differ from the list\n"
    }
    let broken = binds.filter { !$0.keepsPromise }.map {
      "\($0.locale) \($0.size): a binding takes a microsecond or more, or is not 100 times cheaper\n"
    }
    let tables = [
      [BindResult.heading] + binds.map(\.cells), [MemoryResult.heading] + memory.map(\.cells),
      [AvatarResult.heading] + avatars.map(\.cells),
      [RenderResult.heading] + results.map(\.cells),
    ]
    return tables.filter { $0.count > 1 }.map(aligned).joined(separator: "\n")
      + (wrong + broken).joined()
  }
}
