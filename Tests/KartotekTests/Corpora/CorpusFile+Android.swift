extension CorpusFile {
  /// vCards of telephones, with the values that Android's VCardImporterTests states for them.
  ///
  /// Where Kartotek differs on purpose: numbers stay as written; the row shows the structured name,
  /// Android shows FN; a contact has one organisation and one title, the first; departments are
  /// joined by a comma; an IM address and X-SIP are nothing that a list shows.
  static let android = #"""
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_android_custom_prop.vcf
    by VCardImporterTests
    # Android keeps four rows of unknown kinds; none of them can be shown.
    is 1 skipped
    says file-without-contacts, record-without-content, vcard-version-missing
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_backslash.vcf
    by VCardImporterTests
    is 1 contact
    # The sixth part of N is two backslashes.
    says vcard-value-skipped
    --
    shown A;B\ C\;
    name D|A;B\|C\;||:E
    # Android leaves the escapes in FN, though it undoes the same ones in N.
    fn A;B\C;D:E\
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_base64_no_2_crlf.vcf
    by VCardImporterTests
    is 1 contact
    says vcard-photo-skipped
    --
    shown name
    name |||name|
    fn fullname
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_complicated.vcf
    by VCardImporterTests
    is 1 contact
    says vcard-photo-skipped, vcard-value-skipped
    --
    shown Forrest Hoge Gump
    name Pos|Forrest|Hoge|Gump|Tao
    fn Joe Due
    org Gump Shrimp Co.
    dept Sales Dept.;Manager, Fish keeper
    title Shrimp Man
    phone work: (111) 555-1212
    phone home: (404) 555-1212
    phone mobile: 0311111111
    phone video: 0322222222
    # Android calls a voice number "other"; here it has no label.
    phone: 0333333333
    email *: forrestgump@walladalla.com
    email mobile: cell@example.com
    url: http://www.example.com/
    address work: 100 Waters Edge|||Baytown|LA|30314|United States of America
    address home: 42 Plantation St.|||Baytown|LA|30314|United States of America
    birthday 1980-01-01
    note The following note is th...f their country.
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_im.vcf
    by VCardImporterTests
    is 1 contact
    --
    shown Nick
    nick Nick
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_invalid_comment_line.vcf
    by VCardImporterTests
    is 1 contact
    says vcard-line-malformed x2
    --
    shown Conference Call
    uid 357
    name |Conference Call|||
    fn Conference Call
    note This is an (sharp ->#<- ... NOT be ignored.
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_org_before_title.vcf
    by VCardImporterTests
    is 1 contact
    --
    shown Normal Guy
    fn Normal Guy
    org Company
    dept Organization, Devision, Room, Sheet No.
    title Excellent Janitor
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_pref_handling.vcf
    by VCardImporterTests
    is 1 contact
    says vcard-value-skipped x4
    --
    shown Smith
    fn Smith
    org Company
    title Engineer
    phone home: 1
    phone work *: 2
    phone isdn: 3
    email home *: test@example.com
    email mobile *: test2@examination.com
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_simple_1.vcf
    by VCardImporterTests
    is 1 contact
    says vcard-version-missing
    --
    shown Roid Ando
    name |Roid||Ando|
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_simple_2.vcf
    by VCardImporterTests
    is 1 contact
    says vcard-version-missing
    --
    shown Ando Roid
    fn Ando Roid
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_simple_3.vcf
    by VCardImporterTests
    is 1 contact
    says vcard-version-missing
    --
    shown Roid Ando
    name |Roid||Ando|
    fn Ando Roid
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_sip.vcf
    by VCardImporterTests
    is 1 contact
    --
    shown Android
    fn Android
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_title_before_org.vcf
    by VCardImporterTests
    is 1 contact
    --
    shown Nice Guy
    fn Nice Guy
    org Marverous
    dept Perfect, Great, Good, Bad, Poor
    title Cool Title
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_x_android_custom_after_photo.vcf
    by VCardImporterTests
    is 1 contact
    says vcard-photo-skipped
    --
    shown Roid Ando
    name |Roid||Ando|
    anniversary 1999-07-10
    birthday 1975-08-20
    == vcard/LineageOS_android_frameworks_opt_vcard/v21_x_param.vcf
    by VCardImporterTests
    is 1 contact
    --
    shown Roid Ando
    name |Roid||Ando|
    phone CuStoMpRop: 1
    phone custompropertywithoutx: 2
    email cUstomPrOperty: email@example.com
    email CUSTOMPROPERTYWITHOUTX: email2@example.com
    # The second part of ADR is the extended address; Android shows it as the street.
    address custom: |street|pobox||||
    == vcard/LineageOS_android_frameworks_opt_vcard/v30_pager.vcf
    by VCardImporterTests
    is 1 contact
    --
    shown G M F
    name |G|M|F|
    phone pager: 6101231234@pagersample.com
    == vcard/LineageOS_android_frameworks_opt_vcard/v30_pause_wait.vcf
    by VCardImporterTests
    is 1 contact
    --
    shown Wait Pause
    name |Wait||Pause|
    fn Pause Wait
    phone: p1234p5678w9
    == vcard/LineageOS_android_frameworks_opt_vcard/v30_simple.vcf
    by VCardImporterTests
    is 1 contact
    --
    shown Roid And
    name |Roid||And|
    # Android takes SORT-STRING for the given name's reading; RFC 2426 3.6.5 means it for sorting.
    sort android
    fn And Roid
    org Open
    dept Handset,  Alliance
    phone *: 0300000000
    == vcard/LineageOS_android_frameworks_opt_vcard/v30_sip.vcf
    by VCardImporterTests
    is 1 contact
    --
    shown Android
    fn Android
    == vcard/LineageOS_android_frameworks_opt_vcard/v40_sip.vcf
    by VCardImporterTests
    is 1 contact
    --
    # Japanese names are shown family name first and, by CLDR, without a space.
    shown 安藤ロイド
    name |ロイド||安藤|
    fn 安藤 ロイド
    phone home: 1
    # Android makes it an internet call; the number of a TEL is a phone here, whatever its scheme.
    phone home: sip:example@example.com
    """#
}
