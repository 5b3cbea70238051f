"""The job for Spark gives the bytes of one run, whatever the parts are and whoever dies on the way.

    python test_cluster.py KARTOTEK
"""

import contextlib
import filecmp
import json
import os
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest

from sample_inputs import ROOT, awkward, divided, samples

sys.path.insert(0, ROOT + "/Sources/Cluster")
os.environ["PYTHONPATH"] = ROOT + "/Sources/Cluster"
os.environ["PYSPARK_PYTHON"] = os.environ["PYSPARK_DRIVER_PYTHON"] = sys.executable
os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"

import pyspark
from pyspark.sql import SparkSession

import kartotek_spark

KARTOTEK = os.path.abspath(sys.argv.pop(1))
LOCALES = "el,fa,az,sv,zh,th"
PAGE_ROWS = 64
QUICK = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"


def session(master, folder, **settings):
    """Spark without a web page, a network and much talk."""
    builder = SparkSession.builder.master(master).appName("test")
    usual = {
        "spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false",
        "spark.driver.host": "127.0.0.1", "spark.driver.bindAddress": "127.0.0.1",
        "spark.local.dir": folder, "spark.driver.extraJavaOptions": QUICK,
        "spark.executor.extraJavaOptions": QUICK}
    for key, value in {**usual, **settings}.items():
        builder = builder.config(key, value)
    made = builder.getOrCreate()
    made.sparkContext.setLogLevel("OFF")
    return made


def run(context, *arguments, kartotek=KARTOTEK):
    """The job in a session that is there."""
    options = kartotek_spark.parse(
        ["--page-rows", str(PAGE_ROWS), "--kartotek", kartotek, *arguments])
    kartotek_spark.Job(context, kartotek_spark.tool_of(context, kartotek), options).run()


def export(inputs, folder, locales, *options):
    """The lists of one run, and its report."""
    subprocess.run(
        [KARTOTEK, "export", *inputs, "--locale", locales, "--page-rows", str(PAGE_ROWS), "-o",
         folder + "/", "--report", folder + ".json", "--quiet", *options], check=True)


def tree(folder):
    """All files below a folder."""
    return sorted(
        os.path.relpath(os.path.join(place, name), folder)
        for place, _, names in os.walk(folder) for name in names)


class ClusterTest(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory(prefix="kartotek-cluster-")
        self.addCleanup(holder.cleanup)
        self.folder = holder.name

    def expect_equal(self, one, many):
        """Both have the same files with the same bytes."""
        names = tree(one)
        self.assertGreater(len(names), 10)
        self.assertEqual([name for name in tree(many) if name != "report.json"], names)
        _, different, failed = filecmp.cmpfiles(one, many, names, shallow=False)
        self.assertEqual((different, failed), ([], []))


class LocalTest(ClusterTest):
    @classmethod
    def setUpClass(cls):
        cls.local = tempfile.TemporaryDirectory(prefix="kartotek-spark-")
        cls.session = session("local[2]", cls.local.name)
        cls.context = cls.session.sparkContext

    @classmethod
    def tearDownClass(cls):
        cls.session.stop()
        cls.local.cleanup()

    def run_job(self, inputs, output, parts, locales=LOCALES, *options, kartotek=KARTOTEK):
        run(
            self.context, "--input", *inputs, "--locale", locales, "--output",
            f"{self.folder}/{output}", "--partitions", str(parts), "--", *options,
            kartotek=kartotek)

    def test_any_number_of_parts(self):
        inputs = samples() + awkward(self.folder)
        options = ["--details", "--search-keys"]
        export(inputs, self.folder + "/one", LOCALES, *options)
        for parts in [1, 2, 5, 16]:
            with self.subTest(parts=parts):
                self.run_job(inputs, f"parts-{parts}", parts, LOCALES, *options)
                self.expect_equal(self.folder + "/one", f"{self.folder}/parts-{parts}")

    def test_any_order_and_files(self):
        inputs = awkward(self.folder)
        export(inputs, self.folder + "/one", LOCALES)
        for pieces, parts in [(1, 5), (7, 2), (20, 16)]:
            with self.subTest(pieces=pieces, parts=parts):
                others = divided(inputs, f"{self.folder}/{pieces}", pieces, seed=pieces)
                self.run_job(others, f"pieces-{pieces}", parts)
                self.expect_equal(self.folder + "/one", f"{self.folder}/pieces-{pieces}")

    def test_every_record_is_told(self):
        inputs = samples() + awkward(self.folder)
        export(inputs, self.folder + "/one", "el")
        self.run_job(inputs, "many", 5, "el")
        with open(self.folder + "/one.json", encoding="utf-8") as file:
            one = json.load(file)
        with open(self.folder + "/many/report.json", encoding="utf-8") as file:
            many = json.load(file)
        names = ["records", "groups", "nested", "duplicates", "skipped"]
        for name in names:
            self.assertEqual(many[name], sum(file[name] for file in one["files"]), name)
        self.assertEqual(many["contacts"], one["contacts"])
        self.assertGreater(many["duplicates"], 100)
        self.assertEqual(
            many["records"], many["contacts"] + sum(many[name] for name in names[1:]))
        self.assertEqual([file["path"] for file in many["files"]], inputs)
        self.assertEqual(
            [one["code"] for one in many["between"]], ["duplicate-contact", "shared-uid"])
        for file in many["files"]:
            self.assertEqual(
                file["records"], file["contacts"] + sum(file[name] for name in names[1:]))

    def test_no_contacts(self):
        path = self.folder + "/none.csv"
        with open(path, "w", encoding="utf-8") as file:
            file.write("First name,Last name\n")
        export([path], self.folder + "/one", "el", "--search-keys")
        self.run_job([path], "many", 3, "el", "--search-keys")
        self.assertEqual(tree(self.folder + "/one"), ["el/manifest.json"])
        self.assertTrue(filecmp.cmp(
            self.folder + "/one/el/manifest.json", self.folder + "/many/el/manifest.json", False))

    def test_the_list_before(self):
        """Its pages stay for one run, as those of `export` do."""
        tables = awkward(self.folder)
        for inputs in [tables[:1], tables[:2], tables]:
            export(inputs, self.folder + "/one", "sv")
            self.run_job(inputs, "many", 4, "sv")
            self.expect_equal(self.folder + "/one", self.folder + "/many")

    def expect_failure(self, *words, **job):
        with self.assertRaises(Exception) as caught:
            self.run_job(awkward(self.folder)[:1], "many", 2, "sv", **job)
        reason = kartotek_spark.reason(caught.exception)
        for word in words:
            self.assertIn(word, reason)
        self.assertLess(len(reason.splitlines()), 4, reason)

    def test_wrong_words(self):
        with self.assertRaisesRegex(kartotek_spark.Failure, "--secondary: 'fax' is not one of"):
            self.run_job(samples(), "many", 2, "sv", "--secondary", "fax")
        with self.assertRaisesRegex(kartotek_spark.Failure, "no such file"):
            self.run_job([self.folder + "/none*"], "many", 2, "sv")
        with self.assertRaisesRegex(kartotek_spark.Failure, "among the options of the list is a file"):
            record = b'{"id":"7","uid":"7","formattedName":"Bo"}\n'
            with open(self.folder + "/c.jsonl", "wb") as file:
                file.write(record)
            self.run_job(samples(), "many", 2, "sv", self.folder + "/c.jsonl")
        for words in [
                ["--import-options=-o x"], ["--import-options='"], ["--", "--locale", "fa"],
                ["--", "--threads=2"], ["--partitions", "0"], ["--output", ""]]:
            with self.subTest(words=words), self.assertRaises(SystemExit) as caught, open(
                    os.devnull, "w", encoding="utf-8") as nowhere, contextlib.redirect_stderr(nowhere):
                kartotek_spark.parse(
                    ["--input", "a", "--locale", "sv", "--page-rows", "64", "--output", "b", *words])
            self.assertEqual(caught.exception.code, 2)
        self.assertFalse(os.path.exists(self.folder + "/many/sv"))

    def test_one_locale_twice(self):
        """Else the second would take the first for the list before."""
        tables = awkward(self.folder)
        for inputs in [tables[:1], tables]:
            export(inputs, self.folder + "/one", "sv")
            self.run_job(inputs, "many", 2, "sv,sv,SV")
        self.expect_equal(self.folder + "/one", self.folder + "/many")

    def test_contacts_that_go_elsewhere(self):
        """An import that prints nothing ends the job before any list is touched."""
        lost = self.script(
            'if [ "$2" = --match-keys ] || [ "$3" = --match-keys ]; then exec >/dev/null; fi')
        inputs = awkward(self.folder)[:1]
        self.run_job(inputs, "many", 2, "sv")
        before = tree(self.folder + "/many")
        self.expect_failure("records only", kartotek=lost)
        self.assertEqual(tree(self.folder + "/many"), before)

    def test_input_that_is_no_text(self):
        with open(self.folder + "/picture.csv", "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n" + bytes(100))
        with self.assertRaises(Exception) as caught:
            self.run_job([self.folder + "/picture.csv"], "many", 2, "sv")
        self.assertRegex(
            kartotek_spark.reason(caught.exception), r"picture\.csv: error: the file is no text")

    def test_another_version_on_a_worker(self):
        """The driver, which asks first, and the workers have different data."""
        other = self.script("""
            if [ "$1" = --version ] && ! mkdir {folder}/asked 2>/dev/null; then
              {kartotek} --version | sed 's/^ICU .*/ICU 99.9/'
              exit
            fi
            """)
        self.expect_failure("a worker has another program or ICU: ICU 99.9 there, ICU", kartotek=other)

    def test_full_disk(self):
        """The list before stays whole."""
        inputs = awkward(self.folder)
        self.run_job(inputs[:1], "many", 2, "sv")
        before = {name: os.stat(f"{self.folder}/many/{name}") for name in tree(self.folder + "/many")}
        full = self.script('if [ "$1" = assemble ] && [ "$2" != --survey ]; then ulimit -f 8; fi')
        with self.assertRaises(Exception) as caught:
            self.run_job(inputs, "many", 3, "sv", kartotek=full)
        self.assertRegex(
            kartotek_spark.reason(caught.exception), r"error: cannot write: File too large \[output\]")
        for name, status in before.items():
            after = os.stat(f"{self.folder}/many/{name}")
            self.assertEqual((after.st_ino, after.st_mtime_ns), (status.st_ino, status.st_mtime_ns))
        self.run_job(inputs, "many", 3, "sv")
        export(inputs[:1], self.folder + "/one", "sv")
        export(inputs, self.folder + "/one", "sv")
        self.expect_equal(self.folder + "/one", self.folder + "/many")

    def script(self, text):
        # Every later task of the session looks for it again.
        return script(self.local.name, self.folder, text)


def script(place, folder, text):
    """A program that stands before the real one; its name is its own."""
    path = f"{place}/before-{os.path.basename(folder)}"
    with open(path, "w", encoding="utf-8") as file:
        text = text.replace("{folder}", folder).replace("{kartotek}", KARTOTEK)
        file.write(f"#!/bin/bash\n{text}\nexec {KARTOTEK} \"$@\"\n")
    os.chmod(path, stat.S_IRWXU)
    return path


class CommandLineTest(ClusterTest):
    def submit(self, *arguments):
        folder = os.path.dirname(sys.executable)
        return subprocess.run(
            [folder + "/spark-submit", "--master", "local[2]", "--conf", "spark.ui.enabled=false",
             ROOT + "/Sources/Cluster/kartotek_spark.py", "--kartotek", KARTOTEK, "--page-rows",
             str(PAGE_ROWS), "--output", self.folder + "/many", *arguments],
            env={**os.environ, "PATH": folder + ":" + os.environ["PATH"], "SPARK_CONF_DIR": self.folder},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)

    def setUp(self):
        super().setUp()
        shutil.copy(ROOT + "/Sources/Cluster/log4j2.properties", self.folder)

    def test_done(self):
        run = self.submit("--input", *samples(), "--locale", "el-gr,sv", "--", "--details")
        export(samples(), self.folder + "/one", "el-GR,sv", "--details")
        self.assertEqual(
            (run.returncode, run.stdout), (
                0, f"kartotek_spark: note: 776 contacts from 776 records; wrote el-GR, sv in {self.folder}/many/\n"))
        self.expect_equal(self.folder + "/one", self.folder + "/many")

    def test_failed(self):
        path = self.folder + "/empty.csv"
        with open(path, "w", encoding="utf-8"):
            pass
        run = self.submit("--input", path, "--locale", "sv")
        self.assertEqual(
            (run.returncode, run.stdout), (
                1, f"kartotek_spark: error: kartotek: {path}: error: the file is empty [input-empty]\n"))


# Kills the executor that a command runs in, once; the driver has none.
KILL = """
executor() {
  place=$$
  while [ "$place" -gt 1 ]; do
    if tr '\\0' ' ' </proc/$place/cmdline | grep -q CoarseGrainedExecutorBackend; then
      echo $place
      return
    fi
    place=$(awk '/^PPid/ {print $2}' /proc/$place/status)
  done
}
victim=$(executor)
if [ -n "$victim" ]; then
  case "$1 $2" in
    "rows "*)
      # The third task, when others have written what is to be sorted.
      if [ ! -d {folder}/first ]; then mkdir {folder}/first
      elif [ ! -d {folder}/second ]; then mkdir {folder}/second
      elif mkdir {folder}/third 2>/dev/null; then kill -9 $victim; sleep 60
      fi ;;
    "assemble --page-rows")
      # A part of the rows makes pages of which the last is one too few.
      if mkdir {folder}/assembled 2>/dev/null; then
        head -n 100 | {kartotek} "$@" >/dev/null
        kill -9 $victim; sleep 60
      fi ;;
  esac
fi
"""


class KilledWorkerTest(ClusterTest):
    def test_killed_workers(self):
        home = self.folder + "/spark"
        os.mkdir(home)
        for name in ["jars", "bin", "python"]:
            source = os.path.dirname(pyspark.__file__)
            os.symlink(source if name == "python" else f"{source}/{name}", f"{home}/{name}")
        os.environ["SPARK_HOME"] = home
        inputs = awkward(self.folder)
        made = session(
            "local-cluster[2,1,1024]", self.folder + "/local", **{
                "spark.executor.memory": "512m", "spark.task.maxFailures": "8",
                "spark.shuffle.io.maxRetries": "2", "spark.shuffle.io.retryWait": "500ms"})
        try:
            run(
                made.sparkContext, "--input", *inputs, "--locale", "sv", "--output",
                self.folder + "/many", "--partitions", "6", kartotek=script(self.folder, self.folder, KILL))
        finally:
            made.stop()
        for name in ["third", "assembled"]:
            self.assertTrue(os.path.isdir(f"{self.folder}/{name}"), f"nobody was killed: {name}")
        export(inputs, self.folder + "/one", "sv")
        self.expect_equal(self.folder + "/one", self.folder + "/many")


if __name__ == "__main__":
    unittest.main(verbosity=2)
