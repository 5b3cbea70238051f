#pragma once

#include <unicode/locid.h>

#include <string>
#include <vector>

#include "Support.hpp"

#pragma GCC visibility push(hidden)

namespace kartotek {

/// ICU names of the locale without keywords and of its CLDR parents; the last is "root".
std::vector<std::string> parentChain(const icu::Locale &locale, UErrorCode &status);

}  // namespace kartotek

#pragma GCC visibility pop
