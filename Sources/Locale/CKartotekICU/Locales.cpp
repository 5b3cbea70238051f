#include <unicode/calendar.h>
#include <unicode/coll.h>
#include <unicode/numsys.h>
#include <unicode/strenum.h>
#include <unicode/timezone.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

#include <cstring>
#include <memory>

#include "DataLocale.hpp"
#include "ParentLocales.hpp"
#include "Support.hpp"

namespace {

using icu::Locale;
using kartotek::isAvailable;

std::string likelyScript(const Locale &locale, UErrorCode &status) {
  Locale full(locale);
  full.addLikelySubtags(status);
  return U_SUCCESS(status) ? full.getScript() : "";
}

/// A language is known without a script if ICU has its data; a written script must have data of
/// its own or be the one the language is usually written in. Neither a collator's valid locale
/// (root for en and de) nor a fallback status (the same for en and nonsense) can tell.
bool isKnownLanguage(const Locale &locale, UErrorCode &status) {
  const std::string language = locale.getLanguage();
  const std::string script = locale.getScript();
  const bool undetermined = language.empty();
  if (!undetermined && !isAvailable(language)) return false;
  if (script.empty() || isAvailable(language + "_" + script)) return true;
  return likelyScript(Locale(language.c_str()), status) == script;
}

/// Whether the list of names holds the value; a null list has failed and holds nothing.
bool contains(icu::StringEnumeration *names, const std::string &value, UErrorCode &status) {
  std::unique_ptr<icu::StringEnumeration> owned(names);
  if (U_FAILURE(status) || owned == nullptr) return false;
  while (const char *name = owned->next(nullptr, status)) {
    if (value == name) return true;
  }
  return false;
}

bool isKnownCollation(const std::string &value, UErrorCode &status) {
  // Two types of the data that have no keyword list entry in every ICU.
  if (value == "standard" || value == "search") return true;
  return contains(icu::Collator::getKeywordValues("collation", status), value, status);
}

bool isKnownCalendar(const std::string &value, UErrorCode &status) {
  return contains(
    icu::Calendar::getKeywordValuesForLocale("calendar", Locale::getRoot(), false, status), value,
    status);
}

bool isKnownNumbers(const std::string &value, UErrorCode &status) {
  // Names that stand for a system of the locale (UTS 35 part 3, other numbering systems).
  if (value == "native" || value == "traditional" || value == "finance") return true;
  return contains(icu::NumberingSystem::getAvailableNames(status), value, status);
}

struct Keyword {
  const char *name;
  bool (*isKnown)(const std::string &, UErrorCode &);
  int32_t verdict;
};

const Keyword checkedKeywords[] = {
  {"collation", isKnownCollation, KT_LOCALE_UNKNOWN_COLLATION},
  {"calendar", isKnownCalendar, KT_LOCALE_UNKNOWN_CALENDAR},
  {"numbers", isKnownNumbers, KT_LOCALE_UNKNOWN_NUMBERS},
};

/// Whether settings of collation (-u-ka-, -ks- and the like) can be followed. ICU lists neither their
/// keys nor their values, and refuses wrong ones only when a collator is opened.
bool areKnownSettings(const Locale &locale, UErrorCode &status) {
  std::unique_ptr<icu::StringEnumeration> keys(locale.createKeywords(status));
  if (U_FAILURE(status) || keys == nullptr) return true;
  bool hasSettings = false;
  while (const char *key = keys->next(nullptr, status)) {
    const std::string name(key);
    hasSettings = hasSettings || name.rfind("col", 0) == 0 || name.rfind("kv", 0) == 0
      || name == "variabletop";
  }
  if (!hasSettings) return true;
  UErrorCode refused = U_ZERO_ERROR;
  const std::unique_ptr<icu::Collator> collator(
    icu::Collator::createInstance(kartotek::dataLocale(locale, status), refused));
  return refused != U_ILLEGAL_ARGUMENT_ERROR && refused != U_UNSUPPORTED_ERROR;
}

int32_t judge(const Locale &locale, UErrorCode &status) {
  if (!isKnownLanguage(locale, status)) return KT_LOCALE_UNKNOWN_LANGUAGE;
  for (const Keyword &keyword : checkedKeywords) {
    UErrorCode absent = U_ZERO_ERROR;
    const auto value = locale.getKeywordValue<std::string>(keyword.name, absent);
    if (U_FAILURE(absent) || value.empty()) continue;
    if (!keyword.isKnown(value, status)) return keyword.verdict;
  }
  return areKnownSettings(locale, status) ? KT_LOCALE_KNOWN : KT_LOCALE_UNKNOWN_COLLATION;
}

std::string calendarName(const Locale &locale, UErrorCode &status) {
  // The zone is named, so that ICU does not look for the machine's.
  std::unique_ptr<icu::Calendar> calendar(
    icu::Calendar::createInstance(*icu::TimeZone::getGMT(), locale, status));
  return U_SUCCESS(status) ? calendar->getType() : "";
}

std::string numberingName(const Locale &locale, UErrorCode &status) {
  std::unique_ptr<icu::NumberingSystem> system(
    icu::NumberingSystem::createInstance(locale, status));
  return U_SUCCESS(status) ? system->getName() : "";
}

void describe(const Locale &locale, UErrorCode &status, kt_buffer *out) {
  const Locale data = kartotek::dataLocale(locale, status);
  const std::string fields[] = {
    locale.toLanguageTag<std::string>(status),
    *locale.getLanguage() == 0 ? "und" : locale.getLanguage(),
    locale.getScript(),
    locale.getCountry(),
    likelyScript(locale, status),
    calendarName(data, status),
    numberingName(data, status),
    locale.isRightToLeft() ? "rtl" : "ltr",
  };
  if (U_FAILURE(status)) return;
  std::string text;
  for (const std::string &field : fields) text += field + "\n";
  kartotek::give(text, out);
}

}  // namespace

int32_t kt_locale_describe(kt_text tag, int32_t *verdict, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    *verdict = KT_LOCALE_MALFORMED;
    const std::string text(reinterpret_cast<const char *>(tag.bytes), tag.count);
    // ICU reads an empty tag as root and stops at a 00; both are mistakes of the user.
    if (text.empty() || text.find('\0') != std::string::npos) return;
    UErrorCode syntax = U_ZERO_ERROR;
    Locale locale = Locale::forLanguageTag(text, syntax);
    if (U_FAILURE(syntax) || locale.isBogus()) return;
    locale.canonicalize(status);
    if (U_FAILURE(status)) return;
    *verdict = judge(locale, status);
    if (U_SUCCESS(status) && *verdict == KT_LOCALE_KNOWN) describe(locale, status, out);
  });
}

int32_t kt_locale_parents(const char *tag, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    const Locale locale = Locale::forLanguageTag(tag, status);
    std::string text;
    for (const std::string &name : kartotek::parentChain(locale, status)) {
      text += Locale(name.c_str()).toLanguageTag<std::string>(status) + "\n";
    }
    if (U_SUCCESS(status)) kartotek::give(text, out);
  });
}

int32_t kt_locale_likely_language(const char *script, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    Locale full = Locale::createFromName((std::string("und_") + script).c_str());
    full.addLikelySubtags(status);
    if (U_SUCCESS(status)) kartotek::give(std::string(full.getLanguage()), out);
  });
}

int32_t kt_locale_available(kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    std::string tags;
    const int32_t count = uloc_countAvailable();
    for (int32_t index = 0; index < count && U_SUCCESS(status); ++index) {
      tags += Locale(uloc_getAvailable(index)).toLanguageTag<std::string>(status) + "\n";
    }
    if (U_SUCCESS(status)) kartotek::give(tags, out);
  });
}
