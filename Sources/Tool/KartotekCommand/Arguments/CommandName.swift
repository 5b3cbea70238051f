/// The commands.
package enum CommandName: String, Sendable, CaseIterable {
  case export
  case importContacts = "import"
  case check
  case rows
  case assemble
  case manifest
  case locales
  case diff
  case browse
  case preview
  case schema
  case completions
  case man
  case help

  /// The operands as the usage line shows them.
  var operands: String {
    switch self {
    case .export: "[FILE...] [--locale TAG[,TAG...]] [-o PATH]"
    case .importContacts: "[FILE...] [-o PATH]"
    case .check: "[FILE...]"
    case .rows: "[FILE...] --locale TAG [-o PATH]"
    case .assemble: "[FILE...] --page-rows N -o DIR/"
    case .manifest: "[FILE...] --locale TAG --page-rows N -o DIR/"
    case .locales: "[TAG...]"
    case .diff: "OLD NEW [-o PATH]"
    case .browse: "FILE|DIR"
    case .preview: "FILE|DIR... -o PAGE.html"
    case .schema: "[NAME]"
    case .completions: "SHELL"
    case .man: ""
    case .help: "[COMMAND]"
    }
  }

  /// What the command does, in one phrase for the list of commands.
  var summary: String {
    switch self {
    case .export: "make sectioned, localised contact lists from CSV and vCard files"
    case .importContacts: "print the contacts themselves, one JSON object a line"
    case .check: "read the files and print a report of what was found in them"
    case .rows: "make the rows of a list from contacts, one sortable line a row"
    case .assemble: "make the pages of a list from sorted rows"
    case .manifest: "make the manifest of a list from what assemble has counted"
    case .locales: "show what a locale means for a list"
    case .diff: "tell how one exported list becomes another, batch by batch"
    case .browse: "look through exported lists in the terminal"
    case .preview: "make a page that shows exported lists in a browser"
    case .schema: "print the JSON Schema of a format"
    case .completions: "print what a shell needs to complete command lines"
    case .man: "print the manual page"
    case .help: "explain a command"
    }
  }

  /// What the command does, in full.
  var explanation: String {
    switch self {
    case .export:
      """
      Reads contacts from CSV and vCard files and writes one JSON document a locale:
      sections with titles, an index, and rows in the locale's order with names and
      dates ready to be shown.

      FILE may be - for standard input, which is also read when no FILE is given.
      PATH is a directory, which gets a file TAG.json for each locale, if it exists
      as one, ends in / or several locales are exported; else it is a file. - is
      standard output, the default for one locale.
      """
    case .importContacts:
      """
      Reads contacts from CSV and vCard files and prints them as JSON Lines, before
      anything is sorted or formatted. FILE may be - for standard input, which is
      also the default.
      """
    case .check:
      """
      Reads contacts from CSV and vCard files and prints the report as JSON: what
      became of every record, and everything that was noticed, with file and line.
      FILE may be - for standard input, which is also the default.
      """
    case .rows:
      """
      Reads contacts as import prints them and prints the rows of a list, however many
      they are, in little memory: a line is the row's place in the order, its id and
      the row, with tabs between them. LC_ALL=C sort puts lines in the list's order,
      also those of several runs; assemble makes pages of them. FILE may be - for
      standard input, which is also the default.
      """
    case .assemble:
      """
      Reads rows as rows prints them, sorted, writes the pages of the list into DIR,
      and prints what manifest needs to know of them. DIR is the folder of the list,
      which export calls TAG/. FILE may be - for standard input, which is also the
      default.
      """
    case .manifest:
      """
      Reads what assemble has printed and writes DIR/manifest.json, which names the
      pages in DIR; with the options that rows was called with. The list is then the
      one that export writes. Pages that neither it nor the manifest before names are
      removed. FILE may be - for standard input, which is also the default.
      """
    case .locales:
      """
      Lists the locales that have a profile; with TAGs, shows what each means: words,
      direction, collation, calendar, digits and index titles.
      """
    case .diff:
      """
      Compares two versions of a list and prints as JSON the batches that lead from
      one to the other on the screen: sections and rows that disappear, appear, move
      and change, each with its place. OLD and NEW are documents or manifests, folders
      with a manifest, or - for a document on standard input.
      """
    case .browse:
      """
      Shows an exported list in the terminal, as a phone would: sections with their
      headers, the index at the edge, rows ready made. ? explains the keys.

      FILE is a document or the manifest.json of a paged list; DIR is a folder with
      some of them, of which Tab shows the next.
      """
    case .preview:
      """
      Makes one HTML file that shows exported lists in a browser, as a phone would:
      headers that stay, the index at the edge, search, and each row whole. It needs
      nothing else, and connects to nothing but, for paged lists, where it lies.

      FILE is a document, - for one on standard input; DIR is a folder with some.
      Of a paged list (a folder with a manifest.json) the page loads the rows that
      are looked at: PAGE.html has to lie in the folder of the export or above, and
      be served over HTTP.
      """
    case .schema:
      """
      Prints the JSON Schema (draft 2020-12) of one of the formats that the other
      commands write, complete in itself; without NAME, lists them.
      """
    case .completions:
      """
      Prints the script by which bash, zsh or fish completes commands, options and
      their words. To try it: source <(kartotek completions bash), the same with zsh,
      or kartotek completions fish | source.
      """
    case .man:
      """
      Prints the manual page, for man: kartotek man | man -l -
      """
    case .help:
      "Explains a command and its options."
    }
  }
}
