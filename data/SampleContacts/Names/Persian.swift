extension NamePool {
  static let persian = NamePool(
    tag: "fa",
    male: words(
      """
      محمد:mohammad, علی:ali, حسین:hossein, مهدی:mahdi, رضا:reza, امیر:amir, حسن:hassan,
      امیرحسین:amirhossein, احمد:ahmad, علیرضا:alireza, محمدرضا:mohammadreza, عباس:abbas,
      ابوالفضل:abolfazl, مصطفی:mostafa, مجید:majid, سعید:saeid, حمید:hamid, محسن:mohsen,
      اکبر:akbar, جواد:javad, آرش:arash, آرمان:arman, آریا:arya, بهرام:bahram, پرویز:parviz,
      پیمان:peyman, جمشید:jamshid, چنگیز:changiz, داریوش:dariush, ژوبین:zhubin, سیاوش:siavash,
      شهرام:shahram, فرهاد:farhad, کامران:kamran, کوروش:kurosh, گودرز:gudarz, منوچهر:manuchehr,
      نادر:nader, هوشنگ:hushang, یحیی:yahya, یوسف:yusef, امیر\u{200C}علی:amirali,
      محمد\u{200C}جواد:mohammadjavad, علي:ali, مهدي:mahdi, كامران:kamran
      """),
    female: words(
      """
      فاطمه:fatemeh, زهرا:zahra, مریم:maryam, معصومه:masumeh, زینب:zeinab, لیلا:leila, سمیه:somayeh,
      نرگس:narges, مهسا:mahsa, الهام:elham, سارا:sara, آزاده:azadeh, آیدا:aida, پریسا:parisa,
      ترانه:taraneh, ثریا:soraya, ژاله:zhaleh, شیرین:shirin, صدف:sadaf, طاهره:tahereh,
      غزاله:ghazaleh, فرزانه:farzaneh, کتایون:katayun, گلناز:golnaz, لاله:laleh, مینا:mina,
      نازنین:nazanin, نسرین:nasrin, هانیه:haniyeh, یاسمن:yasaman, مه\u{200C}لقا:mahlagha,
      گل\u{200C}نساء:golnesa, مليكا:melika, ریحانه:reyhaneh, هستی:hasti, یگانه:yeganeh
      """),
    family: words(
      """
      محمدی:mohammadi, حسینی:hosseini, احمدی:ahmadi, رضایی:rezaei, مرادی:moradi, کریمی:karimi,
      حیدری:heydari, جعفری:jafari, قاسمی:ghasemi, رحیمی:rahimi, ابراهیمی:ebrahimi, صادقی:sadeghi,
      موسوی:mousavi, هاشمی:hashemi, رستمی:rostami, قنبری:ghanbari, اکبری:akbari, نوری:nuri,
      عزیزی:azizi, سلیمانی:soleimani, شریفی:sharifi, آقایی:aghaei, آذری:azari, پهلوان:pahlavan,
      چراغی:cheraghi, ژیان:zhian, گودرزی:gudarzi, یوسفی:yusefi, ظریف:zarif, ضیایی:ziaei,
      ثابتی:sabeti, خانی:khani, غفاری:ghaffari, وکیلی:vakili, کياني:kiani, يزداني:yazdani
      """) + composedPersian,
    middle: .none,
    organizations: words(
      """
      داروخانه آفتاب, نشر چشمه\u{200C}سار, شرکت پارس\u{200C}گستر, کتابفروشی یاس, آموزشگاه ژرفا,
      فروشگاه قنادی گل, دفتر مهندسی ۱۱۰, آزمایشگاه نور, کافه ناردون
      """),
    notes: words("همکار قدیمی, تعمیرکار کولر, دوست دانشگاه, بعد از عید تماس بگیرم"),
    phone: PhoneShape(country: "+98", national: "900", groups: [3, 4], trunk: "0"))

  private static let composedPersian: [String] = {
    let stems = words(
      """
      علی:ali, حسن:hassan, حسین:hossein, محمد:mohammad, ابراهیم:ebrahim, اسماعیل:esmaeil,
      عباس:abbas, قاسم:ghasem, کاظم:kazem, رحیم:rahim, کریم:karim, تقی:taghi, نقی:naghi,
      مهدی:mahdi, صالح:saleh, نصر:nasr, فرج:faraj, یعقوب:yaghub, یوسف:yusef, اسد:asad, بهرام:bahram,
      رستم:rostam, فرهاد:farhad, کوه:kuh, گل:gol, شیر:shir, جهان:jahan, آریان:arian, پارسا:parsa,
      ملک:malek, خواجه:khajeh, حاجی:haji, میر:mir, شاه:shah, درویش:darvish, زرین:zarrin
      """)
    let endings = words(
      """
      زاده:zadeh, پور:pour, نژاد:nejad, \u{200C}زاده:zadeh, \u{200C}پور:pour, فر:far, نیا:nia,
      خانی:khani, \u{200C}نژاد:nejad, وند:vand, یان:ian, دوست:doust
      """)
    let origins = words(
      """
      :, تهرانی: tehrani, اصفهانی: esfahani, شیرازی: shirazi, تبریزی: tabrizi, مشهدی: mashhadi,
      یزدی: yazdi, کرمانی: kermani, رشتی: rashti
      """)
    var names: [String] = []
    for origin in origins {
      for ending in endings {
        for stem in stems { names.append(join(join(stem, ending, by: ""), origin, by: " ")) }
      }
    }
    return names
  }()

  /// Joins two entries that each hold a written and a Latin form.
  private static func join(_ first: String, _ second: String, by separator: String) -> String {
    let head = first.split(separator: ":", omittingEmptySubsequences: false)
    let tail = second.split(separator: ":", omittingEmptySubsequences: false)
    let gap = tail[0].isEmpty ? "" : separator
    return "\(head[0])\(gap)\(tail[0]):\(head[1])\(tail[1])"
  }
}
