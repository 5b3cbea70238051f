// Charset names, byte tables, decoding, and the letters a locale uses.
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uniset.h>
#include <unicode/usetiter.h>

#include <memory>
#include <string>

#include "DataLocale.hpp"
#include "Support.hpp"

namespace {

using Converter = icu::LocalUConverterPointer;

constexpr UChar32 replacement = 0xFFFD;

/// ICU's own substitution writes U+001A for some converters.
void U_CALLCONV writeReplacement(
  const void *, UConverterToUnicodeArgs *arguments, const char *, int32_t,
  UConverterCallbackReason reason, UErrorCode *status
) {
  if (reason > UCNV_IRREGULAR) return;  // reset, close, clone: nothing to write
  *status = U_ZERO_ERROR;
  const UChar text[] = {static_cast<UChar>(replacement)};
  ucnv_cbToUWriteUChars(arguments, text, 1, 0, status);
}

Converter open(const char *name, UErrorCode &status) {
  // A null or empty name would open the machine's charset.
  if (name == nullptr || *name == 0) {
    status = U_FILE_ACCESS_ERROR;
    return Converter();
  }
  Converter converter(ucnv_open(name, &status));
  if (U_SUCCESS(status)) {
    ucnv_setToUCallBack(
      converter.getAlias(), writeReplacement, nullptr, nullptr, nullptr, &status);
  }
  return converter;
}

bool isSingleByte(const UConverter *converter) {
  switch (ucnv_getType(converter)) {
    case UCNV_SBCS:
    case UCNV_LATIN_1:
    case UCNV_US_ASCII:
      return true;
    case UCNV_MBCS:
      return ucnv_getMaxCharSize(converter) == 1;
    default:
      return false;
  }
}

/// A byte's scalar. A result of several scalars, or in C1, which is no text, is unassigned.
UChar32 scalarOf(UConverter *converter, char byte) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[8];
  ucnv_resetToUnicode(converter);
  const int32_t length = ucnv_toUChars(converter, text, 8, &byte, 1, &status);
  const icu::UnicodeString decoded(text, U_SUCCESS(status) ? length : 0);
  if (decoded.countChar32() != 1) return replacement;
  const UChar32 scalar = decoded.char32At(0);
  return scalar >= 0x80 && scalar < 0xA0 ? replacement : scalar;
}

/// A DOS page that IANA does not list (737, 720) by the pattern of those that it does: IBM850.
std::string ibmName(const char *alias) {
  UErrorCode status = U_ZERO_ERROR;
  const char *name = ucnv_getStandardName(alias, "IBM", &status);
  if (U_FAILURE(status) || name == nullptr) return "";
  const std::string page(name);
  return page.compare(0, 4, "ibm-") == 0 ? "IBM" + page.substr(4) : page;
}

std::string standardName(const char *alias) {
  for (const char *standard : {"MIME", "IANA"}) {
    UErrorCode status = U_ZERO_ERROR;
    const char *name = ucnv_getStandardName(alias, standard, &status);
    if (U_SUCCESS(status) && name != nullptr) return name;
  }
  return ibmName(alias);
}

void addScalars(const icu::UnicodeSet &set, std::u32string &scalars) {
  icu::UnicodeSetIterator elements(set);
  while (elements.next()) {
    const icu::UnicodeString &element = elements.getString();
    for (int32_t at = 0; at < element.length(); at = element.moveIndex32(at, 1)) {
      scalars.push_back(static_cast<char32_t>(element.char32At(at)));
    }
  }
}

}  // namespace

int32_t kt_charset_name(const char *alias, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &) {
    UErrorCode unknown = U_ZERO_ERROR;
    Converter converter = open(alias, unknown);
    std::string name;
    if (U_SUCCESS(unknown)) {
      name = standardName(alias);
      if (name.empty()) name = ucnv_getName(converter.getAlias(), &unknown);
    }
    kartotek::give(name, out);
  });
}

int32_t kt_charset_table(const char *name, uint32_t table[256], int32_t *isSingleByteCharset) {
  return kartotek::guarded([&](UErrorCode &status) {
    *isSingleByteCharset = 0;
    Converter converter = open(name, status);
    if (U_FAILURE(status) || !isSingleByte(converter.getAlias())) return;
    *isSingleByteCharset = 1;
    for (int32_t byte = 0; byte < 256; ++byte) {
      table[byte] =
        static_cast<uint32_t>(scalarOf(converter.getAlias(), static_cast<char>(byte)));
    }
  });
}

int32_t kt_charset_decode(const char *name, kt_text bytes, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    Converter converter = open(name, status);
    if (U_FAILURE(status)) return;
    // ICU counts in 32 bits; a text that large is not decoded in one piece.
    if (bytes.count > INT32_MAX / 4) throw std::length_error("text");
    // No charset makes more than two UTF-16 units of a byte but for rare ones, which ICU tells.
    std::u16string text(bytes.count * 2 + 16, u'\0');
    const auto *source = reinterpret_cast<const char *>(bytes.bytes);
    const auto count = static_cast<int32_t>(bytes.count);
    auto capacity = static_cast<int32_t>(text.size());
    int32_t length =
      ucnv_toUChars(converter.getAlias(), text.data(), capacity, source, count, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR) {
      status = U_ZERO_ERROR;
      text.resize(static_cast<size_t>(length) + 1);
      capacity = static_cast<int32_t>(text.size());
      length = ucnv_toUChars(converter.getAlias(), text.data(), capacity, source, count, &status);
    }
    if (U_FAILURE(status)) return;
    std::string utf8;
    kartotek::append(text.data(), static_cast<size_t>(length), utf8);
    kartotek::give(utf8, out);
  });
}

int32_t kt_charset_letter_class(uint32_t scalar) {
  switch (u_charType(static_cast<UChar32>(scalar))) {
    case U_LOWERCASE_LETTER: return 1;
    case U_UPPERCASE_LETTER:
    case U_TITLECASE_LETTER: return 2;
    case U_MODIFIER_LETTER:
    case U_OTHER_LETTER: return 3;
    default: return 0;
  }
}

int32_t kt_exemplar_letters(const char *tag, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    const icu::Locale locale = kartotek::localeOf(tag, status);
    icu::LocalULocaleDataPointer data(ulocdata_open(locale.getName(), &status));
    if (U_FAILURE(status)) return;
    icu::UnicodeSet letters;
    for (ULocaleDataExemplarSetType type : {ULOCDATA_ES_STANDARD, ULOCDATA_ES_INDEX}) {
      icu::UnicodeSet set;
      ulocdata_getExemplarSet(
        data.getAlias(), set.toUSet(), USET_ADD_CASE_MAPPINGS, type, &status);
      letters.addAll(set);
    }
    std::u32string scalars;
    addScalars(letters, scalars);
    if (U_SUCCESS(status)) kartotek::give(scalars.data(), scalars.size() * 4, out);
  });
}
