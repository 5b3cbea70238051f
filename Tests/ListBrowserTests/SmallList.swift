import ListEngine
import SectionReading
import Testing

@testable import ListBrowser

/// A list of three people in two sections, written by hand.
enum SmallList {
  static let rows = [
    (
      "a", "\u{386}\u{3BD}\u{3BD}\u{3B1}", "210 1", "1 \u{39C}\u{3B1}\u{3B3}",
      "\u{3B1}\u{3BD}\u{3BD}\u{3B1}"
    ),
    ("b", "\u{391}\u{3C1}\u{3B7}\u{3C2}", "210 2", "", "\u{3B1}\u{3C1}\u{3B7}\u{3C3}"),
    ("c", "\u{392}\u{3B1}\u{3BB}\u{3B1}", "", "", "\u{3B2}\u{3B1}\u{3BB}\u{3B1}"),
  ]

  /// The document; from right to left the same rows.
  static func document(direction: String = "ltr", hasKeys: Bool = true) -> String {
    let lines = rows.map { id, text, secondary, date, key in
      let second = secondary.isEmpty ? "" : #","secondaryText":"\#(secondary)""#
      let dates =
        date.isEmpty ? "" : #","dates":[{"kind":"birthday","label":"L","text":"\#(date)"}]"#
      let keys = hasKeys ? #","keys":["\#(key)"]"# : ""
      return #"{"id":"\#(id)","hash":"0000000000000001","text":"\#(text)"\#(second),"#
        + #""image":{"monogram":"A","color":1}\#(dates)\#(keys)}"#
    }
    let fold =
      hasKeys ? #""fold":{"386":"\u03b1","391":"\u03b1","392":"\u03b2","3c2":"\u03c3"},"# : ""
    return #"{"format":"kartotek.sections","version":1,"locale":"el","wordsLocale":"el","#
      + #""direction":"\#(direction)","calendar":"gregorian","numberingSystem":"latn","style":"plain","#
      + #""sortBy":"family","collation":"el","producer":{"name":"hand","version":"1","icu":"72.1","#
      + #""cldr":"42.0","unicode":"15.0"},"title":"Names","summary":"3 people","#
      + #""counts":{"sections":2,"rows":3,"positions":5},"metrics":{"rowHeight":60,"headerHeight":28,"#
      + #""footerHeight":0,"sectionHeaderTopPadding":0},"kinds":[{"id":"contact","cellStyle":"subtitle"}],"#
      + #""actions":[{"id":"delete","title":"Remove","style":"destructive","edge":"trailing"}],"#
      + #""index":{"titles":["\u0391","\u0392"],"sections":[0,1],"rows":[0,2],"positions":[0,3],"#
      + #""present":[true,true],"spoken":["\u0391","\u0392"]},\#(fold)"sections":["#
      + #"{"id":"u-0391","kind":"letter","title":"\u0391","header":"\u0391","firstRow":0,"#
      + #""firstPosition":0,"count":2,"hash":"0000000000000002","rows":[\#(lines[0]),\#(lines[1])],"#
      + #""rowsHash":"0000000000000003"},"#
      + #"{"id":"u-0392","kind":"letter","title":"\u0392","header":"\u0392","firstRow":2,"#
      + #""firstPosition":3,"count":1,"hash":"0000000000000004","rows":[\#(lines[2])],"#
      + #""rowsHash":"0000000000000005"}],"snapshot":"0000000000000006"}"#
  }

  static func browsed(
    direction: String = "ltr", hasKeys: Bool = true, columns: Int = 40, rows: Int = 8
  ) throws -> BrowsedList {
    let bytes = Array(document(direction: direction, hasKeys: hasKeys).utf8)
    let list = BrowsedList(ListSource(try ListReader.list(ofDocument: bytes)))
    list.resize(ScreenSize(columns: columns, rows: rows))
    return list
  }
}
