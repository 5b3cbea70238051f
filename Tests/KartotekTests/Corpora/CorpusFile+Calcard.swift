extension CorpusFile {
  /// Files of calcard; where it writes the card anew beside the file, its values are the source.
  static let calcard = #"""
    == vcard/stalwartlabs_calcard/001.vcf
    by 001.vcf.out
    is 1 contact
    --
    shown Forrest Gump
    name Mr.|Forrest||Gump|
    fn Forrest Gump
    org Bubba Gump Shrimp Co.
    title Shrimp Man
    phone work: (111) 555-1212
    phone home: (404) 555-1212
    email: forrestgump@example.com
    address work: 100 Waters Edge|||Baytown|LA|30314|United States of America
    address home: 42 Plantation St.|||Baytown|LA|30314|United States of America
    photo http://www.example.com/dir_photos/my_photo.gif
    == vcard/stalwartlabs_calcard/002.vcf
    by 002.vcf.out
    is 1 contact
    --
    shown Forrest Gump
    name Mr.|Forrest||Gump|
    fn Forrest Gump
    org Bubba Gump Shrimp Co.
    title Shrimp Man
    phone work: (111) 555-1212
    phone home: (404) 555-1212
    email: forrestgump@example.com
    address work: 100 Waters Edge|||Baytown|LA|30314|United States of America
    address home: 42 Plantation St.|||Baytown|LA|30314|United States of America
    photo http://www.example.com/dir_photos/my_photo.gif
    == vcard/stalwartlabs_calcard/003.vcf
    by 003.vcf.out
    is 1 contact
    --
    shown Forrest Gump
    name Mr.|Forrest||Gump|
    fn Forrest Gump
    org Bubba Gump Shrimp Co.
    title Shrimp Man
    phone work: +1-111-555-1212
    phone home: +1-404-555-1212
    email: forrestgump@example.com
    address work: 100 Waters Edge|||Baytown|LA|30314|United States of America
    address home: 42 Plantation St.|||Baytown|LA|30314|United States of America
    photo http://www.example.com/dir_photos/my_photo.gif
    == vcard/stalwartlabs_calcard/005.vcf
    by 005.vcf.out
    is 5 contact
    --
    shown Thies-Tillman Jacobsen
    name |Thies-Tillman||Jacobsen|
    fn Thies-Tillman Jacobsen
    birthday 1908-10-25
    note Lieblingsfarbe: Violett
    category Sportverein
    --
    shown Lenn Biernoth
    name |Lenn||Biernoth|
    fn Lenn Biernoth
    title Strassenreiniger
    email home *: lenn@lbi.net
    birthday 1951-11-22
    note Interessen: Internet tro... Kartoffelpuffer
    category Familie
    --
    shown Ludwig-Götz Graßl
    name |Ludwig-Götz||Graßl|
    fn Ludwig-Götz Graßl
    title Rentner
    email home *: ludwig-goetz@ludwig-goetz-grassl.org
    birthday 1943-02-07
    note Interessen: Stofftiere, ...n: Reiberouladen
    category Piratenpartei
    --
    shown Marita Kreutzer
    name |Marita||Kreutzer|
    fn Marita Kreutzer
    nick mkr
    title Rentnerin
    birthday 1943-07-26
    note Interessen: Handarbeiten...gsessen: Orangen
    category CCC
    --
    shown Kathi Hoelzl
    name |Kathi||Hoelzl|
    fn Kathi Hoelzl
    email home *: kathi.hoelzl@alhilal.net
    url home: http://kho.me/
    birthday 2002-07-11
    category Piratenpartei
    == vcard/stalwartlabs_calcard/048.vcf
    by 048.vcf.out
    # RFC 2426's examples in one card. The AGENT as a card in a text is a record of its own.
    is 1 contact, 1 nested
    says vcard-nested-card, vcard-photo-skipped, vcard-value-skipped x2
    --
    shown John Quinlan Public
    name Mr.|John|Quinlan|Public|Esq.
    sort Harten
    fn Mr. John Q. Public, Esq.
    nick Robbie, Jim, Jimmie
    org ABC, Inc.
    dept North American Division, Marketing
    title Director, Research and Development
    phone work *: +1-213-555-1234
    email: jqpublic@xyz.dom1.com
    email: jdoe@isp.net
    email *: jane_doe@abc.com
    address home: 123 Main Street|||Any Town|CA|91921-1234|
    birthday 1996-04-15
    birthday 1953-10-15
    birthday 1987-09-27
    note This fax number is operational 0800 to 1715 EST, Mon-Fri.
    category TRAVEL AGENT
    category INTERNET
    category IETF
    category INDUSTRY
    category INFORMATION TECHNOLOGY
    photo http://www.abc.com/pub/photos/jqpublic.gif
    == vcard/stalwartlabs_calcard/051.vcf
    by 051.vcf.out
    is 1 contact
    --
    shown First Last NextCloud
    uid ad612c16-fe12-4ec5-abf6-49998ee5ab88
    fn First Last NextCloud
    nick Hugo
    org Firma
    phone home: 11111111
    phone mobile: 205333
    phone workFax: 205246;;,;
    phone work: 222222
    email home: home@gmx.de
    email work: work@gmx.de
    address home: Street|Street 2|PO|City|AL|zip|Germany
    address work: Street W|Street 2 W|PO W|City Work|AL work|zip Work|Germany work
    birthday 2019-02-10
    anniversary 2019-02-20
    category Test-Kontakte
    == vcard/stalwartlabs_calcard/056.vcf
    by 056.vcf.out
    # An LDIF-like text between BEGIN and the end of the file: only the e-mail is a known property, and
    # of CN (twice), SN and PHONE nothing is.
    is 1 contact
    says vcard-end-missing, vcard-property-unknown x4, vcard-version-missing
    --
    shown babs@umich.edu
    email: babs@umich.edu
    == vcard/stalwartlabs_calcard/063.vcf
    by 063.vcf.out
    is 2 contact, 1 skipped
    says date-not-understood, record-without-content, vcard-version-missing
    --
    shown (No name)
    # calcard reads the year 206; three digits are no year of ISO 8601, so the text is kept.
    birthday "206-12-15"
    --
    shown (No name)
    birthday 2003-12-09
    == vcard/stalwartlabs_calcard/076.vcf
    by 076.vcf.out
    is 1 contact
    says vcard-photo-skipped
    --
    shown with photo v4
    uid photov4
    fn with photo v4
    == vcard/stalwartlabs_calcard/rfc.vcf
    by sight
    # RFC 6350's examples: the first card holds one of everything.
    is 7 contact, 2 group
    says shared-uid x2, vcard-group-card x2, vcard-photo-skipped, vcard-value-skipped x4
    --
    # The name is the first N without LANGUAGE; an English list shows the one in English.
    shown Taro Yamada
    uid urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6
    name R.D.O.N.|Rene J.|Sir|van der Harten|
    sort Harten|Rene
    nick Boss
    org ABC, Inc.
    dept North American Division, Marketing
    title Chief vCard Evangelist
    phone home *: +1-555-555-5555;ext=5555
    phone home: +33-01-23-45-67
    phone: +1-555-555-5555
    email work: jqpublic@xyz.example.com
    email: jdoe@example.com
    address: 123 Main Street|||Any Town|CA|91921-1234|U.S.A.
    birthday 1996-04-15
    birthday --04-15
    birthday 1953-10-15
    birthday "circa 1800"
    note Mythical Manager\nHyjinx ...715EST, Mon-Fri.
    category TRAVEL AGENT
    category INTERNET
    category IETF
    category INDUSTRY
    category INFORMATION TECHNOLOGY
    also en||Taro||Yamada|
    --
    shown jdoe@example.com
    email: jdoe@example.com
    --
    shown john@example.com
    email: john@example.com
    --
    shown J. Doe
    uid urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1
    name |J.||Doe|
    fn J. Doe
    phone: +1-555-555-5555
    email: jdoe@example.com
    --
    shown J. Doe
    uid urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1
    name |J.||Doe|
    fn J. Doe
    phone: +1-555-555-5555
    phone: +1-666-666-6666
    email: jdoe@example.com
    email: ceo@example.com
    --
    shown John Doe
    uid urn:uuid:03a0e51f-d1aa-4385-8a53-e29025acd8af
    fn John Doe
    --
    shown Simon Perreault
    name |Simon||Perreault|ing. jr M.Sc.
    fn Simon Perreault
    org Viagenie
    phone work *: +1-418-656-9254;ext=102
    phone mobile: +1-418-262-6501
    email work: simon.perreault@viagenie.ca
    url home: http://nomis80.org
    address work: 2875 Laurier|Suite D2-630||Quebec|QC|G1V 2M2|Canada
    birthday --02-03
    anniversary 2009-08-08
    == vcard/stalwartlabs_calcard/vcard_003.vcf
    by sight
    is 1 contact
    says vcard-photo-skipped, vcard-value-skipped x2
    --
    shown John Quinlan Public
    name Mr.|John|Quinlan|Public|Esq.
    sort Harten
    fn Mr. John Q. Public, Esq.
    nick Robbie, Jim, Jimmie
    org ABC, Inc.
    dept North American Division, Marketing
    title Director, Research and Development
    phone work *: +1-213-555-1234
    email: jqpublic@xyz.dom1.com
    email: jdoe@isp.net
    email *: jane_doe@abc.com
    address home: 123 Main Street|||Any Town|CA|91921-1234|
    birthday 1996-04
    birthday 1953-10-15
    birthday 1987-09-27
    note This fax number is operational 0800 to 1715 EST, Mon-Fri.
    category TRAVEL AGENT
    category INTERNET
    category IETF
    category INDUSTRY
    category INFORMATION TECHNOLOGY
    photo http://www.abc.com/pub/photos/jqpublic.gif
    """#
}
