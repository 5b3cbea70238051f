// Search: what Unicode and ICU know about folding a character, and transliteration.
#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <memory>

#include "Support.hpp"

struct kt_transliterator {
  std::unique_ptr<icu::Transliterator> rules;
};

namespace {

using icu::UnicodeString;

UScriptCode scriptOf(UChar32 scalar) {
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode script = uscript_getScript(scalar, &status);
  return U_FAILURE(status) ? USCRIPT_UNKNOWN : script;
}

bool isOf(UChar32 scalar, uint32_t categories) {
  return (U_GET_GC_MASK(scalar) & categories) != 0;
}

/// Marks that a writer may leave out. Those of other scripts are vowels, and stay.
bool isOptionalMark(UChar32 scalar) {
  if (!isOf(scalar, U_GC_MN_MASK | U_GC_ME_MASK)) return false;
  switch (scriptOf(scalar)) {
    case USCRIPT_COMMON:
    case USCRIPT_INHERITED:
    case USCRIPT_LATIN:
    case USCRIPT_GREEK:
    case USCRIPT_CYRILLIC:
    case USCRIPT_HEBREW:
    case USCRIPT_ARABIC:
    case USCRIPT_SYRIAC: return true;
    default: return false;
  }
}

/// What separates words; symbols too, or nobody would find the name behind an emoji.
bool isSeparator(UChar32 scalar) {
  return isOf(scalar, U_GC_Z_MASK | U_GC_P_MASK | U_GC_S_MASK) || u_isUWhiteSpace(scalar);
}

void appendFold(UChar32 scalar, const icu::Normalizer2 &nfkd, UnicodeString &out);

/// Letters: compatibility forms and accents first, case last, so that an iota subscript goes as a
/// mark and is no iota by case folding.
void appendLetter(UChar32 scalar, const icu::Normalizer2 &nfkd, UnicodeString &out) {
  UnicodeString apart;
  // Jamo are how the machine spells a syllable, not how a person does.
  const bool isWhole = scriptOf(scalar) == USCRIPT_HANGUL;
  if (!isWhole && nfkd.getDecomposition(scalar, apart)) {
    for (int32_t at = 0; at < apart.length(); at = apart.moveIndex32(at, 1)) {
      appendFold(apart.char32At(at), nfkd, out);
    }
  } else {
    out.append(UnicodeString(scalar).foldCase());
  }
}

void appendFold(UChar32 scalar, const icu::Normalizer2 &nfkd, UnicodeString &out) {
  if (u_isUWhiteSpace(scalar)) {
    out.append(u' ');
  } else if (isOf(scalar, U_GC_CC_MASK) ||
    u_hasBinaryProperty(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) || isOptionalMark(scalar)) {
    return;
  } else if (isOf(scalar, U_GC_ND_MASK)) {
    out.append(static_cast<char16_t>(u'0' + u_charDigitValue(scalar)));
  } else if (isSeparator(scalar)) {
    out.append(u' ');
  } else {
    appendLetter(scalar, nfkd, out);
  }
}

}  // namespace

int32_t kt_search_fold(
  const uint32_t *scalars, size_t count, kt_buffer *out, uint32_t *ends, uint16_t *scripts
) {
  return kartotek::guarded([&](UErrorCode &status) {
    const icu::Normalizer2 *nfkd = icu::Normalizer2::getNFKDInstance(status);
    if (U_FAILURE(status)) return;
    std::string arena;
    UnicodeString text;
    for (size_t at = 0; at < count; ++at) {
      const auto scalar = static_cast<UChar32>(scalars[at]);
      text.remove();
      appendFold(scalar, *nfkd, text);
      kartotek::append(text.getBuffer(), static_cast<size_t>(text.length()), arena);
      ends[at] = kartotek::arenaEnd(arena);
      scripts[at] = static_cast<uint16_t>(scriptOf(scalar));
    }
    kartotek::give(arena, out);
  });
}

int32_t kt_transliterator_open(kt_text text, int32_t isRules, kt_transliterator **out) {
  return kartotek::guarded([&](UErrorCode &status) {
    auto opened = std::make_unique<kt_transliterator>();
    const UnicodeString source = kartotek::decoded(text);
    UParseError place;
    opened->rules.reset(
      isRules != 0
        ? icu::Transliterator::createFromRules(
            UnicodeString(u"Kartotek"), source, UTRANS_FORWARD, place, status)
        : icu::Transliterator::createInstance(source, UTRANS_FORWARD, place, status));
    if (U_SUCCESS(status) && opened->rules == nullptr) status = U_INVALID_ID;
    if (U_SUCCESS(status)) *out = opened.release();
  });
}

void kt_transliterator_close(kt_transliterator *transliterator) { delete transliterator; }

int32_t kt_transliterate_parts(
  const kt_transliterator *transliterator, kt_parts parts, kt_buffer *out, uint32_t *ends
) {
  return kartotek::guarded([&](UErrorCode &) {
    // A clone for each call: sets of rules keep state while they work.
    const std::unique_ptr<icu::Transliterator> rules(transliterator->rules->clone());
    if (rules == nullptr) throw std::bad_alloc();
    std::string arena;
    for (size_t at = 0; at < parts.count; ++at) {
      UnicodeString text = kartotek::decoded(kartotek::partAt(parts, at));
      if (!text.isEmpty()) rules->transliterate(text);
      kartotek::append(text.getBuffer(), static_cast<size_t>(text.length()), arena);
      ends[at] = kartotek::arenaEnd(arena);
    }
    kartotek::give(arena, out);
  });
}
