// The C face of ICU for Kartotek. Swift sees this header only: Debian renames ICU's functions by
// macro, and Swift does not import such macros.
//
// Conventions. Text is UTF-8. Every function that can fail returns an ICU status: greater than 0
// is an error, 0 and less (warnings) is success. Handles are opaque; each has one close function.
// "Parts" are many short texts in one arena: text i ends at ends[i] and starts at ends[i - 1]
// (at 0 for the first). Nothing here reads the default locale, time zone, environment or clock.
// A locale is a canonical BCP 47 tag that kt_locale_describe accepted.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes that the shim allocated; the caller releases them with kt_buffer_free.
typedef struct {
  uint8_t *bytes;
  size_t count;
} kt_buffer;

/// Many short texts of the caller.
typedef struct {
  const uint8_t *bytes;
  const uint32_t *ends;
  size_t count;
} kt_parts;

/// A byte string of the caller.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} kt_text;

void kt_buffer_free(kt_buffer *buffer);

/// The name of an ICU status, such as U_MISSING_RESOURCE_ERROR.
const char *kt_error_name(int32_t status);

// ---- Data versions (Versions.cpp) ----------------------------------------------------------

int32_t kt_version_icu(kt_buffer *out);
int32_t kt_version_cldr(kt_buffer *out);
int32_t kt_version_unicode(kt_buffer *out);
int32_t kt_version_time_zones(kt_buffer *out);

// ---- Locales (Locales.cpp) -----------------------------------------------------------------

enum {
  KT_LOCALE_KNOWN = 0,
  KT_LOCALE_MALFORMED = 1,
  KT_LOCALE_UNKNOWN_LANGUAGE = 2,
  KT_LOCALE_UNKNOWN_COLLATION = 3,
  KT_LOCALE_UNKNOWN_CALENDAR = 4,
  KT_LOCALE_UNKNOWN_NUMBERS = 5,
};

/// Judges a tag. When it is known, `out` holds eight texts, each ended by a newline: canonical
/// tag, language, written script, region, likely script, calendar, numbering system, direction.
int32_t kt_locale_describe(kt_text tag, int32_t *verdict, kt_buffer *out);

/// The tags of all locales that ICU has data of, one a line.
int32_t kt_locale_available(kt_buffer *out);

/// The tag without extensions and its CLDR parents, up to and with "und", one a line.
int32_t kt_locale_parents(const char *tag, kt_buffer *out);

/// The language most likely written in a script ("Grek": "el"), empty if none is known.
int32_t kt_locale_likely_language(const char *script, kt_buffer *out);

// ---- Grouping and order (SectionIndex.cpp, SortParts.cpp) ----------------------------------

typedef struct kt_index kt_index;

/// `letters` holds letters that the locale gets beside those of its data, `extra` the tags of extra
/// labels, one a line; `latin` adds the plain letters A to Z.
int32_t kt_index_open(
  const char *tag, kt_text letters, kt_text extra, int32_t latin, kt_index **out);
void kt_index_close(kt_index *index);

int32_t kt_index_bucket_count(const kt_index *index);

/// The strength of the collator, from 1 (primary) to 4 (quaternary), 5 for identical.
int32_t kt_index_strength(const kt_index *index);

/// The label of one bucket; kind: 0 letter, 1 underflow, 2 inflow, 3 overflow; own: 1 if the
/// label belongs to the main locale.
int32_t kt_index_bucket(
  const kt_index *index, int32_t bucket, kt_buffer *label, int32_t *kind, int32_t *own);

/// Applies the sort-field rule to cleaned parts and gives for each: an ICU sort key without its
/// final 00 (in `keys`, ending at keyEnds[i]), the bucket, and the class (0 nothing left,
/// 1 letter, 2 number).
int32_t kt_index_sort_parts(
  const kt_index *index, kt_parts parts, kt_buffer *keys, uint32_t *keyEnds, uint16_t *buckets,
  uint8_t *classes);

/// The text that the sort-field rule leaves of one cleaned part.
int32_t kt_index_sort_text(const kt_index *index, kt_text part, kt_buffer *out);

/// The key, without its final 00, of texts joined with U+FFFE; the texts are taken as they are.
int32_t kt_index_joined_key(const kt_index *index, kt_parts texts, kt_buffer *out);

/// Compares two texts as they are: -1, 0, 1.
int32_t kt_index_compare(const kt_index *index, kt_text left, kt_text right, int32_t *order);

/// The bucket of one text as it is.
int32_t kt_index_bucket_of(const kt_index *index, kt_text text, int32_t *bucket);

// ---- Chinese readings (Readings.cpp) -------------------------------------------------------

typedef struct kt_readings kt_readings;

/// Opens ICU's transforms of Chinese names and words, which takes some 100 milliseconds once a
/// process.
int32_t kt_readings_open(kt_readings **out);
void kt_readings_close(kt_readings *readings);

/// What the sort-field rule leaves of each cleaned part, Han characters in their Latin reading: that
/// of words if areWords is 1, else that of names. found: 1 if any part had some.
int32_t kt_readings_texts(
  const kt_readings *readings, const kt_index *index, kt_parts parts, int32_t areWords,
  kt_buffer *texts, uint32_t *ends, int32_t *found);

// ---- Display text (Cleaning.cpp, Direction.cpp) --------------------------------------------

/// Cleans parts for display. For each part: directions 0 neutral, 1 left to right, 2 right to
/// left; scripts the ICU code of its first letter with a real script, or 0.
int32_t kt_clean_parts(
  kt_parts parts, kt_buffer *cleaned, uint32_t *cleanedEnds, uint8_t *directions,
  uint16_t *scripts);

/// The direction of the first strong character outside isolates.
int32_t kt_text_direction(kt_text text);

/// The four letters of an ICU script code.
const char *kt_script_name(int32_t script);

// ---- Columns of a terminal (Columns.cpp) ---------------------------------------------------

/// 1 where a terminal gives a character two columns (East_Asian_Width W or F), else 0.
int32_t kt_is_wide(uint32_t code_point);

// ---- Letter case (CaseRules.cpp) -----------------------------------------------------------

typedef struct kt_case kt_case;

int32_t kt_case_open(const char *tag, kt_case **out);
void kt_case_close(kt_case *rules);

/// The first usable grapheme cluster of each part, title-cased. kinds: 0 none, 1 letter, 2 emoji.
int32_t kt_case_monograms(
  const kt_case *rules, kt_parts parts, kt_buffer *out, uint32_t *ends, uint8_t *kinds);

// ---- Dates (Dates.cpp) ---------------------------------------------------------------------

typedef struct kt_date_format kt_date_format;

typedef struct {
  const char *tag;
  const char *skeleton;   // of ICU's pattern generator; ignored when a pattern is given
  const char *calendar;   // an ICU calendar name, or NULL for the locale's own
  const char *numbering;  // an ICU numbering system, or NULL for the locale's own
  const char *pattern;    // a pattern in UTF-8, or NULL
} kt_date_options;

int32_t kt_date_open(kt_date_options options, kt_date_format **out);
int32_t kt_date_clone(const kt_date_format *format, kt_date_format **out);
void kt_date_close(kt_date_format *format);

/// Formats a proleptic Gregorian civil day. Not for two threads at once.
int32_t kt_date_format_day(
  kt_date_format *format, int32_t year, int32_t month, int32_t day, kt_buffer *out);

/// The pattern in use.
int32_t kt_date_pattern(const kt_date_format *format, kt_buffer *out);

/// Whether the format's calendar counts the day as before its first year. Not for two threads.
int32_t kt_date_is_before_epoch(
  kt_date_format *format, int32_t year, int32_t month, int32_t day, int32_t *isBefore);

/// The proleptic Gregorian civil day of a day of another calendar; exists 0 if it has no such day.
int32_t kt_date_to_gregorian(
  const char *calendar, const int32_t source[3], int32_t gregorian[3], int32_t *exists);

/// Days from 1970-01-01 to the first day of each of `count` years of another calendar.
int32_t kt_calendar_new_years(
  const char *calendar, int32_t firstYear, int32_t count, int32_t *days);

/// The twelve names of a calendar's months, wide and abbreviated, as they stand in a date, then the
/// same as they stand alone: 48 lines.
int32_t kt_calendar_month_names(const char *tag, const char *calendar, kt_buffer *out);

/// The seven names of the days of a week, in the same order of forms: 28 lines.
int32_t kt_calendar_day_names(const char *tag, kt_buffer *out);

// ---- Numbers and plurals (Numbers.cpp) -----------------------------------------------------

typedef struct kt_number kt_number;

int32_t kt_number_open(const char *tag, const char *numbering, kt_number **out);
void kt_number_close(kt_number *number);
int32_t kt_number_format(const kt_number *number, int64_t value, kt_buffer *out);

typedef struct kt_plural kt_plural;

int32_t kt_plural_open(const char *tag, kt_plural **out);
void kt_plural_close(kt_plural *plural);

/// The category's CLDR name: zero, one, two, few, many or other.
int32_t kt_plural_select(const kt_plural *plural, int64_t value, kt_buffer *out);

// ---- Person-name data (PersonNames.cpp) ----------------------------------------------------

typedef struct kt_person_names kt_person_names;

int32_t kt_person_names_open(const char *tag, kt_person_names **out);
void kt_person_names_close(kt_person_names *names);

/// One text of ICU's `personNames` data, looked up over the CLDR parent chain with aliases
/// resolved from the locale again. `table` is empty for a text at the top. The elements of an
/// array are separated by newlines.
int32_t kt_person_names_text(
  const kt_person_names *names, const char *table, const char *key, kt_buffer *out);

// ---- Search (Search.cpp) -------------------------------------------------------------------

/// Folds scalars for search: compatibility forms, case, accents and other optional marks, digits
/// to ASCII; nothing for what is ignorable, a blank for what separates words. Scripts are ICU's
/// codes, those of common and inherited characters (0 and 1) among them.
int32_t kt_search_fold(
  const uint32_t *scalars, size_t count, kt_buffer *out, uint32_t *ends, uint16_t *scripts);

typedef struct kt_transliterator kt_transliterator;

/// Opens a transliterator by ICU's identifier or by rules in ICU's syntax.
int32_t kt_transliterator_open(kt_text text, int32_t isRules, kt_transliterator **out);
void kt_transliterator_close(kt_transliterator *transliterator);
int32_t kt_transliterate_parts(
  const kt_transliterator *transliterator, kt_parts parts, kt_buffer *out, uint32_t *ends);

// ---- Charsets (Charsets.cpp) ---------------------------------------------------------------

/// The preferred (MIME, else IANA, else ICU) name of a charset, empty if ICU does not know it.
int32_t kt_charset_name(const char *alias, kt_buffer *out);

/// Scalars of the 256 bytes: U+FFFD for unassigned bytes and for results in U+0080 to U+009F;
/// isSingleByte 0 (and no table) for any other kind of charset.
int32_t kt_charset_table(const char *name, uint32_t table[256], int32_t *isSingleByte);

/// Bytes of a whole text to UTF-8; what cannot be decoded becomes U+FFFD.
int32_t kt_charset_decode(const char *name, kt_text bytes, kt_buffer *out);

/// For each scalar: 0 other, 1 lower case, 2 upper or title case, 3 letter without case.
int32_t kt_charset_letter_class(uint32_t scalar);

/// Scalars (native-endian UInt32) of the main and index exemplars with their case mappings.
int32_t kt_exemplar_letters(const char *tag, kt_buffer *out);

#ifdef __cplusplus
}
#endif
