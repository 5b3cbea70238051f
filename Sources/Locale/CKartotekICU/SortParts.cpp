// Sort fields, keys, buckets and classes of name parts, in bulk.
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

#include <algorithm>
#include <cstring>

#include "SectionIndex.hpp"

namespace {

using icu::UnicodeString;

enum Class : uint8_t { nothing = 0, letter = 1, number = 2 };

constexpr char16_t mergeSeparator = 0xFFFE;

/// An alias of the text, without copying it.
UnicodeString aliasOf(const std::u16string &text) {
  return UnicodeString(false, text.data(), static_cast<int32_t>(text.size()));
}

bool isPlainASCII(const std::u16string &text) {
  return std::all_of(text.begin(), text.end(), [](char16_t unit) { return unit < 0x80; });
}

bool isASCIIAlphanumeric(char16_t unit) {
  return (unit >= u'0' && unit <= u'9') || (unit >= u'A' && unit <= u'Z') ||
    (unit >= u'a' && unit <= u'z');
}

bool beginsSortText(const kt_index &index, UChar32 scalar) {
  const uint32_t mask = U_GET_GC_MASK(scalar);
  if ((mask & (U_GC_LU_MASK | U_GC_LL_MASK | U_GC_LT_MASK | U_GC_LO_MASK | U_GC_N_MASK)) != 0) {
    return true;
  }
  return (mask & U_GC_LM_MASK) != 0 && index.ownModifierLetters.contains(scalar);
}

void trimEnd(std::u16string &text) {
  size_t end = text.size();
  while (end > 0 && u_isUWhiteSpace(text[end - 1])) --end;
  text.resize(end);
}

void dropStart(const kt_index &index, std::u16string &text) {
  size_t at = 0;
  while (at < text.size()) {
    size_t next = at;
    UChar32 scalar;
    U16_NEXT(text.data(), next, text.size(), scalar);
    if (beginsSortText(index, scalar)) break;
    at = next;
  }
  if (at > 0) text.erase(0, at);
}

/// NFKC is the identity on ASCII, so the common case is only trimming.
void dropASCIIStart(std::u16string &text) {
  text.erase(text.begin(), std::find_if(text.begin(), text.end(), isASCIIAlphanumeric));
}

Class classOf(const std::u16string &text) {
  if (text.empty()) return nothing;
  size_t at = 0;
  UChar32 scalar;
  U16_NEXT(text.data(), at, text.size(), scalar);
  if (scalar < 0x80) return scalar <= u'9' ? number : letter;
  if ((U_GET_GC_MASK(scalar) & U_GC_N_MASK) == 0) return letter;
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(scalar, &status) == USCRIPT_HAN ? letter : number;
}

/// Appends the key without its final 00. The scratch grows to the longest key.
void appendKey(
  const icu::Collator &collator, const std::u16string &text, std::vector<uint8_t> &scratch,
  std::string &keys
) {
  const auto length = static_cast<int32_t>(text.size());
  int32_t size = collator.getSortKey(
    text.data(), length, scratch.data(), static_cast<int32_t>(scratch.size()));
  if (size > static_cast<int32_t>(scratch.size())) {
    scratch.resize(static_cast<size_t>(size));
    size = collator.getSortKey(text.data(), length, scratch.data(), size);
  }
  // Size 0 is ICU's only sign of failure here, which means memory.
  if (size <= 0) throw std::bad_alloc();
  keys.append(reinterpret_cast<const char *>(scratch.data()), static_cast<size_t>(size - 1));
}

}  // namespace

namespace kartotek {

void toSortText(const kt_index &index, std::u16string &text, UErrorCode &status) {
  if (isPlainASCII(text)) {
    dropASCIIStart(text);
    trimEnd(text);
    return;
  }
  text.erase(std::remove(text.begin(), text.end(), mergeSeparator), text.end());
  const UnicodeString source = aliasOf(text);
  if (!index.compatibility->isNormalized(source, status)) {
    UnicodeString normalized;
    index.compatibility->normalize(source, normalized, status);
    if (U_FAILURE(status)) return;
    text.assign(normalized.getBuffer(), static_cast<size_t>(normalized.length()));
  }
  dropStart(index, text);
  trimEnd(text);
}

}  // namespace kartotek

int32_t kt_index_sort_parts(
  const kt_index *index, kt_parts parts, kt_buffer *keys, uint32_t *keyEnds, uint16_t *buckets,
  uint8_t *classes
) {
  return kartotek::guarded([&](UErrorCode &status) {
    std::u16string text;
    std::vector<uint8_t> scratch(256);
    std::string arena;
    for (size_t at = 0; at < parts.count && U_SUCCESS(status); ++at) {
      kartotek::decode(kartotek::partAt(parts, at), text);
      kartotek::toSortText(*index, text, status);
      appendKey(*index->collator, text, scratch, arena);
      keyEnds[at] = kartotek::arenaEnd(arena);
      buckets[at] = static_cast<uint16_t>(index->buckets->getBucketIndex(aliasOf(text), status));
      classes[at] = classOf(text);
    }
    if (U_SUCCESS(status)) kartotek::give(arena, keys);
  });
}

int32_t kt_index_sort_text(const kt_index *index, kt_text part, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    std::u16string text;
    kartotek::decode(part, text);
    kartotek::toSortText(*index, text, status);
    std::string utf8;
    kartotek::append(text.data(), text.size(), utf8);
    if (U_SUCCESS(status)) kartotek::give(utf8, out);
  });
}

int32_t kt_index_joined_key(const kt_index *index, kt_parts texts, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &) {
    std::u16string joined;
    std::u16string text;
    for (size_t at = 0; at < texts.count; ++at) {
      if (at > 0) joined.push_back(mergeSeparator);
      kartotek::decode(kartotek::partAt(texts, at), text);
      joined += text;
    }
    std::vector<uint8_t> scratch(256);
    std::string key;
    appendKey(*index->collator, joined, scratch, key);
    kartotek::give(key, out);
  });
}

int32_t kt_index_compare(const kt_index *index, kt_text left, kt_text right, int32_t *order) {
  return kartotek::guarded([&](UErrorCode &status) {
    *order = index->collator->compare(kartotek::decoded(left), kartotek::decoded(right), status);
  });
}

int32_t kt_index_bucket_of(const kt_index *index, kt_text text, int32_t *bucket) {
  return kartotek::guarded([&](UErrorCode &status) {
    *bucket = index->buckets->getBucketIndex(kartotek::decoded(text), status);
  });
}
