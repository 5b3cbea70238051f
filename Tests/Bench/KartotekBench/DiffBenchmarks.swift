internal import SectionDiff
internal import SectionModel

/// Two versions of a list become stages.
///
/// `diff` is all of it: both snapshots with their tables, the comparison and the batches.
/// `diff-standard` is the standard library's `difference(from:).inferringMoves()` over the same
/// identifiers, without sections, content and batches. It is run for the first workload and up to
/// 10 000 rows alone: for 100 000 it takes half a minute.
enum DiffBenchmarks {
  static func all(_ options: BenchOptions) -> [Benchmark] {
    options.sizes.flatMap { size in
      let input = { DiffInput($0, rows: size, seed: options.seed) }
      let standard = Benchmark(
        stage: "diff-standard", workload: DiffInput.Edit.churn.rawValue, itemCount: size
      ) { standardLibrary(input(.churn)) }
      return DiffInput.Edit.allCases.map { edit in
        Benchmark(stage: "diff", workload: edit.rawValue, itemCount: size) {
          comparing(input(edit))
        }
      } + (size <= 10_000 ? [standard] : [])
    }
  }

  private static func comparing(_ input: DiffInput) -> PreparedBenchmark {
    let (old, new) = (input.old.outline, input.new.outline)
    return PreparedBenchmark(
      byteCount: input.byteCount,
      expected: BenchOutcome(contactCount: new.count, findingCount: input.operationCount)
    ) {
      let diff = ListDiff(from: try ListSnapshot(old), to: try ListSnapshot(new))
      let stages = diff.stages
      return {
        var replay = ListReplay(from: old, to: new)
        for stage in stages { try replay.apply(stage) }
        return BenchOutcome(
          contactCount: replay.shows(new, insteadOf: old) ? new.count : 0,
          findingCount: diff.operations.count)
      }
    }
  }

  private static func standardLibrary(_ input: DiffInput) -> PreparedBenchmark {
    let (old, new) = (input.old.ids, input.new.ids)
    return PreparedBenchmark(
      byteCount: input.byteCount, expected: BenchOutcome(contactCount: new.count)
    ) {
      let difference = new.difference(from: old).inferringMoves()
      return { BenchOutcome(contactCount: old.applying(difference) == new ? new.count : 0) }
    }
  }
}

extension ListReplay {
  /// Whether sections, rows and contents are those of the new version.
  fileprivate func shows(_ new: ListOutline, insteadOf old: ListOutline) -> Bool {
    sections.count == new.sections.count
      && zip(sections, new.sections).allSatisfy { shown, section in
        shown.rows.count == section.rows.count
          && zip(shown.rows, section.rows).allSatisfy { row, place in
            let list = row.isNew ? new : old
            return list.idBytes(of: row.number) == new.idBytes(of: place)
              && list.hash(of: row.number) == new.hash(of: place)
          }
      }
  }
}
