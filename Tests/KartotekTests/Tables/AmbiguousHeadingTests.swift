import ContactModel
import Kartotek
import Testing

/// Headings with several meanings, and what decides between them.
@Suite("Headings that mean several things")
struct AmbiguousHeadingTests {
  /// A table with the value `x` under one heading, and where it belongs.
  struct Fact: CustomTestStringConvertible {
    let headings: String
    let cells: String
    let places: [String]
    let why: String

    init(_ headings: String, _ cells: String, _ places: [String], _ why: String) {
      self.headings = headings
      self.cells = cells
      self.places = places
      self.why = why
    }

    var testDescription: String { "\(headings): \(why)" }
  }

  static let facts = [
    // Title
    Fact("First Name;Last Name;Title", ";;x", ["jobTitle"], "no schema: the job"),
    Fact("First Name;Last Name;Title;Job Title", ";;x;", ["prefix"], "the job has its own column"),
    Fact("First;Last;Email;Home;Work;Title;Company", ";;;;;x;", ["jobTitle"], "Yahoo"),
    Fact("Förnamn;Efternamn;Titel", ";;x", ["jobTitle"], "Thunderbird, Roundcube"),
    Fact("Förnamn;Efternamn;Titel;Befattning", ";;x;", ["prefix"], "Outlook"),
    // The word for name
    Fact("Name;Phone", "x;", ["full"], "no family name"),
    Fact("Name;Surname;Phone", "x;;", ["given"], "a family name"),
    Fact("Όνομα;Τηλέφωνο", "x;", ["full"], "no family name"),
    Fact("Όνομα;Επώνυμο", "x;", ["given"], "a family name"),
    Fact("Όνομα;Όνομα οικογενείας", "x;", ["given"], "a family name"),
    Fact("Име;Телефон", "x;", ["full"], "no family name"),
    Fact("Име;Фамилия", "x;", ["given"], "a family name"),
    Fact("نام;تلفن", "x;", ["full"], "no family name"),
    Fact("نام;نام خانوادگی", "x;", ["given"], "a family name"),
    Fact("Ad;Telefon", "x;", ["full"], "no family name"),
    Fact("Ad;Soyad", "x;", ["given"], "a family name"),
    Fact("Namn;Telefon", "x;", ["full"], "no family name"),
    Fact("Namn;Efternamn", "x;", ["given"], "a family name"),
    // Swedish post
    Fact("Förnamn;Postadress", ";x", ["address.street"], "Roundcube"),
    Fact("Förnamn;Postadress, arbete", ";x", ["address.work.postalCode"], "Outlook's postal code"),
    // Days and dates
    Fact("Förnamn;Födelsedatum", ";1990-03-14", ["birthday"], "the whole date"),
    Fact("Förnamn;Födelseår;Födelsemånad;Födelsedatum", ";1990;3;14", ["birthday"], "the day"),
    Fact("Ad;Doğum günü", ";14.03.1990", ["birthday"], "the whole date"),
    Fact("Ad;Doğum yılı;Doğum ayı;Doğum günü", ";1990;3;14", ["birthday"], "the day"),
    Fact("Ad;Ad günü", ";14.03.1990", ["birthday"], "not a name although it begins like one"),
    // Words of neighbours
    Fact("Ad;Ünvan", ";x", ["address.street"], "an address in Azerbaijani"),
    Fact("Ad;Unvan", ";x", ["jobTitle"], "a title in Turkish; letters are not folded into it"),
    Fact("Име;Презиме;Фамилия", ";x;", ["additional"], "a patronym in Bulgarian"),
    Fact("Име;Вписване като", ";x", ["full"], "a name to show"),
    Fact("First Name;Last Name;File As;Phone", ";;x;1", ["full", "phone"], "only without a name"),
    Fact("Ad;Müraciət forması", ";x", ["prefix"], "a form of address"),
    // Bare label words
    Fact("First;Last;Email;Home;Work;Company", ";;;08 12345;;", ["phone.home"], "Yahoo"),
    Fact("Förnamn;Hem;Arbete", ";08 12345;", ["phone.home"], "a number"),
    Fact("Förnamn;Hem;Arbete", ";;a@e.org", ["email.work"], "an e-mail address"),
    Fact("Förnamn;Efternamn;Hem", "x;;Malmö", ["given"], "neither: left out and reported"),
    Fact("Ad;Soyad;Ev;İş", ";;012 12345;", ["phone.home"], "a number"),
    Fact("نام;نام خانوادگی;خانه;کار", ";;;021 12345", ["phone.work"], "a number"),
    // Greek family names and suffixes
    Fact("Όνομα;Επίθετο", ";x", ["family"], "a family name"),
    Fact("Όνομα;Επίθεμα", ";x", ["suffix"], "a suffix"),
    // Patronyms
    Fact("نام;نام خانوادگی;نام پدر", "x;;y", ["given"], "the father's name is no part of a name"),
    Fact("Ad;Soyad;Ata adı", ";;x", ["additional"], "a patronym"),
    Fact("Όνομα;Επώνυμο;Πατρώνυμο", ";;x", ["additional"], "a patronym"),
    Fact("Име;Фамилия;Бащино име", ";;x", ["additional"], "a patronym"),
  ]

  @Test("decided by the other columns, the values and the language", arguments: facts)
  func fact(_ fact: Fact) throws {
    let book = try ContactBook(bytes: Array("\(fact.headings)\n\(fact.cells)\n".utf8))
    try #require(book.count == 1)
    #expect(places(of: book.contact(at: 0)) == fact.places)
  }

  @Test(
    "the days of both readings",
    arguments: [
      "Förnamn;Födelsedatum\nAnna;1990-03-14\n",
      "Förnamn;Födelseår;Födelsemånad;Födelsedatum\nAnna;1990;3;14\n",
      "Ad;Doğum günü\nAnna;14.03.1990\n", "Ad;Doğum ili;Doğum ayı;Doğum günü\nAnna;1990;3;14\n",
    ])
  func day(_ text: String) throws {
    let book = try ContactBook(bytes: Array(text.utf8))
    let date = try #require(PartialDate(year: 1990, month: 3, day: 14))
    #expect(book.contact(at: 0).dates.map(\.value) == [.date(date)])
  }

  @Test("File As never overrides a name")
  func fileAs() throws {
    let book = try ContactBook(bytes: Array("First Name,Last Name,File As\nA,B,Zorro\n".utf8))
    #expect(book.contact(at: 0).name.given == "A")
    #expect(book.contact(at: 0).formattedName == "")
  }

  /// A heading and the same one as people and other programs write it; the first is a shipped alias.
  @Test(
    "case, blanks, signs and accents do not count",
    arguments: [
      "FIRST NAME", "first_name", "First\u{A0}Name", " First  Name : ", "FirstName", "first-name",
    ])
  func english(_ heading: String) throws {
    let book = try ContactBook(bytes: Array("\(heading),Last Name\nx,y\n".utf8))
    #expect(book.contact(at: 0).name.given == "x")
  }

  @Test(
    "the same in five languages",
    arguments: [
      ("ΟΝΟΜΑ;ΕΠΩΝΥΜΟ", "el"), ("Ονομα;Επωνυμο", "el"), ("ИМЕ;ФАМИЛИЯ", "bg"),
      ("fornamn;EFTERNAMN", "sv"), ("FÖRNAMN;Efternamn", "sv"), ("ADI;SOYADI", "az"),
      ("Adı;SOYADI", "az"), ("adi;soyadi", "az"), ("ad;soyad", "az"),
      ("نام;نام\u{A0}خانوادگي", "fa"), ("نام;نام\u{200C} خانوادگی", "fa"),
    ])
  func localized(_ headings: String, _ language: String) throws {
    let book = try ContactBook(bytes: Array("\(headings)\nx;y\n".utf8))
    #expect(book.contact(at: 0).name.given == "x")
    #expect(book.contact(at: 0).name.family == "y")
  }

  @Test(
    "letters typed without their marks",
    arguments: [
      ("Namn;Foretag", ["organization"]), ("Ad;Sirkət", ["organization"]),
      ("Ad;Şirket", ["organization"]), ("Ad;E-poct", ["email"]), ("Ad;Dogum tarixi", ["birthday"]),
      ("Ad;Şeher", ["address.city"]), ("نام;ادرس", ["address.street"]),
    ])
  func withoutMarks(_ headings: String, _ wanted: [String]) throws {
    let value = wanted == ["birthday"] ? "1990-03-14" : "x"
    let book = try ContactBook(bytes: Array("\(headings)\n;\(value)\n".utf8))
    #expect(places(of: book.contact(at: 0)) == wanted)
  }
}
