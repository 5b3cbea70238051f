#!/usr/bin/env python3
"""The same job with libraries at hand: csv, PyICU, json.

It does less than Kartotek: no ids, hashes, monograms, index, report, or cleaning of names.
Usage: list_peer.py IN.csv LOCALE OUT.json
"""
import csv
import datetime
import functools
import itertools
import json
import operator
import sys

import icu

EPOCH = datetime.date(1970, 1, 1)


def day_format(locale):
    """Return a function from an ISO day to its text, which remembers what it has made."""
    pattern = icu.DateTimePatternGenerator.createInstance(locale).getBestPattern("yMMMMd")
    formatter = icu.SimpleDateFormat(pattern, locale)
    formatter.setTimeZone(icu.TimeZone.createTimeZone("UTC"))

    @functools.cache
    def text(day):
        return formatter.format((datetime.date.fromisoformat(day) - EPOCH).days * 86400.0)

    return text


def joined(*words):
    """Join the words that are not empty."""
    return " ".join(word for word in words if word)


def main(source, tag, target):
    """Read, group, sort and write."""
    locale = icu.Locale(tag)
    collator = icu.Collator.createInstance(locale)
    index = icu.AlphabeticIndex(locale)
    index.addLabels(icu.Locale.getEnglish())
    buckets = index.buildImmutableIndex()
    day_text = day_format(locale)
    people = []
    with open(source, newline="", encoding="utf-8-sig") as file:
        for cells in csv.DictReader(file):
            sort = joined(cells["Last Name"], cells["First Name"])
            people.append((buckets.getBucketIndex(sort), collator.getSortKey(sort), {
                "id": cells["id"],
                "text": joined(cells["First Name"], cells["Middle Name"], cells["Last Name"]),
                "secondaryText": cells["Phone 1 - Value"],
                "email": cells["E-mail 1 - Value"],
                "birthday": day_text(cells["Birthday"]) if cells["Birthday"] else None,
            }))
    people.sort(key=operator.itemgetter(0, 1))
    sections = [
        {"title": buckets.getBucket(bucket)[0], "rows": [person[2] for person in run]}
        for bucket, run in itertools.groupby(people, key=operator.itemgetter(0))
    ]
    with open(target, "w", encoding="utf-8") as file:
        json.dump({"locale": tag, "sections": sections}, file, ensure_ascii=False)


main(*sys.argv[1:4])
