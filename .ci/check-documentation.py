#!/usr/bin/env python3
"""Check that every public and package declaration has a documentation comment.

Reads symbol graphs of the package level. Members that
need no words are passed over: enumeration cases and stored properties of package types whose name
says everything are allowed without a comment, as are synthesised members.
Usage: check-documentation.py FOLDER
"""
import json
import pathlib
import sys

# Kinds of symbol that must be documented at package level; at public level everything must be.
PACKAGE_KINDS = {
    "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.func", "swift.method",
    "swift.type.method", "swift.init", "swift.typealias",
}


def undocumented(path):
    """Yield the path and kind of each symbol without a comment."""
    graph = json.loads(path.read_text(encoding="utf-8"))
    for symbol in graph["symbols"]:
        kind, access = symbol["kind"]["identifier"], symbol["accessLevel"]
        if "docComment" in symbol or access not in ("public", "package"):
            continue
        if "location" not in symbol or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        if access == "package" and kind not in PACKAGE_KINDS:
            continue
        name = ".".join(symbol["pathComponents"])
        place = symbol["location"]["uri"].removeprefix("file://")
        if "/Tests/" in place or "/.build/" in place:
            continue
        line = symbol["location"]["position"]["line"] + 1
        yield f"{place}:{line}: {access} {kind.removeprefix('swift.')} {name} has no comment"


def main():
    """Print what is missing; exit 1 when there is something."""
    graphs = sorted(pathlib.Path(sys.argv[1]).glob("*.symbols.json"))
    modules = {path.name.split(".")[0].split("@")[0] for path in graphs}
    wanted = {path.parent.name for path in pathlib.Path("Sources").glob("*/*/*.swift")}
    missing = wanted - modules - {"KartotekMain"}
    if missing:
        print("no symbol graph of", *sorted(missing))
        return 1
    found = [line for graph in graphs for line in undocumented(graph)]
    for line in found:
        print(line)
    print(f"documentation: {len(found)} problems in {len(graphs)} modules")
    return 1 if found else 0


sys.exit(main())
