extension NamePool {
  static let azerbaijani = NamePool(
    tag: "az",
    male: azerbaijaniMen,
    female: words(
      """
      Aygün, Günel, Leyla, Nigar, Sevinc, Aynur, Gülnarə, Aytən, Lalə, Nərmin, Könül, Fidan, Səbinə,
      Xatirə, Zəhra, Elnarə, Ülviyyə, Şəbnəm, Çinarə, İradə, İlahə, Işıq, Ofeliya, Ruqiyyə, Təranə,
      Vəfa, Yeganə, Əsmər, Əfsanə, Qəmər, Pərvanə, Jalə, Dürdanə, Röya, Xumar, Gülzar
      """),
    family: words(
      """
      Məmmədov/Məmmədova, Əliyev/Əliyeva, Həsənov/Həsənova, Hüseynov/Hüseynova, Quliyev/Quliyeva,
      İsmayılov/İsmayılova, İbrahimov/İbrahimova, Abdullayev/Abdullayeva, Əhmədov/Əhmədova,
      Rzayev/Rzayeva, Nəbiyev/Nəbiyeva, Kərimov/Kərimova, Cəfərov/Cəfərova, Xəlilov/Xəlilova,
      Şirinov/Şirinova, Çələbi, Ağayev/Ağayeva, Babayev/Babayeva, Zeynalov/Zeynalova, Vəliyev/Vəliyeva,
      Ömərov/Ömərova, Üzeyirli, Işıqlı, Qədirli, Yusifzadə, Xanlarov/Xanlarova, Əsgərli, Zamanov/Zamanova,
      Tağıyev/Tağıyeva, Paşayev/Paşayeva, Orucov/Orucova, Mirzəyev/Mirzəyeva, Fərzəliyev/Fərzəliyeva
      """) + composedAzerbaijani,
    middle: .fathers(
      male: azerbaijaniMen.map { "\($0) oğlu" }, female: azerbaijaniMen.map { "\($0) qızı" },
      percent: 35),
    organizations: words(
      """
      Aptek Şəfa MMC, Çörək Evi, İşıq Elektrik, Xəzər Tikinti MMC, Əsas Logistika, Güneş Məktəbi,
      Qarabağ Xalça, Yol Servis, 3 Alma Mağazası, Ümid Klinikası
      """),
    notes: words("İş yoldaşı, Ustadır, Bayramdan sonra zəng et, Uşaqlıq dostu"),
    phone: PhoneShape(country: "+994", national: "50", groups: [3, 2, 2], trunk: "0"))

  private static let azerbaijaniMen = words(
    """
    Elçin, Rəşad, Vüqar, Elşən, Anar, Ramil, Samir, Orxan, Tural, Kamran, İlqar, Əli, Məmməd, Həsən,
    Hüseyn, Ceyhun, Fuad, Emin, Nicat, Rüfət, Şahin, Çingiz, Xəyal, Qurban, Ömər, Üzeyir, Zaur,
    Yusif, İbrahim, İsmayıl, İlkin, Vasif, Tahir, Səməd, Pərviz, Namiq, Mübariz, Eldar, Araz, Uğur
    """)

  private static let composedAzerbaijani: [String] = {
    // Stems that end in a consonant take -ov and those in a vowel -yev; both take -zade.
    let consonants = words(
      """
      Abbas, Adil, Ağakərim, Alxan, Arif, Aslan, Bayram, Balakişi, Cabbar, Camal, Cavad, Əsəd, Əjdər,
      Fərhad, Heydər, İlyas, İsgəndər, Kazım, Mahmud, Muxtar, Nadir, Nəcəf, Novruz, Osman, Pirhəsən,
      Qasım, Qəhrəman, Rəhim, Sadıq, Salman, Süleyman, Şamil, Şükür, Tahir, Təhməz, Vahid, Xəlil,
      Yaqub, Zakir, Zülfüqar
      """)
    let vowels = words(
      """
      Ata, Ağa, Baba, Bəxti, Dada, Əhmədqulu, Fətəli, Hacı, Hümbətəli, İmamqulu, Kəlbi, Məhərrəmli,
      Mirzə, Musa, Nurəli, Paşa, Pənahəli, Rza, Səfi, Şirəli, Təqi, Vəli, Yəhya, Zəki
      """)
    var names: [String] = []
    for prefix in ["", "Hacı", "Mir", "Şah", "Xan", "Seyid"] {
      for stem in consonants {
        let base = prefix.isEmpty ? stem : prefix + azerbaijaniLowercased(stem)
        names += ["\(base)ov/\(base)ova", "\(base)zadə"]
      }
      for stem in vowels {
        let base = prefix.isEmpty ? stem : prefix + azerbaijaniLowercased(stem)
        names += ["\(base)yev/\(base)yeva", "\(base)zadə"]
      }
    }
    return names
  }()

  /// Lower case with the dotted i of the language, which the standard library does not know.
  private static func azerbaijaniLowercased(_ stem: String) -> String {
    switch stem.first {
    case "İ": "i" + stem.dropFirst()
    case "I": "ı" + stem.dropFirst()
    default: stem.prefix(1).lowercased() + stem.dropFirst()
    }
  }
}
