// The floor below any list of names: nothing but ICU's sort keys of the same names, on one thread.
//
// Usage: SortKeyFloor NAMES LOCALE [RUNS]
// NAMES has a name a line, its fields joined by U+FFFE. Prints the nanoseconds of each run, those of
// the processor, and the bytes of all keys.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <unicode/ucol.h>
#include <unicode/unistr.h>

int main(int count, char **arguments) {
  if (count < 3) return 64;
  std::ifstream file(arguments[1], std::ios::binary);
  std::stringstream content;
  content << file.rdbuf();
  std::vector<icu::UnicodeString> names;
  for (std::string line; std::getline(content, line);) {
    names.push_back(icu::UnicodeString::fromUTF8(line));
  }
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = ucol_open(arguments[2], &status);
  if (U_FAILURE(status) || names.empty()) {
    std::cerr << "no names, or " << u_errorName(status) << "\n";
    return 1;
  }
  const int runs = count > 3 ? std::atoi(arguments[3]) : 5;
  std::vector<uint8_t> key(1 << 16);
  for (int run = 0; run < runs; ++run) {
    size_t total = 0;
    const auto start = std::chrono::steady_clock::now();
    const std::clock_t work = std::clock();
    for (const auto &name : names) {
      total += ucol_getSortKey(
          collator, name.getBuffer(), name.length(), key.data(), static_cast<int>(key.size()));
    }
    const double cpu = 1e9 * static_cast<double>(std::clock() - work) / CLOCKS_PER_SEC;
    const auto time = std::chrono::steady_clock::now() - start;
    std::printf(
        "{\"names\":%zu,\"ns\":%lld,\"cpu_ns\":%.0f,\"key_bytes\":%zu}\n", names.size(),
        static_cast<long long>(std::chrono::nanoseconds(time).count()), cpu, total);
  }
  ucol_close(collator);
}
