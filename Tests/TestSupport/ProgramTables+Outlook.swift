/// Outlook and the programs that took over its headings.
extension ProgramTables {
  /// Outlook and what has its headings.
  public static let outlookFamily: [ProgramTable] = [
    ProgramTable(
      schema: "outlook (en)", page: "windows-1252",
      columns: """
        Title > prefix; First Name > given; Middle Name > additional; Last Name > family; \
        Suffix > suffix; Company > organization; Department > department; Job Title > jobTitle; \
        Business Street > address.work.street; Business Street 2 > address.work.street; \
        Business Street 3 > address.work.street; Business City > address.work.city; \
        Business State > address.work.region; Business Postal Code > address.work.postalCode; \
        Business Country/Region > address.work.country; Home Street > address.home.street; \
        Home Street 2 > address.home.street; Home Street 3 > address.home.street; \
        Home City > address.home.city; Home State > address.home.region; \
        Home Postal Code > address.home.postalCode; Home Country/Region > address.home.country; \
        Other Street > address.other.street; Other Street 2 > address.other.street; \
        Other Street 3 > address.other.street; Other City > address.other.city; \
        Other State > address.other.region; Other Postal Code > address.other.postalCode; \
        Other Country/Region > address.other.country; Assistant's Phone > phone.assistant; \
        Business Fax > phone.workFax; Business Phone > phone.work; \
        Business Phone 2 > phone.work; Callback > phone.callback; Car Phone > phone.car; \
        Company Main Phone > phone.company; Home Fax > phone.homeFax; Home Phone > phone.home; \
        Home Phone 2 > phone.home; ISDN > phone.isdn; Mobile Phone > phone.mobile; \
        Other Fax > phone.otherFax; Other Phone > phone.other; Pager > phone.pager; \
        Primary Phone > phone.main; Radio Phone > phone.radio; TTY/TDD Phone > phone.tty; \
        Telex > phone.telex; Account; Anniversary > anniversary; Assistant's Name; \
        Billing Information; Birthday > birthday; Business Address PO Box > address.work.poBox; \
        Categories > categories; Children; Directory Server; E-mail Address > email; \
        E-mail Type; E-mail Display Name; E-mail 2 Address > email; E-mail 2 Type; \
        E-mail 2 Display Name; E-mail 3 Address > email; E-mail 3 Type; E-mail 3 Display Name; \
        Gender; Government ID Number; Hobby; Home Address PO Box > address.home.poBox; \
        Initials; Internet Free Busy; Keywords; Language; Location; Manager's Name; Mileage; \
        Notes > note; Office Location; Organizational ID Number; \
        Other Address PO Box > address.other.poBox; Priority; Private; Profession; Referred By; \
        Sensitivity; Spouse; User 1; User 2; User 3; User 4; Web Page > url
        """),
    ProgramTable(
      schema: "outlook.com (en)", page: "UTF-8",
      columns: """
        First Name > given; Middle Name > additional; Last Name > family; Title > prefix; \
        Suffix > suffix; Nickname > nickname; Given Yomi > phoneticGiven; \
        Surname Yomi > phoneticFamily; E-mail Address > email; E-mail 2 Address > email; \
        E-mail 3 Address > email; Home Phone > phone.home; Home Phone 2 > phone.home; \
        Business Phone > phone.work; Business Phone 2 > phone.work; \
        Mobile Phone > phone.mobile; Car Phone > phone.car; Other Phone > phone.other; \
        Primary Phone > phone.main; Pager > phone.pager; Business Fax > phone.workFax; \
        Home Fax > phone.homeFax; Other Fax > phone.otherFax; \
        Company Main Phone > phone.company; Callback > phone.callback; \
        Radio Phone > phone.radio; Telex > phone.telex; TTY/TDD Phone > phone.tty; IMAddress; \
        Job Title > jobTitle; Department > department; Company > organization; Office Location; \
        Manager's Name; Assistant's Name; Assistant's Phone > phone.assistant; Company Yomi; \
        Business Street > address.work.street; Business City > address.work.city; \
        Business State > address.work.region; Business Postal Code > address.work.postalCode; \
        Business Country/Region > address.work.country; Home Street > address.home.street; \
        Home City > address.home.city; Home State > address.home.region; \
        Home Postal Code > address.home.postalCode; Home Country/Region > address.home.country; \
        Other Street > address.other.street; Other City > address.other.city; \
        Other State > address.other.region; Other Postal Code > address.other.postalCode; \
        Other Country/Region > address.other.country; Personal Web Page > url.home; Spouse; \
        Schools; Hobby; Location; Web Page > url; Birthday > birthday; \
        Anniversary > anniversary; Notes > note
        """),
    ProgramTable(
      schema: "outlook-google (en)", page: "UTF-8",
      columns: """
        First Name > given; Middle Name > additional; Last Name > family; Title > prefix; \
        Suffix > suffix; Initials; Web Page > url; Gender; Birthday > birthday; \
        Anniversary > anniversary; Location; Language; Internet Free Busy; Notes > note; \
        E-mail Address > email; E-mail 2 Address > email; E-mail 3 Address > email; \
        Primary Phone > phone.main; Home Phone > phone.home; Home Phone 2 > phone.home; \
        Mobile Phone > phone.mobile; Pager > phone.pager; Home Fax > phone.homeFax; \
        Home Address > address.home.street; Home Street > address.home.street; \
        Home Street 2 > address.home.street; Home Street 3 > address.home.street; \
        Home Address PO Box > address.home.poBox; Home City > address.home.city; \
        Home State > address.home.region; Home Postal Code > address.home.postalCode; \
        Home Country > address.home.country; Spouse; Children; Manager's Name; \
        Assistant's Name; Referred By; Company Main Phone > phone.company; \
        Business Phone > phone.work; Business Phone 2 > phone.work; \
        Business Fax > phone.workFax; Assistant's Phone > phone.assistant; \
        Company > organization; Job Title > jobTitle; Department > department; Office Location; \
        Organizational ID Number; Profession; Account; Business Address > address.work.street; \
        Business Street > address.work.street; Business Street 2 > address.work.street; \
        Business Street 3 > address.work.street; Business Address PO Box > address.work.poBox; \
        Business City > address.work.city; Business State > address.work.region; \
        Business Postal Code > address.work.postalCode; \
        Business Country > address.work.country; Other Phone > phone.other; \
        Other Fax > phone.otherFax; Other Address > address.other.street; \
        Other Street > address.other.street; Other Street 2 > address.other.street; \
        Other Street 3 > address.other.street; Other Address PO Box > address.other.poBox; \
        Other City > address.other.city; Other State > address.other.region; \
        Other Postal Code > address.other.postalCode; Other Country > address.other.country; \
        Callback > phone.callback; Car Phone > phone.car; ISDN > phone.isdn; \
        Radio Phone > phone.radio; TTY/TDD Phone > phone.tty; Telex > phone.telex; User 1; \
        User 2; User 3; User 4; Keywords; Mileage; Hobby; Billing Information; \
        Directory Server; Sensitivity; Priority; Private; Categories > categories
        """),
    ProgramTable(
      schema: "outlook-squeezed (en)", page: "UTF-8",
      columns: """
        Title > prefix; FirstName > given; MiddleName > additional; LastName > family; \
        Suffix > suffix; Company > organization; Department > department; JobTitle > jobTitle; \
        BusinessStreet > address.work.street; BusinessStreet2 > address.work.street; \
        BusinessStreet3 > address.work.street; BusinessCity > address.work.city; \
        BusinessState > address.work.region; BusinessPostalCode > address.work.postalCode; \
        BusinessCountry > address.work.country; HomeStreet > address.home.street; \
        HomeStreet2 > address.home.street; HomeStreet3 > address.home.street; \
        HomeCity > address.home.city; HomeState > address.home.region; \
        HomePostalCode > address.home.postalCode; HomeCountry > address.home.country; \
        OtherStreet > address.other.street; OtherStreet2 > address.other.street; \
        OtherStreet3 > address.other.street; OtherCity > address.other.city; \
        OtherState > address.other.region; OtherPostalCode > address.other.postalCode; \
        OtherCountry > address.other.country; AssistantsPhone > phone.assistant; \
        BusinessFax > phone.workFax; BusinessPhone > phone.work; BusinessPhone2 > phone.work; \
        Callback > phone.callback; CarPhone > phone.car; CompanyMainPhone > phone.company; \
        HomeFax > phone.homeFax; HomePhone > phone.home; HomePhone2 > phone.home; \
        ISDN > phone.isdn; MobilePhone > phone.mobile; OtherFax > phone.otherFax; \
        OtherPhone > phone.other; Pager > phone.pager; PrimaryPhone > phone.main; \
        RadioPhone > phone.radio; TTYTDDPhone > phone.tty; Telex > phone.telex; Account; \
        Anniversary > anniversary; AssistantsName; BillingInformation; Birthday > birthday; \
        Categories > categories; Children; DirectoryServer; EmailAddress > email; \
        EmailDisplayName; Email2Address > email; Email2DisplayName; Email3Address > email; \
        Email3DisplayName; Gender; GovernmentIDNumber; Hobby; Initials; InternetFreeBusy; \
        Keywords; Language1; Location; ManagersName; Mileage; Notes > note; OfficeLocation; \
        OrganizationalIDNumber; POBox > address.poBox; Priority; Private; Profession; \
        ReferredBy; Sensitivity; Spouse; User 1; User 2; User 3; User 4; Web Page > url
        """),
    ProgramTable(
      schema: "windows-address-book (en)", page: "windows-1252",
      columns: """
        First Name > given; Last Name > family; Middle Name > additional; Name > full; \
        Nickname > nickname; E-mail Address > email; Home Street > address.home.street; \
        Home City > address.home.city; Home Postal Code > address.home.postalCode; \
        Home State > address.home.region; Home Country/Region > address.home.country; \
        Home Phone > phone.home; Home Fax > phone.homeFax; Mobile Phone > phone.mobile; \
        Personal Web Page > url.home; Business Street > address.work.street; \
        Business City > address.work.city; Business Postal Code > address.work.postalCode; \
        Business State > address.work.region; Business Country/Region > address.work.country; \
        Business Web Page > url.work; Business Phone > phone.work; \
        Business Fax > phone.workFax; Pager > phone.pager; Company > organization; \
        Job Title > jobTitle; Department > department; Office Location; Notes > note
        """),
    ProgramTable(
      schema: "windows-address-book (sv)", page: "windows-1252",
      columns: """
        Förnamn > given; Efternamn > family; Mellannamn > additional; Namn > full; \
        Smeknamn > nickname; E-postadress > email; Adress, hem > address.home.street; \
        Ort, hem > address.home.city; Postnummer, hem > address.home.postalCode; \
        Region, hem > address.home.region; Land, hem > address.home.country; \
        Telefon, hem > phone.home; Fax, hem > phone.homeFax; Mobiltelefon > phone.mobile; \
        Webbsida, privat > url.home; Adress, företag > address.work.street; \
        Ort, företag > address.work.city; Postnummer, företag > address.work.postalCode; \
        Region, företag > address.work.region; Land, företag > address.work.country; \
        Webbsida, företag > url.work; Telefon, företag > phone.work; \
        Fax, företag > phone.workFax; Personsökare > phone.pager; Företag > organization; \
        Befattning > jobTitle; Avdelning > department; Arbetsplats; Kommentar > note
        """),
    ProgramTable(
      schema: "linkedin (en)", page: "UTF-8",
      columns: """
        First Name > given; Last Name > family; URL > url.profile; Email Address > email; \
        Company > organization; Position > jobTitle; Connected On
        """),
    ProgramTable(
      schema: "linkedin-outlook (en)", page: "UTF-8",
      columns: """
        Title > prefix; First Name > given; Middle Name > additional; Last Name > family; \
        Suffix > suffix; E-mail Address > email; E-mail 2 Address > email; \
        E-mail 3 Address > email; Business Street > address.work.street; \
        Business Street 2 > address.work.street; Business Street 3 > address.work.street; \
        Business City > address.work.city; Business State > address.work.region; \
        Business Postal Code > address.work.postalCode; \
        Business Country > address.work.country; Home Street > address.home.street; \
        Home Street 2 > address.home.street; Home Street 3 > address.home.street; \
        Home City > address.home.city; Home State > address.home.region; \
        Home Postal Code > address.home.postalCode; Home Country > address.home.country; \
        Other Street > address.other.street; Other Street 2 > address.other.street; \
        Other Street 3 > address.other.street; Other City > address.other.city; \
        Other State > address.other.region; Other Postal Code > address.other.postalCode; \
        Other Country > address.other.country; Company > organization; Department > department; \
        Job Title > jobTitle; Assistant's Phone > phone.assistant; \
        Business Fax > phone.workFax; Business Phone > phone.work; \
        Business Phone 2 > phone.work; Callback > phone.callback; Car Phone > phone.car; \
        Company Main Phone > phone.company; Home Fax > phone.homeFax; Home Phone > phone.home; \
        Home Phone 2 > phone.home; ISDN > phone.isdn; Mobile Phone > phone.mobile; \
        Other Fax > phone.otherFax; Other Phone > phone.other; Pager > phone.pager; \
        Primary Phone > phone.main; Radio Phone > phone.radio; TTY/TDD Phone > phone.tty; \
        Telex > phone.telex; Assistant's Name; Birthday > birthday; Manager's Name; \
        Notes > note; Other Address PO Box > address.other.poBox; Spouse; Web Page > url; \
        Personal Web Page > url.home
        """),
  ]
}
