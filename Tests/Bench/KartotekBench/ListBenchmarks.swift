internal import ContactImport
internal import ContactModel
internal import Kartotek
internal import SectionExport
internal import SectionFormatting

/// Stages 2 and 3, one by one: `prepare` is what is done once for all locales, `order` has keys,
/// groups and the order of rows, `format` the rows as columns, `encode` their JSON and hashes, and
/// `write` the document from encoded rows.
enum ListBenchmarks {
  static func all(_ options: BenchOptions) -> [Benchmark] {
    options.sizes.flatMap { size in
      BenchInput.Form.tables.flatMap { form in
        let book = { try BenchBook(BenchInput(form, count: size, seed: options.seed)) }
        let prepare = Benchmark(
          stage: "prepare", workload: form.rawValue, itemCount: size
        ) { try book().preparing() }
        return [prepare]
          + options.locales.flatMap { locale in
            let name = "\(form.rawValue)/\(locale)"
            return [
              Benchmark(stage: "order", workload: name, itemCount: size) {
                try book().ordering(locale)
              },
              Benchmark(stage: "format", workload: name, itemCount: size) {
                try book().formatting(locale)
              },
              Benchmark(stage: "encode", workload: name, itemCount: size) {
                try book().encoding(locale)
              },
              Benchmark(stage: "write", workload: name, itemCount: size) {
                try book().writing(locale)
              },
            ]
          }
      }
    }
  }
}

/// Contacts that were read before any clock runs.
struct BenchBook {
  private let directory: ContactDirectory
  private let byteCount: Int
  private let expected: BenchOutcome

  init(_ input: BenchInput) throws {
    directory = try ImportBenchmarks.importer(of: input).finish().directory
    byteCount = input.bytes.count
    expected = BenchOutcome(contactCount: input.count)
  }

  func preparing() -> PreparedBenchmark {
    benchmark {
      let contacts = prepared()
      return contacts.count
    }
  }

  func ordering(_ locale: String) throws -> PreparedBenchmark {
    let (contacts, formatter) = (prepared(), try formatter(locale))
    return benchmark { formatter.format(contacts, workers: 1).plan.counts.rows }
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

  /// A benchmark whose result is the number of contacts that have come out.
  private func benchmark(_ run: @escaping () throws -> Int) -> PreparedBenchmark {
    PreparedBenchmark(byteCount: byteCount, expected: expected) {
      let count = try run()
      return { BenchOutcome(contactCount: count) }
    }
  }
}
