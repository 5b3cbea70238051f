// Builds a locale's index: ICU's AlphabeticIndex for the full tag, plus extra labels.
#include "SectionIndex.hpp"

#include <sstream>

#include "DataLocale.hpp"

namespace {

using icu::AlphabeticIndex;
using icu::Locale;
using icu::UnicodeString;

/// ICU drops every n-th label above its limit of 99, which merges sections; vai has 271.
constexpr int32_t noLabelLimit = 100000;

using ImmutableIndex = std::unique_ptr<AlphabeticIndex::ImmutableIndex>;

ImmutableIndex frozen(AlphabeticIndex &index, UErrorCode &status) {
  index.setMaxLabelCount(noLabelLimit, status);
  return ImmutableIndex(index.buildImmutableIndex(status));
}

void addExtraLabels(
  AlphabeticIndex &index, const std::string &extra, bool latin, UErrorCode &status
) {
  if (latin) index.addLabels(icu::UnicodeSet(u'A', u'Z'), status);
  std::istringstream tags(extra);
  for (std::string tag; std::getline(tags, tag);) {
    index.addLabels(kartotek::localeOf(tag.c_str(), status), status);
  }
}

std::vector<UnicodeString> letterLabels(const AlphabeticIndex::ImmutableIndex &index) {
  std::vector<UnicodeString> labels;
  for (int32_t at = 0; at < index.getBucketCount(); ++at) {
    const AlphabeticIndex::Bucket *bucket = index.getBucket(at);
    if (bucket->getLabelType() == U_ALPHAINDEX_NORMAL) labels.push_back(bucket->getLabel());
  }
  return labels;
}

/// Extra labels may respell a label of the main locale (fa with ar: the Arabic kaf and yeh).
/// Labels are the same letter when they are primary-equal; then the main spelling wins.
const UnicodeString *ownSpelling(
  const std::vector<UnicodeString> &own, const UnicodeString &label, const icu::Collator &primary
) {
  UErrorCode status = U_ZERO_ERROR;
  for (const UnicodeString &candidate : own) {
    if (primary.compare(candidate, label, status) == UCOL_EQUAL) return &candidate;
  }
  return nullptr;
}

int32_t kindOf(UAlphabeticIndexLabelType type) {
  switch (type) {
    case U_ALPHAINDEX_UNDERFLOW: return 1;
    case U_ALPHAINDEX_INFLOW: return 2;
    case U_ALPHAINDEX_OVERFLOW: return 3;
    default: return 0;
  }
}

void listBuckets(
  kt_index &index, const std::vector<UnicodeString> &own, const icu::Collator &primary
) {
  for (int32_t at = 0; at < index.buckets->getBucketCount(); ++at) {
    const AlphabeticIndex::Bucket *bucket = index.buckets->getBucket(at);
    const int32_t kind = kindOf(bucket->getLabelType());
    const UnicodeString *spelling =
      kind == 0 ? ownSpelling(own, bucket->getLabel(), primary) : nullptr;
    const UnicodeString &label = spelling == nullptr ? bucket->getLabel() : *spelling;
    std::string utf8;
    kartotek::append(label.getBuffer(), static_cast<size_t>(label.length()), utf8);
    index.labels.push_back({utf8, kind, spelling != nullptr});
  }
}

void noteModifierLetters(kt_index &index, const std::vector<UnicodeString> &own) {
  for (const UnicodeString &label : own) {
    const UChar32 first = label.char32At(0);
    if (u_charType(first) == U_MODIFIER_LETTER) index.ownModifierLetters.add(first);
  }
  index.ownModifierLetters.freeze();
}

void build(
  kt_index &index, const Locale &locale, const std::string &extra, bool latin, UErrorCode &status
) {
  AlphabeticIndex own(locale, status);
  AlphabeticIndex all(locale, status);
  addExtraLabels(all, extra, latin, status);
  ImmutableIndex ownBuckets = frozen(own, status);
  index.buckets = frozen(all, status);
  index.compatibility = icu::Normalizer2::getNFKCInstance(status);
  if (U_FAILURE(status)) return;
  // The index's own collator, so that one collator decides group and order.
  index.collator.reset(all.getCollator().clone());
  std::unique_ptr<icu::RuleBasedCollator> primary(index.collator->clone());
  if (primary == nullptr) throw std::bad_alloc();
  primary->setStrength(icu::Collator::PRIMARY);
  const std::vector<UnicodeString> ownLabels = letterLabels(*ownBuckets);
  listBuckets(index, ownLabels, *primary);
  noteModifierLetters(index, ownLabels);
}

}  // namespace

int32_t kt_index_open(const char *tag, kt_text extra, int32_t latin, kt_index **out) {
  return kartotek::guarded([&](UErrorCode &status) {
    const Locale locale = kartotek::localeOf(tag, status);
    const std::string tags(reinterpret_cast<const char *>(extra.bytes), extra.count);
    auto index = std::make_unique<kt_index>();
    build(*index, locale, tags, latin != 0, status);
    if (U_SUCCESS(status)) *out = index.release();
  });
}

void kt_index_close(kt_index *index) { delete index; }

int32_t kt_index_bucket_count(const kt_index *index) {
  return static_cast<int32_t>(index->labels.size());
}

int32_t kt_index_strength(const kt_index *index) {
  switch (index->collator->getStrength()) {
    case icu::Collator::PRIMARY: return 1;
    case icu::Collator::SECONDARY: return 2;
    case icu::Collator::TERTIARY: return 3;
    case icu::Collator::QUATERNARY: return 4;
    default: return 5;
  }
}

int32_t kt_index_bucket(
  const kt_index *index, int32_t bucket, kt_buffer *label, int32_t *kind, int32_t *own
) {
  return kartotek::guarded([&](UErrorCode &) {
    const kt_index::Bucket &found = index->labels.at(static_cast<size_t>(bucket));
    kartotek::give(found.label, label);
    *kind = found.kind;
    *own = found.isOwn ? 1 : 0;
  });
}
