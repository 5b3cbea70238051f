internal import ContactImport
internal import ContactModel
internal import Kartotek
internal import SectionExport
internal import SectionFormatting

/// Stages 2 and 3, one by one.
///
/// `prepare` is what is done once for all locales: names read and interned. Then, for each locale,
/// `keys` are ICU's keys and sections of the distinct parts, `rank` puts those in order, `group`
/// divides contacts by section and `order` sorts the sections; `texts` are what rows have in common
/// (monograms, days), `format` the rows as columns, `encode` their JSON and hashes, and `write` the
/// document from encoded rows.
enum ListBenchmarks {
  private typealias Stage = @Sendable (BenchBook, String) throws -> PreparedBenchmark

  private static let stages: [(name: String, make: Stage)] = [
    ("keys", { try $0.keying($1) }), ("rank", { try $0.ranking($1) }),
    ("group", { try $0.grouping($1) }), ("order", { try $0.ordering($1) }),
    ("texts", { try $0.makingTexts($1) }), ("format", { try $0.formatting($1) }),
    ("encode", { try $0.encoding($1) }), ("write", { try $0.writing($1) }),
  ]

  static func all(_ options: BenchOptions) -> [Benchmark] {
    options.sizes.flatMap { size in
      BenchInput.Form.tables.flatMap { form in
        let book = { try BenchBook(BenchInput(form, count: size, seed: options.seed)) }
        let prepare = Benchmark(
          stage: "prepare", workload: form.rawValue, itemCount: size
        ) { try book().preparing() }
        return [prepare]
          + options.locales.flatMap { locale in
            stages.map { stage in
              Benchmark(
                stage: stage.name, workload: "\(form.rawValue)/\(locale)", itemCount: size
              ) { try stage.make(book(), locale) }
            }
          }
      }
    }
  }
}

/// Contacts that were read before any clock runs.
struct BenchBook {
  private let directory: ContactDirectory
  private let byteCount: Int
  private let count: Int

  init(_ input: BenchInput) throws {
    directory = try ImportBenchmarks.importer(of: input).finish().directory
    byteCount = input.bytes.count
    count = input.count
  }

  func preparing() -> PreparedBenchmark {
    benchmark {
      let contacts = prepared()
      return contacts.count
    }
  }

  func keying(_ locale: String) throws -> PreparedBenchmark {
    let (contacts, formatter) = (prepared(), try formatter(locale))
    return benchmark(outcome: contacts.partCount) {
      formatter.sortKeys(contacts, workers: 1).partCount
    }
  }

  func ranking(_ locale: String) throws -> PreparedBenchmark {
    let (contacts, formatter) = (prepared(), try formatter(locale))
    let keys = formatter.sortKeys(contacts, workers: 1)
    return benchmark(outcome: contacts.partCount) {
      formatter.rowKeys(contacts, keys).partCount
    }
  }

  func grouping(_ locale: String) throws -> PreparedBenchmark {
    let (contacts, formatter) = (prepared(), try formatter(locale))
    let keys = formatter.rowKeys(contacts, formatter.sortKeys(contacts, workers: 1))
    return benchmark { formatter.groups(contacts, keys, workers: 1).counts.reduce(0, +) }
  }

  func ordering(_ locale: String) throws -> PreparedBenchmark {
    let (contacts, formatter) = (prepared(), try formatter(locale))
    let keys = formatter.rowKeys(contacts, formatter.sortKeys(contacts, workers: 1))
    let groups = formatter.groups(contacts, keys, workers: 1)
    return benchmark { formatter.order(groups, by: keys, workers: 1).counts.reduce(0, +) }
  }

  func makingTexts(_ locale: String) throws -> PreparedBenchmark {
    let (contacts, formatter) = (prepared(), try formatter(locale))
    let keys = formatter.rowKeys(contacts, formatter.sortKeys(contacts, workers: 1))
    return benchmark(outcome: contacts.partCount) {
      formatter.rowFormatter(contacts, keys, workers: 1).partCount
    }
  }

  func formatting(_ locale: String) throws -> PreparedBenchmark {
    let list = try list(locale)
    return benchmark {
      (0..<list.chunkCount).reduce(0) { $0 + list.rows(ofChunk: $1).count }
    }
  }

  func encoding(_ locale: String) throws -> PreparedBenchmark {
    let list = try list(locale)
    let batches = (0..<list.chunkCount).map { list.rows(ofChunk: $0) }
    return benchmark { batches.reduce(0) { $0 + EncodedRows.encode($1).count } }
  }

  func writing(_ locale: String) throws -> PreparedBenchmark {
    let list = try list(locale)
    let encoded = (0..<list.chunkCount).map { EncodedRows.encode(list.rows(ofChunk: $0)) }
    return benchmark {
      var writer = SectionDocumentWriter(plan: list.plan)
      var bytes: [UInt8] = []
      var total = 0
      writer.begin(into: &bytes)
      for rows in encoded {
        writer.announce(rows, into: &bytes)
        total += bytes.count + rows.bytes.count
        bytes.removeAll(keepingCapacity: true)
      }
      writer.finish(into: &bytes)
      return total > 0 ? list.plan.counts.rows : 0
    }
  }

  private func prepared() -> PreparedContacts {
    PreparedContacts(directory: directory, options: FormattingOptions(), workers: 1)
  }

  private func formatter(_ locale: String) throws -> ListFormatter {
    try ListFormatter(locale: locale, options: FormattingOptions(), producerVersion: "bench")
  }

  private func list(_ locale: String) throws -> FormattedList {
    try formatter(locale).format(prepared(), workers: 1)
  }

  /// A benchmark whose result is the number of contacts that have come out, or of parts.
  private func benchmark(
    outcome: Int? = nil, _ run: @escaping () throws -> Int
  ) -> PreparedBenchmark {
    PreparedBenchmark(
      byteCount: byteCount, expected: BenchOutcome(contactCount: outcome ?? count)
    ) {
      let count = try run()
      return { BenchOutcome(contactCount: count) }
    }
  }
}
