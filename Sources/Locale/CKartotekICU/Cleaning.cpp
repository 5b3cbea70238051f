// Display text: cleaning, direction and script of name parts.
#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

#include <algorithm>

#include "Direction.hpp"
#include "Support.hpp"

namespace {

using kartotek::append;

bool isEmbeddingOrOverride(UChar32 scalar) { return scalar >= 0x202A && scalar <= 0x202E; }
bool isIsolateControl(UChar32 scalar) { return scalar >= 0x2066 && scalar <= 0x2069; }

/// Removed wherever it stands. White space among the Cc is not: it becomes a blank.
bool isRemoved(UChar32 scalar) {
  return isEmbeddingOrOverride(scalar) || U_IS_UNICODE_NONCHAR(scalar) ||
    (u_charType(scalar) == U_CONTROL_CHAR && !u_isUWhiteSpace(scalar));
}

bool isClean(kt_text text, const icu::Normalizer2 &nfc, UErrorCode &status) {
  const auto count = static_cast<int32_t>(text.count);
  if (count == 0) return true;
  if (text.bytes[0] == ' ' || text.bytes[count - 1] == ' ') return false;
  int32_t at = 0;
  UChar32 highest = 0;
  while (at < count) {
    UChar32 scalar;
    const uint8_t byte = text.bytes[at];
    if (byte < 0x80) {
      if (byte < 0x20 || byte == 0x7F || (byte == ' ' && text.bytes[at + 1] == ' ')) return false;
      ++at;
      continue;
    }
    U8_NEXT(text.bytes, at, count, scalar);
    if (scalar < 0 || isRemoved(scalar) || isIsolateControl(scalar)) return false;
    if (u_isUWhiteSpace(scalar)) return false;
    highest = std::max(highest, scalar);
  }
  // Every text below U+0300 is in NFC.
  if (highest < 0x300) return true;
  return nfc.isNormalizedUTF8(
    icu::StringPiece(reinterpret_cast<const char *>(text.bytes), count), status);
}

/// Keeps matched pairs of isolate controls (UAX #9 BD9); the others become 0.
void dropUnmatchedIsolates(std::u16string &text) {
  std::vector<size_t> open;
  for (size_t at = 0; at < text.size(); ++at) {
    if (!isIsolateControl(text[at])) continue;
    if (text[at] != 0x2069) {
      open.push_back(at);
    } else if (open.empty()) {
      text[at] = 0;
    } else {
      open.pop_back();
    }
  }
  for (size_t at : open) text[at] = 0;
  text.erase(std::remove(text.begin(), text.end(), u'\0'), text.end());
}

void dropRemoved(std::u16string &text) {
  std::u16string kept;
  size_t at = 0;
  while (at < text.size()) {
    const size_t start = at;
    UChar32 scalar;
    U16_NEXT(text.data(), at, text.size(), scalar);
    if (!isRemoved(scalar)) kept.append(text, start, at - start);
  }
  text.swap(kept);
}

/// All white space is in the BMP, so units will do.
void collapseWhiteSpace(std::u16string &text) {
  std::u16string kept;
  bool pending = false;
  for (char16_t unit : text) {
    if (u_isUWhiteSpace(unit)) {
      pending = !kept.empty();
      continue;
    }
    if (pending) kept.push_back(u' ');
    pending = false;
    kept.push_back(unit);
  }
  text.swap(kept);
}

/// The full rule. Composition comes last: it must see what removal brought together.
void cleanSlowly(
  kt_text source, const icu::Normalizer2 &nfc, std::string &out, UErrorCode &status
) {
  std::u16string text;
  kartotek::decode(source, text);
  dropRemoved(text);
  dropUnmatchedIsolates(text);
  collapseWhiteSpace(text);
  icu::UnicodeString composed;
  nfc.normalize(
    icu::UnicodeString(false, text.data(), static_cast<int32_t>(text.size())), composed, status);
  append(composed.getBuffer(), static_cast<size_t>(composed.length()), out);
}

/// Code of the first letter whose script is a real one (not common, inherited or unknown).
UScriptCode firstLetterScript(kt_text text) {
  const auto count = static_cast<int32_t>(text.count);
  int32_t at = 0;
  while (at < count) {
    UChar32 scalar;
    U8_NEXT_OR_FFFD(text.bytes, at, count, scalar);
    if (!u_isalpha(scalar)) continue;
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(scalar, &status);
    if (script > USCRIPT_INHERITED && script != USCRIPT_UNKNOWN) return script;
  }
  return USCRIPT_COMMON;
}

}  // namespace

int32_t kt_clean_parts(
  kt_parts parts, kt_buffer *cleaned, uint32_t *cleanedEnds, uint8_t *directions,
  uint16_t *scripts
) {
  return kartotek::guarded([&](UErrorCode &status) {
    const icu::Normalizer2 *nfc = icu::Normalizer2::getNFCInstance(status);
    if (U_FAILURE(status)) return;
    std::string arena;
    for (size_t at = 0; at < parts.count && U_SUCCESS(status); ++at) {
      const kt_text source = kartotek::partAt(parts, at);
      const size_t start = arena.size();
      if (isClean(source, *nfc, status)) {
        arena.append(reinterpret_cast<const char *>(source.bytes), source.count);
      } else {
        cleanSlowly(source, *nfc, arena, status);
      }
      cleanedEnds[at] = kartotek::arenaEnd(arena);
      const kt_text result = {
        reinterpret_cast<const uint8_t *>(arena.data()) + start, arena.size() - start};
      directions[at] = kartotek::firstStrongDirection(result);
      scripts[at] = static_cast<uint16_t>(firstLetterScript(result));
    }
    if (U_SUCCESS(status)) kartotek::give(arena, cleaned);
  });
}

const char *kt_script_name(int32_t script) {
  const char *name = uscript_getShortName(static_cast<UScriptCode>(script));
  return name == nullptr ? "Zyyy" : name;
}
