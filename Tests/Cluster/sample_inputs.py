"""Files with contacts for the tests of the job: those of the repository, and some that are awkward."""

import glob
import os
import random

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def samples():
    """The files of the repository."""
    return sorted(glob.glob(ROOT + "/data/samples/*/*.csv") + glob.glob(ROOT + "/data/samples/*/*.vcf"))


def awkward(folder, seed=7):
    """Tables in which one section has most rows, contacts are twice and UIDs are shared, also
    between tables."""
    chance = random.Random(seed)
    given = ["Anna", "Bo", "Ελένη", "Боян", "مریم", "王", "สมชาย", "Çınar", "Þór", ""]
    family = ["Ek"] * 12 + ["Ασλάνης", "Иванов", "رضایی", "李", "ใจดี", "Əliyev", "Öberg", ""]
    paths = []
    for number in range(3):
        rows = []
        for row in range(900):
            uid = f"u{chance.randrange(2000)}" if chance.random() < 0.3 else ""
            name = (chance.choice(given), chance.choice(family))
            rows.append(f"{uid},{name[0]},{name[1]},+46 8 {chance.randrange(300)},,\n")
        rows += chance.sample(rows, 40)
        paths.append(write(f"{folder}/awkward-{number}.csv", rows))
    return paths


def divided(paths, folder, pieces, seed=11):
    """The rows of tables of one form in another order and in other files."""
    chance = random.Random(seed)
    rows = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            rows += file.readlines()[1:]
    chance.shuffle(rows)
    cuts = sorted(chance.sample(range(1, len(rows)), pieces - 1))
    return [
        write(f"{folder}/divided-{number}.csv", rows[start:end])
        for number, (start, end) in enumerate(zip([0, *cuts], [*cuts, len(rows)]))]


def write(path, rows):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(["id,First name,Last name,Phone,Email,Birthday\n", *rows])
    return path
