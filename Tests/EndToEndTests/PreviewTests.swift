import Foundation
import TestSupport
import Testing

/// The page of real lists in a real browser.
@Suite(
  "Previews in Chromium",
  .enabled(if: PreviewScene.isPossible, PreviewScene.obstacle))
struct PreviewTests {
  /// A row at the top of a list, and the header above it.
  private struct Top: Decodable, Equatable {
    let header: String
    /// How far the header is from the list's upper edge.
    let headerOffset: Int
    let row: String
  }

  private let pages = Pages()

  // MARK: - The look

  private struct Look: Decodable {
    struct List: Decodable {
      let locale, direction, title, summary, monogram, name, index: String
      let first, scrolled: Top
    }
    let complaints, requests: [String]
    let lists: [List]
  }

  @Test("Five lists side by side, each in its direction, with headers that stay")
  func look() throws {
    let seen = try PreviewScene.play("look", try pages.samples(), as: Look.self)
    #expect(seen.complaints == [])
    #expect(seen.requests.count == 1 && seen.requests[0].hasSuffix("/samples.html"))
    #expect(seen.lists.map(\.locale) == ["el", "bg", "fa", "az", "sv"])
    #expect(
      seen.lists.map(\.title) == ["Επαφές", "Контакти", "مخاطبین", "Kontaktlar", "Kontakter"])
    #expect(
      seen.lists.map(\.summary)
        == ["776 επαφές", "776 контакта", "۷۷۶ مخاطب", "776 kontakt", "776 kontakter"])
    for list in seen.lists {
      let (start, end) = list.locale == "fa" ? ("right", "left") : ("left", "right")
      #expect(list.direction == (list.locale == "fa" ? "rtl" : "ltr"))
      #expect([list.monogram, list.name, list.index] == [start, start, end], "\(list.locale)")
      #expect(list.first.headerOffset == 0)
      // 28 points of header and rows of 60: after 150 points the third is the first to be seen.
      #expect(list.scrolled.headerOffset == 0)
      #expect(list.scrolled.header == list.first.header)
      #expect(try Self.names(list.locale)[0] == list.first.row)
      #expect(try Self.names(list.locale)[2] == list.scrolled.row)
    }
  }

  private struct Beside: Decodable {
    struct Count: Decodable, Equatable { let whole, cut: Int }
    struct Window: Decodable { let width: Int; let first, last: Count }
    let complaints: [String]
    let windows: [Window]
  }

  @Test("No list is cut at the edge of a window; in 1280 pixels all five are whole")
  func beside() throws {
    let widths = [641, 700, 759, 760, 900, 1011, 1012, 1200, 1253, 1263, 1264, 1280, 1440, 1920]
    let seen = try PreviewScene.play(
      "beside", try pages.samples(), ["\(widths)"], as: Beside.self)
    #expect(seen.complaints == [])
    #expect(seen.windows.map(\.first.whole) == [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5])
    for window in seen.windows {
      #expect(window.first.cut == 0 && window.last == window.first, "\(window.width)")
    }
  }

  private struct Choice: Decodable {
    struct Mixed: Decodable { let name, direction, language, align: String }
    struct Wide: Decodable { let lists: Int; let hidesChoice: Bool }
    let complaints, lists, current: [String]
    let title: String
    let mixed: Mixed
    let wide: Wide
  }

  @Test("One of the lists is chosen on a phone; names of other scripts keep their direction in it")
  func choice() throws {
    let page = try pages.samples()
    let seen = try PreviewScene.play("choice", page, ["fa", "D"], as: Choice.self)
    #expect(seen.complaints == [])
    #expect(seen.lists == ["fa"] && seen.current == ["fa"])
    #expect(seen.title == "مخاطبین")
    let row = try Pages.document("fa").rows.first { $0["text"]?.string == seen.mixed.name }
    #expect(seen.mixed.direction == "ltr" && row?["direction"]?.string == "ltr")
    #expect(seen.mixed.language == "und-Latn" && row?["language"]?.string == "und-Latn")
    #expect(seen.mixed.align == "right")
    #expect(seen.wide.lists == 5 && seen.wide.hidesChoice)
  }

  private struct Cut: Decodable {
    struct Text: Decodable { let text, lost, edge: String }
    let complaints: [String]
    let texts: [Text]
  }

  @Test("Texts without room lose their end in either direction", arguments: ["fa", "sv"])
  func cut(locale: String) throws {
    let seen = try PreviewScene.play("cut", try pages.cut(), [locale], as: Cut.self)
    #expect(seen.complaints == [])
    let isolates = CharacterSet(charactersIn: "\u{2066}\u{2067}\u{2069}")
    let pairs = seen.texts.map { ($0.text.trimmingCharacters(in: isolates), $0) }
    let shown = Dictionary(pairs) { first, _ in first }
    let long = Pages.longTexts
    let isPersian = locale == "fa"
    let endsAtRight = [long.latinName, long.title, isPersian ? long.number : long.latinCompany]
    for text in endsAtRight { #expect(shown[text]?.lost == "right", "\(text)") }
    let endsAtLeft = [long.persianName] + (isPersian ? [] : [long.persianCompany])
    for text in endsAtLeft { #expect(shown[text]?.lost == "left", "\(text)") }
    let whole = ["علی", "رضا"] + (isPersian ? ["+7 8 900 070 7989", "+7 1"] : ["Acme"])
    for text in whole {
      #expect(shown[text]?.lost == "", "\(text)")
      #expect(shown[text]?.edge == (isPersian ? "right" : "left"), "\(text)")
    }
    #expect(shown.count == endsAtRight.count + endsAtLeft.count + whole.count)
  }

  private struct Empty: Decodable {
    let complaints: [String]
    let summary: String
    let rows: Int
    let index: Bool
  }

  @Test("A list without rows says so, and has no index")
  func empty() throws {
    let seen = try PreviewScene.play("empty", try pages.empty(), ["el"], as: Empty.self)
    #expect(seen.complaints == [])
    #expect(seen.summary == "Δεν υπάρχουν επαφές")
    #expect(seen.rows == 0 && !seen.index)
  }

  // MARK: - The index

  private struct Index: Decodable {
    struct Place: Decodable { let title, header, row: String; let headerOffset: Int }
    let complaints, titles, dragged: [String]
    let clicked: [Place]
    let afterDrag, home, down: Top
  }

  @Test("The index leads to its letters by mouse, finger and keys", arguments: ["el", "fa", "az"])
  func index(locale: String) throws {
    let seen = try PreviewScene.play(
      "index", try pages.samples(), [locale], as: Index.self)
    #expect(seen.complaints == [])
    #expect(seen.clicked.count > 5)
    let heads = try Self.heads(locale)
    for place in seen.clicked {
      #expect(place.header == place.title && place.headerOffset == 0)
      #expect(place.row == heads[place.title])
    }
    let first = try #require(seen.titles.first)
    #expect(seen.dragged.first == first && seen.dragged.last == "#" && seen.dragged.count == 3)
    #expect(seen.afterDrag == Top(header: "#", headerOffset: 0, row: heads["#"] ?? ""))
    #expect(seen.home == Top(header: first, headerOffset: 0, row: heads[first] ?? ""))
    #expect(seen.down.header == seen.titles[1])
  }

  // MARK: - Search

  private struct Search: Decodable {
    struct Result: Decodable { let status: String; let names: [String] }
    let complaints: [String]
    let results: [Result]
    let after: Top
  }

  @Test("A search finds what the documentation's script finds")
  func search() throws {
    // The queries and what they find are those of `SearchPageTests`.
    let queries = ["giorgos", "ΓΙΩΡΓΟΣ", "papa giwr", "nea stegi", "0030 210", "nobody"]
    let typed = String(decoding: try JSONEncoder().encode(queries), as: UTF8.self)
    let seen = try PreviewScene.play(
      "search", try pages.people(), ["el", typed], as: Search.self)
    #expect(seen.complaints == [])
    let giorgos = ["Γιώργος Παπαδόπουλος"]
    #expect(
      seen.results.map(\.names)
        == [giorgos, giorgos, giorgos, ["Θεόφιλος Καΐρης"], giorgos, []])
    #expect(
      seen.results.map(\.status)
        == ["1 found", "1 found", "1 found", "1 found", "1 found", "0 found"])
    #expect(seen.after == Top(header: "Κ", headerOffset: 0, row: "Θεόφιλος Καΐρης"))
  }

  // MARK: - A row

  private struct Row: Decodable {
    struct Sheet: Decodable {
      let open: Bool
      let name, direction: String
      let fields, actions: [String]
    }
    struct Swiped: Decodable { let action, row, side: String; let open, isFree: Bool }
    struct Left: Decodable { let names: [String]; let summary: String }
    let complaints: [String]
    let down, back, end: String
    let sheet: Sheet
    let swiped: Swiped
    let left: Left
  }

  @Test("A row is opened with keys, swiped with a finger and deleted", arguments: ["el", "fa"])
  func row(locale: String) throws {
    let seen = try PreviewScene.play("row", try pages.samples(), [locale], as: Row.self)
    let names = try Self.names(locale)
    let delete = locale == "fa" ? "حذف" : "Διαγραφή"
    #expect(seen.complaints == [])
    #expect(seen.down == names[1])
    #expect(seen.sheet.open && seen.sheet.name == names[1])
    #expect(seen.sheet.actions == [delete])
    #expect(seen.sheet.direction == (locale == "fa" ? "rtl" : "ltr"))
    if locale == "el" {
      #expect(seen.sheet.fields.first == "Εργασία|210 044 5566")
      #expect(seen.sheet.fields.last == "Γενέθλια|13 Ιουλίου 1968")
    }
    #expect(seen.back == names[1])
    #expect(seen.swiped.action == delete && seen.swiped.row == names[1] && !seen.swiped.open)
    #expect(seen.swiped.side == (locale == "fa" ? "left" : "right") && seen.swiped.isFree)
    #expect(seen.left.names == [names[0], names[2], names[3]])
    #expect(seen.left.summary == "")
    #expect(seen.end == names.last)
  }

  // MARK: - Harm

  private struct Hostile: Decodable {
    struct Refused: Decodable {
      let markup, evaluation, connection, image, handler: Bool
      let touched: String
    }
    struct Earlier: Decodable { let complaints, requests: [String] }
    let elements: Int
    let touched, sheet: String
    let names: [String]
    let refused: Refused
    let earlier: Earlier
  }

  @Test("Names that want to be markup or code are names")
  func hostile() throws {
    let seen = try PreviewScene.play("hostile", try pages.hostile(), ["sv"], as: Hostile.self)
    #expect(seen.earlier.complaints == [])
    let requests = seen.earlier.requests
    #expect(requests.count == 1 && requests[0].hasSuffix("/hostile.html"))
    #expect(seen.touched == "undefined")
    // The page's own script.
    #expect(seen.elements == 1)
    #expect(seen.names == Pages.hostileNames)
    #expect(seen.sheet.contains(Pages.hostileNames[0]))
    // What somebody would do who had got in nevertheless.
    let refused = seen.refused
    #expect(refused.markup && refused.evaluation && refused.connection && refused.image)
    #expect(refused.handler && refused.touched == "undefined")
  }

  // MARK: - Access

  private struct Access: Decodable {
    struct Contrast: Decodable { let ratio: Double; let text: String }
    let complaints, order: [String]
    let tree: [String: [String]]
    let contrast: [String: Contrast]
  }

  @Test("Roles, names, the order of the tab key and contrast", arguments: ["el", "fa"])
  func access(locale: String) throws {
    let seen = try PreviewScene.play(
      "access", try pages.samples(), [locale], as: Access.self)
    #expect(seen.complaints == [])
    #expect(seen.tree["searchbox"] == ["Search"])
    #expect(seen.tree["navigation"] == ["Lists"])
    #expect(seen.tree["region"] == [locale == "fa" ? "مخاطبین" : "Επαφές"])
    #expect(seen.tree["toolbar"] == ["Index"])
    #expect(seen.tree["status"]?.count == 1)
    let buttons = try #require(seen.tree["button"])
    #expect(!buttons.contains(""))
    if locale == "el" {
      #expect(buttons.contains("Άγγελος Αγγελόπουλος 210 044 5566 Γενέθλια 13 Ιουλίου 1968"))
      #expect(buttons.contains("Α ελληνικό"))
      let headings = ["Contact lists", "Επαφές", "Α ελληνικό", "Β ελληνικό"]
      #expect(seen.tree["heading"]?.prefix(4) == headings[...])
    }
    #expect(seen.tree["listitem"]?.isEmpty == false)
    let choice = [String](repeating: "choice", count: 5)
    #expect(seen.order == choice + ["search", "cell", "index"])
    // WCAG 2.2, 1.4.3: 4.5 for texts of usual size.
    for (mode, least) in seen.contrast { #expect(least.ratio >= 4.5, "\(mode): \(least.text)") }
    #expect(seen.contrast.count == 2)
  }

  // MARK: - Long and paged lists

  private struct Long: Decodable {
    let complaints: [String]
    let counts: [Int]
    let last, home: Top
    let end: String
    let headers: [String]
  }

  @Test("Of a list of many thousand rows only those near the screen are made")
  func long() throws {
    let count = "\(Pages.longCount)"
    let seen = try PreviewScene.play("long", try pages.long(), ["sv", count], as: Long.self)
    #expect(seen.complaints == [])
    #expect(seen.counts.allSatisfy { (10...60).contains($0) }, "\(seen.counts)")
    #expect(seen.last == Top(header: "Z", headerOffset: 0, row: Pages.longNames.z))
    #expect(seen.end == Pages.longNames.last)
    #expect(seen.home == Top(header: "A", headerOffset: 0, row: Pages.longNames.first))
    // Down to the end and up again, when only a part is laid out at once.
    #expect(Array(seen.headers[..<12]) == seen.headers[..<12].sorted())
    #expect(Set(seen.headers[..<12]).count > 5 && seen.headers[11] == "Z")
    #expect(Array(seen.headers[12...]) == seen.headers[12...].sorted(by: >))
    #expect(seen.headers[23] == "A")
  }

  private struct Served: Decodable {
    let notice: String
    let first, last: Top
    let early, pages: Int
    let found, elsewhere, complaints: [String]
  }

  @Test("A paged list loads its pages from its own server, as they are looked at")
  func served() throws {
    let seen = try PreviewScene.play(
      "served", try pages.paged(), ["el", "papadop"], as: Served.self)
    #expect(seen.complaints == [])
    #expect(seen.notice.contains("python3 -m http.server"))
    #expect(seen.elsewhere == [])
    let names = try Self.names("el")
    #expect(seen.first.row == names[0])
    #expect(seen.last == Top(header: "#", headerOffset: 0, row: try Self.heads("el")["#"] ?? ""))
    #expect(seen.early == 1)
    #expect(seen.found == names.filter { $0.contains("Παπαδόπουλ") || $0.contains("Παπαδοπούλ") })
    #expect(seen.pages > 5)
  }

  private struct Damaged: Decodable {
    let complaints, messages: [String]
  }

  /// What the page says of each damage, without the list's folder.
  private func messages(of damages: [Pages.Damage], to page: String) throws -> [String] {
    let file = try pages.file(of: damages)
    let seen = try PreviewScene.play("damaged", page, ["el", file], as: Damaged.self)
    #expect(seen.complaints == [])
    return seen.messages.map { $0.replacing("/el/", with: "") }
  }

  @Test("A manifest that is no list is told in words")
  func damagedManifests() throws {
    let page = try pages.paged()
    let damages = try Pages.damagedManifests(beside: page)
    let message = "manifest.json is damaged: it has not the sections and pages of a list"
    let expected = damages.map { _ in message }
    #expect(try messages(of: damages, to: page) == expected)
  }

  @Test("A page whose rows are no rows is told in words")
  func damagedRows() throws {
    let page = try pages.paged()
    let damages = try Pages.damagedRows(beside: page)
    let expected = damages.map { damage in
      "\(damage.path.dropFirst(4)) is damaged: it has not the rows that the list names"
    }
    #expect(try messages(of: damages, to: page) == expected)
  }

  // MARK: - What the lists hold

  private static func names(_ locale: String) throws -> [String] {
    try Pages.document(locale).rows.map { $0["text"]?.string ?? "" }
  }

  /// The first name under each header.
  private static func heads(_ locale: String) throws -> [String: String] {
    let sections = try Pages.document(locale)["sections"]?.elements ?? []
    let pairs = sections.map { section in
      (section["header"]?.string ?? "", section["rows"]?.elements.first?["text"]?.string ?? "")
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
