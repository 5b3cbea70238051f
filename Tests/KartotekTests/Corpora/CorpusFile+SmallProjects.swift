extension CorpusFile {
  /// Files of ical.js, libical, node-vcf, py-vobject, sabre and Thunderbird.
  static let smallProjects = #"""
    == vcard/jhermsmeier_node-vcf/multiple.vcf
    by sight
    is 3 contact
    says vcard-value-skipped x3
    --
    shown Erika Mustermann
    name Dr.|Erika||Mustermann|
    fn Dr. Erika Mustermann
    org Wikimedia
    title Redaktion & Gestaltung
    phone work: +49-221-9999123
    phone home: +49-221-1234567
    email: erika@mustermann.de
    address home: Heidestraße 17|||Köln||51147|Germany
    photo http://commons.wikimedia.org/wiki/File:Erika_Mustermann_2010.jpg
    --
    shown Erika Mustermann
    name Dr.|Erika||Mustermann|
    fn Dr. Erika Mustermann
    org Wikimedia
    title Redaktion & Gestaltung
    phone work: (0221) 9999123
    phone home: (0221) 1234567
    email *: erika@mustermann.de
    address home: Heidestrasse 17|||Koeln||51147|Deutschland
    photo http://commons.wikimedia.org/wiki/File:Erika_Mustermann_2010.jpg
    --
    shown Erika Mustermann
    name Dr.|Erika||Mustermann|
    fn Dr. Erika Mustermann
    org Wikimedia
    title Redaktion & Gestaltung
    phone work: +49 221 9999123
    phone home: +49 221 1234567
    email *: erika@mustermann.de
    url: http://de.wikipedia.org/
    address home: Heidestraße 17|||Köln||51147|Germany
    photo http://commons.wikimedia.org/wiki/File:Erika_Mustermann_2010.jpg
    == vcard/jhermsmeier_node-vcf/photo-base64.vcf
    by sight
    is 1 skipped
    says file-without-contacts, record-without-content, vcard-photo-skipped
    == vcard/jhermsmeier_node-vcf/quoted-list.vcf
    by sight
    is 1 contact
    --
    shown +1-555-555-5555;ext=5555
    phone home *: +1-555-555-5555;ext=5555
    == vcard/jhermsmeier_node-vcf/vcard-2.1.vcf
    by sight
    is 1 contact
    --
    shown Forrest Gump
    name |Forrest||Gump|
    fn Forrest Gump
    org Bubba Gump Shrimp Co.
    title Shrimp Man
    phone work: (111) 555-1212
    phone home: (404) 555-1212
    email *: forrestgump@example.com
    address work: 100 Waters Edge|||Baytown|LA|30314|United States of America
    address home: 42 Plantation St.|||Baytown|LA|30314|United States of America
    photo http://www.example.com/dir_photos/my_photo.gif
    == vcard/jhermsmeier_node-vcf/vcard-3.0.vcf
    by sight
    is 1 contact
    --
    shown Forrest Gump
    name Mr.|Forrest||Gump|
    fn Forrest Gump
    org Bubba Gump Shrimp Co.
    title Shrimp Man
    phone work: (111) 555-1212
    phone home: (404) 555-1212
    email *: forrestgump@example.com
    address work: 100 Waters Edge|||Baytown|LA|30314|United States of America
    address home: 42 Plantation St.|||Baytown|LA|30314|United States of America
    photo http://www.example.com/dir_photos/my_photo.gif
    == vcard/jhermsmeier_node-vcf/vcard-4.0.vcf
    by sight
    is 1 contact
    --
    shown Forrest Gump
    name |Forrest||Gump|
    fn Forrest Gump
    org Bubba Gump Shrimp Co.
    title Shrimp Man
    phone work: +11115551212
    phone home: +14045551212
    phone home: +14045551213
    email: forrestgump@example.com
    address work: 100 Waters Edge|||Baytown|LA|30314|United States of America
    address home: 42 Plantation St.|||Baytown|LA|30314|United States of America
    photo http://www.example.com/dir_photos/my_photo.gif
    == vcard/jhermsmeier_node-vcf/xing.vcf
    by sight
    is 1 contact
    --
    shown Hans-Peter Mustermann
    uid XING-UID-XXXXXXXX
    name |Hans-Peter||Mustermann|
    sort mustermann
    fn Hans-Peter Mustermann
    org Example GmbH
    title CTO
    url work: http://www.example.com
    address work: |||City Name||12345|Country
    note 17.02.2016, 19:18 - XING...Peter-Mustermann
    category Consulting
    photo https://placeholdit.imgix.net/~text?txtsize=33&txt=150%C3%97150&w=150&h=150
    == vcard/kewisch_ical.js/escape_semicolon.vcf
    by sight
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
    # X-ABDATE and X-ANNIVERSARY say the same.
    anniversary 2019-02-20
    category Test-Kontakte
    == vcard/kewisch_ical.js/vcard.vcf
    by sight
    is 1 contact
    says vcard-value-skipped
    --
    shown John Philip Paul Stevenson
    name Dr.|John|Philip Paul|Stevenson|Jr. M.D. A.C.P.
    fn J. Doe
    nick Boss
    org ABC, Inc.
    dept North American Division, Marketing
    title Research Scientist
    phone home: +33-01-23-45-67
    email work: jqpublic@xyz.example.com
    address work: street|apt|pobox|city|state|zipcode|country
    anniversary 1996-04-15
    birthday --02-03
    note This fax number is operational 0800 to 1715 EST, Mon-Fri
    photo http://www.example.com/pub/photos/jqpublic.gif
    == vcard/kewisch_ical.js/vcard3.vcf
    by sight
    # RFC 2426's examples in one card. The AGENT as a card in a text is a record of its own.
    is 1 contact, 1 nested
    says vcard-nested-card, vcard-photo-skipped, vcard-value-skipped x2
    --
    # The first N is the name.
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
    == vcard/kewisch_ical.js/vcard_author.vcf
    by sight
    is 1 contact
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
    == vcard/kewisch_ical.js/vcard_grouped.vcf
    by sight
    is 1 contact
    --
    shown (No name)
    address work: street|apt|pobox|city|state|zipcode|country
    address home: street1|apt1|pobox1|city1|state1|zipcode1|country1
    == vcard/libical_libical/leaktest.vcf
    by sight
    is 3 contact
    --
    shown Derik Stenerson
    name |Derik||Stenerson|
    fn Derik Stenerson
    org Microsoft Corporation
    phone work: +1-425-936-5522
    phone workFax: +1-425-936-7329
    email: deriks@Microsoft.com
    address work: One Microsoft Way|||Redmond|WA|98052-6399|USA
    birthday 1963-09-21
    --
    shown Anik Ganguly
    name |Anik||Ganguly|
    fn Anik Ganguly
    # The blank is the file's.
    org  Open Text Inc.
    phone work: +1-734-542-5955
    email: ganguly@acm.org
    address work: 38777 West Six Mile Road|Suite 101||Livonia|MI|48152|USA
    --
    shown Robert Moskowitz
    name |Robert||Moskowitz|
    fn Robert Moskowitz
    email: rgm-ietf@htt-consult.com
    == vcard/py-vobject_vobject/radicale-1587.vcf
    by sight
    is 1 contact
    --
    shown Given Additional Family
    name Prefix|Given|Additional|Family|Suffix
    fn Given Family
    == vcard/sabre-io_vobject/issue64.vcf
    by sight
    is 1 skipped
    says file-without-contacts, record-without-content, vcard-photo-skipped
    == vcard/thunderbird_thunderbird-desktop/basic_vcard_addressbook.vcf
    by sight
    is 2 contact
    --
    shown John Doe
    name |John||Doe|
    fn John Doe
    email: john.doe@genericemail.invalid
    --
    shown Jane Doe
    name |Jane||Doe|
    fn Jane Doe
    email: jane.doe@genericemail.invalid
    == vcard/thunderbird_thunderbird-desktop/import.vcf
    by sight
    is 1 contact
    --
    shown contact one
    name |contact||one|
    fn contact number one
    email: contact1@invalid
    == vcard/thunderbird_thunderbird-desktop/v3-binary-png.vcf
    by sight
    is 1 contact
    says vcard-photo-skipped
    --
    shown Binary PNG
    fn Binary PNG
    note This v3.0 card has a PNG...inary valuetype.
    == vcard/thunderbird_thunderbird-desktop/v3-uri-binary-jpeg.vcf
    by sight
    is 1 contact
    says vcard-photo-skipped
    --
    shown URI JPEG, version 3.0
    fn URI JPEG, version 3.0
    note This v3.0 card has a JPE...inary valuetype.
    == vcard/thunderbird_thunderbird-desktop/v3-uri-binary-webp.vcf
    by sight
    is 1 contact
    says vcard-photo-skipped
    --
    shown URI WebP, version 3.0
    fn URI WebP, version 3.0
    note This v3.0 card has a Web...inary valuetype.
    == vcard/thunderbird_thunderbird-desktop/v3-uri-uri-png.vcf
    by sight
    is 1 contact
    says vcard-photo-skipped
    --
    shown URI PNG, version 3.0 with correct value type
    fn URI PNG, version 3.0 with correct value type
    note This v3.0 card has a PNG photo as a URI and URI valuetype.
    == vcard/thunderbird_thunderbird-desktop/v4-uri-jpeg.vcf
    by sight
    is 1 contact
    says vcard-photo-skipped
    --
    shown URI JPEG, version 4.0
    fn URI JPEG, version 4.0
    note This v4.0 card has a JPEG photo as a URI and URI valuetype.
    == vcard/thunderbird_thunderbird-desktop/v4-uri-webp.vcf
    by sight
    is 1 contact
    says vcard-photo-skipped
    --
    shown URI WebP, version 4.0
    fn URI WebP, version 4.0
    note This v4.0 card has a WebP photo as a URI and URI valuetype.
    """#
}
