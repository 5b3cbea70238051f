internal import SectionModel

/// Reads what a row holds beside texts.
extension DocumentReader {
  /// The palette for monograms has so many colours.
  private static let colors = 12

  mutating func readImage() throws(ReadingError) -> RowImage {
    var image = RowImage()
    try readMembers([]) { (json, key) throws(ReadingError) in
      switch key {
      case "photo": image.photo = try json.readText()
      case "monogram": image.monogram = try json.readText()
      case "color": image.color = try json.readCount(below: Self.colors)
      case "symbol": image.symbol = try json.readText()
      default: return false
      }
      return true
    }
    return image
  }

  mutating func readDates() throws(ReadingError) -> [RowDate] {
    var dates: [RowDate] = []
    try readArray { (json) throws(ReadingError) in dates.append(try json.readDate()) }
    return dates
  }

  private mutating func readDate() throws(ReadingError) -> RowDate {
    var date = RowDate(kind: "", label: "", text: "", iso: nil, calendar: nil)
    try readMembers(["kind", "label", "text"]) { (json, key) throws(ReadingError) in
      switch key {
      case "kind": date.kind = try json.readText()
      case "label": date.label = try json.readText()
      case "text": date.text = try json.readText()
      case "iso": date.iso = try json.readText()
      case "calendar": date.calendar = try json.readText()
      case "next": date.next = try json.readText()
      case "days": date.days = try json.readInteger()
      case "age": date.age = try json.readInteger()
      default: return false
      }
      return true
    }
    return date
  }

  mutating func readDetails() throws(ReadingError) -> [RowDetail] {
    var details: [RowDetail] = []
    try readArray { (json) throws(ReadingError) in details.append(try json.readDetail()) }
    return details
  }

  private mutating func readDetail() throws(ReadingError) -> RowDetail {
    var detail = RowDetail(label: "", text: "", value: "")
    try readMembers(["label", "text", "value"]) { (json, key) throws(ReadingError) in
      switch key {
      case "label": detail.label = try json.readText()
      case "text": detail.text = try json.readText()
      case "value": detail.value = try json.readText()
      default: return false
      }
      return true
    }
    return detail
  }
}
