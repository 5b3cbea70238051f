internal import Kartotek
internal import ListEngine
internal import SectionModel
internal import SectionReading
internal import Synchronization
internal import TestSupport

/// One list in all forms that are compared: people, a document, pages; and what every row must show.
struct RenderInput {
  let locale: String
  private(set) var people: [RenderPerson]
  private(set) var list: SectionedList
  let manifest: [UInt8]
  private let document: [UInt8]
  private let pages: [String: [UInt8]]
  private let outline: ListOutline
  private let hasPhotos: Bool
  /// The rows by identifier.
  let truth: [String: Row]

  /// Exports people.
  ///
  /// - Parameters:
  ///   - people: The people.
  ///   - locale: The language of the list.
  ///   - hasPhotos: Whether rows have photos, where the `Avatar` of a person exists.
  /// - Throws: What the exporter throws.
  init(_ people: [RenderPerson], locale: String, hasPhotos: Bool = false) throws {
    self.locale = locale
    self.people = people
    self.hasPhotos = hasPhotos
    var options = FormattingOptions()
    options.secondary = .birthday
    let contacts = people.map { $0.contact(hasPhoto: hasPhotos) }
    let book = PreparedBook(ContactBook(contacts: contacts), options: options)
    let made = try ListMaker(ListLocale(locale), options: options).list(of: book)
    list = made.collected()
    var document: [UInt8] = []
    made.write { document += $0 }
    self.document = document
    var pages: [String: [UInt8]] = [:]
    var outline: ListOutline? = ListOutline()
    manifest = made.writePages(pageRows: 512, outline: &outline) { pages[$0.file] = $1 }
    self.pages = pages
    self.outline = outline ?? ListOutline()
    truth = Dictionary(list.sections.flatMap(\.rows).map { ($0.id, $0) }) { first, _ in first }
  }

  /// The list in pages, read from memory.
  func paged() throws -> ListVersion {
    let pages = pages
    let list = try PagedList(manifest: manifest) { pages[$0.file] ?? [] }
    return ListVersion(list, outline: outline)
  }

  /// The same, where what a variant shows shares no memory with this one.
  func readAgain(for variant: RenderVariant) throws -> RenderInput {
    var input = self
    if variant.formats {
      input.people = people.map(\.copied)
    } else {
      input.list = try ListReader.list(ofDocument: document)
    }
    return input
  }

  /// The list after some edits: ten people have another name, five have gone, five are new.
  func edited(_ number: Int) throws -> RenderInput {
    var random = SeededGenerator(seed: UInt64(number))
    var people = people
    for _ in 0..<min(5, people.count / 4) {
      people.remove(at: Int.random(in: 0..<people.count, using: &random))
    }
    for _ in 0..<10 {
      let (place, other) = (
        Int.random(in: 0..<people.count, using: &random),
        Int.random(in: 0..<people.count, using: &random)
      )
      people[place].family = people[other].family
    }
    for (place, person) in RenderPerson.people(5, seed: UInt64(1000 + number)).enumerated() {
      var person = person
      person.id = "new\(number)-\(place)"
      people.append(person)
    }
    return try RenderInput(people, locale: locale, hasPhotos: hasPhotos)
  }

  /// Three versions, each made from the one before.
  func versions() throws -> [RenderInput] {
    var versions: [RenderInput] = []
    for number in 0..<3 { versions.append(try (versions.last ?? self).edited(number)) }
    return versions
  }
}
