#pragma once

#include <unicode/uchar.h>

#include "Support.hpp"

#pragma GCC visibility push(hidden)

namespace kartotek {

enum Direction : uint8_t { neutral = 0, leftToRight = 1, rightToLeft = 2 };

/// The direction of the first strong character outside isolates (UAX #9, P2 and P3).
Direction firstStrongDirection(kt_text text);

}  // namespace kartotek

#pragma GCC visibility pop
