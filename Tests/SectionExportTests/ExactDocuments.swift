/// Whole documents, written by hand after the format's description; their hashes were computed with
/// libxxhash 0.8.1.
enum ExactDocuments {
  /// The document of `SampleList.small`.
  static let small = #"""
    {"format":"kartotek.sections","version":1,"locale":"el","wordsLocale":"el",\#
    "direction":"ltr","calendar":"gregorian","numberingSystem":"latn","style":"plain",\#
    "sortBy":"family","collation":"el tertiary","producer":{"name":"kartotek",\#
    "version":"1.0.0","icu":"72.1","cldr":"42","unicode":"15.0"},"title":"Επαφές",\#
    "summary":"3 επαφές","counts":{"sections":2,"rows":3,"positions":5},\#
    "metrics":{"rowHeight":60,"headerHeight":28,"footerHeight":0,\#
    "sectionHeaderTopPadding":0},"kinds":[{"id":"contact","cellStyle":"subtitle"}],\#
    "actions":[{"id":"delete","title":"Διαγραφή","style":"destructive",\#
    "edge":"trailing"}],"index":{"titles":["Α","Β","#"],"sections":[0,1,1],"rows":[0,2,2],\#
    "positions":[0,3,3],"present":[true,false,true],"spoken":["Άλφα","Β","#"]},"sections":[
    {"id":"u-0391","kind":"letter","title":"Α","header":"Α","headerSpoken":"Άλφα",\#
    "footer":"2 επαφές","firstRow":0,"firstPosition":0,"count":2,\#
    "hash":"dca7ee2e9c10fbf7","rows":[
    {"id":"anna@example.org","hash":"6ca5107bd2852c1b","text":"Άννα Αλεξίου",\#
    "parts":["Άννα ","Αλεξίου",""],"secondaryText":"+30 210 1234567",\#
    "image":{"monogram":"ΑΑ","color":4},"dates":[{"kind":"birthday","label":"γενέθλια",\#
    "text":"3 Μαρτίου 1980","iso":"1980-03-03"}],"sortKey":"00004a30"},
    {"id":"h0123456789abcdef","hash":"1ccf579f86cb0aaf","text":"Α\"\\Β",\#
    "titleSource":"organization","image":{"symbol":"building.2"},"sourceID":"two words",\#
    "sortKey":"0000ff10"}
    ],"rowsHash":"7b39aeec9136886a"},
    {"id":"number","kind":"number","title":"#","header":"#","firstRow":2,\#
    "firstPosition":3,"count":1,"hash":"cb44e66c3cfd2a59","rows":[
    {"id":"h0123456789abcdef-2","hash":"6a743be952b8a7a3","text":"0800",\#
    "titleSource":"phone","image":{"symbol":"person.circle"},"direction":"rtl",\#
    "language":"und-Arab","spoken":"x","sortKey":"0001aa"}
    ],"rowsHash":"0c73bc1e6e1d9515"}
    ],"snapshot":"3fb10b7af18bc337"}

    """#

  /// The document without rows.
  static let empty = #"""
    {"format":"kartotek.sections","version":1,"locale":"el","wordsLocale":"el",\#
    "direction":"ltr","calendar":"gregorian","numberingSystem":"latn","style":"plain",\#
    "sortBy":"family","collation":"el tertiary","producer":{"name":"kartotek",\#
    "version":"1.0.0","icu":"72.1","cldr":"42","unicode":"15.0"},"title":"Επαφές",\#
    "summary":"καμία επαφή","counts":{"sections":0,"rows":0,"positions":0},\#
    "metrics":{"rowHeight":60,"headerHeight":28,"footerHeight":0,\#
    "sectionHeaderTopPadding":0},"kinds":[{"id":"contact","cellStyle":"subtitle"}],\#
    "actions":[{"id":"delete","title":"Διαγραφή","style":"destructive",\#
    "edge":"trailing"}],"sections":[],"snapshot":"1d88250f58bf844e"}

    """#
}
