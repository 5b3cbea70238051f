extension SectionDocumentChecker {
  mutating func checkSection(_ section: RawJSON, _ number: Int) {
    let name = "section \(section["id"]?.string ?? "\(number)")"
    checkKeys(
      section, name,
      """
      id kind title header headerSpoken? footer? firstRow firstPosition count hash rows rowsHash
      """)
    let before = sections[..<number].reduce(0) { $0 + ($1["rows"]?.elements.count ?? 0) }
    let rows = section["rows"]?.elements ?? []
    require(section["firstRow"]?.integer == before, "\(name): firstRow")
    require(section["firstPosition"]?.integer == before + number, "\(name): firstPosition")
    require(section["count"]?.integer == rows.count, "\(name): count")
    require(!rows.isEmpty, "\(name) is empty")
    require(section["header"]?.string == section["title"]?.string, "\(name): header")
    for key in ["title", "header", "headerSpoken", "footer"] where section[key] != nil {
      checkDisplayText(section[key]?.string, "\(name): \(key)")
    }
    checkSectionIdentifier(section, name)
    for row in rows { checkRow(row) }
  }

  private mutating func checkSectionIdentifier(_ section: RawJSON, _ name: String) {
    let title = section["title"]?.string ?? ""
    let codes = title.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    switch section["kind"]?.string {
    case "letter":
      require(
        section["id"]?.string == "u-" + codes.joined(separator: "-"), "\(name): id of \(title)")
    case let kind:
      require(kind == "other" || kind == "number", "\(name): kind")
      require(section["id"]?.string == kind, "\(name): id")
    }
  }

  mutating func checkIdentifiers() {
    let ids = sections.compactMap { $0["id"]?.string }
    require(Set(ids).count == ids.count, "section ids repeat")
    let ranks = sections.map { section in
      ["letter", "other", "number"].firstIndex(of: section["kind"]?.string) ?? 0
    }
    require(ranks == ranks.sorted(), "letters, other, number are out of order")
    var seen: Set<String> = []
    for row in sections.flatMap({ $0["rows"]?.elements ?? [] }) {
      let id = row["id"]?.string ?? ""
      require(seen.insert(id).inserted, "row id \(id) repeats")
      require(
        !id.isEmpty && id.utf8.count <= 128 && id.utf8.allSatisfy { (0x21...0x7E).contains($0) },
        "row id \(id) is not printable ASCII of 1 to 128 bytes")
    }
  }

  mutating func checkSortKeys() {
    let rows = sections.flatMap { $0["rows"]?.elements ?? [] }
    let keys = rows.compactMap { $0["sortKey"]?.string }
    guard !keys.isEmpty else { return }
    require(keys.count == rows.count, "some rows have a sort key and some have none")
    require(zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }, "sort keys are out of order")
    for key in keys {
      let isHexadecimal = key.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
      }
      require(isHexadecimal && key.utf8.count % 2 == 0, "sort key \(key)")
    }
  }

  // MARK: - Rows

  private mutating func checkRow(_ row: RawJSON) {
    let name = "row \(row["id"]?.string ?? "?")"
    checkKeys(
      row, name,
      """
      id hash kind? text parts? titleSource? secondaryText? secondaryValue? image direction? \
      language? spoken? dates? sourceID? keys? sortKey? phones? emails? organization? jobTitle?
      """)
    checkDisplayText(row["text"]?.string, "\(name): text")
    for key in ["secondaryText", "spoken", "organization", "jobTitle"] where row[key] != nil {
      checkDisplayText(row[key]?.string, "\(name): \(key)")
    }
    if let parts = row["parts"]?.strings {
      require(parts.count == 3, "\(name): \(parts.count) parts")
      require(parts.joined() == row["text"]?.string, "\(name): parts do not join to text")
    }
    checkRowWords(row, name)
    if let image = row["image"] { checkImage(image, row, name) }
    for date in row["dates"]?.elements ?? [] { checkDate(date, name) }
    for detail in (row["phones"]?.elements ?? []) + (row["emails"]?.elements ?? []) {
      checkKeys(detail, "\(name): detail", "label text value")
      checkDisplayText(detail["text"]?.string, "\(name): detail text")
    }
  }

  private mutating func checkRowWords(_ row: RawJSON, _ name: String) {
    let sources = ["formattedName", "nickname", "organization", "email", "phone", "none"]
    if let source = row["titleSource"] {
      require(sources.contains(source.string ?? ""), "\(name): titleSource")
    }
    if let direction = row["direction"] {
      require(["ltr", "rtl"].contains(direction.string), "\(name): direction")
      require(direction.string != root["direction"]?.string, "\(name): direction is the list's")
    }
    if let kind = row["kind"] {
      let count = root["kinds"]?.elements.count ?? 0
      require((1..<max(count, 1)).contains(kind.integer ?? 0), "\(name): kind")
    }
    require(row["sourceID"]?.string != row["id"]?.string, "\(name): sourceID is the id")
    if let value = row["secondaryValue"] {
      require(value.string != row["secondaryText"]?.string, "\(name): secondaryValue")
    }
  }

  private mutating func checkImage(_ image: RawJSON, _ row: RawJSON, _ name: String) {
    checkKeys(image, "\(name): image", "photo? monogram? color? symbol?")
    let keys = Set(image.keys)
    require(!keys.isEmpty, "\(name): image is empty")
    require(keys.contains("monogram") == keys.contains("color"), "\(name): color")
    if !keys.contains("photo") {
      require(keys.contains("monogram") != keys.contains("symbol"), "\(name): image")
    }
    if let photo = image["photo"]?.string { checkPhoto(photo, name) }
    if let monogram = image["monogram"]?.string {
      checkDisplayText(monogram, "\(name): monogram")
      require(monogram.count <= 2, "\(name): monogram \(monogram)")
    }
    if let color = image["color"]?.integer {
      let id = Array((row["id"]?.string ?? "").utf8)
      require(color == Int(SlowXXH64.hash(id) % 12), "\(name): color is not of the id")
    }
  }

  private mutating func checkPhoto(_ photo: String, _ name: String) {
    let address = photo.lowercased()
    require(
      address.hasPrefix("http://") || address.hasPrefix("https://"), "\(name): photo \(photo)")
  }

  private mutating func checkDate(_ date: RawJSON, _ name: String) {
    checkKeys(date, "\(name): date", "kind label text iso? calendar? next? days? age?")
    let kinds = ["birthday", "anniversary", "death", "other"]
    require(kinds.contains(date["kind"]?.string ?? ""), "\(name): date kind")
    checkDisplayText(date["label"]?.string, "\(name): date label")
    checkDisplayText(date["text"]?.string, "\(name): date text")
    if let calendar = date["calendar"]?.string {
      require(calendar != root["calendar"]?.string, "\(name): date calendar is the list's")
    }
    guard let iso = date["iso"]?.string else { return }
    let shape = String(iso.map { $0.isNumber ? "9" : $0 })
    require(
      ["9999-99-99", "--99-99", "9999-99", "9999"].contains(shape), "\(name): date \(iso)")
  }
}
