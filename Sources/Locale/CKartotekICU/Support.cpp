#include "Support.hpp"

#include <unicode/utf16.h>
#include <unicode/utf8.h>

#include <cstdlib>
#include <cstring>

namespace kartotek {

void give(const void *bytes, size_t count, kt_buffer *out) {
  out->count = count;
  out->bytes = nullptr;
  if (count == 0) return;
  out->bytes = static_cast<uint8_t *>(std::malloc(count));
  if (out->bytes == nullptr) throw std::bad_alloc();
  std::memcpy(out->bytes, bytes, count);
}

void give(const std::string &text, kt_buffer *out) { give(text.data(), text.size(), out); }

void give(const icu::UnicodeString &text, kt_buffer *out) {
  std::string utf8;
  append(text.getBuffer(), static_cast<size_t>(text.length()), utf8);
  give(utf8, out);
}

void decode(kt_text text, std::u16string &out) {
  const auto count = static_cast<int32_t>(text.count);
  // No text has more units of UTF-16 than bytes of UTF-8.
  out.resize(text.count);
  char16_t *const units = out.data();
  size_t length = 0;
  int32_t at = 0;
  while (at < count && text.bytes[at] < 0x80) units[length++] = text.bytes[at++];
  while (at < count) {
    UChar32 scalar;
    U8_NEXT_OR_FFFD(text.bytes, at, count, scalar);
    if (scalar <= 0xFFFF) {
      units[length++] = static_cast<char16_t>(scalar);
    } else {
      units[length++] = U16_LEAD(scalar);
      units[length++] = U16_TRAIL(scalar);
    }
  }
  out.resize(length);
}

icu::UnicodeString decoded(kt_text text) {
  std::u16string utf16;
  decode(text, utf16);
  return icu::UnicodeString(utf16.data(), static_cast<int32_t>(utf16.size()));
}

void append(const char16_t *text, size_t count, std::string &out) {
  size_t at = 0;
  while (at < count) {
    UChar32 scalar;
    U16_NEXT_OR_FFFD(text, at, count, scalar);
    uint8_t bytes[4];
    int32_t length = 0;
    U8_APPEND_UNSAFE(bytes, length, scalar);
    out.append(reinterpret_cast<const char *>(bytes), static_cast<size_t>(length));
  }
}

}  // namespace kartotek

void kt_buffer_free(kt_buffer *buffer) {
  std::free(buffer->bytes);
  *buffer = {nullptr, 0};
}

const char *kt_error_name(int32_t status) { return u_errorName(static_cast<UErrorCode>(status)); }
