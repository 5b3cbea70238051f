/// One wrong output: a good one of `PublishedOutputs` with one change.
struct SchemaDamage {
  let format: String
  let file: String
  let place: String
  /// JSON; nil takes the member away.
  let value: String?
  /// The rules that refuse it, each with its place.
  let refusal: String

  var json: String {
    let value = self.value.map { ",\"value\":\($0)" } ?? ""
    return #"{"format":"\#(format)","file":"\#(file)","place":"\#(place)"\#(value)}"#
  }

  static let all = documents + rows + pages + others

  private static func table(
    _ format: String, _ file: String, at start: String = "",
    _ changes: [(place: String, value: String?, refusal: String)]
  ) -> [SchemaDamage] {
    changes.map { change in
      SchemaDamage(
        format: format, file: file, place: start + change.place, value: change.value,
        refusal: change.refusal)
    }
  }

  private static let documents = table(
    "document", "golden-el.json",
    [
      ("locale", nil, "required $"), ("snapshot", nil, "required $"),
      ("format", #""kartotek.page""#, "const $.format"), ("version", "2", "const $.version"),
      ("locale", #""el_GR""#, "pattern $.locale"), ("direction", #""up""#, "enum $.direction"),
      ("style", #""list""#, "enum $.style"), ("sortBy", #""nickname""#, "enum $.sortBy"),
      ("title", #""""#, "pattern $.title"), ("title", #""a\u0007""#, "pattern $.title"),
      ("summary", #""\u202E146""#, "pattern $.summary"),
      ("counts/rows", #""146""#, "type $.counts.rows"),
      ("counts/rows", "-1", "minimum $.counts.rows"),
      ("producer/icu", nil, "required $.producer"), ("kinds", "[]", "minItems $.kinds"),
      ("kinds/0/cellStyle", #""default""#, "enum $.kinds[0].cellStyle"),
      ("actions/0/edge", #""left""#, "enum $.actions[0].edge"),
      ("index/spoken", nil, "required $.index"),
      ("index/present/3", "1", "type $.index.present[3]"),
      ("index/condensed/0/slots", nil, "required $.index.condensed[0]"),
      ("fold", #"{"3b1":"a"}"#, "pattern $.fold"),
      ("countTexts", #"["0 "]"#, "const $.countTexts[0]"),
      ("snapshot", #""6486C12FB723C2D5""#, "pattern $.snapshot"),
      ("snapshot", #""6486c12fb723c2d""#, "pattern $.snapshot"),
      ("pages", "[]", "None $"),
      ("sections/0/id", #""Α""#, "pattern $.sections[0].id"),
      ("sections/0/kind", #""digit""#, "enum $.sections[0].kind"),
      ("sections/0/count", "0", "minimum $.sections[0].count"),
      ("sections/0/rows", nil, "required $.sections[0]"),
      ("sections/0/rowsHash", #""baf205ddef13031""#, "pattern $.sections[0].rowsHash"),
    ])

  private static let rows = table(
    "document", "golden-el.json", at: "sections/0/rows/0/",
    [
      ("text", nil, "required $.sections[0].rows[0]"),
      ("hash", nil, "required $.sections[0].rows[0]"),
      ("id", #""two words""#, "pattern $.sections[0].rows[0].id"),
      ("hash", #""768f3a0c0f44569g""#, "pattern $.sections[0].rows[0].hash"),
      ("kind", "0", "minimum $.sections[0].rows[0].kind"),
      ("parts", #"["",""]"#, "minItems $.sections[0].rows[0].parts"),
      ("titleSource", #""fax""#, "enum $.sections[0].rows[0].titleSource"),
      ("secondaryText", nil, "accepted"),
      ("secondaryText", "null", "type $.sections[0].rows[0].secondaryText"),
      ("image", "{}", "oneOf $.sections[0].rows[0].image"),
      ("image/color", "12", "maximum $.sections[0].rows[0].image.color"),
      (
        "image/color", nil,
        "dependentRequired $.sections[0].rows[0].image; oneOf $.sections[0].rows[0].image"
      ),
      (
        "image/photo", #""javascript:alert(1)""#, "pattern $.sections[0].rows[0].image.photo"
      ),
      ("direction", #""RTL""#, "enum $.sections[0].rows[0].direction"),
      ("dates", "[]", "minItems $.sections[0].rows[0].dates"),
      (
        "dates", #"[{"kind":"name day","label":"a","text":"b"}]"#,
        "enum $.sections[0].rows[0].dates[0].kind"
      ),
      (
        "dates", #"[{"kind":"birthday","label":"a","text":"b","iso":"14.3.1990"}]"#,
        "pattern $.sections[0].rows[0].dates[0].iso"
      ),
      (
        "dates", #"[{"kind":"birthday","label":"a","text":"b","days":3}]"#,
        "dependentRequired $.sections[0].rows[0].dates[0]"
      ),
      ("keys", #"["a","a"]"#, "uniqueItems $.sections[0].rows[0].keys"),
      ("sortKey", #""0001fg""#, "pattern $.sections[0].rows[0].sortKey"),
      ("phones", #"[{"label":"a","text":"b"}]"#, "required $.sections[0].rows[0].phones[0]"),
    ])

  private static let pages =
    table(
      "manifest", "paged-el-manifest.json",
      [
        ("pages", nil, "required $"), ("pageRows", "8", "minimum $.pageRows"),
        ("pages/0/file", #""pages/../x.json""#, "pattern $.pages[0].file"),
        ("pages/0/bytes", nil, "required $.pages[0]"),
        ("sections/0/rows", "[]", "None $.sections[0]"),
      ])

  private static let others =
    table(
      "report", "Formats-people.vcf.json",
      [
        ("files", "[]", "minItems $.files"), ("files/0/skipped", nil, "required $.files[0]"),
        ("diagnostics/0/level", #""fatal""#, "enum $.diagnostics[0].level"),
        ("diagnostics/0/code", #""Bad Code""#, "pattern $.diagnostics[0].code"),
        ("diagnostics/0/count", "2", "dependentRequired $.diagnostics[0]"),
        ("diagnostics/0/rest", "false", "const $.diagnostics[0].rest"),
      ])
    + table(
      "contact", "Formats-people.vcf.jsonl",
      [
        ("id", nil, "required $"), ("kind", #""person""#, "enum $.kind"),
        ("name", "{}", "minProperties $.name"),
        ("phones/0/value", nil, "required $.phones[0]"),
        ("phones/0/preferred", "false", "const $.phones[0].preferred"),
        ("dates/0/text", #""March""#, "oneOf $.dates[0]"),
        ("source/line", "0", "minimum $.source.line"),
      ])
    + table(
      "changes", "1.json",
      [
        ("lists/0/to", #""""#, "pattern $.lists[0].to"),
        ("lists/0/sections/0", #"{"id":"u-0045"}"#, "minProperties $.lists[0].sections[0]"),
        ("lists/0/sections/0/change", #""gone""#, "enum $.lists[0].sections[0].change"),
        ("lists/0/sections/0/inserted", "[]", "minItems $.lists[0].sections[0].inserted"),
      ])
    + table(
      "diff", "stages.json",
      [
        ("stages", nil, "oneOf $"), ("reason", #""limit""#, "oneOf $"),
        ("update", #""later""#, "enum $.update; oneOf $"),
        ("stages/0", "{}", "minProperties $.stages[0]"),
        ("stages/0/deleteRows", #"[{"id":"1","at":[0]}]"#, "minItems $.stages[0].deleteRows[0].at"),
      ])
}
