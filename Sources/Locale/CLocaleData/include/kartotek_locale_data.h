#pragma once

#include <stddef.h>
#include <stdint.h>

/* The profiles of Locales/, embedded at build time. An index runs from 0 to one below their number;
   any other index gives a null pointer and the length 0. The JSON text lives as long as the
   program. */
const uint8_t *kartotek_locale_profile(int32_t index, size_t *length);

/* The JSON text of Locales/search/rules.json; it is not terminated. */
const uint8_t *kartotek_search_rules_bytes(void);
size_t kartotek_search_rules_length(void);
