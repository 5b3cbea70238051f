import ContactModel
import KartotekICU
import LocaleProfiles
import SectionFormatting
import SectionModel
import Testing

private func contacts(_ count: Int) -> [Contact] {
  (0..<count).map { number in
    Contact.person("", "Alm").with { $0.uid = "id\(number)" }
  }
}

@Suite("Plan") struct PlanTests {
  /// The words are the product's vocabulary, the numbers those of CLDR 42.
  @Test(arguments: [
    ("el", "Επαφές", "1.234 επαφές", "Διαγραφή"), ("bg", "Контакти", "1234 контакта", "Изтрий"),
    ("fa", "مخاطبین", "۱٬۲۳۴ مخاطب", "حذف"), ("az", "Kontaktlar", "1.234 kontakt", "Sil"),
    ("sv", "Kontakter", "1\u{A0}234 kontakter", "Ta bort"),
    ("de", "Contacts", "1.234 contacts", "Delete"),
  ])
  func words(_ locale: String, _ title: String, _ summary: String, _ delete: String) throws {
    let plan = try ShownList(contacts(1234), locale).plan
    #expect(plan.title == title)
    #expect(plan.summary == summary)
    #expect(
      plan.actions == [
        RowAction(id: "delete", title: delete, style: "destructive", edge: "trailing")
      ])
    #expect(plan.wordsLocale == (locale == "de" ? "en" : locale))
  }

  @Test(arguments: [
    ("el", "1 επαφή"), ("bg", "1 контакт"), ("fa", "۱ مخاطب"), ("az", "1 kontakt"),
    ("sv", "1 kontakt"), ("ja", "1 contact"),
  ])
  func singular(_ locale: String, _ summary: String) throws {
    #expect(try ShownList(contacts(1), locale).plan.summary == summary)
  }

  @Test(arguments: [
    ("el", "Δεν υπάρχουν επαφές"), ("bg", "Няма контакти"), ("fa", "مخاطبی موجود نیست"),
    ("az", "Kontakt yoxdur"), ("sv", "Inga kontakter"), ("az-Cyrl", "No contacts"),
  ])
  func empty(_ locale: String, _ summary: String) throws {
    let list = try ShownList([], locale)
    #expect(list.plan.summary == summary)
    #expect(list.rows.isEmpty)
  }

  @Test func metricsGoByStyleAndCellStyle() throws {
    func metrics(_ style: ListStyle, _ cells: CellStyle, _ footer: FooterChoice) throws -> [Int] {
      var options = FormattingOptions()
      (options.style, options.cellStyle, options.footer) = (style, cells, footer)
      let plan = try ShownList([], "sv", options).plan
      #expect(plan.kinds == [RowKind(id: "contact", cellStyle: cells)])
      let metrics = plan.metrics
      return [
        metrics.rowHeight, metrics.headerHeight, metrics.footerHeight,
        metrics.sectionHeaderTopPadding,
      ]
    }
    #expect(try metrics(.plain, .subtitle, .auto) == [60, 28, 0, 0])
    #expect(try metrics(.plain, .basic, .count) == [44, 28, 30, 0])
    #expect(try metrics(.grouped, .value1, .auto) == [44, 38, 30, 0])
    #expect(try metrics(.insetGrouped, .value2, .none) == [44, 38, 0, 0])
  }

  @Test func footersAndCountTexts() throws {
    var options = FormattingOptions()
    options.style = .grouped
    options.countTexts = true
    let plan = try ShownList(contacts(2) + [.person("", "Berg")], "sv", options).plan
    #expect(plan.sections.map(\.footer) == ["2 kontakter", "1 kontakt"])
    #expect(plan.countTexts == ["", "1 kontakt", "2 kontakter"])
    options.footer = .none
    #expect(try ShownList(contacts(2), "sv", options).plan.sections.map(\.footer) == [nil])
  }

  @Test func collationNamesAllThatDecides() throws {
    var options = FormattingOptions()
    options.sortBy = .given
    options.extraLabels = .locales(["ru"])
    let plan = try ShownList([], "SV-u-co-trad-ks-level2", options).plan
    #expect(plan.locale == "sv-u-co-trad-ks-level2")
    #expect(
      plan.collation
        == "sv-u-co-trad-ks-level2; strength=secondary; sortBy=given; extraLabels=ru; "
        + "icu=\(plan.producer.icu); cldr=\(plan.producer.cldr)")
    let versions = try DataVersions()
    #expect(plan.producer.icu == versions.icu)
    #expect(plan.producer.name == "kartotek")
    #expect(plan.producer.version == "1")
  }

  @Test func unknownNamesAreErrors() {
    func error(
      _ locale: String, _ change: (inout FormattingOptions) -> Void = { _ in }
    ) -> FormattingError? {
      var options = FormattingOptions()
      change(&options)
      do throws(FormattingError) {
        _ = try ListFormatter(locale: locale, options: options, producerVersion: "1")
        return nil
      } catch {
        return error
      }
    }
    #expect(error("sv") == nil)
    #expect(error("und") == nil)
    #expect(error("xx") == .unknownLocale("xx"))
    #expect(error("en-Cyrl") == .unknownLocale("en-Cyrl"))
    #expect(error("s v") == .malformedLocale("s v"))
    #expect(error("sv-u-co-nonsense") == .unknownCollation("sv-u-co-nonsense"))
    #expect(error("sv-u-ca-nonsense") == .unknownCalendar("sv-u-ca-nonsense"))
    #expect(error("sv-u-nu-nonsense") == .unknownNumberingSystem("sv-u-nu-nonsense"))
    #expect(error("sv") { $0.calendar = "nonsense" } == .unknownCalendar("nonsense"))
    #expect(error("sv") { $0.calendar = "gregorian" } == nil)
    #expect(error("sv") { $0.numbering = "nonsens" } == .unknownNumberingSystem("nonsens"))
    // Longer than a subtag may be.
    #expect(error("sv") { $0.numbering = "nonsensical" } == .unknownNumberingSystem("nonsensical"))
    #expect(error("sv") { $0.extraLabels = .locales(["xx"]) } == .unknownLocale("xx"))
    let damaged = ProfileCatalog(overriding: [ProfileSource(locale: "sv", bytes: Array("{".utf8))])
    #expect(throws: FormattingError.self) {
      _ = try ListFormatter(
        locale: "sv", options: FormattingOptions(), producerVersion: "1", profiles: damaged)
    }
  }
}
