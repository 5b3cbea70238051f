// Integers and plural categories. The number formatter is ICU's newer one: only it obeys a
// locale's minimum grouping digits (bg 1234, not 1 234).
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

#include <memory>

#include "DataLocale.hpp"
#include "Support.hpp"

/// ICU documents LocalizedNumberFormatter as immutable and thread-safe.
struct kt_number {
  icu::number::LocalizedNumberFormatter formatter;
};

/// Const use only.
struct kt_plural {
  std::unique_ptr<icu::PluralRules> rules;
};

int32_t kt_number_open(const char *tag, const char *numbering, kt_number **out) {
  return kartotek::guarded([&](UErrorCode &status) {
    icu::Locale locale = kartotek::localeOf(tag, status);
    if (numbering != nullptr) locale.setKeywordValue("numbers", numbering, status);
    if (U_FAILURE(status)) return;
    *out = new kt_number{icu::number::NumberFormatter::withLocale(locale)};
  });
}

void kt_number_close(kt_number *number) { delete number; }

int32_t kt_number_format(const kt_number *number, int64_t value, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    const icu::number::FormattedNumber formatted = number->formatter.formatInt(value, status);
    const icu::UnicodeString text = formatted.toString(status);
    if (U_SUCCESS(status)) kartotek::give(text, out);
  });
}

int32_t kt_plural_open(const char *tag, kt_plural **out) {
  return kartotek::guarded([&](UErrorCode &status) {
    const icu::Locale locale = kartotek::localeOf(tag, status);
    auto plural = std::make_unique<kt_plural>();
    plural->rules.reset(icu::PluralRules::forLocale(locale, status));
    if (U_SUCCESS(status)) *out = plural.release();
  });
}

void kt_plural_close(kt_plural *plural) { delete plural; }

int32_t kt_plural_select(const kt_plural *plural, int64_t value, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &) {
    kartotek::give(plural->rules->select(static_cast<double>(value)), out);
  });
}
