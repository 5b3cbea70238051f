// ICU carries CLDR's person-name data but has no formatter in C or C++; its bundles are public.
#include <unicode/ures.h>

#include <memory>

#include "ParentLocales.hpp"
#include "Support.hpp"

using Bundle = icu::LocalUResourceBundlePointer;

/// The `personNames` tables of a locale and its parents, nearest first.
struct kt_person_names {
  std::vector<Bundle> tables;
};

namespace {

/// Direct opening: each table is the locale's own, without ICU's inheritance, which would end
/// in the default locale.
Bundle personNamesOf(const std::string &name) {
  UErrorCode status = U_ZERO_ERROR;
  Bundle locale(ures_openDirect(nullptr, name.c_str(), &status));
  Bundle table(ures_getByKey(locale.getAlias(), "personNames", nullptr, &status));
  return U_SUCCESS(status) ? std::move(table) : Bundle();
}

Bundle child(UResourceBundle *parent, const char *table, const char *key) {
  UErrorCode status = U_ZERO_ERROR;
  Bundle found;
  if (*table == 0) {
    found = Bundle(ures_getByKey(parent, key, nullptr, &status));
  } else {
    Bundle inner(ures_getByKey(parent, table, nullptr, &status));
    found = Bundle(ures_getByKey(inner.getAlias(), key, nullptr, &status));
  }
  return U_SUCCESS(status) ? std::move(found) : Bundle();
}

/// An alias of root tells its target by its key; the target is then looked up from the locale.
Bundle resolve(
  const kt_person_names &names, const char *table, const std::string &key, int32_t hops
) {
  for (const Bundle &parent : names.tables) {
    Bundle found = child(parent.getAlias(), table, key.c_str());
    if (found.isNull()) continue;
    const char *actual = ures_getKey(found.getAlias());
    if (actual == nullptr || key == actual || hops == 0) return found;
    return resolve(names, table, actual, hops - 1);
  }
  return Bundle();
}

void appendText(UResourceBundle *bundle, int32_t index, std::string &text, UErrorCode &status) {
  int32_t length = 0;
  const UChar *utf16 = ures_getStringByIndex(bundle, index, &length, &status);
  if (U_SUCCESS(status)) kartotek::append(utf16, static_cast<size_t>(length), text);
}

/// A string counts as an array of one.
std::string textOf(UResourceBundle *bundle, UErrorCode &status) {
  std::string text;
  const int32_t count = ures_getSize(bundle);
  for (int32_t index = 0; index < count && U_SUCCESS(status); ++index) {
    if (index > 0) text += "\n";
    appendText(bundle, index, text, status);
  }
  return text;
}

}  // namespace

int32_t kt_person_names_open(const char *tag, kt_person_names **out) {
  return kartotek::guarded([&](UErrorCode &status) {
    auto names = std::make_unique<kt_person_names>();
    const icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    for (const std::string &name : kartotek::parentChain(locale, status)) {
      Bundle table = personNamesOf(name);
      if (table.isValid()) names->tables.push_back(std::move(table));
    }
    if (U_SUCCESS(status)) *out = names.release();
  });
}

void kt_person_names_close(kt_person_names *names) { delete names; }

int32_t kt_person_names_text(
  const kt_person_names *names, const char *table, const char *key, kt_buffer *out
) {
  // CLDR's aliases are one hop long; the limit only guards against a cycle in the data.
  constexpr int32_t longestAliasPath = 8;
  return kartotek::guarded([&](UErrorCode &status) {
    Bundle found = resolve(*names, table, key, longestAliasPath);
    if (found.isNull()) {
      status = U_MISSING_RESOURCE_ERROR;
      return;
    }
    const std::string text = textOf(found.getAlias(), status);
    if (U_SUCCESS(status)) kartotek::give(text, out);
  });
}
