/// A document by hand.
enum SmallList {
  static let rows = [
    #"{"id":"a","hash":"0000000000000001","text":"A","image":{"monogram":"A","color":3}}"#,
    #"{"id":"b","hash":"0000000000000002","text":"B","image":{"symbol":"person.circle"}}"#,
  ]

  /// A document with one section.
  static func document(rows: [String] = rows) -> [UInt8] {
    Array(
      """
      {"format":"kartotek.sections","version":1,"locale":"el","wordsLocale":"el","direction":"ltr",
      "calendar":"gregorian","numberingSystem":"latn","style":"plain","sortBy":"family",
      "collation":"c","producer":{"name":"k","version":"1","icu":"1","cldr":"1","unicode":"1"},
      "validUntil":"2026-12-01","title":"T","summary":"S",
      "counts":{"sections":1,"rows":\(rows.count),"positions":\(rows.count + 1)},
      "metrics":{"rowHeight":60,"headerHeight":28,"footerHeight":0,"sectionHeaderTopPadding":0},
      "kinds":[{"id":"contact","cellStyle":"subtitle"},{"id":"company","cellStyle":"value1"}],
      "actions":[{"id":"delete","title":"D","style":"destructive","edge":"trailing"}],
      "index":{"titles":["A","B"],"sections":[0,0],"rows":[0,0],"positions":[0,0],
      "present":[true,false],"spoken":["A","B"],"condensed":[
      {"slots":1,"titles":["A"],"sections":[0],"rows":[0],"positions":[0]}]},
      "fold":{"41":"a"},"countTexts":["","1","2"],
      "sections":[{"id":"u-0041","kind":"letter","title":"A","header":"A","headerSpoken":"a",
      "footer":"2","firstRow":0,"firstPosition":0,"count":\(rows.count),"hash":"00000000000000aa",
      "rows":[
      \(rows.joined(separator: ",\n"))
      ],"rowsHash":"00000000000000bb"}],"snapshot":"0123456789abcdef"}

      """.utf8)
  }
}
