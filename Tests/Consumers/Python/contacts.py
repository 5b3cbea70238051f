"""Print a list. Reads: format, version, title, summary, sections (header, rows), rows (text, secondaryText)."""
import json
import sys

contacts = json.load(open(sys.argv[1], encoding="utf-8"))
if (contacts["format"], contacts["version"]) != ("kartotek.sections", 1):
    sys.exit("this is no list of version 1")
print(contacts["title"], contacts["summary"], sep=": ")
for section in contacts["sections"]:
    print(section["header"])
    for row in section["rows"]:
        print(" ", row["text"], row.get("secondaryText", ""))
