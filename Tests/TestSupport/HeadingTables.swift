/// The headings that three programs write, in the order of their exports.
///
/// Sources: the vendor's table of Outlook headings per ANSI page; Thunderbird's `importMsgs.properties`
/// per language; the field labels of KContacts per language. A heading that a language leaves in
/// English stands here in English.
public enum HeadingTables {
  /// The headings of one program in one language.
  public struct Table: Sendable {
    /// The program, as schemas are named.
    public let program: String
    /// The language of the headings.
    public let language: String
    /// The headings in the order of the export.
    public let headings: [String]
  }

  /// Outlook for the desktop.
  public static let outlook: [Table] = [
    Table(
      program: "outlook", language: "en",
      headings: [
        "Title", "First Name", "Middle Name", "Last Name", "Suffix", "Company", "Department",
        "Job Title", "Business Street", "Business Street 2", "Business Street 3", "Business City",
        "Business State", "Business Postal Code", "Business Country/Region", "Home Street",
        "Home Street 2", "Home Street 3", "Home City", "Home State", "Home Postal Code",
        "Home Country/Region", "Other Street", "Other Street 2", "Other Street 3", "Other City",
        "Other State", "Other Postal Code", "Other Country/Region", "Assistant's Phone",
        "Business Fax", "Business Phone", "Business Phone 2", "Callback", "Car Phone",
        "Company Main Phone", "Home Fax", "Home Phone", "Home Phone 2", "ISDN", "Mobile Phone",
        "Other Fax", "Other Phone", "Pager", "Primary Phone", "Radio Phone", "TTY/TDD Phone",
        "Telex", "Account", "Anniversary", "Assistant's Name", "Billing Information", "Birthday",
        "Business Address PO Box", "Categories", "Children", "Directory Server", "E-mail Address",
        "E-mail Type", "E-mail Display Name", "E-mail 2 Address", "E-mail 2 Type",
        "E-mail 2 Display Name", "E-mail 3 Address", "E-mail 3 Type", "E-mail 3 Display Name",
        "Gender", "Government ID Number", "Hobby", "Home Address PO Box", "Initials",
        "Internet Free Busy", "Keywords", "Language", "Location", "Manager's Name", "Mileage",
        "Notes", "Office Location", "Organizational ID Number", "Other Address PO Box", "Priority",
        "Private", "Profession", "Referred By", "Sensitivity", "Spouse", "User 1", "User 2",
        "User 3", "User 4", "Web Page",
      ]),
    Table(
      program: "outlook", language: "bg",
      headings: [
        "Обръщение", "Собствено име", "Бащино име", "Фамилно име", "Суфикс", "Фирма", "Отдел",
        "Длъжност", "Улица (сл. адрес)", "Улица 2 (сл. адрес)", "Улица 3 (сл. адрес)",
        "Град (сл. адрес)", "Област (сл. адрес)", "Пощенски код (сл. адрес)",
        "Страна/регион (служ. адрес)", "Улица", "Улица 2 \u{A0}(дом. адрес)",
        "Улица 3 \u{A0}(дом. адрес)", "Град", "Област", "Пощенски код",
        "Страна/регион (дом. адрес)", "Улица (друг адрес)", "Улица 2 \u{A0}(друг адрес)",
        "Улица 3 \u{A0}(друг адрес)", "Град \u{A0}(друг адрес)", "Област (друг адрес)",
        "Пощенски код \u{A0}(друг адрес)", "Страна/регион (друг адрес)", "Телефон на помощника",
        "Служебен факс", "Служебен телефон", "Служебен телефон 2", "Обратно повикване",
        "Автомобилен телефон", "Основен телефон на фирмата", "Домашен факс", "Домашен телефон",
        "Домашен телефон 2", "ISDN", "Мобилен телефон", "Друг факс", "Друг телефон", "Пейджър",
        "Основен телефон", "Радиотелефон", "TTY/TDD Phone", "Телекс", "Сметка", "Годишнина",
        "Име на помощника", "Платежна информация", "Рожден ден", "Пощенска кутия (сл. адрес)",
        "Категории", "Деца", "Directory Server", "Имейл адрес", "Тип имейл",
        "Показвано име в имейл", "Имейл адрес 2", "Тип имейл 2", "Показвано име в имейл 2",
        "Имейл адрес 3", "Тип имейл 3", "Показвано име в имейл 3", "Пол", "Правителствен код",
        "Хоби", "Пощенска кутия (дом. адрес)", "Инициали", "Сведения за достъп в Интернет",
        "Keywords", "Language", "Местоположение", "Име на ръководителя", "Разстояние", "Бележки",
        "Местоположение на офиса", "Organizational ID Number", "Пощенска кутия (друг адрес)",
        "Приоритет", "Private", "Професия", "Referred By", "Конфиденциалност", "Съпруг(а)",
        "Потребител 1", "Потребител 2", "Потребител 3", "Потребител 4", "Уеб страница",
      ]),
    Table(
      program: "outlook", language: "el",
      headings: [
        "Title", "First Name", "Middle Name", "Last Name", "Suffix", "Company", "Department",
        "Job Title", "Business Street", "Business Street 2", "Business Street 3", "Business City",
        "Business State", "Business Postal Code", "Χώρα/Περιοχή εργασίας", "Home Street",
        "Home Street 2", "Home Street 3", "Home City", "Home State", "Home Postal Code",
        "Χώρα/Περιοχή οικίας", "Other Street", "Other Street 2", "Other Street 3", "Other City",
        "Other State", "Other Postal Code", "Άλλη χώρα/περιοχή", "Assistant's Phone",
        "Business Fax", "Business Phone", "Business Phone 2", "Callback", "Car Phone",
        "Company Main Phone", "Home Fax", "Home Phone", "Home Phone 2", "ISDN", "Mobile Phone",
        "Other Fax", "Other Phone", "Pager", "Primary Phone", "Radio Phone", "TTY/TDD Phone",
        "Telex", "Account", "Anniversary", "Assistant's Name", "Billing Information", "Birthday",
        "Τ.Θ. διεύθυνσης εργασίας", "Categories", "Children", "Directory Server", "E-mail Address",
        "E-mail Type", "E-mail Display Name", "E-mail 2 Address", "E-mail 2 Type",
        "E-mail 2 Display Name", "E-mail 3 Address", "E-mail 3 Type", "E-mail 3 Display Name",
        "Gender", "Government ID Number", "Hobby", "Τ.Θ. διεύθυνσης οικίας", "Initials",
        "Internet Free Busy", "Keywords", "Language", "Location", "Manager's Name", "Mileage",
        "Notes", "Office Location", "Organizational ID Number", "Τ.Θ. άλλης διεύθυνσης",
        "Priority", "Private", "Profession", "Referred By", "Sensitivity", "Spouse", "User 1",
        "User 2", "User 3", "User 4", "Web Page",
      ]),
    Table(
      program: "outlook", language: "sv",
      headings: [
        "Titel", "Förnamn", "Mellannamn", "Efternamn", "Namnsuffix", "Företag", "Avdelning",
        "Befattning", "Gatuadress, arbete", "Gatuadress 2, arbete", "Gatuadress 3, arbete",
        "Ort, arbete", "Region, arbete", "Postadress, arbete", "Land, arbete", "Gatuadress, hem",
        "Gatuadress 2, hem", "Gatuadress 3, hem", "Hemort", "Region, hem", "Postnr, hem",
        "Land, hem", "Annan gata", "Annan gata 2", "Annan gata 3", "Annan ort", "Annan region",
        "Annat postnummer", "Annat land", "Telefon, assistent", "Fax arbete", "Arbete",
        "Telefon 2, arbete", "Motringning", "Biltelefon", "Företag, växel", "Fax, hem", "Hem",
        "Telefon 2, hem", "ISDN", "Mobiltelefon", "Fax, annan", "Telefon, annan", "Personsökare",
        "Telefon 1", "Telefon 2", "TTY/TDD-telefon", "Telex", "Konto", "Årsdag", "Namn, assistent",
        "Fakturering", "Födelsedag", "Arbetsadress, box", "Kategorier", "Barn", "Katalogserver",
        "E-postadress", "E-posttyp", "E-postnamn", "E-postadress 2", "E-posttyp 2", "E-postnamn 2",
        "E-postadress 3", "E-posttyp 3", "E-postnamn 3", "Kön", "Personnummer", "Hobby",
        "Hemadress, box", "Initialer", "Ledig/upptagen-information för Internet", "Nyckelord",
        "Språk", "Plats", "Namn, chef", "Reseersättning (km)", "Anteckningar", "Arbetsplats",
        "Organisationsnummer", "Annan adress, box", "Prioritet", "Privat", "Yrke", "Referens",
        "Känslighet", "Make maka", "Användare 1", "Användare 2", "Användare 3", "Användare 4",
        "Webbsida",
      ]),
  ]

  /// Thunderbird.
  public static let thunderbird: [Table] = [
    Table(
      program: "thunderbird", language: "en",
      headings: [
        "First Name", "Last Name", "Display Name", "Nickname", "Primary Email", "Secondary Email",
        "Screen Name", "Work Phone", "Home Phone", "Fax Number", "Pager Number", "Mobile Number",
        "Home Address", "Home Address 2", "Home City", "Home State", "Home ZipCode",
        "Home Country", "Work Address", "Work Address 2", "Work City", "Work State",
        "Work ZipCode", "Work Country", "Job Title", "Department", "Organization", "Web Page 1",
        "Web Page 2", "Birth Year", "Birth Month", "Birth Day", "Custom 1", "Custom 2", "Custom 3",
        "Custom 4", "Notes",
      ]),
    Table(
      program: "thunderbird", language: "bg",
      headings: [
        "Име", "Фамилия", "Показвано име", "Псевдоним", "Основна е-поща", "Допълнителна е-поща",
        "Изобразено име", "Служебен телефон", "Домашен телефон", "Факс", "Пейджър",
        "Мобилен телефон", "Домашен адрес", "Домашен адрес 2", "Местоживеене", "Област", "Zip Код",
        "Държава", "Служебен адрес", "Служебен адрес 2", "Месторабота", "Област",
        "Служебен Zip Код", "Държава", "Длъжност", "Отдел", "Организация", "Уеб страница 1",
        "Уеб страница 2", "Година на раждане", "Месец на раждане", "Ден на раждане", "Друго 1",
        "Друго 2", "Друго 3", "Друго 4", "Бележки",
      ]),
    Table(
      program: "thunderbird", language: "el",
      headings: [
        "Όνομα", "Επώνυμο", "Εμφανιζόμενο όνομα", "Ψευδώνυμο", "Κύριο email", "Δευτερεύον email",
        "Εμφανιζόμενο όνομα", "Τηλέφωνο εργασίας", "Τηλέφωνο οικίας", "Αριθμός φαξ",
        "Αριθμός βομβητή", "Αριθμός κινητού", "Διεύθυνση οικίας", "Διεύθυνση οικίας 2",
        "Πόλη οικίας", "Πολιτεία οικίας", "Ταχ. κώδικας οικίας", "Χώρα οικίας",
        "Διεύθυνση εργασίας", "Διεύθυνση εργασίας 2", "Πόλη εργασίας", "Πολιτεία εργασίας",
        "Ταχ. κώδικας εργασίας", "Χώρα εργασίας", "Τίτλος εργασίας", "Τμήμα", "Εταιρεία",
        "Ιστοσελίδα 1", "Ιστοσελίδα 2", "Έτος γέννησης", "Μήνας γέννησης", "Ημέρα γέννησης",
        "Προσαρμοσμένο 1", "Προσαρμοσμένο 2", "Προσαρμοσμένο 3", "Προσαρμοσμένο 4", "Σημειώσεις",
      ]),
    Table(
      program: "thunderbird", language: "sv",
      headings: [
        "Förnamn", "Efternamn", "Visa", "Smeknamn", "E-post", "Ytterligare e-post", "Skärmnamn",
        "Telefon arbete", "Telefon privat", "Faxnummer", "Personsökare", "Mobiltelefon",
        "Adress privat (rad 1)", "Adress privat (rad 2)", "Stad privat", "Landsdel (Stat) privat",
        "Postnummer privat", "Land privat", "Adress arbete (rad 1)", "Adress arbete (rad 2)",
        "Stad arbete", "Landsdel (Stat) arbete", "Postnummer arbete", "Land arbete", "Titel",
        "Avdelning", "Organisation", "Webbplats privat", "Webbplats arbete", "Född år",
        "Född månad", "Född dag", "Annan uppgift 1", "Annan uppgift 1", "Annan uppgift 1",
        "Annan uppgift 1", "Anteckningar",
      ]),
  ]

  /// KAddressBook.
  public static let kaddressbook: [Table] = [
    Table(
      program: "kaddressbook", language: "en",
      headings: [
        "Formatted Name", "Honorific Prefixes", "Given Name", "Additional Names", "Family Name",
        "Honorific Suffixes", "Nick Name", "Birthday", "Anniversary", "EMail (preferred)",
        "EMail (2)", "EMail (3)", "EMail (4)", "Home Address Street",
        "Home Address Post Office Box", "Home Address City", "Home Address State",
        "Home Address Zip Code", "Home Address Country", "Home Address Label",
        "Business Address Street", "Business Address Post Office Box", "Business Address City",
        "Business Address State", "Business Address Zip Code", "Business Address Country",
        "Business Address Label", "Home Phone", "Business Phone", "Mobile Phone", "Home Fax",
        "Business Fax", "Car Phone", "ISDN", "Pager", "Mail Client", "Title", "Role",
        "Organization", "Note", "Homepage", "Blog Feed", "Profession", "Office", "Manager",
        "Assistant", "Spouse",
      ]),
    Table(
      program: "kaddressbook", language: "el",
      headings: [
        "Μορφοποιημένο όνομα", "Τιμητικά προθέματα", "Δοσμένο όνομα", "Πρόσθετα ονόματα",
        "Όνομα οικογενείας", "Τιμητικά επιθέματα", "Ψευδώνυμο", "Γενέθλια", "Επέτειος",
        "Ηλ. αλληλογραφία (προτιμώμενη)", "Ηλ. αλληλογραφία (2)", "Ηλ. αλληλογραφία (3)",
        "Ηλ. αλληλογραφία (4)", "Οδός διεύθυνσης οικίας", "Ταχυδρομική θυρίδα διεύθυνσης οικίας",
        "Πόλη διεύθυνσης οικίας", "Νομός/Περιφέρεια διεύθυνσης οικίας",
        "Ταχ. κώδ. διεύθυνσης οικίας", "Χώρα διεύθυνσης οικίας", "Ετικέτα διεύθυνσης οικίας",
        "Οδός διεύθυνσης επιχείρησης", "Ταχυδρομική θυρίδα διεύθυνσης επιχείρισης",
        "Πόλη διεύθυνσης επιχείρησης", "Νομός/Περιφέρεια διεύθυνσης επιχείρησης",
        "Ταχ. κώδ. διεύθυνσης επιχείρησης", "Χώρα διεύθυνσης επιχείρησης",
        "Ετικέτα διεύθυνσης επιχείρησης", "Τηλέφωνο οικίας", "Τηλέφωνο επιχείρησης",
        "Κινητό τηλέφωνο", "Φαξ οικίας", "Φαξ επιχείρησης", "Τηλέφωνο αυτοκινήτου", "ISDN",
        "Βομβητής", "Πελάτης ταχυδρομείου", "Τίτλος", "Ρόλος", "Οργανισμός", "Σημείωση",
        "Προσωπική σελίδα", "Τροφοδοσία ιστολογίου", "Επάγγελμα", "Γραφείο", "Υπεύθυνος", "Βοηθός",
        "Σύζυγος",
      ]),
    Table(
      program: "kaddressbook", language: "bg",
      headings: [
        "Форматирано име", "Почетни префикси", "Собствено име", "Допълнителни имена",
        "Фамилно име", "Почетни суфикси", "Псевдоним", "Рожден ден", "Годишнина от сватбата",
        "Е-поща (предпочитан адрес)", "Е-поща (2)", "Е-поща (3)", "Е-поща (4)",
        "Улица с домашен адрес", "Пощенска кутия на домашен адрес", "Град на домашен адрес",
        "Област на домашния адрес", "Пощенски код за домашен адрес", "Държава на домашен адрес",
        "Етикет с домашен адрес", "Улица на служебен адрес", "Пощенска кутия за служебен адрес",
        "Служебен адрес град", "Държавен адрес на служебен адреса",
        "Пощенски код на служебен адрес", "Държава на служебен адреса", "Етикет за служебен адрес",
        "Домашен телефон", "Служебен Телефон", "Мобилен телефон", "Домашен факс", "Служебен факс",
        "Телефон на кола", "ISDN", "Пейджър", "Пощенски клиент", "Заглавие", "Позиция",
        "Организация", "Забележка", "Начална страница", "Блог емисия", "Професия", "Офис",
        "Мениджър", "Асистент", "Съпруг(а)",
      ]),
    Table(
      program: "kaddressbook", language: "az",
      headings: [
        "Tam Adı", "Fəxri Müraciətlər (adın əvvəlində)", "Adı", "Əlavə Adlar", "Soyadı",
        "Fəxri Müraciətlər (adın sonunda)", "Ləqəb", "Ad günü", "İldönümü",
        "EPoçt (üstünlük verilən)", "EPoçt (2)", "EPoçt (3)", "EPoçt (4)", "Ev Ünvanı: küçə",
        "Ev Ünvanı: Poçt qutusu", "Ev Ünvanı: şəhər", "Ev Ünvanı: Rayon/Bölgə",
        "Ev Ünvanı İndeksi", "Ev Ünvanı: Olkə", "Ev Ünvanı: yarlıq", "Xidməti Ünvan: küçə",
        "Xidməti Ünvan: Abunəçi Qutusu", "Xidməti Ünvan: Şəhər", "Xidməti Ünvan: Rayon/Bölgə",
        "Xidməti Ünvan: indeks", "Xidməti Ünvan: Ölkə", "Xidməti Ünvan: yarlıq", "Ev Telefonu",
        "Xidməti Telefon", "Mobil Telefon", "Ev Faksı", "Xidməti Faks", "Avtomobil Telefonu",
        "İSDN", "Peycer", "E-poçt müştərisi", "Müraciət forması", "Vəzifəsi", "Təşkilat", "Qeyd",
        "Veb Sayt", "Bloq Lenti", "Peşəsi", "Ofis", "Menecer", "Katib(ə)", "Həyat yoldaşı",
      ]),
    Table(
      program: "kaddressbook", language: "sv",
      headings: [
        "Formaterat namn", "Inledande titlar", "Tilltalsnamn", "Andra namn", "Efternamn",
        "Efterföljande titlar", "Smeknamn", "Födelsedag", "Årsdag", "E-post (föredragen)",
        "E-post (2)", "E-post (3)", "E-post (4)", "Gatuadress hem", "Postboxadress hem",
        "Stadsadress hem", "Stat hem", "Postnummer hem", "Landsadress hem", "Adressetikett hem",
        "Gatuadress arbete", "Postboxadress arbete", "Stadsadress arbete", "Stat arbete",
        "Postnummer arbete", "Landsadress arbete", "Adressetikett arbete", "Hemtelefon",
        "Telefon arbete", "Mobiltelefon", "Hemtelefax", "Arbetsfax", "Biltelefon", "ISDN",
        "Personsökare", "E-postklient", "Titel", "Roll", "Organisation", "Anteckning", "Hemsida",
        "Bloggkanal", "Yrke", "Kontor", "Chef", "Sekreterare", "Make/maka",
      ]),
  ]
}
