/// Every option, in the order of help; parsing, help and tests read this table alone.
package enum FlagTable {
  /// All options.
  package static let flags: [Flag] = output + input + list + names + row + run

  private static let output: [Flag] = [
    Flag(
      .locale, .text(placeholder: "TAG[,TAG...]"), .list,
      "the locales of the lists as BCP 47 tags; rows and manifest take one, export without it el, bg, "
        + "fa, az and sv"),
    Flag(
      .output, short: "o", .text(placeholder: "PATH"), .output,
      "write to this file or directory; - is standard output"),
    Flag(.report, .text(placeholder: "FILE"), .report, "also write the import report as JSON"),
    Flag(
      .matchKeys, .none, .records,
      "put a key and a tab before each contact; contacts that may be one have equal keys"),
    Flag(
      .pageRows, .text(placeholder: "N"), .pages,
      "write each list as a folder with a manifest and pages of about N rows, 16 or more"),
    Flag(
      .survey, .none, .assembly,
      "write no pages, and print behind which rows one may end: for a part of the rows of which "
        + "nobody knows yet where its first page begins"),
    Flag(
      .previous, .text(placeholder: "PATH"), .lists,
      "an earlier export, file or directory; lists that are equal to theirs are left untouched"),
    Flag(
      .changes, .text(placeholder: "FILE"), .lists,
      "write as JSON which rows were inserted, deleted, moved and changed since --previous"),
    Flag(
      .reloadAbove, .text(placeholder: "N|N%"), .comparison,
      "load the list anew when more than N operations, or more than N for 100 rows, are needed"),
  ]

  private static let input: [Flag] = [
    Flag(
      .from, .word(["csv", "vcard", "jsonl"]), .input,
      "the format of all inputs, jsonl: contacts as import prints them; without it csv and vcard are "
        + "recognised by content"),
    Flag(
      .encoding, .text(placeholder: "NAME"), .input,
      "the encoding of all inputs; without it each is recognised by its content"),
    Flag(
      .delimiter, .text(placeholder: "CHAR"), .input,
      "the character between CSV fields, or tab; without it recognised by content"),
    Flag(
      .inputLocales, .text(placeholder: "TAG[,TAG...]"), .input,
      "the languages to expect in the input when headings or encodings are in doubt, likeliest first; "
        + "without it el, bg, fa, az and sv"),
    Flag(
      .dateOrder, .word(["day-first", "month-first"]), .input,
      "how to read dates such as 3/4/1990; without it the column decides, in doubt day first"),
    Flag(
      .idColumn, .text(placeholder: "HEADING"), .input,
      "the CSV column that holds identifiers; without it one headed id or uid"),
    Flag(
      .profiles, .text(placeholder: "DIR"), .profiles,
      "try the profiles TAG.json of this folder before those of the program"),
  ]

  private static let list: [Flag] = [
    Flag(
      .style, .choice(["plain", "grouped", "inset-grouped"]), .list,
      "the list's style; plain lists have an index"),
    Flag(
      .cellStyle, .choice(["subtitle", "basic", "value1", "value2"]), .list,
      "the style of the cells"),
    Flag(
      .footer, .choice(["auto", "none", "count"]), .list,
      "a count below each section; auto: in grouped styles"),
    Flag(
      .extraLabels, .text(placeholder: "TAG[,TAG...]|none"), .list,
      "locales whose letters get sections too, after the list's own; without it A to Z"),
    Flag(
      .calendar, .text(placeholder: "NAME"), .list,
      "the calendar of full dates, such as gregorian; without it the locale's"),
    Flag(
      .numbering, .text(placeholder: "NAME"), .list,
      "the digits of dates and counts, such as latn; without it the locale's"),
    Flag(
      .countTexts, .none, .list,
      "add the texts for 0, 1, 2 ... contacts, for use after a local change"),
  ]

  private static let names: [Flag] = [
    Flag(.sortBy, .choice(["family", "given"]), .names, "the name that comes first in the order"),
    Flag(
      .nameOrder, .choice(["auto", "given-first", "family-first"]), .names,
      "the order of the names shown; auto: as the name's own language and script have it"),
    Flag(
      .nameStyle, .choice(["structured", "formatted"]), .names,
      "show a name made of its parts, or the full name as stored"),
    Flag(
      .nameLength, .choice(["list", "full", "short"]), .names,
      "full adds titles and suffixes, short leaves out additional names"),
    Flag(
      .phonetic, .choice(["auto", "always", "never"]), .names,
      "sort by phonetic names; auto: those of Han and kana names, where the list has their letters"),
    Flag(
      .groupAs, .choice(["auto", "raw", "reading"]), .names,
      "how Chinese names are grouped and sorted: raw by the collator, reading by pinyin; auto: "
        + "by pinyin in lists with pinyin letters"),
  ]

  private static let row: [Flag] = [
    Flag(
      .secondary, .choice(["phone", "email", "organization", "birthday", "none"]), .row,
      "the second text of a row"),
    Flag(
      .parts, .choice(["auto", "always", "never"]), .row,
      "cut each title at the part that decides its place; auto: where that is not the first"),
    Flag(
      .today, .text(placeholder: "YYYY-MM-DD"), .row,
      "add when birthdays and anniversaries come round next after this day, the days until then and "
        + "the age; the clock is never asked"),
    Flag(.details, .none, .row, "add phones, e-mails, organisation and job title"),
    Flag(
      .searchKeys, .none, .row,
      "add folded keys to each row, also in Latin letters, and the table that folds a query"),
    Flag(.sortKeys, .none, .row, "add the sort key of each row"),
  ]

  private static let run: [Flag] = [
    Flag(.strict, .none, .strictness, "exit with 1 if anything was skipped or is doubtful"),
    Flag(
      .threads, .text(placeholder: "N"), .threads,
      "the largest number of threads; without it one for each processor"),
    Flag(
      .memory, .text(placeholder: "SIZE"), .memory,
      "export with about so much memory, such as 256M or 2G; the rest waits in temporary files"),
    Flag(.quiet, .none, .messages, "print no messages but the reason of a failure"),
    Flag(
      .progress, .choice(["auto", "always", "never"]), .progress,
      "show progress; auto: after half a second, if messages go to a terminal"),
    Flag(.help, short: "h", .none, .everyRun, "explain the command"),
    Flag(.version, .none, .everyRun, "print the versions of the program and its data"),
  ]

  /// Finds an option by its long name.
  static func flag(named name: String) -> Flag? {
    flags.first { $0.name.rawValue == name }
  }

  /// Finds an option by its letter.
  static func flag(short: String) -> Flag? {
    flags.first { flag in flag.short.map { String($0) == short } ?? false }
  }
}
