import TestSupport
import Testing

/// The checker finds what it is for: each damage to a good document is a violation.
struct DocumentCheckerTests {
  @Test(arguments: [
    (#""format":"kartotek.sections""#, #""format":"kartotek.page""#),
    (#""version":1"#, #""version":2"#),
    (#""locale":"el","wordsLocale":"el""#, #""wordsLocale":"el","locale":"el""#),
    (#""rows":3,"#, #""rows":4,"#),
    (#""positions":5"#, #""positions":6"#),
    (#""present":[true,false,true]"#, #""present":[true,true,true]"#),
    (#""sections":[0,1,1]"#, #""sections":[0,1,2]"#),
    (#""sections":[0,1,1]"#, #""sections":[1,0,1]"#),
    (#""rows":[0,2,2]"#, #""rows":[0,2]"#),
    (#""firstRow":2"#, #""firstRow":1"#),
    (#""firstPosition":3"#, #""firstPosition":2"#),
    (#""count":2"#, #""count":3"#),
    (#""id":"u-0391""#, #""id":"u-391""#),
    (#""h0123456789abcdef-2""#, #""h0123456789abcdef""#),
    (#""h0123456789abcdef-2""#, #""h 0123456789abcdef""#),
    (#""Άννα ","Αλεξίου","""#, #""Άννα","Αλεξίου","""#),
    (#""text":"0800""#, #""text":"0801""#),
    (#""text":"0800""#, "\"text\":\"0800\u{202E}\""),
    (#""text":"0800""#, "\"text\":\"0800\u{2066}\""),
    (#""text":"0800""#, "\"text\":\"0800\u{2069}\u{2066}\""),
    (#""text":"0800""#, #""text":"08\u000100""#),
    (#""text":"0800""#, #""text":"""#),
    (#""direction":"rtl""#, #""direction":"ltr""#),
    (#""spoken":"x""#, #""spoken":null"#),
    (#""spoken":"x""#, #""spoken": "x""#),
    (#""footer":"2 επαφές""#, #""footer":"""#),
    (#""footer":"2 επαφές""#, #""footer":"3 επαφές""#),
    (#""iso":"1980-03-03""#, #""iso":"1980-3-3""#),
    (#""summary":"3 επαφές""#, #""summary":"4 επαφές""#),
    ("},\n{\"id\":\"number\"", "},{\"id\":\"number\""),
    ("}\n],\"snapshot\"", "}],\"snapshot\""),
    ("\"}\n", "\"}\n\n"),
  ])
  func damageIsFound(_ good: String, _ bad: String) {
    let document = ExactDocuments.small
    #expect(document.contains(good))
    var damaged = document
    for range in document.ranges(of: good).reversed() { damaged.replaceSubrange(range, with: bad) }
    #expect(checkSectionDocument(Array(damaged.utf8)) != [])
  }

  @Test func everyHashDigitMatters() {
    let document = Array(ExactDocuments.small.utf8)
    let text = ExactDocuments.small
    for key in [#""hash":""#, #""rowsHash":""#, #""snapshot":""#] {
      for range in text.ranges(of: key) {
        var damaged = document
        let place = text.utf8.distance(from: text.startIndex, to: range.upperBound)
        damaged[place] = damaged[place] == 0x30 ? 0x31 : 0x30
        #expect(checkSectionDocument(damaged) != [], "\(key) at \(place)")
      }
    }
  }

  @Test func otherTextsAreRefused() {
    #expect(checkSectionDocument([]) != [])
    #expect(checkSectionDocument([0xFF]) == ["not UTF-8"])
    #expect(checkSectionDocument([0xEF, 0xBB, 0xBF] + Array(ExactDocuments.small.utf8)) != [])
  }
}
