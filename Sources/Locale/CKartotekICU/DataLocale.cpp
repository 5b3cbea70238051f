#include "DataLocale.hpp"

#include <unicode/uloc.h>

namespace kartotek {

using icu::Locale;

bool isAvailable(const std::string &name) {
  const int32_t count = uloc_countAvailable();
  for (int32_t index = 0; index < count; ++index) {
    if (name == uloc_getAvailable(index)) return true;
  }
  return false;
}

/// A region may imply another script than the language's usual one: sr_ME is sr_Latn_ME. UTS 35
/// asks for the script before inheritance, and ICU's bundles obey (az_IR inherits root, not az).
Locale withImpliedScript(const Locale &locale, UErrorCode &status) {
  if (*locale.getScript() != 0 || *locale.getCountry() == 0 || *locale.getLanguage() == 0) {
    return locale;
  }
  Locale language(locale.getLanguage());
  Locale full(locale);
  language.addLikelySubtags(status);
  full.addLikelySubtags(status);
  if (U_FAILURE(status) || std::string(language.getScript()) == full.getScript()) return locale;
  const std::string name = locale.getName();
  const std::string scripted = std::string(locale.getLanguage()) + "_" + full.getScript();
  return Locale((scripted + name.substr(name.find('_'))).c_str());
}

/// Root with the region as a keyword: ICU does not find root above "_FR" and goes to the
/// machine's locale.
static Locale rootFor(const Locale &locale, UErrorCode &status) {
  const std::string name = locale.getName();
  const size_t keywords = name.find('@');
  Locale root(keywords == std::string::npos ? "" : name.substr(keywords).c_str());
  const std::string region = locale.getCountry();
  if (!region.empty()) root.setKeywordValue("rg", (region + "zzzz").c_str(), status);
  return root;
}

Locale dataLocale(const Locale &locale, UErrorCode &status) {
  if (*locale.getLanguage() == 0) {
    return *locale.getBaseName() == 0 ? locale : rootFor(locale, status);
  }
  // ICU finds most data by the rule above, but not collation: sr_ME would get root's.
  const Locale scripted = withImpliedScript(locale, status);
  const std::string name = std::string(scripted.getLanguage()) + "_" + scripted.getScript();
  return isAvailable(name) ? scripted : locale;
}

Locale localeOf(const char *tag, UErrorCode &status) {
  return dataLocale(Locale::forLanguageTag(tag, status), status);
}

}  // namespace kartotek
