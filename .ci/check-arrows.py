#!/usr/bin/env python3
"""Check that targets depend on each other, and import each other, only along the drawn arrows.

SwiftPM lets a source import a transitive dependency, so the manifest alone proves nothing: the
import lines of every source file are compared with the table as well.
Usage: swift package dump-package | check-arrows.py
"""
import json
import pathlib
import re
import sys

# A target may import what stands behind it, and nothing else of this package.
ARROWS = {
    "StableHash": "",
    "JSONReading": "",
    "JSONWriting": "",
    "NearestName": "",
    "ParallelWork": "",
    "ContactModel": "StableHash ParallelWork",
    "ContactImport": "ContactModel JSONReading NearestName ParallelWork",
    "CKartotekICU": "",
    "KartotekICU": "CKartotekICU",
    "CLocaleData": "",
    "LocaleProfiles": "CLocaleData JSONReading",
    "SectionModel": "",
    "SectionFormatting":
        "ContactModel SectionModel LocaleProfiles KartotekICU StableHash ParallelWork",
    "CPreviewPage": "",
    "SectionExport": "SectionModel ContactModel StableHash JSONWriting CPreviewPage",
    "CFormatSchemas": "",
    "FormatSchemas": "CFormatSchemas",
    "Kartotek":
        "ContactModel ContactImport LocaleProfiles KartotekICU SectionModel SectionFormatting"
        " SectionExport ParallelWork",
    "SectionReading": "SectionModel JSONReading",
    "SectionDiff": "SectionModel",
    "ListEngine": "SectionModel SectionDiff",
    "ListBrowser": "KartotekICU SectionModel ListEngine",
    "KartotekCommand":
        "Kartotek SectionModel SectionExport SectionReading SectionDiff ListEngine ListBrowser"
        " JSONWriting FormatSchemas NearestName",
    "KartotekMain": "KartotekCommand",
    # Make sample files; they share nothing with the product.
    "SampleContacts": "",
    "MakeContacts": "SampleContacts",
}
# What a source file may import beside its targets.
PLATFORM = {"Glibc", "Musl", "Darwin", "Synchronization"}
NO_PLATFORM = {
    "SectionModel", "ContactModel", "StableHash", "JSONReading", "JSONWriting", "ListEngine",
}
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+[ \t]+)*(?:(?:public|package|internal|private|fileprivate)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)",
    re.M)


def problems(manifest):
    """Yield a sentence for each arrow that is not drawn."""
    tests = {t["name"] for t in manifest["targets"] if t["type"] == "test"}
    for target in manifest["targets"]:
        name = target["name"]
        if name in tests or (target.get("path") or "").startswith("Tests/"):
            continue
        if name not in ARROWS:
            yield f"{name}: the target is not in the table of arrows"
            continue
        allowed = set(ARROWS[name].split())
        named = {d["byName"][0] for d in target["dependencies"] if "byName" in d}
        for extra in sorted(named - allowed):
            yield f"{name}: Package.swift draws an arrow to {extra}"
        platform = set() if name in NO_PLATFORM else PLATFORM
        for path in sorted(pathlib.Path(target["path"]).rglob("*.swift")):
            for module in IMPORT.findall(path.read_text(encoding="utf-8")):
                if module not in allowed | platform:
                    yield f"{path}: imports {module}"
        if name not in ("CKartotekICU",):
            for path in pathlib.Path(target["path"]).rglob("*.*"):
                if path.suffix in (".c", ".cpp", ".h") and "unicode/" in path.read_text():
                    yield f"{path}: includes a header of ICU"


def main():
    """Print the problems; exit 1 when there is one."""
    found = list(problems(json.load(sys.stdin)))
    for line in found:
        print(line)
    print(f"arrows: {len(found)} problems")
    return 1 if found else 0


sys.exit(main())
