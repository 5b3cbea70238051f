#include "kartotek_locale_data.h"

static const uint8_t az[] = {
#embed "../../../Locales/az.json"
};
static const uint8_t bg[] = {
#embed "../../../Locales/bg.json"
};
static const uint8_t el[] = {
#embed "../../../Locales/el.json"
};
static const uint8_t fa[] = {
#embed "../../../Locales/fa.json"
};
static const uint8_t ja[] = {
#embed "../../../Locales/ja.json"
};
static const uint8_t root[] = {
#embed "../../../Locales/root.json"
};
static const uint8_t sv[] = {
#embed "../../../Locales/sv.json"
};

typedef struct {
  const char *name;
  const uint8_t *bytes;
  size_t length;
} profile;

/* In the order of the product's default locales, then the rest. */
static const profile profiles[] = {
    {"el", el, sizeof el},       {"bg", bg, sizeof bg}, {"fa", fa, sizeof fa},
    {"az", az, sizeof az},       {"sv", sv, sizeof sv}, {"ja", ja, sizeof ja},
    {"root", root, sizeof root},
};

static const profile *profile_at(int32_t index) {
  if (index < 0 || index >= kartotek_locale_profile_count()) return NULL;
  return &profiles[index];
}

int32_t kartotek_locale_profile_count(void) {
  return (int32_t)(sizeof profiles / sizeof profiles[0]);
}

const char *kartotek_locale_profile_name(int32_t index) {
  const profile *found = profile_at(index);
  return found ? found->name : NULL;
}

const uint8_t *kartotek_locale_profile_bytes(int32_t index) {
  const profile *found = profile_at(index);
  return found ? found->bytes : NULL;
}

size_t kartotek_locale_profile_length(int32_t index) {
  const profile *found = profile_at(index);
  return found ? found->length : 0;
}

static const uint8_t search_rules[] = {
#embed "../../../Locales/search/rules.json"
};

const uint8_t *kartotek_search_rules_bytes(void) { return search_rules; }

size_t kartotek_search_rules_length(void) { return sizeof search_rules; }
