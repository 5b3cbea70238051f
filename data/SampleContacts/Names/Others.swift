extension NamePool {
  /// People from elsewhere, whom every address book has a few of.
  static let others: [NamePool] = [
    NamePool(
      tag: "en", male: words("James, Oliver, William, Seán, Thomas, Zachary"),
      female: words("Mary, Olivia, Siobhán, Grace, Charlotte, Zoë"),
      family: words("Smith, Jones, O'Brien, Taylor, McDonald, MacLeod, Wright, Évans, Young"),
      phone: PhoneShape(country: "+44", national: "7700 900", groups: [3], trunk: "0")),
    NamePool(
      tag: "de", male: words("Hans, Jürgen, Wolfgang, Götz, Ömer, Uwe"),
      female: words("Anna, Käthe, Ursula, Jördis, Zita, Änne"),
      family: words("Müller, Schmidt, Weiß, Öztürk, von der Heide, Zöllner, Groß, Äpfler"),
      phone: PhoneShape(country: "+49", national: "170", groups: [3, 4], trunk: "0")),
    NamePool(
      tag: "tr", male: words("Mehmet, İbrahim, Işık, Çağlar, Ömer, Şükrü"),
      female: words("Fatma, Ayşe, İpek, Işıl, Çiğdem, Ülkü"),
      family: words("Yılmaz, Kaya, Demir, Çelik, Şahin, Öztürk, İnce, Ilgaz, Ünlü"),
      phone: PhoneShape(country: "+90", national: "500", groups: [3, 4], trunk: "0")),
    NamePool(
      tag: "ru", male: words("Александр, Сергей, Фёдор, Юрий, Эдуард"),
      female: words("Ольга, Елена, Наталья, Эмма, Ёлка"),
      family: words(
        "Смирнов/Смирнова, Кузнецов/Кузнецова, Ёлкин/Ёлкина, Щукин/Щукина, Эйдельман, Ыров/Ырова"),
      phone: PhoneShape(country: "+7", national: "900", groups: [3, 2, 2], trunk: "8")),
    NamePool(
      tag: "ar", male: words("أحمد:ahmed, محمود:mahmoud, إبراهيم:ibrahim, عبد الله:abdullah"),
      female: words("فاطمة:fatima, إيمان:iman, هدى:huda, آية:aya"),
      family: words("المصري:almasri, حداد:haddad, الخطيب:alkhatib, إدريس:idris, آل سعيد:alsaid"),
      phone: PhoneShape(country: "+20", national: "100", groups: [3, 4], trunk: "0")),
    NamePool(
      tag: "ja", male: words("太郎:taro, 健:ken, 翔:sho"), female: words("花子:hanako, さくら:sakura, 愛:ai"),
      family: words("佐藤:sato, 鈴木:suzuki, 高橋:takahashi, 田中:tanaka, 渡辺:watanabe"),
      phone: PhoneShape(country: "+81", national: "90", groups: [4, 4], trunk: "0")),
    NamePool(
      tag: "zh", male: words("伟:wei, 强:qiang, 磊:lei"), female: words("芳:fang, 娜:na, 静:jing"),
      family: words("王:wang, 李:li, 张:zhang, 刘:liu, 陈:chen, 欧阳:ouyang"),
      phone: PhoneShape(country: "+86", national: "100", groups: [4, 4], trunk: "")),
    NamePool(
      tag: "ka", male: words("გიორგი:giorgi, ლევან:levan"),
      female: words("ნინო:nino, ქეთევან:ketevan"),
      family: words("ბერიძე:beridze, კაპანაძე:kapanadze, გელაშვილი:gelashvili"),
      phone: PhoneShape(country: "+995", national: "500", groups: [3, 3], trunk: "0")),
  ]
}
