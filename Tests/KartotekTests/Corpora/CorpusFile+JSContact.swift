extension CorpusFile {
  /// Parts of cards out of calcard's JSContact tests, each made a card of its own; the JSContact form
  /// beside it (RFC 9555) states the values.
  static let parts = #"""
    == vcard/stalwartlabs_calcard/002_anniversary.txt#RFC9555 anniversary
    by JSContact
    is 1 contact
    --
    shown (No name)
    birthday 1953-10-15
    death 1996-04-15
    anniversary 1986-02-01
    == vcard/stalwartlabs_calcard/002_anniversary.txt#PLACES with dates and localizations
    by JSContact
    is 1 contact
    --
    shown (No name)
    birthday 1953-10-15
    death 1996-04-15
    == vcard/stalwartlabs_calcard/004_gender.txt#RFC9555 GENDER
    by JSContact
    is 1 skipped
    says file-without-contacts, record-without-content
    == vcard/stalwartlabs_calcard/006_communication.txt#RFC9555 EMAIL
    by JSContact
    is 1 contact
    --
    shown jane_doe@example.com
    email work: jqpublic@xyz.example.com
    email *: jane_doe@example.com
    == vcard/stalwartlabs_calcard/006_communication.txt#RFC9555 TEL
    by JSContact
    is 1 contact
    --
    shown +1-555-555-5555;ext=5555
    phone home *: +1-555-555-5555;ext=5555
    phone home: +33-01-23-45-67
    == vcard/stalwartlabs_calcard/006_communication.txt#RFC9555 TEL with PROP-ID
    by JSContact
    is 1 contact
    --
    shown +1-555-555-5555;ext=5555
    phone home *: +1-555-555-5555;ext=5555
    phone home: +33-01-23-45-67
    == vcard/stalwartlabs_calcard/008_personal.txt#RFC9555 HOBBY
    by JSContact
    is 1 skipped
    says file-without-contacts, record-without-content
    == vcard/stalwartlabs_calcard/010_security.txt#RFC9555 KEY
    by JSContact
    is 1 skipped
    says file-without-contacts, record-without-content
    == vcard/stalwartlabs_calcard/012_unknown.txt#RFC9555 Unknown parameters
    by JSContact
    is 1 contact
    --
    shown jane_doe@example.com
    email: jane_doe@example.com
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 members
    by JSContact
    is 1 group
    says file-without-contacts, vcard-group-card
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 name #1
    by JSContact
    is 1 contact
    --
    shown Vincent van Gogh
    name |Vincent||van Gogh|
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 name #2
    by JSContact
    is 1 contact
    --
    shown Diego Rivera Barrientos
    name |Diego||Rivera Barrientos|
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 full
    by JSContact
    is 1 contact
    --
    shown Mr. John Q. Public, Esq.
    fn Mr. John Q. Public, Esq.
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 sortAs
    by JSContact
    is 1 contact
    --
    shown Robert Pau Shou Chang
    name |Robert|Pau|Shou Chang|
    sort Pau Shou Chang|Robert
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 nicknames
    by JSContact
    is 1 contact
    --
    shown Johnny
    nick Johnny
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 organizations
    by JSContact
    is 1 contact
    --
    shown ABC, Inc.
    sort org ABC
    org ABC, Inc.
    dept North American Division, Marketing
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 titles and organizations
    by JSContact
    is 1 contact
    says vcard-value-skipped
    --
    shown ABC, Inc.
    org ABC, Inc.
    title Research Scientist
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 phones
    by JSContact
    is 1 contact
    --
    shown +1-555-555-5555;ext=5555
    phone home *: +1-555-555-5555;ext=5555
    phone work: +1-201-555-0123
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 addresses #1
    by JSContact
    is 1 contact
    --
    shown (No name)
    # The comma between number and street is the file's.
    address work: 54321,Oak St|||Reston|VA|20190|USA
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 media
    by JSContact
    is 1 skipped
    says file-without-contacts, record-without-content, vcard-photo-skipped
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 name and localizations #1
    by JSContact
    is 1 contact
    --
    shown ?
    name |中山|文 逸仙|孫|
    phonetic zung1saan1|man4 jat6sin1|syun1
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 name and localizations #2
    by JSContact
    is 1 contact
    --
    shown Ivan Petrovich Vasiliev
    name Mr.|Ivan|Petrovich|Vasiliev|
    also uk-Cyrl|г-н|Иван|Петрович|Васильев|
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 name and localizations #3
    by JSContact
    is 1 contact
    says vcard-value-skipped
    --
    shown Gabriel García Márquez
    fn Gabriel García Márquez
    title novelist
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 name with phonetic
    by JSContact
    is 1 contact
    --
    # PHONETIC stands on the only N, the readings are in JSPROP.
    shown John Smith
    name |John||Smith|
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 anniversaries
    by JSContact
    is 1 contact
    --
    shown (No name)
    birthday 1953-04-15
    death 2019-10-15
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 keywords
    by JSContact
    is 1 contact
    --
    shown (No name)
    category IETF
    category internet
    == vcard/stalwartlabs_calcard/014_rfc9553.txt#RFC9553 notes
    by JSContact
    is 1 contact
    --
    shown (No name)
    note Open office hours are 1600 to 1715 EST, Mon-Fri
    == vcard/stalwartlabs_calcard/016_rfc6715.txt#RFC6715 EXPERTISE HOBBY INTEREST
    by JSContact
    is 1 skipped
    says file-without-contacts, record-without-content
    """#
}

extension Corpora {
  /// A part of a card out of a file of tests, made a card.
  ///
  /// A test begins with `> test` and its name; its parts, vCard and JSON in some order, stand between
  /// lines `> convert`.
  static func card(named name: String, in text: String) -> [UInt8] {
    var isWanted = false
    var parts: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("> test ") {
        isWanted = line == "> test " + name
        if isWanted { parts.append([]) }
      } else if isWanted, line == "> convert" {
        parts.append([])
      } else if isWanted {
        parts[parts.count - 1].append(line)
      }
    }
    let isCard = { (part: [Substring]) in !"\"{}".contains(part.first?.first ?? "{") }
    let lines = parts.first(where: isCard)?.filter { !$0.isEmpty } ?? []
    return Array(
      (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD", ""]).joined(separator: "\n").utf8)
  }
}
