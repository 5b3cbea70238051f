// Monograms: the first usable grapheme cluster of a name part, in the right case.
#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

#include <memory>

#include "DataLocale.hpp"
#include "Support.hpp"

/// ICU lets threads clone one break iterator that none of them moves.
struct kt_case {
  std::unique_ptr<icu::BreakIterator> clusters;
  const icu::Locale greek{"el"};
  bool hasDottedCapitalI = false;
  bool hasCapitalIJ = false;
};

namespace {

using icu::UnicodeString;

enum Kind : uint8_t { none = 0, letter = 1, emoji = 2 };

constexpr char16_t zeroWidthNonJoiner = 0x200C;
constexpr UChar32 emojiPresentation = 0xFE0F;
constexpr UChar32 enclosingKeycap = 0x20E3;
constexpr UChar32 smallAlpha = 0x03B1;
constexpr UChar32 capitalIWithDot = 0x0130;

bool isScript(UChar32 scalar, UScriptCode script) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(scalar, &status) == script;
}

bool isEmoji(const UnicodeString &cluster) {
  const bool canBe = u_hasBinaryProperty(cluster.char32At(0), UCHAR_EMOJI);
  for (int32_t at = 0; at < cluster.length(); at = cluster.moveIndex32(at, 1)) {
    const UChar32 scalar = cluster.char32At(at);
    if (scalar == enclosingKeycap || u_hasBinaryProperty(scalar, UCHAR_EMOJI_PRESENTATION)) {
      return true;
    }
    if (canBe && scalar == emojiPresentation) return true;
  }
  return false;
}

/// Modifier letters are not usable: a tatweel or an okina says nothing in a circle. Neither are the
/// vowels that Thai and Lao write before the consonant that the name begins with.
bool isUsableLetter(UChar32 scalar) {
  const uint32_t mask = U_GET_GC_MASK(scalar);
  if (u_hasBinaryProperty(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return false;
  if (u_hasBinaryProperty(scalar, UCHAR_LOGICAL_ORDER_EXCEPTION)) return false;
  if ((mask & (U_GC_LU_MASK | U_GC_LL_MASK | U_GC_LT_MASK | U_GC_LO_MASK)) != 0) return true;
  return (mask & U_GC_NL_MASK) != 0 && isScript(scalar, USCRIPT_HAN);
}

UnicodeString firstCluster(icu::BreakIterator &clusters, const UnicodeString &text) {
  clusters.setText(text);
  const int32_t end = clusters.next();
  return end == icu::BreakIterator::DONE ? UnicodeString() : UnicodeString(text, 0, end);
}

/// Greek capitals drop the tonos, which only upper-casing the whole word does: ICU takes a lone
/// eta with tonos for the word "or" and keeps it. The alpha keeps any eta from being alone.
UnicodeString greekCapital(
  const kt_case &rules, icu::BreakIterator &clusters, const UnicodeString &text,
  int32_t start
) {
  int32_t end = start;
  while (end < text.length()) {
    const uint32_t mask = U_GET_GC_MASK(text.char32At(end));
    if ((mask & (U_GC_L_MASK | U_GC_M_MASK)) == 0) break;
    end = text.moveIndex32(end, 1);
  }
  UnicodeString word(text, start, end - start);
  word.append(smallAlpha).toUpper(rules.greek);
  return firstCluster(clusters, word);
}

/// Forms of Arabic letters, and ligatures of Latin and Armenian ones, which have no title case.
bool isPresentationForm(UChar32 scalar) {
  const UBlockCode block = ublock_getCode(scalar);
  return block == UBLOCK_ARABIC_PRESENTATION_FORMS_A ||
    block == UBLOCK_ARABIC_PRESENTATION_FORMS_B || block == UBLOCK_ALPHABETIC_PRESENTATION_FORMS;
}

/// The letter that a form stands for: a form would not join, and of a ligature one letter is enough.
UnicodeString nominalLetter(icu::BreakIterator &clusters, const UnicodeString &cluster) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *const normalizer = icu::Normalizer2::getNFKCInstance(status);
  if (U_FAILURE(status)) return cluster;
  const UnicodeString letters = normalizer->normalize(cluster, status);
  return U_FAILURE(status) ? cluster : firstCluster(clusters, letters);
}

bool startsWithIJ(const UnicodeString &text, int32_t start) {
  const UChar32 first = u_tolower(text.char32At(start));
  return first == u'i' && start + 1 < text.length() && u_tolower(text.charAt(start + 1)) == u'j';
}

/// Title case of the first scalar alone, by its simple mapping: it leaves alone what full
/// mappings would turn into two letters (sharp s) and Georgian, which has no title case.
UnicodeString titled(const kt_case &rules, UnicodeString cluster) {
  const UChar32 first = cluster.char32At(0);
  const UChar32 title =
    rules.hasDottedCapitalI && first == u'i' ? capitalIWithDot : u_totitle(first);
  cluster.replace(0, U16_LENGTH(first), title);
  int32_t end = cluster.length();
  while (cluster[end - 1] == zeroWidthNonJoiner) --end;
  cluster.truncate(end);
  return cluster;
}

UnicodeString monogramAt(
  const kt_case &rules, icu::BreakIterator &clusters, const UnicodeString &text, int32_t start,
  const UnicodeString &cluster
) {
  if (rules.hasCapitalIJ && startsWithIJ(text, start)) return UnicodeString(u"IJ");
  if (isScript(cluster.char32At(0), USCRIPT_GREEK)) {
    return greekCapital(rules, clusters, text, start);
  }
  const bool isForm = isPresentationForm(cluster.char32At(0));
  return titled(rules, isForm ? nominalLetter(clusters, cluster) : cluster);
}

/// Letters that make a monogram by their simple mapping alone, unless a mark follows: most of Latin,
/// Cyrillic and Arabic, and Greek capitals without accents.
bool isPlainLetter(char16_t unit) {
  if (unit < 0x80) return (unit | 0x20) >= u'a' && (unit | 0x20) <= u'z';
  if (unit < 0x250) return unit >= 0xC0 && unit != 0xD7 && unit != 0xF7;
  if (unit < 0x400) return unit >= 0x391 && unit <= 0x3A9 && unit != 0x3A2;
  if (unit < 0x530) return unit < 0x482 || unit > 0x489;
  return unit >= 0x621 && unit <= 0x64A && unit != 0x640;
}

/// Whether a text surely begins with a cluster of one such letter; then no break iterator is moved.
bool beginsWithPlainLetter(const UnicodeString &text) {
  if (text.isEmpty() || !isPlainLetter(text[0])) return false;
  if (text.length() == 1) return true;
  const char16_t next = text[1];
  const bool isSmallGreek = next >= 0x3AC && next <= 0x3CE;
  return (next >= 0x20 && next < 0x7F) || isPlainLetter(next) || isSmallGreek;
}

Kind monogram(
  const kt_case &rules, icu::BreakIterator &clusters, const UnicodeString &text, UnicodeString &out
) {
  if (!rules.hasCapitalIJ && beginsWithPlainLetter(text)) {
    out = titled(rules, UnicodeString(text[0]));
    return letter;
  }
  out.remove();
  clusters.setText(text);
  int32_t start = 0;
  for (int32_t end = clusters.next(); end != icu::BreakIterator::DONE; end = clusters.next()) {
    const UnicodeString cluster(text, start, end - start);
    if (isEmoji(cluster)) {
      out = cluster;
      return emoji;
    }
    const UChar32 first = cluster.char32At(0);
    if (isUsableLetter(first)) {
      out = monogramAt(rules, clusters, text, start, cluster);
      return letter;
    }
    start = end;
  }
  return none;
}

}  // namespace

int32_t kt_case_open(const char *tag, kt_case **out) {
  return kartotek::guarded([&](UErrorCode &status) {
    const icu::Locale locale = kartotek::localeOf(tag, status);
    const std::string language = locale.getLanguage();
    auto rules = std::make_unique<kt_case>();
    // Clusters are the same in every locale (UAX #29), so root's rules serve all.
    rules->clusters.reset(
      icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    rules->hasDottedCapitalI = language == "az" || language == "tr";
    rules->hasCapitalIJ = language == "nl";
    if (U_SUCCESS(status)) *out = rules.release();
  });
}

void kt_case_close(kt_case *rules) { delete rules; }

int32_t kt_case_monograms(
  const kt_case *rules, kt_parts parts, kt_buffer *out, uint32_t *ends, uint8_t *kinds
) {
  return kartotek::guarded([&](UErrorCode &) {
    std::unique_ptr<icu::BreakIterator> clusters(rules->clusters->clone());
    if (clusters == nullptr) throw std::bad_alloc();
    std::string arena;
    std::u16string units;
    UnicodeString found;
    for (size_t at = 0; at < parts.count; ++at) {
      kartotek::decode(kartotek::partAt(parts, at), units);
      const UnicodeString text(false, units.data(), static_cast<int32_t>(units.size()));
      kinds[at] = monogram(*rules, *clusters, text, found);
      kartotek::append(found.getBuffer(), static_cast<size_t>(found.length()), arena);
      ends[at] = kartotek::arenaEnd(arena);
    }
    kartotek::give(arena, out);
  });
}
