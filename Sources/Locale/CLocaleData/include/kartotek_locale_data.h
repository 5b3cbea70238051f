#pragma once

#include <stddef.h>
#include <stdint.h>

/* The profiles of Locales/, embedded at build time. An index runs from 0 to one below the count;
   any other index gives a null pointer or the length 0. Everything lives as long as the program. */

int32_t kartotek_locale_profile_count(void);

/* The profile's locale, a C string such as "el" or "root". */
const char *kartotek_locale_profile_name(int32_t index);

/* The JSON text of the profile; it is not terminated. */
const uint8_t *kartotek_locale_profile_bytes(int32_t index);
size_t kartotek_locale_profile_length(int32_t index);

/* The JSON text of Locales/search/rules.json; it is not terminated. */
const uint8_t *kartotek_search_rules_bytes(void);
size_t kartotek_search_rules_length(void);
