/// Mail programs.
extension ProgramTables {
  /// Mail programs.
  public static let mailPrograms: [ProgramTable] = [
    ProgramTable(
      schema: "thunderbird (en)", page: "windows-1252",
      columns: """
        First Name > given; Last Name > family; Display Name > full; Nickname > nickname; \
        Primary Email > email; Secondary Email > email; Screen Name; Work Phone > phone.work; \
        Home Phone > phone.home; Fax Number > phone.otherFax; Pager Number > phone.pager; \
        Mobile Number > phone.mobile; Home Address > address.home.street; \
        Home Address 2 > address.home.street; Home City > address.home.city; \
        Home State > address.home.region; Home ZipCode > address.home.postalCode; \
        Home Country > address.home.country; Work Address > address.work.street; \
        Work Address 2 > address.work.street; Work City > address.work.city; \
        Work State > address.work.region; Work ZipCode > address.work.postalCode; \
        Work Country > address.work.country; Job Title > jobTitle; Department > department; \
        Organization > organization; Web Page 1 > url.home; Web Page 2 > url.work; \
        Birth Year > birthday.part; Birth Month > birthday.part; Birth Day > birthday.part; \
        Custom 1; Custom 2; Custom 3; Custom 4; Notes > note
        """),
    ProgramTable(
      schema: "thunderbird-british (en)", page: "windows-1252",
      columns: """
        First Name > given; Last Name > family; Display Name > full; Nickname > nickname; \
        Primary Email > email; Secondary Email > email; Screen Name; Work Phone > phone.work; \
        Home Phone > phone.home; Fax Number > phone.otherFax; Pager Number > phone.pager; \
        Mobile Number > phone.mobile; Home Address > address.home.street; \
        Home Address 2 > address.home.street; Home City > address.home.city; \
        Home County > address.home.region; Home Post Code > address.home.postalCode; \
        Home Country > address.home.country; Work Address > address.work.street; \
        Work Address 2 > address.work.street; Work City > address.work.city; \
        Work County > address.work.region; Work Post Code > address.work.postalCode; \
        Work Country > address.work.country; Job Title > jobTitle; Department > department; \
        Organisation > organization; Web Page 1 > url.home; Web Page 2 > url.work; \
        Birth Year > birthday.part; Birth Month > birthday.part; Birth Day > birthday.part; \
        Custom 1; Custom 2; Custom 3; Custom 4; Notes > note
        """),
    ProgramTable(
      schema: "thunderbird-old (sv)", page: "windows-1252",
      columns: """
        Förnamn > given; Efternamn > family; Kortnamn > full; Smeknamn > nickname; \
        E-postadress > email; Annan e-post > email; Skärmnamn; Telefon arbete > phone.work; \
        Telefon hem > phone.home; Faxnummer > phone.otherFax; Personsökare > phone.pager; \
        Mobiltelefon > phone.mobile; Hemadress (rad 1) > address.home.street; \
        Hemadress (rad 2) > address.home.street; Hemort > address.home.city; \
        (Delstat) > address.home.region; Postnummer > address.home.postalCode; \
        Land > address.home.country; Adress arbete (rad 1) > address.work.street; \
        Adress arbete (rad 2) > address.work.street; Ort arbete > address.work.city; \
        (Delstat) arbete > address.work.region; Postnummer arbete > address.work.postalCode; \
        Land arbete > address.work.country; Titel > jobTitle; Avdelning > department; \
        Företag > organization; Hemsida 1 > url.home; Hemsida 2 > url.work; \
        Födelseår > birthday.part; Födelsemånad > birthday.part; Födelsedatum > birthday.part; \
        Annan uppgift 1; Annan uppgift 2; Annan uppgift 3; Annan uppgift 4; \
        Anteckningar > note
        """),
    ProgramTable(
      schema: "kaddressbook (en)", page: "UTF-8",
      columns: """
        Formatted Name > full; Honorific Prefixes > prefix; Given Name > given; \
        Additional Names > additional; Family Name > family; Honorific Suffixes > suffix; \
        Nick Name > nickname; Birthday > birthday; Anniversary > anniversary; \
        EMail (preferred) > email; EMail (2) > email; EMail (3) > email; EMail (4) > email; \
        Home Address Street > address.home.street; \
        Home Address Post Office Box > address.home.poBox; \
        Home Address City > address.home.city; Home Address State > address.home.region; \
        Home Address Zip Code > address.home.postalCode; \
        Home Address Country > address.home.country; Home Address Label > address.home.street|; \
        Business Address Street > address.work.street; \
        Business Address Post Office Box > address.work.poBox; \
        Business Address City > address.work.city; \
        Business Address State > address.work.region; \
        Business Address Zip Code > address.work.postalCode; \
        Business Address Country > address.work.country; \
        Business Address Label > address.work.street|; Home Phone > phone.home; \
        Business Phone > phone.work; Mobile Phone > phone.mobile; Home Fax > phone.homeFax; \
        Business Fax > phone.workFax; Car Phone > phone.car; ISDN > phone.isdn; \
        Pager > phone.pager; Mail Client; Title > jobTitle; Role > jobTitle|; \
        Organization > organization; Note > note; Homepage > url; Blog Feed; \
        Profession > jobTitle|; Office; Manager; Assistant; Spouse
        """),
    ProgramTable(
      schema: "kaddressbook-old (en)", page: "UTF-8",
      columns: """
        Formatted Name > full; Family Name > family; Given Name > given; \
        Additional Names > additional; Honorific Prefixes > prefix; \
        Honorific Suffixes > suffix; Nick Name > nickname; Birthday > birthday; \
        Home Address Street > address.home.street; Home Address Locality > address.home.city; \
        Home Address Region > address.home.region; \
        Home Address Postal Code > address.home.postalCode; \
        Home Address Country > address.home.country; Home Address Label > address.home.street|; \
        Business Address Street > address.work.street; \
        Business Address Locality > address.work.city; \
        Business Address Region > address.work.region; \
        Business Address Postal Code > address.work.postalCode; \
        Business Address Country > address.work.country; \
        Business Address Label > address.work.street|; Home Phone > phone.home; \
        Business Phone > phone.work; Mobile Phone > phone.mobile; Home Fax > phone.homeFax; \
        Business Fax > phone.workFax; Car Phone > phone.car; ISDN > phone.isdn; \
        Pager > phone.pager; Email Address > email; Mail Client; Title > jobTitle; \
        Role > jobTitle|; Organization > organization; Note > note; URL > url; \
        Department > department; Profession > jobTitle|; Assistant's Name; Manager's Name; \
        Spouse's Name; Office; IM Address; Anniversary > anniversary
        """),
    ProgramTable(
      schema: "yahoo (en)", page: "UTF-8",
      columns: """
        First > given; Middle > additional; Last > family; Nickname > nickname; Email > email; \
        Category > categories; Distribution Lists; Messenger ID; Home > phone.home; \
        Work > phone.work; Pager > phone.pager; Fax > phone.otherFax; Mobile > phone.mobile; \
        Other > phone.other; Yahoo! Phone > phone.other; Primary > phone.main; \
        Alternate Email 1 > email; Alternate Email 2 > email; Personal Website > url.home; \
        Business Website > url.work; Title > jobTitle; Company > organization; \
        Work Address > address.work.street; Work City > address.work.city; \
        Work State > address.work.region; Work ZIP > address.work.postalCode; \
        Work Country > address.work.country; Home Address > address.home.street; \
        Home City > address.home.city; Home State > address.home.region; \
        Home ZIP > address.home.postalCode; Home Country > address.home.country; \
        Birthday > birthday; Anniversary > anniversary; Custom 1; Custom 2; Custom 3; Custom 4; \
        Comments > note; Messenger ID1; Messenger ID2; Messenger ID9; Skype ID; IRC ID; ICQ ID; \
        Google ID; MSN ID; AIM ID; QQ ID
        """),
    ProgramTable(
      schema: "yahoo (en)", page: "UTF-8",
      columns: """
        First > given; Middle > additional; Last > family; Nickname > nickname; Email > email; \
        Category > categories; Distribution Lists; Yahoo! ID; Home > phone.home; \
        Work > phone.work; Pager > phone.pager; Fax > phone.otherFax; Mobile > phone.mobile; \
        Other > phone.other; Yahoo! Phone > phone.other; Primary > phone.main; \
        Alternate Email 1 > email; Alternate Email 2 > email; Personal Website > url.home; \
        Business Website > url.work; Title > jobTitle; Company > organization; \
        Work Address > address.work.street; Work City > address.work.city; \
        Work County > address.work.region; Work Post Code > address.work.postalCode; \
        Work Country > address.work.country; Home Address > address.home.street; \
        Home Town > address.home.city; Home County > address.home.region; \
        Home Post Code > address.home.postalCode; Home Country > address.home.country; \
        Birthday > birthday; Anniversary > anniversary; Custom 1; Custom 2; Custom 3; Custom 4; \
        Comments > note; Messenger ID1; Messenger ID2; Messenger ID9; Skype ID; IRC ID; ICQ ID; \
        Google ID; MSN ID; AIM ID; QQ ID
        """),
    ProgramTable(
      schema: "roundcube (en)", page: "UTF-8",
      columns: """
        Display Name > full; Title > prefix; First Name > given; Middle Name > additional; \
        Last Name > family; Suffix > suffix; Nickname > nickname; Company > organization; \
        Department > department; Job Title > jobTitle; Email Home > email.home; \
        Email Work > email.work; Email Other > email.other; Home Phone > phone.home; \
        Home Phone 2 > phone.home; Business Phone > phone.work; Business Phone 2 > phone.work; \
        Home Mobile > phone.mobile; Primary Phone > phone.main; Home Fax > phone.homeFax; \
        Business Fax > phone.workFax; Car Phone > phone.car; Pager > phone.pager; \
        Phone Video > phone.video; Assistant's Phone > phone.assistant; \
        Other Phone > phone.other; Home Street > address.home.street; \
        Home City > address.home.city; Home State > address.home.region; \
        Home Zip > address.home.postalCode; Home Country > address.home.country; \
        Business Street > address.work.street; Work City > address.work.city; \
        Work State > address.work.region; Work Zip > address.work.postalCode; \
        Work Country > address.work.country; Other Street > address.other.street; \
        Other City > address.other.city; Other State > address.other.region; \
        Other Postal Code > address.other.postalCode; \
        Other Country/Region > address.other.country; Gender; Birthday > birthday; Maiden Name; \
        Anniversary > anniversary; Manager's Name; Assistant's Name; Spouse; Notes > note; \
        IM Aim; IM Icq; IM Jabber; IM Msn; IM Skype; IM Yahoo; Website Blog > url.blog; \
        Website Home Page > url.home; Website Other > url.other; Website Profile > url.profile; \
        Website Work > url.work; Categories > categories
        """),
  ]
}
