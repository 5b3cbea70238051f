#!/usr/bin/env python3
"""Time the release binary as a whole process and print medians, spread and peak memory.

Usage: measure.py TOOL MAKE_CONTACTS [--runs N] [--folder DIR]

Inputs and outputs lie in DIR (default: /dev/shm where it exists, because disks vary most). With
KARTOTEK_PEER set to a command with {input}, {locale} and {output}, that program does the 200 000
contacts as well, run by run in turn, and the ratio is printed. A result is checked before it is timed:
the number of rows must be the number of contacts. Nothing here passes or fails by time. A program's
peak memory counts from its parent's, so this script itself keeps small.
"""
import argparse
import json
import os
import pathlib
import re
import shlex
import statistics
import subprocess
import tempfile
import time


def run(arguments, output=None):
    """Run a program; return seconds, CPU seconds and peak kilobytes."""
    start = time.perf_counter()
    with open(output or os.devnull, "wb") as sink:
        process = subprocess.Popen(arguments, stdout=sink, stderr=subprocess.PIPE)
        message = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"{arguments[0]} failed: {message.decode(errors='replace')[-500:]}")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def report(name, samples, size=None):
    """Print one line for people and one for programs."""
    seconds = [s[0] for s in samples]
    line = {
        "name": name, "runs": len(samples), "median_ms": round(statistics.median(seconds) * 1e3, 1),
        "min_ms": round(min(seconds) * 1e3, 1), "max_ms": round(max(seconds) * 1e3, 1),
        "cpu_ms": round(statistics.median(s[1] for s in samples) * 1e3, 1),
        "peak_mb": round(max(s[2] for s in samples) / 1024, 1),
    }
    if size:
        line["peak_per_input"] = round(max(s[2] for s in samples) * 1024 / size, 2)
    print(json.dumps(line))
    return line


def make(tool, folder, count):
    """Make a CSV file of full birthdays, which every peer can read."""
    path = folder / f"contacts-{count}.csv"
    arguments = [tool, "--count", str(count), "--seed", "1", "--format", "csv"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE) as source, path.open("wb") as sink:
        for line in source.stdout:
            sink.write(re.sub(rb",--\d\d-\d\d,", b",,", line))
    return path


def check(path, count):
    """The document must hold every contact; its first line tells."""
    with path.open("rb") as document:
        rows = re.search(rb'"counts":\{[^}]*"rows":(\d+)', document.readline())
    if int(rows[1]) != count:
        raise SystemExit(f"{path}: {int(rows[1])} rows instead of {count}")


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("make_contacts")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--folder", default="/dev/shm" if os.path.isdir("/dev/shm") else None)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        measure(options, pathlib.Path(name))


def measure(options, folder):
    """Run every workload."""
    small, large = (make(options.make_contacts, folder, n) for n in (500, 200_000))
    report("version", [run([options.tool, "--version"]) for _ in range(options.runs)])
    five = [options.tool, "export", str(small), "-o", f"{folder}/", "--quiet"]
    run(five)
    check(folder / "el.json", 500)
    report("export 500 x 5 locales", [run(five) for _ in range(options.runs)])
    one = [options.tool, "export", str(large), "--locale", "el", "-o", f"{folder}/out.json", "--quiet"]
    run(one)
    check(folder / "out.json", 200_000)
    peer = os.environ.get("KARTOTEK_PEER")
    ours, theirs = [], []
    for _ in range(options.runs):
        ours.append(run(one))
        if peer:
            theirs.append(run(shlex.split(
                peer.format(input=large, locale="el", output=folder / "peer.json"))))
    mine = report("export 200000 x el", ours, large.stat().st_size)
    report("import 200000", [
        run([options.tool, "import", str(large), "--quiet"]) for _ in range(options.runs)])
    if peer:
        other = report("peer 200000 x el", theirs)
        ratio = other["median_ms"] / mine["median_ms"]
        print(json.dumps({"name": "ratio to peer", "times": round(ratio, 2)}))
    else:
        print("no KARTOTEK_PEER: ratio not measured")


main()
