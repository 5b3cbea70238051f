extension CorpusFile {
  /// CSV files that are lists of contacts.
  static let tables = #"""
    == csv/mozilla_releases-comm-central/basic_csv_addressbook.csv
    by addressbook.json, csv_import
    is 2 contact
    as thunderbird (en)
    --
    shown John Doe
    name |John||Doe|
    fn John Doe
    email: john@doe.invalid
    --
    shown Jane Doe
    name |Jane||Doe|
    fn Jane Doe
    email: jane@doe.invalid
    == csv/mozilla_releases-comm-central/csv_semicolon.csv
    by addressbook.json, csv_import
    is 2 contact
    as plain (en)
    --
    shown John Doe
    name |John||Doe|
    fn John Doe
    email: john@doe.invalid
    --
    shown Jane Doe
    name |Jane||Doe|
    fn Jane Doe
    email: jane@doe.invalid
    == csv/mozilla_releases-comm-central/quote.csv
    by addressbook.json, quote_csv
    is 1 contact
    as thunderbird (en)
    --
    shown Acer America
    fn Acer America
    org Acer America
    phone work: (800) 000-0000
    == csv/maxogden_csv-spectrum/comma_in_quotes.csv
    by json/comma_in_quotes.json
    is 1 contact
    as plain (en)
    --
    shown John Doe
    name |John||Doe|
    address: 120 any st.|||Anytown, WW||08123|
    == csv/frictionlessdata_frictionless-py/blank-cells.csv
    by sight
    is 4 contact, 1 skipped
    as plain (en)
    says record-without-content
    --
    shown Paul
    uid 1
    fn Paul
    --
    shown John
    uid 2
    fn John
    --
    shown George
    uid 3
    fn George
    --
    shown Ringo
    uid 4
    fn Ringo
    == csv/frictionlessdata_frictionless-py/blank-rows.csv
    by sight
    is 2 contact, 1 skipped
    as plain (en)
    says csv-heading-unknown x2, record-without-content
    --
    shown John
    uid 1101
    fn John
    --
    shown Julie
    uid 1102
    fn Julie
    == csv/frictionlessdata_frictionless-py/bom.csv
    by sight
    is 2 contact
    as plain (en)
    --
    shown english
    uid 1
    fn english
    --
    shown 中国人
    uid 2
    fn 中国人
    == csv/frictionlessdata_frictionless-py/delimiter.csv
    by sight
    is 2 contact
    as plain (en)
    --
    shown english
    uid 1
    fn english
    --
    shown 中国人
    uid 2
    fn 中国人
    == csv/frictionlessdata_frictionless-py/latin1.csv
    by sight
    # The sign is the same in all pages; the first candidate wins the tie.
    is 2 contact
    in windows-1253
    as plain (en)
    says encoding-guessed
    --
    shown english
    uid 1
    fn english
    --
    shown ©
    uid 2
    fn ©
    == csv/frictionlessdata_frictionless-py/skip-rows-before-headers.csv
    by sight
    is 2 contact
    as plain (en)
    says csv-preamble
    --
    shown english
    uid 1
    fn english
    --
    shown 中国人
    uid 2
    fn 中国人
    """#

  /// CSV files that are no lists of contacts, with the number of their rows, first one included.
  ///
  /// Counted by eye, and those of long files by Python's csv module. No row may be lost.
  static let rowCounts: [String: Int] = [
    "BurntSushi_rust-csv/strange.csv": 7,
    "BurntSushi_rust-csv/uspop-null.csv": 101,
    "Data-Liberation-Front_csvlint.rb/cr-line-endings.csv": 3,
    "Data-Liberation-Front_csvlint.rb/crlf-line-endings.csv": 3,
    "Data-Liberation-Front_csvlint.rb/inconsistent-line-endings.csv": 3,
    "Data-Liberation-Front_csvlint.rb/lf-line-endings.csv": 3,
    "Data-Liberation-Front_csvlint.rb/title-row.csv": 4,
    "adaltas_node-csv/365-utf8-bom-windows.csv": 2,
    "apache_commons-csv/bom.csv": 252,
    // The third and the fourth row end in quotes that are never closed.
    "apache_commons-csv/csv-141.csv": 4,
    "frictionlessdata_frictionless-py/duplicate-headers.csv": 3,
    "frictionlessdata_frictionless-py/escaping.csv": 4,
    "frictionlessdata_frictionless-py/issue-1009-semicolon.csv": 2,
    "frictionlessdata_frictionless-py/leading-zeros.csv": 4,
    "frictionlessdata_frictionless-py/skip-blank-at-the-end.csv": 3,
    "frictionlessdata_frictionless-py/without-headers.csv": 3,
    // The first two rows are delimiters alone.
    "liquidaty_zsv/blank-leading-rows.csv": 7,
    "liquidaty_zsv/crlf-2.csv": 5,
    "liquidaty_zsv/embedded.csv": 5,
    "liquidaty_zsv/no-eol-1.csv": 4,
    "liquidaty_zsv/no-eol-2.csv": 4,
    "liquidaty_zsv/quoted3.csv": 2,
    "liquidaty_zsv/white.csv": 2,
    "liquidaty_zsv/white_utf8.csv": 2,
    "maxogden_csv-spectrum/empty.csv": 3,
    "maxogden_csv-spectrum/newlines.csv": 4,
    "maxogden_csv-spectrum/simple.csv": 2,
    "maxogden_csv-spectrum/utf8.csv": 3,
    "mholt_PapaParse/utf-8-bom-sample.csv": 2,
    "swiftcsv_SwiftCSV/quotes.csv": 7,
    "swiftcsv_SwiftCSV/utf8_with_bom.csv": 2,
    "w3c_csvw/test001.csv": 9,
    "w3c_csvw/test002.csv": 9,
    "w3c_csvw/test020.csv": 3,
    "w3c_csvw/test021.csv": 3,
    "wireservice_agate/test_cr.csv": 4,
    "wireservice_agate/test_csv_sniff.csv": 4,
    "wireservice_agate/test_no_header.csv": 3,
    "wireservice_agate/test_utf16_little.csv": 3,
    "wireservice_csvkit/blanks.csv": 2,
    "wireservice_csvkit/dummy.tsv": 2,
    "wireservice_csvkit/dummy_col_shuffled_ragged.csv": 2,
    "wireservice_csvkit/mac_newlines.csv": 3,
    "wireservice_csvkit/no_header_row.csv": 1,
    "wireservice_csvkit/test_empty_columns.csv": 4,
    "wireservice_csvkit/test_locale.csv": 2,
    "wireservice_csvkit/test_skip_lines.csv": 2,
    "wireservice_csvkit/test_utf16_little.csv": 3,
    "wireservice_csvkit/test_utf8_bom.csv": 3,
  ]
}
