extension CorpusFile {
  /// Files of the .NET library VCards, most of them from German Windows programs; `by tests` where
  /// its own tests state values, the rest of the card read by eye.
  static let folkerKinzel = #"""
    == vcard/FolkerKinzel_VCards/AnsiIssueNoEncoding.vcf
    by AnsiFilterTests
    is 1 contact
    in windows-1252
    says encoding-guessed
    --
    shown Ralf Rastral
    name |Ralf||Rastral|
    language de
    fn Ralf Rastral
    address home: Lämmerweg 12|||Kleindorf||98765|Deutschland
    == vcard/FolkerKinzel_VCards/Empty.vcf
    by sight
    is error empty
    == vcard/FolkerKinzel_VCards/German.vcf
    by sight
    is 1 contact
    # Its letters are the same in windows-1252, which the file's LABEL names and LABEL is not read.
    in windows-1254
    says encoding-guessed
    --
    shown Sören Täve Nüßlebaum
    name |Sören|Täve|Nüßlebaum|
    fn Sören Täve Nüßlebaum
    address: |||Mößlitz|||
    == vcard/FolkerKinzel_VCards/Greek.vcf
    by AnsiFilterTests
    is 1 contact
    in windows-1253
    says encoding-guessed
    --
    shown Ευάγγελος Οδυσσέας Παπαθανασίου
    name |Ευάγγελος|Οδυσσέας|Παπαθανασίου|
    fn Βαγγέλης
    address: |||Αθήνα|||
    == vcard/FolkerKinzel_VCards/LabelIssue.vcf
    by LabelIssueTests
    is 1 contact
    --
    shown Rudi Wimmel
    name |Rudi||Wimmel|
    language de
    fn Rudi Wimmel
    org Wurstdarm KG
    title Compliance Officer
    phone work: 0987 /6543
    phone home: 9876 /11223344
    email *: Wimmel@wurstdarm.de
    url work: wurstdarm.de
    address work: Business-Straße 19|||Schaffhausen||76543|Deutschland
    address home: Freizeitweg 4|||Freizeithausen||12345|Deutschland
    address: Sonstgasse 44|||Anderstadt||37465|Deutschland
    == vcard/FolkerKinzel_VCards/Library_v2.vcf
    by sight
    is 1 contact
    says vcard-photo-skipped
    --
    shown Max Anderer Mustermann
    name Herr|Max|Anderer|Mustermann|sen.
    language de
    fn Herr Max Anderer Mustermann sen.
    org Musterfirma GmbH
    title Musterposition
    phone work: +49 (0611) 123456 - 11
    phone home: +49 (0611) 123456 - 12
    phone mobile: +49 (0611) 123456 - 14
    phone workFax: +49 (0611) 123456 - 13
    email: max.mustermann@musterfirma.de
    url: https://www.musterfirma.de
    address work: Musterstrasse 12|||Wiesbaden|Hessen|65201|Deutschland
    note Hier noch ein paar notizen
    == vcard/FolkerKinzel_VCards/Outlook_v2.vcf
    by sight
    is 1 contact
    says vcard-photo-skipped
    --
    shown Max Anderer Mustermann
    name Herr|Max|Anderer|Mustermann|sen.
    language de
    fn Herr Max Anderer Mustermann sen.
    org Musterfirma GmbH
    title Musterposition
    phone work: +49 (0611) 123456 - 11
    phone home: +49 (0611) 123456 - 12
    phone mobile: +49 (0611) 123456 - 14
    phone workFax: +49 (0611) 123456 - 13
    email *: max.mustermann@musterfirma.de
    url work: https://www.musterfirma.de
    address work: Musterstrasse 12|||Wiesbaden|Hessen|65201|Deutschland
    note Hier noch ein paar notizen
    == vcard/FolkerKinzel_VCards/Photo_v3.vcf
    by sight
    is 1 contact
    says vcard-photo-skipped
    --
    shown Emma Musterfrau
    uid 34954de49734287e
    name |Emma||Musterfrau|
    fn Emma Musterfrau
    phone work: 03456-78910
    phone home: 03456-10987
    phone mobile: 0160-45678910
    email home: emma.musterfrau@googlemail.com
    address home: Wiesenstr. 25|||Grünstadt OT Gelbdorf||06789|Deutschland
    birthday 2011-03-17
    == vcard/FolkerKinzel_VCards/Ukrainian.vcf
    by AnsiFilterTests
    is 1 contact
    --
    shown Віталій Володи́мирович Кличко́
    name |Віталій|Володи́мирович|Кличко́|
    fn Віталій Володи́мирович Кличко́
    address: |||Київ|||
    == vcard/FolkerKinzel_VCards/WhatsAppIssue.vcf
    by WhatsAppIssueTests
    is 1 contact
    --
    shown zzMad Perla 45
    name |zzMad Perla 45|||
    fn zzMad Perla 45
    phone home: 7yy-zzz-xxx
    phone WhatsApp: 7yy-zzz-xxx
    url: https://www.xxxxxx
    note PERLA\nmadrid
    == vcard/FolkerKinzel_VCards/utf-8.vcf
    by AnsiFilterTests
    is 1 contact
    --
    shown Konfuzius
    name |||Konfuzius|
    fn 孔夫子
    == vcard/FolkerKinzel_VCards/v2_1.vcf
    by sight
    is 1 contact
    says vcard-photo-skipped
    --
    shown Max Middle Name Mustermann
    name Dr.|Max|Middle Name|Mustermann|
    fn Maxl
    nick Maxl
    org Firma
    dept Führungsetage
    title Position
    phone work: Tel geschäftlich
    phone home: Tel privat
    phone mobile: Handy
    phone: Other Phone
    phone pager: Pager
    phone workFax: 0123/579
    phone homeFax: Fax privat
    email *: privat@folker-kinzel.de
    email: business@folker-kinzel.de
    email: andere@folker-kinzel.de
    url home: http://www.privat.de
    url work: http://www.musterworks.de
    address work: Firmenstraße|1||Ort Firma|Bundesland Firma|PLZFirma|Land Firma
    address home: Straße|||Ort|Bundesland|PLZ|Land
    birthday 1972-01-31
    anniversary 2000-12-24
    note Kommentar ÄÄÄÄÄÄ ääääää ...ÜÜ üüüüüü ßßßßßß
    """#
}
