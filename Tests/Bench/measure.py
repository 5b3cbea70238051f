#!/usr/bin/env python3
"""Time the release binary as a whole process, beside peers where they are installed.

Usage: measure.py TOOL MAKE_CONTACTS [--static TOOL] [--runs N] [--size N] [--peers DIR] [--folder DIR]
       measure.py TOOL MAKE_CONTACTS --growth

Prints medians, spread and peak memory, a JSON line each. Inputs and outputs lie in DIR (default:
/dev/shm where it exists, because disks vary most). `Peers/install DIR` builds the peers: the same job
with ICU4J and with PyICU, and the floor, which makes nothing but ICU's sort keys of the same names.
Programs are run in turn, so that a noisy machine is noisy for all, and each writes a new file: to free
the pages of the old one is not their work. A result is checked before it is
timed: the number of rows must be the number of contacts. Nothing here passes or fails by time. A
program's peak memory counts from its parent's, so this script itself keeps small.
"""
import argparse
import csv
import json
import os
import pathlib
import re
import statistics
import subprocess
import tempfile
import time

JARS = ":".join(
    f"/usr/share/java/{name}.jar" for name in ("icu4j", "commons-csv", "jackson-core"))
LOCALE = "el"
# The stages of KartotekBench that the floor is beside.
ORDER_STAGES = ["keys", "rank", "group", "order"]


def run(arguments, output=None, folder=None):
    """Run a program; return seconds, CPU seconds and peak kilobytes.

    Its temporary files lie in the folder, where there is one.
    """
    start = time.perf_counter()
    with open(output or os.devnull, "wb") as sink:
        process = subprocess.Popen(
            [str(a) for a in arguments], stdout=sink, stderr=subprocess.PIPE,
            env={**os.environ, "TMPDIR": str(folder)} if folder else None)
        message = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"{arguments[0]} failed: {message.decode(errors='replace')[-500:]}")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def report(name, samples, size=None):
    """Print one line and return it."""
    seconds = [s[0] for s in samples]
    line = {
        "name": name, "runs": len(samples), "median_ms": round(statistics.median(seconds) * 1e3, 1),
        "min_ms": round(min(seconds) * 1e3, 1), "max_ms": round(max(seconds) * 1e3, 1),
        "cpu_ms": round(statistics.median(s[1] for s in samples) * 1e3, 1),
        "peak_mb": round(max(s[2] for s in samples) / 1024, 1),
    }
    if size:
        line["peak_per_input"] = round(max(s[2] for s in samples) * 1024 / size, 2)
    print(json.dumps(line), flush=True)
    return line


def ratio(name, slower, faster):
    """Print how many times one median is another."""
    print(json.dumps({"name": name, "times": round(slower / faster, 2)}), flush=True)


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


def check_peer(path, count):
    """A peer must have written every contact, too."""
    found = 0
    with path.open("rb") as document:
        tail = b""
        while block := document.read(1 << 20):
            found += (tail + block).count(b'"id"')
            tail = block[-3:]
    if found != count:
        raise SystemExit(f"{path}: {found} rows instead of {count}")


class Peers:
    """The programs that are installed."""

    def __init__(self, folder):
        python = folder / "python/bin/python"
        here = pathlib.Path(__file__).parent / "Peers"
        self.commands = {}
        if (folder / "java").is_dir():
            self.commands["ICU4J"] = ["java", "-Xmx6g", "-cp", f"{folder / 'java'}:{JARS}", "ListPeer"]
        if python.exists():
            self.commands["PyICU"] = [python, here / "list_peer.py"]
        self.floor = folder / "SortKeyFloor"

    def measure(self, tool, table, count, runs):
        """Run the tool and every peer in turn over one table."""
        output = table.with_suffix(".json")
        ours = [tool, "export", table, "--locale", LOCALE, "-o", output, "--quiet"]
        run(ours)
        check(output, count)
        peers = {n: [*command, table, LOCALE, output] for n, command in self.commands.items()}
        for command in peers.values():
            run(command)
            check_peer(output, count)
        commands = {"kartotek": ours, **peers}
        samples = {name: [] for name in commands}
        for _ in range(runs):
            for name, command in commands.items():
                output.unlink()
                samples[name].append(run(command))
        output.unlink()
        mine = report(f"export {count} x {LOCALE}", samples.pop("kartotek"), table.stat().st_size)
        for name, times in samples.items():
            theirs = report(f"{name} {count} x {LOCALE}", times, table.stat().st_size)
            ratio(f"{name} to kartotek", theirs["median_ms"], mine["median_ms"])
        if not self.commands:
            print("no peers: see Peers/install; ratios are not measured")

    def measure_floor(self, bench, form, size, folder, runs):
        """Time the sort keys of a form's names, then the stages up to the order of the same contacts."""
        if not self.floor.exists():
            return
        of_form = ["--sizes", str(size), "--locales", LOCALE]
        names = folder / f"{form}.names"
        with subprocess.Popen(
                [bench, "--write", form, *of_form], stdout=subprocess.PIPE, text=True) as source:
            with names.open("w", encoding="utf-8") as sink:
                for cells in csv.DictReader(source.stdout):
                    fields = [cells["Last Name"], cells["First Name"], cells["Middle Name"]]
                    sink.write("\ufffe".join(f for f in fields if f) + "\n")
        found = lines([self.floor, names, LOCALE, str(runs)])
        names.unlink()
        # Everything here is on one thread, and its CPU time is steadier than the clock.
        floor = statistics.median(line["cpu_ns"] / 1e6 for line in found)
        print(json.dumps({
            "name": f"floor: sort keys of {form}", "names": found[0]["names"],
            "median_ms": round(statistics.median(line["ns"] / 1e6 for line in found), 1),
            "cpu_ms": round(floor, 1)}), flush=True)
        total = 0.0
        for stage in ["prepare", *ORDER_STAGES, "texts"]:
            ours = lines([
                bench, *of_form, "--runs", str(runs), "--filter", f"{stage}/",
                "--filter", form])[0]
            print(json.dumps(ours), flush=True)
            total += ours["cpu_median_ns"] / 1e6 if stage in ORDER_STAGES else 0
        print(json.dumps({
            "name": f"{', '.join(ORDER_STAGES)} of {form}", "cpu_ms": round(total, 1)}), flush=True)
        ratio(f"{', '.join(ORDER_STAGES)} of {form} to the floor", total, floor)


def lines(arguments):
    """Run a program and read the JSON lines that it prints."""
    found = subprocess.run(arguments, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in found.stdout.splitlines()]


def measure_short_runs(tool, name, small, runs):
    """Time what a start costs, and a small export."""
    report(f"{name}version", [run([tool, "--version"]) for _ in range(runs)])
    five = [tool, "export", small, "-o", f"{small.parent}/", "--quiet"]
    run(five)
    check(small.parent / "el.json", 500)
    report(f"{name}export 500 x 5 locales", [run(five) for _ in range(runs)])


def measure_lists(tool, large, options, folder):
    """Time import alone (check), one list and five in turn: what five cost beside what they share."""
    commands = {
        f"check {options.size}": [tool, "check", large, "--quiet"],
        f"export {options.size} x {LOCALE}, beside import and five":
            [tool, "export", large, "--locale", LOCALE, "-o", folder / "one.json", "--quiet"],
        f"export {options.size} x 5 locales":
            [tool, "export", large, "-o", f"{folder}/", "--quiet"],
    }
    samples = {name: [] for name in commands}
    for _ in range(options.runs):
        for name, command in commands.items():
            for old in folder.glob("??.json"):
                old.unlink()
            (folder / "one.json").unlink(missing_ok=True)
            samples[name].append(run(command))
    size = large.stat().st_size
    imported, one, five = (report(name, times, size) for name, times in samples.items())
    later = one["cpu_ms"] - imported["cpu_ms"]
    bound = 1.05 * (imported["cpu_ms"] + 5 * later)
    print(json.dumps({
        "name": "CPU of five lists, at most import + 5 x later stages of one + 5 %",
        "cpu_ms": five["cpu_ms"], "at_most_ms": round(bound, 1), "holds": five["cpu_ms"] <= bound,
        "wall_to_cpu": round(five["median_ms"] / five["cpu_ms"], 2)}), flush=True)


def measure(options, folder):
    """Run every workload."""
    tool = options.tool
    small, large = (make(options.make_contacts, folder, n) for n in (500, options.size))
    measure_short_runs(tool, "", small, options.runs)
    if options.static:
        measure_short_runs(options.static, "static: ", small, options.runs)
    peers = Peers(pathlib.Path(options.peers))
    peers.measure(tool, large, options.size, options.runs)
    for form in ["csv-google", "csv-distinct"]:
        bench = pathlib.Path(tool).with_name("KartotekBench")
        peers.measure_floor(bench, form, options.size, folder, options.runs)
    size = large.stat().st_size
    measure_lists(tool, large, options, folder)
    paged = [tool, "export", large, "--locale", LOCALE, "--page-rows", "512", "-o", f"{folder}/pages/",
             "--quiet"]
    report(f"export {options.size} x {LOCALE} in pages", [run(paged) for _ in range(options.runs)], size)


def measure_growth(options, folder):
    """How cost grows with the contacts, in memory and with limited memory."""
    for size in [10_000, 100_000, 1_000_000, 10_000_000]:
        table = make(options.make_contacts, folder, size)
        output = folder / "list.json"
        command = [options.tool, "export", table, "--locale", LOCALE, "-o", output, "--quiet"]
        for name, arguments in [("in memory", []), ("--memory 256M", ["--memory", "256M"])]:
            samples = []
            for _ in range(options.runs if size < 10_000_000 else 1):
                output.unlink(missing_ok=True)
                samples.append(run([*command, *arguments], folder=folder))
                check(output, size)
            line = report(f"{size} {name}", samples, table.stat().st_size)
            print(json.dumps({
                "name": f"{size} {name}: ns a contact", "wall": round(line["median_ms"] * 1e6 / size),
                "cpu": round(line["cpu_ms"] * 1e6 / size)}), flush=True)
        output.unlink()
        table.unlink()


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("make_contacts")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--size", type=int, default=200_000)
    parser.add_argument("--growth", action="store_true", help="10 000 to 10 000 000 contacts instead")
    parser.add_argument("--static", help="the static build, whose start is timed, too")
    parser.add_argument("--peers", default="build/peers")
    parser.add_argument("--folder", default="/dev/shm" if os.path.isdir("/dev/shm") else None)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        (measure_growth if options.growth else measure)(options, pathlib.Path(name))


main()
