internal import SampleContacts

/// The bytes of one file of invented people, made before anything is timed.
struct BenchInput {
  /// What is in the file; the raw value names the workload.
  enum Form: String, CaseIterable {
    case plainCSV = "csv-plain"
    case googleCSV = "csv-google"
    case quotedCSV = "csv-quoted"
    case plainCards = "vcard-plain"
    case photoCards = "vcard-photo"
    case distinctNames = "csv-distinct"

    /// The forms whose contacts are made into lists: names as people have them, and all different.
    static let tables: [Form] = [.googleCSV, .distinctNames]
  }

  let count: Int
  /// Photos within cards; they are left out, each with a diagnostic.
  let photoCount: Int
  private(set) var bytes: [UInt8] = []

  /// Writes so many contacts; the same seed gives the same bytes.
  init(_ form: Form, count: Int, seed: UInt64) {
    self.count = count
    photoCount = form == .photoCards ? count : 0
    let pools = ["el", "bg", "fa", "az", "sv"].compactMap { NamePool.pool(tag: $0) }
    var maker = ContactMaker(pools: pools, seed: seed)
    var writer = Self.writer(form, seed: seed)
    writer.begin(into: &bytes)
    for number in 0..<count { writer.write(maker.make(number: number + 1), into: &bytes) }
  }

  private static func writer(_ form: Form, seed: UInt64) -> any BenchInputWriter {
    switch form {
    case .plainCSV: PlainCSVWriter()
    case .googleCSV: ContactWriter(form: .csv)
    case .quotedCSV: QuotedCSVWriter()
    case .plainCards: ContactWriter(form: .vcard)
    case .photoCards: PhotoCardWriter(seed: seed)
    case .distinctNames: DistinctNameWriter()
    }
  }
}

/// Writes contacts in one form.
protocol BenchInputWriter {
  mutating func begin(into output: inout [UInt8])
  mutating func write(_ contact: MadeContact, into output: inout [UInt8])
}

extension ContactWriter: BenchInputWriter {}
