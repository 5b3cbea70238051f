// What every file of the shim shares: status handling, buffers, UTF-8.
#pragma once

#include <unicode/localpointer.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <new>
#include <stdexcept>
#include <string>
#include <vector>

// Nothing of the shim is visible outside the program or library it is linked into.
#pragma GCC visibility push(hidden)
#include "kartotek_icu.h"

namespace kartotek {

/// Runs a task with a fresh status and turns C++ exceptions into one: none may reach Swift.
template <typename Task>
int32_t guarded(Task task) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  try {
    task(status);
  } catch (const std::bad_alloc &) {
    return U_MEMORY_ALLOCATION_ERROR;
  } catch (...) {
    return U_INTERNAL_PROGRAM_ERROR;
  }
  return status;
}

/// Hands a copy of the bytes to the caller, who frees it.
void give(const void *bytes, size_t count, kt_buffer *out);
void give(const std::string &text, kt_buffer *out);
void give(const icu::UnicodeString &text, kt_buffer *out);

inline kt_text partAt(const kt_parts &parts, size_t index) {
  const uint32_t start = index == 0 ? 0 : parts.ends[index - 1];
  return {parts.bytes + start, parts.ends[index] - start};
}

/// An arena end as the 32 bits that the interface has.
inline uint32_t arenaEnd(const std::string &arena) {
  if (arena.size() > UINT32_MAX) throw std::length_error("arena");
  return static_cast<uint32_t>(arena.size());
}

/// Decodes UTF-8; each malformed sequence becomes U+FFFD.
void decode(kt_text text, std::u16string &out);
icu::UnicodeString decoded(kt_text text);

/// Appends UTF-16 as UTF-8; lone surrogates become U+FFFD.
void append(const char16_t *text, size_t count, std::string &out);

}  // namespace kartotek

#pragma GCC visibility pop
