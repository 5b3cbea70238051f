import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UScript;
import com.ibm.icu.text.PersonName;
import com.ibm.icu.text.PersonNameFormatter;
import com.ibm.icu.text.SimplePersonName;
import com.ibm.icu.util.VersionInfo;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;

/**
 * Prints what ICU4J's PersonNameFormatter makes of names, for person-names.tsv.
 *
 * <p>Run with: java -cp /usr/share/java/icu4j.jar PersonNames.java > person-names.tsv (Debian's
 * libicu4j-java and default-jdk-headless).
 *
 * <p>A name in another script than the list's is printed as the list of its own language shows it:
 * ICU 72 keeps the list's pattern for such names, later versions and UTS 35 part 8 do not.
 */
public class PersonNames {
  private static final String[] LISTS = {
    "el", "bg", "fa", "az", "sv", "en", "de", "hu", "ja", "zh", "zh-Hant", "ko", "vi", "th", "nl",
    "ru", "he", "ar", "hi", "yue"
  };

  /** Language of the card, given, additional and family name; empty for none. */
  private static final String[][] NAMES = {
    {"", "Άννα", "", "Αλεξίου"}, {"el", "Γιώργος", "Κώστα", "Μανωλάκης"},
    {"", "Иван", "Петров", "Иванов"}, {"bg", "Ирина", "", "Стоянова"},
    {"", "علی", "", "رضایی"}, {"fa", "زهرا", "سادات", "حسینی"},
    {"az", "İlham", "Rauf oğlu", "Vəliyev"}, {"", "Nigar", "", "Quliyeva"},
    {"sv", "Lars-Åke", "", "Öberg"}, {"", "Zlatan", "", ""}, {"", "Åsa", "Maria", "Berg"},
    {"ja", "健", "", "渡辺"}, {"", "太郎", "", "渡辺"}, {"zh", "小明", "", "王"},
    {"ko", "민준", "", "김"}, {"", "민준", "", "김"},
    {"hu", "Béla", "", "Kovács"}, {"", "Béla", "", "Kovács"},
    {"de", "アンナ", "", "シュミット"}, {"th", "สมชาย", "", "ใจดี"},
    {"en", "John", "Ronald", "Smith"}, {"nl", "Jan", "", "van den Berg"},
    {"", "გიორგი", "", "მელაძე"}, {"hi", "अमित", "", "शर्मा"}, {"he", "דוד", "", "כהן"},
    {"ar", "محمد", "", "السيد"}, {"", "Մարիամ", "", "Պետրոսյան"},
    {"vi", "Anh", "Văn", "Nguyễn"}
  };

  /** The language that a script most likely writes (CLDR's likely subtags). */
  private static final Map<String, String> LANGUAGES =
      Map.of("Grek", "el", "Cyrl", "ru", "Arab", "ar", "Latn", "en", "Hani", "zh",
             "Hang", "ko", "Kana", "ja", "Thai", "th", "Deva", "hi", "Hebr", "he");

  public static void main(String[] arguments) throws Exception {
    PrintStream output = new PrintStream(System.out, true, "UTF-8");
    output.println("# ICU4J " + VersionInfo.ICU_VERSION.getVersionString(2, 2)
        + ", PersonNameFormatter, long, referring, formal; made by PersonNames.java");
    output.println("# list\tlanguage\tgiven\tadditional\tfamily\ttext");
    for (String list : LISTS) {
      for (String[] name : NAMES) {
        String text = format(isOfScript(name, list) ? list : ownLanguage(name), name);
        output.println(String.join("\t", list, String.join("\t", name), text));
      }
    }
  }

  private static String script(String[] name) {
    return UScript.getShortName(UScript.getScript(name[name[3].isEmpty() ? 1 : 3].codePointAt(0)));
  }

  private static boolean isOfScript(String[] name, String list) {
    String script = script(name);
    switch (list) {
      case "el": return script.equals("Grek");
      case "bg": case "ru": return script.equals("Cyrl");
      case "fa": case "ar": return script.equals("Arab");
      case "he": return script.equals("Hebr");
      case "hi": return script.equals("Deva");
      case "th": return script.equals("Thai");
      case "ja": return script.equals("Hani") || script.equals("Kana");
      case "zh": case "zh-Hant": case "yue": return script.equals("Hani");
      case "ko": return script.equals("Hang") || script.equals("Hani");
      default: return script.equals("Latn");
    }
  }

  /** The card's language, else that of the script; katakana is how Japanese writes foreign names. */
  private static String ownLanguage(String[] name) {
    String script = script(name);
    if (name[0].isEmpty() || script.equals("Kana")) {
      return LANGUAGES.getOrDefault(script, script.equals("Geor") ? "ka" : "hy");
    }
    return name[0];
  }

  private static String format(String list, String[] name) {
    SimplePersonName.Builder builder = SimplePersonName.builder();
    PersonName.NameField[] fields = {
      PersonName.NameField.GIVEN, PersonName.NameField.GIVEN2, PersonName.NameField.SURNAME
    };
    for (int field = 0; field < fields.length; field++) {
      if (!name[field + 1].isEmpty()) builder.addField(fields[field], null, name[field + 1]);
    }
    if (!name[0].isEmpty()) builder.setLocale(Locale.forLanguageTag(name[0]));
    return PersonNameFormatter.builder()
        .setLocale(Locale.forLanguageTag(list))
        .setLength(PersonNameFormatter.Length.LONG)
        .setUsage(PersonNameFormatter.Usage.REFERRING)
        .setFormality(PersonNameFormatter.Formality.FORMAL)
        .build()
        .formatToString(builder.build());
  }
}
