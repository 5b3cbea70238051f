extension CorpusFile {
  /// Exports of real programs, with the values that ez-vcard's SampleVCardsTest states for them.
  ///
  /// Where Kartotek differs on purpose: further units of ORG are the department; an empty NOTE is
  /// none; a line break is a line feed; a comma of an address stays a comma; labels and anniversaries
  /// are made of X-ABLabel and X-...-ANNIVERSARY, which ez-vcard leaves as they are; IMPP, ROLE and
  /// other properties that no list shows are passed over.
  static let ezVCard = #"""
    == vcard/mangstadt_ez-vcard/John_Doe_BLACK_BERRY.vcf
    by SampleVCardsTest
    is 1 contact
    says vcard-photo-skipped
    --
    shown john Doe
    name |john||Doe|
    fn John Doe
    org Acme Solutions
    phone mobile: +96123456789
    == vcard/mangstadt_ez-vcard/John_Doe_EVOLUTION.vcf
    by SampleVCardsTest
    is 1 contact
    --
    shown John Richter, James Doe
    uid 477343c8e6bf375a9bac1f96a5000837
    name Mr.|John|Richter, James|Doe|Sr.
    # X-EVOLUTION-FILE-AS is "Doe, John", both of which are parts of the name.
    sort Doe|John
    fn Mr. John Richter, James Doe Sr.
    nick Johny
    org IBM
    dept Accounting, Dungeon
    title Money Counter
    phone mobile: 905-666-1234
    phone work: 905-555-1234
    email work: john.doe@ibm.com
    url: http://www.ibm.com
    address home: 15 Crescent moon drive||ASB-123|Albaney|New York|12345|United States of America
    birthday 1980-03-22
    anniversary 1980-03-22
    note THIS SOFTWARE IS PROVIDE... OF SUCH DAMAGE.
    category VIP
    == vcard/mangstadt_ez-vcard/John_Doe_IPHONE.vcf
    by SampleVCardsTest
    is 1 contact
    says vcard-photo-skipped
    --
    shown John Richter James Doe
    name Mr.|John|Richter James|Doe|Sr.
    fn Mr. John Richter James Doe Sr.
    nick Johny
    org IBM
    dept Accounting
    title Money Counter
    phone mobile *: 905-555-1234
    phone home: 905-666-1234
    phone work: 905-777-1234
    phone homeFax: 905-888-1234
    phone workFax: 905-999-1234
    phone pager: 905-111-1234
    phone AssistantPhone: 905-222-1234
    email *: john.doe@ibm.com
    url HomePage *: http://www.ibm.com
    address home: Silicon Alley 5,|||New York|New York|12345|United States of America
    address work: Street4\nBuilding 6\nFloor 8|||New York||12345|USA
    birthday 2012-06-06
    == vcard/mangstadt_ez-vcard/John_Doe_MAC_ADDRESS_BOOK.vcf
    by SampleVCardsTest
    is 1 contact
    says vcard-photo-skipped
    --
    shown John Richter,James Doe
    name Mr.|John|Richter,James|Doe|Sr.
    phonetic Jon||Dow
    fn Mr. John Richter,James Doe Sr.
    nick Johny
    org IBM
    dept Accounting
    title Money Counter
    phone work *: 905-777-1234
    phone home: 905-666-1234
    phone mobile: 905-555-1234
    phone homeFax: 905-888-1234
    phone workFax: 905-999-1234
    phone pager: 905-111-1234
    phone AssistantPhone: 905-222-1234
    email work *: john.doe@ibm.com
    url HomePage *: http://www.ibm.com
    address home: Silicon Alley 5,|||New York|New York|12345|United States of America
    address work: Street4\nBuilding 6\nFloor 8|||New York||12345|USA
    birthday 2012-06-06
    note THIS SOFTWARE IS PROVIDE...tire Color: Blue
    == vcard/mangstadt_ez-vcard/John_Doe_MS_OUTLOOK.vcf
    by SampleVCardsTest
    is 1 contact
    says vcard-photo-skipped, vcard-value-skipped
    --
    shown John Richter,James Doe
    name Mr.|John|Richter,James|Doe|Sr.
    language en-us
    fn Mr. John Richter James Doe Sr.
    nick Johny
    org IBM
    dept Accounting
    title Money Counter
    phone work: (905) 555-1234
    phone home: (905) 666-1234
    email *: john.doe@ibm.cm
    url work: http://www.ibm.com
    address work: Cresent moon drive|||Albaney|New York|12345|United States of America
    address home: Silicon Alley 5,|||New York|New York|12345|United States of America
    birthday 1980-03-22
    anniversary 2011-01-13
    note THIS SOFTWARE IS PROVIDE... OF SUCH DAMAGE.
    == vcard/mangstadt_ez-vcard/gmail-list.vcf
    by SampleVCardsTest
    is 3 contact
    --
    shown Arnold Smith
    name |Arnold||Smith|
    fn Arnold Smith
    email: asmithk@gmail.com
    --
    shown Chris Beatle
    name |Chris||Beatle|
    fn Chris Beatle
    email: chrisy55d@yahoo.com
    --
    shown Doug White
    name |Doug||White|
    fn Doug White
    email: dwhite@gmail.com
    == vcard/mangstadt_ez-vcard/gmail-single.vcf
    by SampleVCardsTest
    is 1 contact
    --
    shown Greg Dartmouth
    name |Greg||Dartmouth|
    phonetic Grregg||Dart-mowth
    fn Greg Dartmouth
    nick Gman
    org TheCompany
    title TheJobTitle
    phone mobile: 555 555 1111
    phone GRAND_CENTRAL: 555 555 2222
    email: gdartmouth@hotmail.com
    url PROFILE: http://TheProfile.com
    address home: 123 Home St\nHome City, HM 12345||||||
    address CustomAdrType: 321 Custom St|||Custom City|TX|98765|USA
    birthday 1960-09-10
    anniversary 1970-06-02
    note This is GMail's note fie...eld: CustomField
    == vcard/mangstadt_ez-vcard/outlook-2007.vcf
    by SampleVCardsTest
    is 1 contact
    says vcard-photo-skipped, vcard-value-skipped
    --
    shown Michael Angstadt
    name Mr.|Michael||Angstadt|Jr.
    language en-us
    fn Mr. Michael Angstadt Jr.
    nick Mike
    org TheCompany
    dept TheDepartment
    title TheJobTitle
    phone work: (111) 555-1111
    phone home: (111) 555-2222
    phone mobile: (111) 555-4444
    phone workFax: (111) 555-3333
    # By sight: the test keeps X-MS-TEL as a property it does not know.
    phone callback: (111) 555-4444
    email *: mike.angstadt@gmail.com
    url home: http://mikeangstadt.name
    url work: http://mikeangstadt.name
    address work: 222 Broadway|TheOffice||New York|NY|99999|USA
    birthday 1922-03-10
    anniversary 2012-08-01
    note This is the NOTE field\t\n...e the formatting
    == vcard/mangstadt_ez-vcard/rfc2426-example.vcf
    by SampleVCardsTest
    is 2 contact
    --
    shown Frank Dawson
    fn Frank Dawson
    org Lotus Development Corporation
    phone work: +1-919-676-9515
    phone workFax: +1-919-676-9564
    email *: Frank_Dawson@Lotus.com
    email: fdawson@earthlink.net
    url: http://home.earthlink.net/~fdawson
    address work: 6544 Battleford Drive|||Raleigh|NC|27613-3502|U.S.A.
    --
    shown Tim Howes
    fn Tim Howes
    org Netscape Communications Corp.
    phone work: +1-415-937-3419
    phone workFax: +1-415-528-4164
    email: howes@netscape.com
    # The blank before the code is the file's; ez-vcard keeps it too.
    address work: 501 E. Middlefield Rd.|||Mountain View|CA| 94043|U.S.A.
    == vcard/mangstadt_ez-vcard/rfc6350-example.vcf
    by SampleVCardsTest
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
    """#
}
