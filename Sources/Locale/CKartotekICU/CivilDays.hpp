// Proleptic Gregorian civil days, without any calendar object.
#pragma once

#include <cmath>
#include <cstdint>

#pragma GCC visibility push(hidden)

namespace kartotek {

constexpr double millisecondsPerDay = 86400000.0;

/// Days from 1970-01-01. Counts years from March, so that the leap day is a year's last day;
/// 400 years have 146097 days.
inline int64_t daysFromCivil(int64_t year, int64_t month, int64_t day) {
  year -= month <= 2 ? 1 : 0;
  const int64_t era = (year >= 0 ? year : year - 399) / 400;
  const int64_t yearOfEra = year - era * 400;
  const int64_t dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  const int64_t dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/// The inverse of daysFromCivil: {year, month, day}.
inline void civilFromDays(int64_t days, int32_t civil[3]) {
  days += 719468;
  const int64_t era = (days >= 0 ? days : days - 146096) / 146097;
  const int64_t dayOfEra = days - era * 146097;
  const int64_t yearOfEra =
    (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
  const int64_t dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
  const int64_t monthFromMarch = (5 * dayOfYear + 2) / 153;
  civil[2] = static_cast<int32_t>(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1);
  civil[1] = static_cast<int32_t>(monthFromMarch + (monthFromMarch < 10 ? 3 : -9));
  civil[0] = static_cast<int32_t>(yearOfEra + era * 400 + (civil[1] <= 2 ? 1 : 0));
}

}  // namespace kartotek

#pragma GCC visibility pop
