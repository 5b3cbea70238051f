// Civil days as text, in the calendar and the digits of a locale.
#include <unicode/calendar.h>
#include <unicode/dtfmtsym.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include <memory>

#include "CivilDays.hpp"
#include "DataLocale.hpp"
#include "Support.hpp"

struct kt_date_format {
  std::unique_ptr<icu::SimpleDateFormat> format;
  std::unique_ptr<icu::Calendar> calendar;
};

namespace {

using icu::Locale;
using icu::UnicodeString;

/// The earliest time JavaScript and ICU agree on; any time before all dates would do.
constexpr double beforeAllDates = -8.64e15;

UDate timeOf(int32_t year, int32_t month, int32_t day) {
  return static_cast<double>(kartotek::daysFromCivil(year, month, day)) *
    kartotek::millisecondsPerDay;
}

/// The locale with calendar, digits and zone as keywords. The zone keeps ICU from looking for
/// the machine's when it makes a formatter.
Locale localeFor(const kt_date_options &options, UErrorCode &status) {
  Locale locale = kartotek::localeOf(options.tag, status);
  if (options.calendar != nullptr) locale.setKeywordValue("calendar", options.calendar, status);
  if (options.numbering != nullptr) locale.setKeywordValue("numbers", options.numbering, status);
  locale.setKeywordValue("timezone", "Etc/UTC", status);
  return locale;
}

std::unique_ptr<icu::Calendar> calendarFor(const Locale &locale, UErrorCode &status) {
  std::unique_ptr<icu::Calendar> calendar(
    icu::Calendar::createInstance(*icu::TimeZone::getGMT(), locale, status));
  if (U_FAILURE(status)) return nullptr;
  if (auto *gregorian = dynamic_cast<icu::GregorianCalendar *>(calendar.get())) {
    gregorian->setGregorianChange(beforeAllDates, status);
  }
  return calendar;
}

UnicodeString patternFor(
  const kt_date_options &options, const Locale &locale, UErrorCode &status
) {
  if (options.pattern != nullptr) return UnicodeString::fromUTF8(options.pattern);
  std::unique_ptr<icu::DateTimePatternGenerator> generator(
    icu::DateTimePatternGenerator::createInstance(locale, status));
  if (U_FAILURE(status)) return UnicodeString();
  return generator->getBestPattern(UnicodeString::fromUTF8(options.skeleton), status);
}

std::unique_ptr<kt_date_format> copyOf(const kt_date_format &source) {
  auto copy = std::make_unique<kt_date_format>();
  copy->format.reset(source.format->clone());
  copy->calendar.reset(source.calendar->clone());
  if (copy->format == nullptr || copy->calendar == nullptr) throw std::bad_alloc();
  return copy;
}

}  // namespace

int32_t kt_date_open(kt_date_options options, kt_date_format **out) {
  return kartotek::guarded([&](UErrorCode &status) {
    const Locale locale = localeFor(options, status);
    const UnicodeString pattern = patternFor(options, locale, status);
    if (U_FAILURE(status)) return;
    auto made = std::make_unique<kt_date_format>();
    made->format = std::make_unique<icu::SimpleDateFormat>(pattern, locale, status);
    made->calendar = calendarFor(locale, status);
    if (U_FAILURE(status)) return;
    made->format->adoptCalendar(made->calendar->clone());
    *out = made.release();
  });
}

int32_t kt_date_clone(const kt_date_format *format, kt_date_format **out) {
  return kartotek::guarded([&](UErrorCode &) { *out = copyOf(*format).release(); });
}

void kt_date_close(kt_date_format *format) { delete format; }

int32_t kt_date_format_day(
  kt_date_format *format, int32_t year, int32_t month, int32_t day, kt_buffer *out
) {
  return kartotek::guarded([&](UErrorCode &) {
    UnicodeString text;
    format->format->format(timeOf(year, month, day), text);
    kartotek::give(text, out);
  });
}

int32_t kt_date_pattern(const kt_date_format *format, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &) {
    UnicodeString pattern;
    format->format->toPattern(pattern);
    kartotek::give(pattern, out);
  });
}

int32_t kt_date_is_before_epoch(
  kt_date_format *format, int32_t year, int32_t month, int32_t day, int32_t *isBefore
) {
  return kartotek::guarded([&](UErrorCode &status) {
    format->calendar->setTime(timeOf(year, month, day), status);
    // Calendars with an era before the first count its years from 1 as well.
    *isBefore = format->calendar->get(UCAL_YEAR, status) < 1 ? 1 : 0;
  });
}

int32_t kt_date_to_gregorian(
  const char *calendar, const int32_t source[3], int32_t gregorian[3], int32_t *exists
) {
  return kartotek::guarded([&](UErrorCode &status) {
    const kt_date_options options = {"und", nullptr, calendar, nullptr, nullptr};
    std::unique_ptr<icu::Calendar> converter = calendarFor(localeFor(options, status), status);
    if (U_FAILURE(status)) return;
    converter->clear();
    converter->setLenient(false);
    converter->set(source[0], source[1] - 1, source[2]);
    // Not lenient: a day that the calendar does not have is an error of this call only.
    UErrorCode invalid = U_ZERO_ERROR;
    const UDate time = converter->getTime(invalid);
    *exists = U_SUCCESS(invalid) ? 1 : 0;
    if (*exists == 0) return;
    const double days = std::floor(time / kartotek::millisecondsPerDay);
    kartotek::civilFromDays(static_cast<int64_t>(days), gregorian);
  });
}

int32_t kt_calendar_new_years(
  const char *calendar, int32_t firstYear, int32_t count, int32_t *days
) {
  return kartotek::guarded([&](UErrorCode &status) {
    const kt_date_options options = {"und", nullptr, calendar, nullptr, nullptr};
    std::unique_ptr<icu::Calendar> converter = calendarFor(localeFor(options, status), status);
    if (U_FAILURE(status)) return;
    converter->setLenient(false);
    for (int32_t index = 0; index < count; ++index) {
      converter->clear();
      converter->set(firstYear + index, 0, 1);
      const UDate time = converter->getTime(status);
      days[index] = static_cast<int32_t>(std::floor(time / kartotek::millisecondsPerDay));
    }
  });
}

int32_t kt_calendar_month_names(const char *tag, const char *calendar, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    const kt_date_options options = {tag, nullptr, calendar, nullptr, nullptr};
    // Only a format has the symbols of a calendar other than the Gregorian one.
    const icu::SimpleDateFormat format(UnicodeString(u"y"), localeFor(options, status), status);
    if (U_FAILURE(status)) return;
    using Symbols = icu::DateFormatSymbols;
    UnicodeString lines;
    for (const auto context : {Symbols::FORMAT, Symbols::STANDALONE}) {
      for (const auto width : {Symbols::WIDE, Symbols::ABBREVIATED}) {
        int32_t count = 0;
        const UnicodeString *months =
          format.getDateFormatSymbols()->getMonths(count, context, width);
        for (int32_t month = 0; month < 12; ++month) {
          if (month < count) lines.append(months[month]);
          lines.append(u'\n');
        }
      }
    }
    kartotek::give(lines, out);
  });
}

int32_t kt_calendar_day_names(const char *tag, kt_buffer *out) {
  return kartotek::guarded([&](UErrorCode &status) {
    const kt_date_options options = {tag, nullptr, nullptr, nullptr, nullptr};
    using Symbols = icu::DateFormatSymbols;
    const Symbols symbols(localeFor(options, status), status);
    if (U_FAILURE(status)) return;
    UnicodeString lines;
    for (const auto context : {Symbols::FORMAT, Symbols::STANDALONE}) {
      for (const auto width : {Symbols::WIDE, Symbols::ABBREVIATED}) {
        int32_t count = 0;
        const UnicodeString *days = symbols.getWeekdays(count, context, width);
        // The first place of the array is empty: Sunday is 1.
        for (int32_t day = 1; day <= 7; ++day) {
          if (day < count) lines.append(days[day]);
          lines.append(u'\n');
        }
      }
    }
    kartotek::give(lines, out);
  });
}
