#pragma once

#include <unicode/locid.h>

#include <string>

#include "Support.hpp"

#pragma GCC visibility push(hidden)

namespace kartotek {

/// Whether ICU lists the name among its locales.
bool isAvailable(const std::string &name);

/// The locale with the script that its region implies, if that is not the language's usual one.
icu::Locale withImpliedScript(const icu::Locale &locale, UErrorCode &status);

/// The locale to open ICU's objects with, so that they find the data which the locale means and
/// never fall back to the machine's locale.
icu::Locale dataLocale(const icu::Locale &locale, UErrorCode &status);

/// The data locale of a tag.
icu::Locale localeOf(const char *tag, UErrorCode &status);

}  // namespace kartotek

#pragma GCC visibility pop
