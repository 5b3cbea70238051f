// Columns of a terminal: UAX #11.
#include <unicode/uchar.h>

#include "kartotek_icu.h"

int32_t kt_is_wide(uint32_t code_point) {
  const int32_t width =
    u_getIntPropertyValue(static_cast<UChar32>(code_point), UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}
