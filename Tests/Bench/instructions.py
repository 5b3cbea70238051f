#!/usr/bin/env python3
"""Count the instructions of whole runs and compare them with those on record.

Usage: instructions.py TOOL MAKE_CONTACTS [--record]

Counts do not depend on how busy a machine is, so two per cent are told apart that no clock can tell.
They depend on compiler and ICU, whose versions stand beside them: with others the comparison says so
and fails nothing. `--record` writes the counts of this build; the commit says why they have changed.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

RECORD = pathlib.Path(__file__).parent / "instructions.json"
LIMIT = 0.02
# Name, form and number of contacts, and the locales.
RUNS = [
    ("500 contacts, five locales", "csv", 500, ["el,bg,fa,az,sv"]),
    ("10000 contacts in a table, one locale", "csv", 10_000, ["el"]),
    ("5000 cards, one locale", "vcard", 5_000, ["fa"]),
]


def versions(tool):
    """What counts depend on beside the sources."""
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True)
    found = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True)
    return {
        "swift": re.search(r"Swift version (\S+)", swift.stdout)[1],
        "icu": re.search(r"^ICU (\S+)", found.stdout, re.M)[1],
    }


def count(tool, table, locales, folder):
    """Run the tool under callgrind on one thread; return its instructions."""
    arguments = [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", tool, "export", table,
        "--locale", *locales, "-o", f"{folder}/", "--threads", "1", "--quiet"]
    found = subprocess.run(
        [str(a) for a in arguments], capture_output=True, text=True, errors="replace", check=True)
    return int(re.search(r"Collected : (\d+)", found.stderr)[1])


def measure(options):
    """Count every run."""
    counts = {}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        # Valgrind gives up on debug information of Swift.
        tool = folder / "kartotek"
        subprocess.run(["strip", "-o", tool, options.tool], check=True)
        for title, form, size, locales in RUNS:
            table = folder / f"input.{form}"
            with table.open("wb") as sink:
                subprocess.run(
                    [options.make_contacts, "--count", str(size), "--seed", "1", "--format", form],
                    stdout=sink, check=True)
            counts[title] = count(tool, table, locales, folder)
    return counts


def compare(counts, found):
    """Print each count beside the recorded one; return whether all are within the limit."""
    record = json.loads(RECORD.read_text())
    is_same = record["versions"] == found
    if not is_same:
        print(f"recorded with {record['versions']}, counted with {found}: nothing fails")
    good = True
    for title, number in counts.items():
        change = number / record["counts"][title] - 1
        print(f"{title}: {number:,} ({change:+.2%})")
        good = good and abs(change) <= LIMIT
    if not good:
        print(f"a count is off by more than {LIMIT:.0%}; see --record")
    return good or not is_same


def main():
    """Count, then compare or record."""
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("make_contacts")
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    counts, found = measure(options), versions(options.tool)
    if options.record:
        RECORD.write_text(json.dumps({"versions": found, "counts": counts}, indent=2) + "\n")
        print(json.dumps(counts, indent=2))
        return
    if not compare(counts, found):
        sys.exit(1)


main()
