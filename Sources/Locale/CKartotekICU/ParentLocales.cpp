#include "ParentLocales.hpp"

#include <unicode/uloc.h>
#include <unicode/ures.h>

namespace {

using Bundle = icu::LocalUResourceBundlePointer;

/// Whether a string or array resource holds the name.
bool holds(UResourceBundle *children, const std::string &name) {
  const int32_t count = ures_getSize(children);
  for (int32_t index = 0; index < count; ++index) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    const UChar *child = ures_getStringByIndex(children, index, &length, &status);
    if (U_FAILURE(status)) continue;
    if (icu::UnicodeString(false, child, length) == icu::UnicodeString(name.c_str())) return true;
  }
  return false;
}

/// CLDR's parent where it is not found by truncation, else the empty string.
std::string listedParent(UResourceBundle *table, const std::string &name, UErrorCode &status) {
  const int32_t count = ures_getSize(table);
  for (int32_t index = 0; index < count && U_SUCCESS(status); ++index) {
    Bundle children(ures_getByIndex(table, index, nullptr, &status));
    if (U_SUCCESS(status) && holds(children.getAlias(), name)) {
      return ures_getKey(children.getAlias());
    }
  }
  return "";
}

std::string truncated(const std::string &name) {
  const size_t last = name.rfind('_');
  if (last == std::string::npos) return "root";
  std::string shorter = name.substr(0, last);
  // A variant without region leaves an empty field: hy__AREVMDA.
  while (!shorter.empty() && shorter.back() == '_') shorter.pop_back();
  return shorter.empty() ? "root" : shorter;
}

/// A region may imply a script that has data of its own: zh_TW is zh_Hant_TW. UTS 35 asks for
/// the script before inheritance; ICU keeps aliases (zh_TW to zh_Hant_TW) for the same end.
std::string withImpliedScript(const icu::Locale &locale, UErrorCode &status) {
  const std::string name = locale.getBaseName();
  if (*locale.getScript() != 0 || *locale.getCountry() == 0) return name;
  icu::Locale language(locale.getLanguage());
  icu::Locale full(name.c_str());
  language.addLikelySubtags(status);
  full.addLikelySubtags(status);
  if (U_FAILURE(status) || std::string(language.getScript()) == full.getScript()) return name;
  const std::string scripted = std::string(locale.getLanguage()) + "_" + full.getScript();
  for (int32_t index = 0; index < uloc_countAvailable(); ++index) {
    if (scripted == uloc_getAvailable(index)) return scripted + name.substr(name.find('_'));
  }
  return name;
}

}  // namespace

namespace kartotek {

std::vector<std::string> parentChain(const icu::Locale &locale, UErrorCode &status) {
  std::vector<std::string> chain;
  Bundle supplemental(ures_openDirect(nullptr, "supplementalData", &status));
  Bundle table(ures_getByKey(supplemental.getAlias(), "parentLocales", nullptr, &status));
  if (U_FAILURE(status)) return chain;
  std::string name = *locale.getBaseName() == 0 ? "root" : locale.getBaseName();
  if (name != "root") {
    const std::string scripted = withImpliedScript(locale, status);
    if (scripted != name) chain.push_back(name);
    name = scripted;
  }
  while (U_SUCCESS(status) && name != "root") {
    chain.push_back(name);
    const std::string parent = listedParent(table.getAlias(), name, status);
    name = parent.empty() ? truncated(name) : parent;
  }
  chain.push_back("root");
  return chain;
}

}  // namespace kartotek
