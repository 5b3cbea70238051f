/// Google, customer databases and directories.
extension ProgramTables {
  /// Services, customer databases and directories.
  public static let services: [ProgramTable] = [
    ProgramTable(
      schema: "google (en)", page: "UTF-8",
      columns: """
        First Name > given; Middle Name > additional; Last Name > family; \
        Phonetic First Name > phoneticGiven; Phonetic Middle Name > phoneticAdditional; \
        Phonetic Last Name > phoneticFamily; Name Prefix > prefix; Name Suffix > suffix; \
        Nickname > nickname; File As > full; Organization Name > organization; \
        Organization Title > jobTitle; Organization Department > department; \
        Birthday > birthday; Notes > note; Photo > photo; Labels > categories; \
        E-mail 1 - Label; E-mail 1 - Value > email; E-mail 2 - Label; E-mail 2 - Value > email; \
        Phone 1 - Label; Phone 1 - Value > phone; Phone 2 - Label; Phone 2 - Value > phone; \
        Address 1 - Label; Address 1 - Formatted > address.street; \
        Address 1 - Street > address.street; Address 1 - City > address.city; \
        Address 1 - PO Box > address.poBox; Address 1 - Region > address.region; \
        Address 1 - Postal Code > address.postalCode; Address 1 - Country > address.country; \
        Address 1 - Extended Address > address.extended; Address 2 - Label; \
        Address 2 - Formatted > address.street; Address 2 - Street > address.street; \
        Address 2 - City > address.city; Address 2 - PO Box > address.poBox; \
        Address 2 - Region > address.region; Address 2 - Postal Code > address.postalCode; \
        Address 2 - Country > address.country; Address 2 - Extended Address > address.extended; \
        Website 1 - Label; Website 1 - Value > url; Event 1 - Label; Event 1 - Value > date; \
        Relation 1 - Label; Relation 1 - Value; Custom Field 1 - Label; Custom Field 1 - Value
        """),
    ProgramTable(
      schema: "google-old (en)", page: "UTF-16LE",
      columns: """
        Name > full; Given Name > given; Additional Name > additional; Family Name > family; \
        Yomi Name; Given Name Yomi > phoneticGiven; Additional Name Yomi > phoneticAdditional; \
        Family Name Yomi > phoneticFamily; Name Prefix > prefix; Name Suffix > suffix; \
        Initials; Nickname > nickname; Short Name; Maiden Name; Birthday > birthday; Gender; \
        Location; Billing Information; Directory Server; Mileage; Occupation; Hobby; \
        Sensitivity; Priority; Subject; Notes > note; Language; Photo > photo; \
        Group Membership > categories; E-mail 1 - Type; E-mail 1 - Value > email; \
        E-mail 2 - Type; E-mail 2 - Value > email; IM 1 - Type; IM 1 - Service; IM 1 - Value; \
        Phone 1 - Type; Phone 1 - Value > phone; Phone 2 - Type; Phone 2 - Value > phone; \
        Address 1 - Type; Address 1 - Formatted > address.street; \
        Address 1 - Street > address.street; Address 1 - City > address.city; \
        Address 1 - PO Box > address.poBox; Address 1 - Region > address.region; \
        Address 1 - Postal Code > address.postalCode; Address 1 - Country > address.country; \
        Address 1 - Extended Address > address.extended; Address 2 - Type; \
        Address 2 - Formatted > address.street; Address 2 - Street > address.street; \
        Address 2 - City > address.city; Address 2 - PO Box > address.poBox; \
        Address 2 - Region > address.region; Address 2 - Postal Code > address.postalCode; \
        Address 2 - Country > address.country; Address 2 - Extended Address > address.extended; \
        Organization 1 - Type; Organization 1 - Name > organization; \
        Organization 1 - Yomi Name; Organization 1 - Title > jobTitle; \
        Organization 1 - Department > department; Organization 1 - Symbol; \
        Organization 1 - Location; Organization 1 - Job Description; Relation 1 - Type; \
        Relation 1 - Value; Website 1 - Type; Website 1 - Value > url; Event 1 - Type; \
        Event 1 - Value > date; Custom Field 1 - Type; Custom Field 1 - Value
        """),
    ProgramTable(
      schema: "google-oldest (en)", page: "UTF-8",
      columns: """
        Name > full; E-mail > email; Notes > note; Section 1 - Description; \
        Section 1 - Email > email; Section 1 - IM; Section 1 - Phone > phone; \
        Section 1 - Mobile > phone.mobile; Section 1 - Pager > phone.pager; \
        Section 1 - Fax > phone.otherFax; Section 1 - Company > organization; \
        Section 1 - Title > jobTitle; Section 1 - Other; Section 1 - Address > address.street; \
        Section 2 - Description; Section 2 - Email > email; Section 2 - IM; \
        Section 2 - Phone > phone; Section 2 - Mobile > phone.mobile; \
        Section 2 - Pager > phone.pager; Section 2 - Fax > phone.otherFax; \
        Section 2 - Company > organization; Section 2 - Title > jobTitle; Section 2 - Other; \
        Section 2 - Address > address.street
        """),
    ProgramTable(
      schema: "hubspot (en)", page: "UTF-8",
      columns: """
        Record ID; First Name > given; Last Name > family; Email > email; Phone Number > phone; \
        Contact owner; Lead Status; Lifecycle Stage; Original Source; Create Date; \
        Last Modified Date; Last Activity Date; Associated Company > organization; \
        Associated Company IDs; Company Name > organization; Job Title > jobTitle; \
        City > address.city; State/Region > address.region; Postal Code > address.postalCode; \
        Country/Region > address.country; Marketing contact status
        """),
    ProgramTable(
      schema: "salesforce (en)", page: "UTF-8",
      columns: """
        IsDeleted; MasterRecordId; AccountId; LastName > family; FirstName > given; \
        Salutation > prefix; Name > full; OtherStreet > address.other.street; \
        OtherCity > address.other.city; OtherState > address.other.region; \
        OtherPostalCode > address.other.postalCode; OtherCountry > address.other.country; \
        MailingStreet > address.street; MailingCity > address.city; \
        MailingState > address.region; MailingPostalCode > address.postalCode; \
        MailingCountry > address.country; Phone > phone.work; Fax > phone.workFax; \
        MobilePhone > phone.mobile; HomePhone > phone.home; OtherPhone > phone.other; \
        AssistantPhone > phone.assistant; ReportsToId; Email > email; Title > jobTitle; \
        Department > department; AssistantName; LeadSource; Birthdate > birthday; \
        Description > note; OwnerId; CreatedDate; CreatedById; LastModifiedDate; \
        LastModifiedById; SystemModstamp; LastActivityDate; LastCURequestDate; \
        LastCUUpdateDate; EmailBouncedReason; EmailBouncedDate; Jigsaw; JigsawContactId
        """),
    ProgramTable(
      schema: "salesforce-report (en)", page: "UTF-8",
      columns: """
        Salutation > prefix; First Name > given; Last Name > family; Title > jobTitle; \
        Account Name > organization; Mailing Street > address.street; \
        Mailing City > address.city; Mailing State/Province > address.region; \
        Mailing Zip/Postal Code > address.postalCode; Mailing Country > address.country; \
        Phone > phone.work; Mobile > phone.mobile; Home Phone > phone.home; \
        Other Phone > phone.other; Fax > phone.workFax; Email > email; Birthdate > birthday; \
        Lead Source; Assistant; Asst. Phone > phone.assistant; Email Opt Out; Do Not Call; \
        Description > note
        """),
    ProgramTable(
      schema: "active-directory (en)", page: "UTF-8",
      columns: """
        DistinguishedName; Enabled; GivenName > given; Name > full; ObjectClass; ObjectGUID; \
        SamAccountName; SID; Surname > family; UserPrincipalName; DisplayName > full; \
        EmailAddress > email; mail > email; OfficePhone > phone.work; \
        telephoneNumber > phone.work; MobilePhone > phone.mobile; mobile > phone.mobile; \
        HomePhone > phone.home; Fax > phone.workFax; Title > jobTitle; Department > department; \
        Company > organization; Office; physicalDeliveryOfficeName; \
        StreetAddress > address.work.street; City > address.work.city; l > address.work.city; \
        State > address.work.region; st > address.work.region; \
        PostalCode > address.work.postalCode; Country > address.work.country; \
        co > address.work.country; c > address.work.country; Manager; Description > note; \
        Initials; OtherName > additional; EmployeeID; proxyAddresses; thumbnailPhoto; \
        whenCreated
        """),
    ProgramTable(
      schema: "exchange (en)", page: "UTF-8",
      columns: """
        DisplayName > full; FirstName > given; LastName > family; Initials; \
        WindowsEmailAddress > email; PrimarySmtpAddress > email; EmailAddresses; \
        Phone > phone.work; MobilePhone > phone.mobile; HomePhone > phone.home; \
        OtherTelephone > phone.other; Fax > phone.workFax; Title > jobTitle; \
        Department > department; Company > organization; Office; \
        StreetAddress > address.work.street; City > address.work.city; \
        StateOrProvince > address.work.region; PostalCode > address.work.postalCode; \
        CountryOrRegion > address.work.country; Notes > note; SimpleDisplayName; \
        PhoneticDisplayName
        """),
    ProgramTable(
      schema: "csvde (en)", page: "UTF-8",
      columns: """
        DN; objectClass; cn > full; sn > family; title > jobTitle; description > note; \
        physicalDeliveryOfficeName; telephoneNumber > phone.work; givenName > given; initials; \
        distinguishedName; whenCreated; displayName > full; department > department; \
        company > organization; name > full; sAMAccountName; userPrincipalName; mail > email; \
        homePhone > phone.home; mobile > phone.mobile
        """),
  ]
}
