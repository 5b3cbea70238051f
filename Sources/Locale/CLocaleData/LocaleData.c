#include "kartotek_locale_data.h"

#include <string.h>

/* One line a profile: the product's default locales in their order, then the rest. Each text ends
   with a zero, which JSON has not. */
static const uint8_t profiles[] = {
#embed "../../../Locales/el.json" suffix(, 0, )
#embed "../../../Locales/bg.json" suffix(, 0, )
#embed "../../../Locales/fa.json" suffix(, 0, )
#embed "../../../Locales/az.json" suffix(, 0, )
#embed "../../../Locales/sv.json" suffix(, 0, )
#embed "../../../Locales/ja.json" suffix(, 0, )
#embed "../../../Locales/tr.json" suffix(, 0, )
#embed "../../../Locales/fa-AF.json" suffix(, 0, )
#embed "../../../Locales/root.json" suffix(, 0, )
};

const uint8_t *kartotek_locale_profile(int32_t index, size_t *length) {
  const uint8_t *start = profiles;
  const uint8_t *const end = profiles + sizeof profiles;
  for (int32_t place = 0; start < end; place++) {
    const uint8_t *zero = memchr(start, 0, (size_t)(end - start));
    if (place == index) {
      *length = (size_t)(zero - start);
      return start;
    }
    start = zero + 1;
  }
  *length = 0;
  return NULL;
}

static const uint8_t search_rules[] = {
#embed "../../../Locales/search/rules.json"
};

const uint8_t *kartotek_search_rules_bytes(void) { return search_rules; }

size_t kartotek_search_rules_length(void) { return sizeof search_rules; }
