#pragma once

#include <unicode/alphaindex.h>
#include <unicode/normalizer2.h>
#include <unicode/tblcoll.h>
#include <unicode/uniset.h>

#include <memory>
#include <string>
#include <vector>

#include "Support.hpp"

#pragma GCC visibility push(hidden)

/// One locale's grouping and order. Immutable after opening: ICU promises const use of a frozen
/// collator, an ImmutableIndex and a normalizer from several threads.
struct kt_index {
  struct Bucket {
    std::string label;
    int32_t kind;
    bool isOwn;
  };

  std::unique_ptr<icu::RuleBasedCollator> collator;
  std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> buckets;
  std::vector<Bucket> labels;
  /// Modifier letters (Lm) that begin a label of the main locale, such as U+02BB in Hawaiian.
  icu::UnicodeSet ownModifierLetters;
  const icu::Normalizer2 *compatibility = nullptr;
};

namespace kartotek {

/// Applies the sort-field rule to a cleaned text, in place.
void toSortText(const kt_index &index, std::u16string &text, UErrorCode &status);

}  // namespace kartotek

#pragma GCC visibility pop
