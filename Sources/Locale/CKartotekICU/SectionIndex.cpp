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

/// What an index has beside the labels of its locale's data.
struct Additions {
  /// Letters of the main locale itself, one a line.
  std::string letters;
  /// Tags of other locales, one a line.
  std::string tags;
  bool latin;
};

std::string stringOf(kt_text text) {
  return std::string(reinterpret_cast<const char *>(text.bytes), text.count);
}

void addLetters(AlphabeticIndex &index, const std::string &letters, UErrorCode &status) {
  icu::UnicodeSet labels;
  std::istringstream lines(letters);
  for (std::string line; std::getline(lines, line);) {
    labels.add(UnicodeString::fromUTF8(line));
  }
  if (!labels.isEmpty()) index.addLabels(labels, status);
}

void addExtraLabels(AlphabeticIndex &index, const Additions &additions, UErrorCode &status) {
  if (additions.latin) index.addLabels(icu::UnicodeSet(u'A', u'Z'), status);
  std::istringstream tags(additions.tags);
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

/// Whether the tag says -u-kc-: then small letters stand before capitals on a level of their own.
bool hasCaseLevel(const Locale &locale, UErrorCode &status) {
  return locale.getKeywordValue<std::string>("colcaselevel", status) == "yes";
}

/// The locale that buckets are made for. With a case level ICU puts a lone "b" before its own
/// label "B" and so under A.
Locale bucketLocale(const Locale &locale, UErrorCode &status) {
  Locale plain(locale);
  if (hasCaseLevel(locale, status)) plain.setKeywordValue("colcaselevel", nullptr, status);
  return plain;
}

void build(
  kt_index &index, const Locale &locale, const Additions &additions, UErrorCode &status
) {
  const Locale grouping = bucketLocale(locale, status);
  AlphabeticIndex own(grouping, status);
  AlphabeticIndex all(grouping, status);
  addLetters(own, additions.letters, status);
  addLetters(all, additions.letters, status);
  addExtraLabels(all, additions, status);
  ImmutableIndex ownBuckets = frozen(own, status);
  index.buckets = frozen(all, status);
  index.compatibility = icu::Normalizer2::getNFKCInstance(status);
  if (U_FAILURE(status)) return;
  // The index's own collator, so that one collator decides group and order.
  index.collator.reset(all.getCollator().clone());
  if (index.collator == nullptr) throw std::bad_alloc();
  if (hasCaseLevel(locale, status)) index.collator->setAttribute(UCOL_CASE_LEVEL, UCOL_ON, status);
  std::unique_ptr<icu::RuleBasedCollator> primary(all.getCollator().clone());
  if (primary == nullptr) throw std::bad_alloc();
  primary->setStrength(icu::Collator::PRIMARY);
  const std::vector<UnicodeString> ownLabels = letterLabels(*ownBuckets);
  listBuckets(index, ownLabels, *primary);
  noteModifierLetters(index, ownLabels);
}

}  // namespace

int32_t kt_index_open(
  const char *tag, kt_text letters, kt_text extra, int32_t latin, kt_index **out
) {
  return kartotek::guarded([&](UErrorCode &status) {
    const Locale locale = kartotek::localeOf(tag, status);
    auto index = std::make_unique<kt_index>();
    build(*index, locale, {stringOf(letters), stringOf(extra), latin != 0}, status);
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
