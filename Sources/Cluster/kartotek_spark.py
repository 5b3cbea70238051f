"""Exports paged lists of any number of contacts, with Kartotek as the worker of Apache Spark.

The folders and files are the same, byte for byte, as those of one `kartotek export --page-rows`.
Spark moves, sorts and repeats; contacts, rows and pages are made by the program alone.

    spark-submit kartotek_spark.py --kartotek kartotek --input 'contacts/*' \
        --locale el,sv --page-rows 512 --output lists/ -- --details

Inputs and output are paths that every worker sees, such as a shared file system.
"""

import argparse
import bisect
import collections
import glob
import itertools
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import threading

from pyspark import SparkFiles, StorageLevel
from pyspark.sql import SparkSession

# Bytes of input for each part that nobody has asked for: a quarter of a million contacts or so.
PART_SIZE = 64 << 20
# Rows that are looked at for each part before the list is cut.
SAMPLE_SIZE = 200
# Bytes of contacts that move together: Python is slow where it looks at each line.
BLOCK_SIZE = 16 << 10

# Options that the job gives itself, or that make something else of a run.
OWN_IMPORT_OPTIONS = {"--output", "-o", "--report", "--match-keys", "--quiet", "--help", "-h", "--version"}
OWN_LIST_OPTIONS = {
    "--locale", "--page-rows", "--output", "-o", "--threads", "--quiet", "--progress", "--help", "-h",
    "--version"}

# What only all contacts together show; the rest each import has told.
BETWEEN = {"duplicate-contact", "shared-uid", "identifier-clash"}

Part = collections.namedtuple("Part", "first_row first_page head end count")


class Failure(Exception):
    """Something that a person has to mend."""


class Tool:
    """The program on this machine, of the version that the driver has."""

    def __init__(self, name):
        self.name = name
        self.version = None
        self.version = self.text(["--version"])

    def text(self, arguments):
        return b"".join(self.run(arguments)).decode()

    def run(self, arguments, lines=()):
        """Feeds lines, or blocks of them, and gives the lines that are printed; all with their ends."""
        return self.output(arguments, lines, lambda output: output)

    def blocks(self, arguments, lines=()):
        """The same, but gives blocks of lines."""
        return self.output(arguments, lines, blocks_of)

    def output(self, arguments, lines, divide):
        path = SparkFiles.get(self.name)
        if self.version is not None and arguments != ["--version"]:
            here = self.text(["--version"])
            if here != self.version:
                raise Failure(f"a worker has another program or ICU: {difference(here, self.version)}")
        with tempfile.TemporaryFile() as messages:
            process = subprocess.Popen(
                [path, *arguments], bufsize=1 << 20, stdin=subprocess.PIPE,
                stdout=subprocess.PIPE, stderr=messages)
            feeder = Feeder(process, lines)
            feeder.start()
            try:
                yield from divide(process.stdout)
            finally:
                if process.poll() is None and not feeder.is_done:
                    process.kill()
                process.stdout.close()
                process.wait()
                feeder.join()
            if feeder.failure is not None:
                raise feeder.failure
            if process.returncode != 0:
                messages.seek(0)
                reason = messages.read().decode(errors="replace").strip()
                raise Failure(reason or f"{path} ended with {process.returncode}")


def blocks_of(output):
    """Whole lines, many at a time."""
    rest = b""
    while block := output.read(BLOCK_SIZE):
        end = block.rfind(b"\n") + 1
        if end:
            yield rest + block[:end]
            rest = block[end:]
        else:
            rest += block
    if rest:
        yield rest


class Feeder(threading.Thread):
    """Writes lines to a process while its output is read."""

    def __init__(self, process, lines):
        super().__init__(daemon=True)
        self.process = process
        self.lines = lines
        self.failure = None
        self.is_done = False

    def run(self):
        try:
            self.process.stdin.writelines(self.lines)
            self.is_done = True
            self.process.stdin.close()
        except BrokenPipeError:
            # The program has ended, and its exit code tells why.
            self.is_done = True
        except BaseException as failure:
            # What it has read so far must not pass for all.
            self.failure = failure
            self.process.kill()


def difference(here, there):
    """The lines of a version in which two machines differ."""
    pairs = [pair for pair in zip(here.splitlines(), there.splitlines()) if pair[0] != pair[1]]
    return "; ".join(f"{left} there, {right} here" for left, right in pairs)


class Job:
    """One export: the inputs, read once, and the lists that are made of them."""

    def __init__(self, context, tool, options):
        self.context = context
        self.tool = tool
        self.options = options
        self.inputs = input_files(options.input)
        self.parts = options.partitions or part_count(context, self.inputs)

    def run(self):
        """Writes all lists, and tells what was written."""
        lists = {}
        for tag in self.options.locale.split(","):
            one = List(self, tag)
            # Two tags may mean one locale.
            lists.setdefault(one.locale, one)
        lists = list(lists.values())
        contacts = self.contacts()
        report = self.report(contacts)
        contacts = contacts.filter(lambda block: not block.startswith(b"~"))
        for one in lists:
            one.write_pages(contacts, report["contacts"])
        # A list that cannot be finished leaves all of them as they were.
        for one in lists:
            one.write_manifest()
        write_file(os.path.join(self.options.output, "report.json"), json_lines(report))
        names = ", ".join(one.locale for one in lists)
        skipped = f", {report['skipped']} skipped" if report["skipped"] else ""
        return (
            f"{report['contacts']} contacts from {report['records']} records{skipped}; "
            f"wrote {names} in {self.options.output}/")

    # Stage 1

    def contacts(self):
        """Every contact once, with the identifier that it has among all, in blocks of lines; and reports.

        Contacts that may be one have equal keys and meet in one part.
        """
        tool, parts = self.tool, self.parts
        arguments = ["import", *self.options.import_options]

        def read(paths):
            pieces = [bytearray() for _ in range(parts)]
            for path in paths:
                for line in with_report(tool.run, [*arguments, path, "--match-keys"]):
                    if line.startswith(b"~"):
                        yield 0, line
                        continue
                    part = int(line[:16], 16) % parts
                    pieces[part] += line[17:]
                    if len(pieces[part]) >= BLOCK_SIZE:
                        yield part, bytes(pieces[part])
                        pieces[part].clear()
            yield from ((part, bytes(piece)) for part, piece in enumerate(pieces) if piece)

        def identify(blocks):
            reports = []
            records = aside(blocks, reports)
            arguments = ["import", "--from", "jsonl"]
            yield from with_report(tool.blocks, arguments, records, name="~merged")
            yield from reports

        files = self.context.parallelize(self.inputs, len(self.inputs)).mapPartitions(read)
        divided = files.partitionBy(parts, lambda part: part).values()
        return divided.mapPartitions(identify).persist(StorageLevel.DISK_ONLY)

    def report(self, contacts):
        """What became of every record."""
        lines = contacts.filter(lambda block: block.startswith(b"~")).collect()
        files, merged = [], []
        for name, text in (line.split(b"\t", 1) for line in lines):
            (files if name == b"~report" else merged).append(json.loads(text))
        return merged_report(self.inputs, files, merged)


class List:
    """The list of one locale on its way from contacts to pages."""

    def __init__(self, job, tag):
        self.job = job
        self.tool = job.tool
        self.arguments = ["--locale", tag, *job.options.list_options]
        self.page_rows = job.options.page_rows
        # Wrong options are told before anything is read.
        self.tool.text(["assemble", "--survey", "--page-rows", str(self.page_rows)])
        lines = self.tool.text(["rows", *self.arguments]).splitlines()
        if not all(line.startswith("~") for line in lines):
            raise Failure("among the options of the list is a file; contacts are named by --input")
        line = next(line for line in lines if line.startswith("~list\t"))
        self.locale = line.split("\t")[1].removeprefix("locale=")
        self.folder = os.path.join(job.options.output, self.locale) + "/"
        if os.path.exists(self.folder[:-1]) and not os.path.isdir(self.folder):
            raise Failure(f"--output: '{self.folder[:-1]}' is a file; pages need a folder")
        self.surveys = None
        self.pages = []

    def write_pages(self, contacts, contact_count):
        rows = self.sorted_rows(contacts, contact_count)
        self.surveys = rows.mapPartitions(self.survey()).persist(StorageLevel.DISK_ONLY)
        found = self.surveys.map(lambda survey: survey[:2]).collect()
        row_count = sum(count for count, _ in found)
        if row_count != contact_count:
            raise Failure(f"{contact_count} contacts became {row_count} rows of {self.locale}")
        ends = page_ends(found, self.page_rows)
        made = rows.mapPartitionsWithIndex(self.assemble(parts_of(found, ends)))
        made = made.persist(StorageLevel.DISK_ONLY)
        pages = made.filter(lambda item: item[0] == "page").values().collect()
        edges = made.filter(lambda item: item[0] == "edge").values()
        pages += self.edge_pages(edges, ends).collect()
        made.unpersist()
        self.pages = [line for _, line in sorted(pages)]

    def write_manifest(self):
        """One pass over the counts of all rows; the pages become the list."""
        counts = self.surveys.map(lambda survey: survey[2]).toLocalIterator(prefetchPartitions=True)
        arguments = ["manifest", *self.arguments, "--page-rows", str(self.page_rows)]
        lines = itertools.chain(counts, self.pages)
        for _ in self.tool.run([*arguments, "-o", self.folder, "--quiet"], lines):
            pass
        self.surveys.unpersist()

    # Stage 2

    def sorted_rows(self, contacts, contact_count):
        """The rows as lines; each part has a range of the list, in order."""
        borders = self.borders(contacts, contact_count)
        pairs = self.rows(contacts).map(lambda line: (line, None))
        return pairs.repartitionAndSortWithinPartitions(
            self.job.parts, lambda line: bisect.bisect_right(borders, line)).keys()

    def rows(self, contacts):
        tool, arguments = self.tool, ["rows", *self.arguments, "--threads", "1"]
        return contacts.mapPartitions(lambda records: tool.run(arguments, records))

    def borders(self, contacts, contact_count):
        """Where the list is cut: places of rows, so that a section of any size is divided."""
        parts = self.job.parts
        if parts == 1:
            return []
        step = max(1, contact_count // (SAMPLE_SIZE * parts))
        sample = self.rows(contacts.mapPartitions(lambda blocks: every(step, blocks)))
        rows = sample.filter(lambda line: not line.startswith(b"~"))
        places = sorted(rows.map(place).collect())
        return [places[len(places) * part // parts] for part in range(1, parts)] if places else []

    # Stage 3

    def survey(self):
        """The rows of a part, where pages may end, and the counts for the manifest."""
        tool = self.tool
        arguments = ["assemble", "--survey", "--page-rows", str(self.page_rows)]

        def run(lines):
            row_count, candidates, counts = 0, [], []
            for line in tool.run(arguments, lines):
                if line.startswith(b"may-end\t"):
                    candidates.append(int(line[8:]))
                else:
                    row_count += line.startswith(b"row\t")
                    counts.append(line)
            yield row_count, candidates, b"".join(counts)

        return run

    def assemble(self, parts):
        """Writes the pages that begin and end in a part; the rows of others are edges."""
        tool, arguments = self.tool, self.assembly

        def run(number, lines):
            part = parts[number]
            lines = iter(lines)
            for row in range(part.head):
                yield "edge", (part.first_row + row, next(lines))
            body = itertools.islice(lines, part.end - part.head)
            page = part.first_page
            for line in tool.run(arguments, body) if part.end > part.head else ():
                if line.startswith(b"page\t"):
                    yield "page", (page, line)
                    page += 1
            for row in range(part.end, part.count):
                yield "edge", (part.first_row + row, next(lines))

        return run

    def edge_pages(self, edges, ends):
        """Writes the pages whose rows lie in several parts."""
        tool, arguments, parts = self.tool, self.assembly, self.job.parts

        def page_of(row):
            return bisect.bisect_right(ends, row)

        def run(edges):
            numbers = []
            for line in tool.run(arguments, rows_of_pages(edges, page_of, numbers)):
                if line.startswith(b"page\t"):
                    yield numbers.pop(0), line

        return edges.repartitionAndSortWithinPartitions(
            parts, lambda row: page_of(row) % parts).mapPartitions(run)

    @property
    def assembly(self):
        return ["assemble", "--page-rows", str(self.page_rows), "-o", self.folder]


def rows_of_pages(edges, page_of, numbers):
    """The rows; the numbers of their pages are noted as they come."""
    for row, line in edges:
        page = page_of(row)
        if not numbers or numbers[-1] != page:
            numbers.append(page)
        yield line


def page_ends(surveys, page_rows):
    """The row behind each page: the first candidate behind a quarter of the rows to aim at, the
    double at most, the end of the list at last; `manifest` checks that it is so."""
    candidates, row_count = [], 0
    for count, places, *_ in surveys:
        candidates += [row_count + place for place in places]
        row_count += count
    ends = []
    while (start := ends[-1] if ends else 0) < row_count:
        place = bisect.bisect_left(candidates, start + page_rows // 4)
        candidate = candidates[place] if place < len(candidates) else row_count
        ends.append(min(candidate, start + 2 * page_rows, row_count))
    return ends


def parts_of(surveys, ends):
    """For each part which of its rows are pages of its own."""
    parts, first_row = [], 0
    begins = [0, *ends]
    for count, *_ in surveys:
        first_page = bisect.bisect_left(begins, first_row)
        head = min(begins[first_page] - first_row, count) if first_page < len(begins) else count
        last = bisect.bisect_right(ends, first_row + count) - 1
        end = max(ends[last] - first_row, head) if last >= 0 else head
        parts.append(Part(first_row, first_page, head, end, count))
        first_row += count
    return parts


def place(line):
    """The place of a row in the list: its key and its id."""
    return line[:line.index(b"\t", line.index(b"\t") + 1)]


def every(step, blocks):
    """One line of so many."""
    lines = (line for block in blocks for line in block.splitlines(keepends=True))
    return itertools.islice(lines, 0, None, step)


def aside(blocks, reports):
    """The records; reports are kept for later."""
    for block in blocks:
        if block.startswith(b"~"):
            reports.append(block)
        else:
            yield block


def with_report(run, arguments, lines=(), name="~report"):
    """What an import prints, and its report as one more line."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "report.json")
        yield from run([*arguments, "--quiet", "--report", path], lines)
        with open(path, encoding="utf-8") as file:
            yield f"{name}\t{json.dumps(json.load(file))}\n".encode()


def merged_report(inputs, reports, merged):
    """One report of all inputs: every record is a contact, or it is told what it is."""
    files = [file for report in reports for file in report["files"]]
    order = {path: number for number, path in enumerate(inputs)}
    others = [file["path"] for file in files if file["path"] not in order]
    if others:
        raise Failure(f"--import-options: '{others[0]}' is no option; contacts are named by --input")
    files.sort(key=lambda file: order[file["path"]])
    diagnostics = [one for report in reports for one in report["diagnostics"]]
    diagnostics.sort(key=lambda one: (order[one["file"]], one["line"]))
    names = ["records", "groups", "nested", "duplicates", "skipped"]
    totals = {name: sum(file[name] for file in files) for name in names}
    totals["duplicates"] += sum(file["duplicates"] for report in merged for file in report["files"])
    totals["contacts"] = sum(report["contacts"] for report in merged)
    fates = sum(totals[name] for name in [*names[1:], "contacts"])
    if fates != totals["records"]:
        raise Failure(f"of {totals['records']} records only {fates} are accounted for")
    between = collections.Counter()
    for one in (one for report in merged for one in report["diagnostics"]):
        if one["code"] in BETWEEN:
            between[one["code"], one["level"]] += one.get("count", 1)
    return {
        "format": "kartotek.cluster-report", "version": 1, **totals, "files": files,
        "diagnostics": diagnostics,
        "between": [
            {"code": code, "level": level, "count": count}
            for (code, level), count in sorted(between.items())]}


def json_lines(report):
    """A report with each file and finding on a line of its own."""
    lines = []
    for key, value in report.items():
        if isinstance(value, list):
            items = ",\n".join(json.dumps(item, ensure_ascii=False) for item in value)
            value = f"[\n{items}\n]" if value else "[]"
        else:
            value = json.dumps(value, ensure_ascii=False)
        lines.append(f"{json.dumps(key)}:{value}")
    return "{" + ",\n".join(lines) + "}\n"


def write_file(path, text):
    """Replaces a file when all of the new one is there."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=os.path.dirname(path), prefix=".kartotek-", suffix=".tmp",
            delete=False) as file:
        file.write(text)
    os.chmod(file.name, 0o644)
    os.replace(file.name, path)


def input_files(patterns):
    """The files that paths and patterns stand for, in order."""
    files = []
    for pattern in patterns:
        found = [pattern] if os.path.exists(pattern) else sorted(glob.glob(pattern))
        missing = [path for path in found or [pattern] if not os.path.exists(path)]
        if missing:
            raise Failure(f"{missing[0]}: no such file")
        files += [os.path.abspath(path) for path in found]
    return list(dict.fromkeys(files))


def part_count(context, inputs):
    """Parts that keep all processors busy and need little memory each."""
    size = sum(os.path.getsize(path) for path in inputs)
    return max(context.defaultParallelism, -(-size // PART_SIZE))


def parse(arguments):
    parser = argparse.ArgumentParser(prog="kartotek_spark.py", description=__doc__.split("\n")[0])
    parser.add_argument(
        "--input", nargs="+", required=True, metavar="PATH", help="files with contacts, or patterns")
    parser.add_argument("--locale", required=True, help="the locales of the lists, as in el,sv")
    parser.add_argument("--page-rows", type=int, required=True, metavar="N", help="rows of a page")
    parser.add_argument("--output", required=True, metavar="DIR", help="the folder of the lists")
    parser.add_argument("--partitions", type=int, metavar="N", help="parts of the work")
    parser.add_argument(
        "--kartotek", metavar="PATH", help="the program; without it the file kartotek of --files")
    parser.add_argument(
        "--import-options", default="", metavar="OPTIONS",
        help="options of kartotek import, as in --import-options='--from csv --encoding utf-8'")
    parser.add_argument(
        "list_options", nargs="*", metavar="-- OPTION", help="options of kartotek rows")
    end = arguments.index("--") if "--" in arguments else len(arguments)
    options = parser.parse_args(arguments[:end])
    options.list_options = arguments[end + 1:]
    try:
        options.import_options = shlex.split(options.import_options)
    except ValueError as fault:
        parser.error(f"--import-options: {fault}")
    refuse(parser, options.import_options, OWN_IMPORT_OPTIONS, "--import-options")
    refuse(parser, options.list_options, OWN_LIST_OPTIONS, "--")
    if not options.output:
        parser.error("--output: the path is empty")
    if options.partitions is not None and options.partitions < 1:
        parser.error("--partitions: 1 or more are needed")
    options.output = os.path.abspath(options.output)
    return options


def refuse(parser, words, own, place):
    """The job's own options cannot be given a second time."""
    for word in words:
        if word.split("=")[0] in own:
            parser.error(f"{place}: {word} cannot be given there")


def tool_of(context, path):
    """The program; one that is named travels to all workers."""
    if path is not None:
        if not os.path.isfile(path) or not os.access(path, os.X_OK):
            raise Failure(f"--kartotek: '{path}' is no program")
        context.addFile(os.path.abspath(path))
    name = os.path.basename(path or "kartotek")
    if not os.access(SparkFiles.get(name), os.X_OK):
        raise Failure("the program is missing: --kartotek PATH, or --files kartotek of spark-submit")
    return Tool(name)


def reason(failure):
    """What a person has to mend, without the stack of Spark around it."""
    if isinstance(failure, Failure):
        return str(failure)
    text = str(failure)
    found = re.findall(r"^(?:[\w.]+\.)?Failure: (.*(?:\n(?![ \t]|$).*)*)", text, re.MULTILINE)
    return found[-1].strip() if found else text


def main(arguments):
    options = parse(arguments)
    session = SparkSession.builder.appName("kartotek").getOrCreate()
    try:
        context = session.sparkContext
        if context.getConf().get("spark.log.level") is None:
            # Spark tells of every failure at length; what matters is told below.
            context.setLogLevel("OFF")
        job = Job(context, tool_of(context, options.kartotek), options)
        print(f"kartotek_spark: note: {job.run()}", file=sys.stderr)
    except Exception as failure:
        print(f"kartotek_spark: error: {reason(failure)}", file=sys.stderr)
        return 1
    finally:
        session.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
