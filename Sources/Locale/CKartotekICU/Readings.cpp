// Chinese readings of name parts, by ICU's transforms for names and for words.
#include <unicode/translit.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

#include "SectionIndex.hpp"

/// ICU guards the rules of a transliterator with a lock of its own, so threads may share one.
struct kt_readings {
  std::unique_ptr<icu::Transliterator> names;
  std::unique_ptr<icu::Transliterator> words;
};

namespace {

using icu::UnicodeString;

bool hasHan(const std::u16string &text) {
  size_t at = 0;
  while (at < text.size()) {
    UChar32 scalar;
    U16_NEXT(text.data(), at, text.size(), scalar);
    // No Han character stands below the radicals.
    if (scalar < 0x2E80) continue;
    UErrorCode status = U_ZERO_ERROR;
    if (uscript_getScript(scalar, &status) == USCRIPT_HAN) return true;
  }
  return false;
}

/// The transform sets a blank before and after each syllable, beside blanks that stood there.
void collapseBlanks(UnicodeString &text) {
  UnicodeString kept;
  for (int32_t at = 0; at < text.length(); ++at) {
    const char16_t unit = text[at];
    const bool follows = kept.isEmpty() || kept[kept.length() - 1] == u' ';
    if (unit != u' ' || !follows) kept.append(unit);
  }
  text = kept.trim();
}

std::unique_ptr<icu::Transliterator> transform(const char16_t *identifier, UErrorCode &status) {
  UParseError place;
  return std::unique_ptr<icu::Transliterator>(icu::Transliterator::createInstance(
    UnicodeString(identifier), UTRANS_FORWARD, place, status));
}

}  // namespace

int32_t kt_readings_open(kt_readings **out) {
  return kartotek::guarded([&](UErrorCode &status) {
    auto readings = std::make_unique<kt_readings>();
    readings->names = transform(u"Han-Latin/Names", status);
    readings->words = transform(u"Han-Latin", status);
    if (U_SUCCESS(status)) *out = readings.release();
  });
}

void kt_readings_close(kt_readings *readings) { delete readings; }

int32_t kt_readings_texts(
  const kt_readings *readings, const kt_index *index, kt_parts parts, int32_t areWords,
  kt_buffer *texts, uint32_t *ends, int32_t *found
) {
  return kartotek::guarded([&](UErrorCode &status) {
    const auto &transform = areWords ? *readings->words : *readings->names;
    std::u16string text;
    std::string arena;
    *found = 0;
    for (size_t at = 0; at < parts.count && U_SUCCESS(status); ++at) {
      kartotek::decode(kartotek::partAt(parts, at), text);
      kartotek::toSortText(*index, text, status);
      if (hasHan(text)) {
        UnicodeString reading(text.data(), static_cast<int32_t>(text.size()));
        transform.transliterate(reading);
        collapseBlanks(reading);
        text.assign(reading.getBuffer(), static_cast<size_t>(reading.length()));
        *found = 1;
      }
      kartotek::append(text.data(), text.size(), arena);
      ends[at] = kartotek::arenaEnd(arena);
    }
    if (U_SUCCESS(status)) kartotek::give(arena, texts);
  });
}
