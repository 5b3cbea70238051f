#include "ParentLocales.hpp"

#include <unicode/ures.h>

#include "DataLocale.hpp"

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

}  // namespace

namespace kartotek {

std::vector<std::string> parentChain(const icu::Locale &locale, UErrorCode &status) {
  std::vector<std::string> chain;
  Bundle supplemental(ures_openDirect(nullptr, "supplementalData", &status));
  Bundle table(ures_getByKey(supplemental.getAlias(), "parentLocales", nullptr, &status));
  if (U_FAILURE(status)) return chain;
  std::string name = *locale.getBaseName() == 0 ? "root" : locale.getBaseName();
  if (name != "root") {
    const std::string scripted = withImpliedScript(locale, status).getBaseName();
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
