import LocaleProfiles
import Testing

private func schema(_ locale: String, _ name: String) throws -> HeadingSchema {
  let profile = try #require(try ProfileCatalog().headings(of: locale))
  return try #require(profile.schemas.first { $0.name == name })
}

private func fields(_ locale: String, _ name: String, _ heading: String) throws -> [String] {
  try schema(locale, name).columns.filter { Array($0.heading.utf8) == Array(heading.utf8) }
    .map(\.field)
}

/// One fact of the programs' heading tables: the fields of a heading in order of occurrence.
private struct HeadingFact: CustomTestStringConvertible, Sendable {
  let locale: String
  let schema: String
  let heading: String
  let fields: [String]
  var testDescription: String { "\(locale) \(schema) \(heading)" }

  init(_ locale: String, _ schema: String, _ heading: String, _ fields: String...) {
    self.locale = locale
    self.schema = schema
    self.heading = heading
    self.fields = fields
  }
}

@Suite struct HeadingTests {
  @Test func everyFieldIsOfTheVocabulary() throws {
    let catalog = ProfileCatalog()
    for locale in catalog.locales {
      let profile = try #require(try catalog.headings(of: locale))
      for schema in profile.schemas {
        #expect(schema.locale == locale)
        for column in schema.columns {
          #expect(HeadingField.all.contains(column.field), "\(column)")
          if column.field.contains("{n}") { #expect(column.heading.contains("{n}")) }
        }
      }
    }
  }

  @Test(arguments: [
    ("el", ["outlook", "thunderbird", "kaddressbook", "plain"]),
    ("bg", ["outlook", "thunderbird", "kaddressbook", "plain"]),
    ("fa", ["thunderbird", "plain"]), ("az", ["kaddressbook", "plain"]), ("ja", []),
    (
      "sv",
      [
        "outlook", "thunderbird", "thunderbird-old", "kaddressbook", "windows-address-book",
        "plain",
      ]
    ),
  ])
  func localesHaveTheTablesOfTheirPrograms(_ locale: String, _ names: [String]) throws {
    let profile = try #require(try ProfileCatalog().headings(of: locale))
    #expect(profile.schemas.map(\.name) == names)
  }

  /// Lengths of the programs' own header lines, with variants that other versions write.
  @Test(arguments: [
    ("root", "google-oldest", 14), ("root", "outlook-google", 88), ("root", "outlook", 92 + 3 + 3),
    ("root", "outlook.com", 61), ("root", "windows-address-book", 29), ("root", "thunderbird", 37),
    ("root", "thunderbird-british", 37), ("root", "kaddressbook", 47),
    ("root", "kaddressbook-old", 43), ("root", "linkedin-outlook", 59), ("root", "roundcube", 61),
    ("el", "outlook", 92 + 3), ("bg", "outlook", 92 + 3), ("sv", "outlook", 92 + 3 + 3),
    ("el", "thunderbird", 37), ("bg", "thunderbird", 37), ("sv", "thunderbird", 37),
    ("sv", "thunderbird-old", 37), ("fa", "thunderbird", 37), ("el", "kaddressbook", 47),
    ("bg", "kaddressbook", 47), ("az", "kaddressbook", 47), ("sv", "kaddressbook", 47),
    ("sv", "windows-address-book", 29),
  ])
  func tablesAreComplete(_ locale: String, _ name: String, _ count: Int) throws {
    #expect(try schema(locale, name).columns.count == count)
  }

  /// Equal headings are told apart by their place in the program's table.
  @Test(arguments: [
    HeadingFact("bg", "thunderbird", "Област", "address.home.region", "address.work.region"),
    HeadingFact("bg", "thunderbird", "Държава", "address.home.country", "address.work.country"),
    HeadingFact("el", "thunderbird", "Εμφανιζόμενο όνομα", "name.full", "ignore"),
    HeadingFact(
      "sv", "thunderbird", "Annan uppgift 1", "ignore", "ignore", "ignore", "ignore"),
  ])
  private func duplicatesStandInOrder(_ fact: HeadingFact) throws {
    #expect(try fields(fact.locale, fact.schema, fact.heading) == fact.fields)
  }

  @Test(arguments: [
    HeadingFact("sv", "outlook", "Titel", "name.prefix"),
    HeadingFact("sv", "outlook", "Befattning", "jobTitle"),
    HeadingFact("sv", "outlook", "Gatuadress, hem", "address.home.street"),
    HeadingFact("sv", "outlook", "Postadress, arbete", "address.work.postalCode"),
    HeadingFact("sv", "outlook", "Hem", "phone.home"),
    HeadingFact("sv", "outlook", "Arbete", "phone.work"),
    HeadingFact("sv", "outlook", "Telefon 1", "phone.main"),
    HeadingFact("sv", "outlook", "Telefon 2", "phone.radio"),
    HeadingFact("sv", "outlook", "Telefon 2, hem", "phone.home"),
    HeadingFact("sv", "outlook", "Företag, växel", "phone.company"),
    HeadingFact("sv", "outlook", "Personnummer", "private"),
    HeadingFact("sv", "outlook", "Namn", "name.full"),
    HeadingFact("sv", "thunderbird", "Titel", "jobTitle"),
    HeadingFact("sv", "thunderbird", "Visa", "name.full"),
    HeadingFact("sv", "thunderbird-old", "Födelsedatum", "birthday.day"),
    HeadingFact("sv", "thunderbird-old", "(Delstat)", "address.home.region"),
    HeadingFact("sv", "windows-address-book", "Adress, företag", "address.work.street"),
    HeadingFact("bg", "outlook", "Улица", "address.home.street"),
    HeadingFact("bg", "outlook", "Улица 2 \u{A0}(дом. адрес)", "address.home.street2"),
    HeadingFact("bg", "outlook", "Град \u{A0}(друг адрес)", "address.other.city"),
    HeadingFact("bg", "outlook", "Страна/регион (служ. адрес)", "address.work.country"),
    HeadingFact("bg", "outlook", "Бащино име", "name.additional"),
    HeadingFact("bg", "outlook", "Правителствен код", "private"),
    HeadingFact("bg", "outlook", "TTY/TDD Phone", "phone.tty"),
    HeadingFact("bg", "thunderbird", "Месторабота", "address.work.city"),
    HeadingFact("el", "outlook", "Τ.Θ. άλλης διεύθυνσης", "address.other.poBox"),
    HeadingFact("el", "outlook", "Χώρα/Περιοχή οικίας", "address.home.country"),
    HeadingFact("el", "outlook", "First Name", "name.given"),
    HeadingFact("az", "kaddressbook", "Ev Ünvanı: Olkə", "address.home.country"),
    HeadingFact("az", "kaddressbook", "Xidməti Ünvan: Ölkə", "address.work.country"),
    HeadingFact("az", "kaddressbook", "Müraciət forması", "jobTitle"),
    HeadingFact("fa", "thunderbird", "نام مستعار", "nickname"),
    HeadingFact("root", "yahoo", "Title", "jobTitle"),
    HeadingFact("root", "yahoo", "Home", "phone.home"),
    HeadingFact("root", "outlook", "Title", "name.prefix"),
    HeadingFact("root", "outlook-google", "Title", "name.prefix"),
    HeadingFact("root", "outlook-google", "Home Address", "address.home.formatted"),
    HeadingFact("root", "outlook-google", "Home Country", "address.home.country"),
    HeadingFact("root", "active-directory", "Title", "jobTitle"),
    HeadingFact("root", "google", "File As", "fileAs"),
    HeadingFact("root", "google", "Phone {n} - Label", "phone.{n}.label"),
    HeadingFact("root", "google-old", "Address {n} - PO Box", "address.{n}.poBox"),
    HeadingFact("root", "google-oldest", "Section {n} - Mobile", "phone.mobile"),
    HeadingFact("root", "ldap", "uid", "id"),
    HeadingFact("root", "salesforce", "Name", "name.full"),
  ])
  private func headingsMeanWhatTheProgramWrites(_ fact: HeadingFact) throws {
    #expect(try fields(fact.locale, fact.schema, fact.heading) == fact.fields)
  }

  /// Headings whose meaning other columns, the values or the locale decide.
  @Test(arguments: [
    HeadingFact("root", "plain", "Title", "jobTitleOrPrefix"),
    HeadingFact("root", "plain", "Name", "name.fullOrGiven"),
    HeadingFact("el", "plain", "Όνομα", "name.fullOrGiven"),
    HeadingFact("bg", "plain", "Име", "name.fullOrGiven"),
    HeadingFact("fa", "plain", "نام", "name.fullOrGiven"),
    HeadingFact("az", "plain", "Ad", "name.fullOrGiven"),
    HeadingFact("sv", "plain", "Namn", "name.fullOrGiven"),
    HeadingFact("sv", "plain", "Titel", "jobTitleOrPrefix"),
    HeadingFact("sv", "plain", "Postadress", "address.street"),
    HeadingFact("sv", "plain", "Födelsedatum", "birthdayOrDay"),
    HeadingFact("az", "plain", "Doğum günü", "birthdayOrDay"),
    HeadingFact("az", "plain", "Doğum tarixi", "birthday"),
    HeadingFact("az", "plain", "Ad günü", "birthday"),
    HeadingFact("az", "plain", "Ünvan", "address.street"),
    HeadingFact("bg", "plain", "Презиме", "name.additional"),
    HeadingFact("bg", "plain", "Вписване като", "name.full"),
    HeadingFact("root", "plain", "File As", "fileAs"),
    HeadingFact("root", "plain", "Home", "labelled.home"),
    HeadingFact("sv", "plain", "Hem", "labelled.home"),
    HeadingFact("sv", "plain", "Arbete", "labelled.work"),
    HeadingFact("az", "plain", "Ev", "labelled.home"),
    HeadingFact("az", "plain", "İş", "labelled.work"),
    HeadingFact("fa", "plain", "خانه", "labelled.home"),
    HeadingFact("fa", "plain", "کار", "labelled.work"),
    HeadingFact("el", "plain", "Όνομα οικογενείας", "name.family"),
    HeadingFact("el", "plain", "Επίθετο", "name.family"),
    HeadingFact("el", "plain", "Επίθεμα", "name.suffix"),
    HeadingFact("fa", "plain", "نام پدر", "ignore"),
    HeadingFact("az", "plain", "Ata adı", "name.additional"),
    HeadingFact("el", "plain", "Πατρώνυμο", "name.additional"),
    HeadingFact("bg", "plain", "Бащино име", "name.additional"),
    HeadingFact("fa", "plain", "پست\u{200C}الکترونیک", "email"),
  ])
  private func conflictsAreLeftToTheirRule(_ fact: HeadingFact) throws {
    #expect(try fields(fact.locale, fact.schema, fact.heading) == fact.fields)
  }

  @Test(arguments: [
    ("sv", "Personnummer"), ("bg", "ЕГН"), ("el", "ΑΦΜ"), ("el", "ΑΜΚΑ"), ("fa", "کد ملی"),
    ("fa", "کدملی"), ("fa", "شماره شناسنامه"), ("az", "FİN"), ("az", "FIN kod"),
    ("root", "Government ID Number"),
  ])
  func identityNumbersArePrivate(_ locale: String, _ heading: String) throws {
    #expect(try fields(locale, "plain", heading) == ["private"])
  }

  @Test(arguments: [
    ("el", "home", ["Οικία", "Σπίτι"]), ("bg", "work", ["Служебен"]),
    ("fa", "mobile", ["تلفن همراه", "همراه", "موبایل", "گوشی"]),
    ("fa", "work", ["کار", "محل کار", "کاری"]),
    ("az", "other", ["Başqa", "Digər"]), ("sv", "other", ["Annat", "Övrigt"]),
    ("sv", "main", ["Huvudsakligt", "Primärt nummer"]), ("bg", "homeFax", ["Домашен факс"]),
  ])
  func labelWordsAreThoseOfTheLanguage(
    _ locale: String, _ label: String, _ words: [String]
  ) throws {
    let profile = try #require(try ProfileCatalog().headings(of: locale))
    #expect(profile.labelWords[label] == words)
  }
}
