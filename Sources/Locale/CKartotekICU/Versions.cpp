#include <unicode/calendar.h>
#include <unicode/timezone.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

#include "Support.hpp"

namespace {

void giveVersion(const UVersionInfo version, kt_buffer *out) {
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, text);
  kartotek::give(std::string(text), out);
}

}  // namespace

int32_t kt_version_icu(kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &) {
    UVersionInfo version;
    u_getVersion(version);
    giveVersion(version, out);
  });
}

int32_t kt_version_cldr(kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    UVersionInfo version;
    ulocdata_getCLDRVersion(version, &status);
    if (U_SUCCESS(status)) giveVersion(version, out);
  });
}

int32_t kt_version_unicode(kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &) {
    UVersionInfo version;
    u_getUnicodeVersion(version);
    giveVersion(version, out);
  });
}

int32_t kt_version_time_zones(kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    const char *version = icu::TimeZone::getTZDataVersion(status);
    if (U_SUCCESS(status)) kartotek::give(std::string(version), out);
  });
}
