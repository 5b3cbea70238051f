import TestSupport
import Testing

/// Ten people as fifteen programs write them.
@Suite("The same people from every program") struct TwinTests {
  private static let folder = Repository.tests + "/Fixtures/Twins/"
  private static let files = [
    "google.csv", "google-old.csv", "outlook.sv.csv", "outlook.bg.csv", "outlook.el.csv",
    "thunderbird.bg.csv", "thunderbird.el.csv", "thunderbird.sv.csv", "kaddressbook.el.csv",
    "kaddressbook.bg.csv", "kaddressbook.az.csv", "kaddressbook.sv.csv", "2.1.vcf", "3.0.vcf",
    "4.0.vcf",
  ]

  /// What all the programs can hold, in the order of the files.
  private static let fieldsOfPeople = [
    ["Άννα", "Αλεξίου", "mobile +30 690 000 0001", "work 210 000 0001", "anna@example.org"]
      + ["1984-03-14", "Αλεξίου & Υιοί ΟΕ", "Δύο γάτες, \"μία\" μαύρη"],
    ["Ήρα", "Ξενάκη-Ψαρρά", "mobile 690 000 0002", "ira@example.org"],
    ["Йордан", "Щерев", "mobile +359 87 000 0003", "work 02 000 0003", "1971-05-06"],
    ["Юлия", "Жекова", "yulia@example.org", "2004-02-29", "ред едно\nред две"],
    ["علی\u{200C}رضا", "رضایی", "mobile ۰۹۰۰ ۰۰۰ ۰۰۰۵", "ali@example.org", "1990-04-03"]
      + ["چاپخانه\u{200C}ی نور"],
    ["كامران", "پور حسینی", "mobile +98 900 000 0006", "work 021 0000 0006", "1999-12-31"],
    ["İlqar", "Dilbazi-Əliyev", "mobile +994 50 000 00 07", "ilqar@example.org"]
      + ["Xəzər; Tikinti, MMC"],
    ["Çinarə", "Çıraqova", "mobile (050) 000-00-08", "work 012 000 00 08", "cinare@example.org"]
      + ["1951-01-13"],
    ["Åsa", "von Essen", "mobile 070-174 06 05", "work 08-465 004 04", "asa@example.org"]
      + ["1949-11-30", "Åkeri Norr AB"],
    ["Zlatan", "mobile 0701740610", "1981-10-25"],
  ]

  @Test("every fixture is listed") func list() {
    let names = filesBelow(Self.folder).filter { !$0.hasSuffix(".md") }
      .compactMap { $0.split(separator: "/").last }.map(String.init)
    #expect(names.sorted() == Self.files.sorted())
  }

  @Test(arguments: files)
  func people(file: String) throws {
    let folder = try Scratch()
    let contacts = try importContacts([Self.folder + file], ["--report", folder["report.json"]])
    #expect(contacts.map(Self.fields) == Self.fieldsOfPeople)
    let report = try RawJSON(parsing: folder.bytes("report.json"))
    #expect(report["diagnostics"]?.elements.isEmpty == true)
    let schema = report["files"]?.elements.first?["schema"]?.string ?? ""
    let program = file.hasSuffix(".csv") ? file.split(separator: ".")[0] : ""
    #expect(schema.split(separator: " ").first ?? "" == program)
  }

  /// Which phone comes first differs between programs, so phones are in the order of their labels.
  private static func fields(_ contact: RawJSON) -> [String] {
    let name = ["given", "family"].compactMap { contact["name"]?[$0]?.string }
    let phones = (contact["phones"]?.elements ?? []).map { phone in
      "\(phone["label"]?.string ?? "") \(phone["value"]?.string ?? "")"
    }
    let emails = (contact["emails"]?.elements ?? []).compactMap { $0["value"]?.string }
    let dates = (contact["dates"]?.elements ?? []).compactMap { $0["iso"]?.string }
    let texts = ["organization", "note"].compactMap { contact[$0]?.string }
    return name + phones.sorted() + emails + dates + texts
  }
}
