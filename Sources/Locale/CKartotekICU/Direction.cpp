// Base direction of a text. ubidi_getBaseDirection does not skip isolates; UAX #9 P2 does.
#include "Direction.hpp"

#include <unicode/utf8.h>

namespace kartotek {

Direction firstStrongDirection(kt_text text) {
  const auto count = static_cast<int32_t>(text.count);
  int32_t at = 0;
  int32_t depth = 0;
  while (at < count) {
    UChar32 scalar;
    U8_NEXT_OR_FFFD(text.bytes, at, count, scalar);
    switch (u_charDirection(scalar)) {
      case U_LEFT_TO_RIGHT:
        if (depth == 0) return leftToRight;
        break;
      case U_RIGHT_TO_LEFT:
      case U_RIGHT_TO_LEFT_ARABIC:
        if (depth == 0) return rightToLeft;
        break;
      case U_LEFT_TO_RIGHT_ISOLATE:
      case U_RIGHT_TO_LEFT_ISOLATE:
      case U_FIRST_STRONG_ISOLATE:
        ++depth;
        break;
      case U_POP_DIRECTIONAL_ISOLATE:
        if (depth > 0) --depth;
        break;
      case U_BLOCK_SEPARATOR:
        // A paragraph ends here, and with it every isolate (BD9).
        return neutral;
      default:
        break;
    }
  }
  return neutral;
}

}  // namespace kartotek

int32_t kt_text_direction(kt_text text) { return kartotek::firstStrongDirection(text); }
