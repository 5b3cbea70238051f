#!/usr/bin/env python3
"""Validate outputs by the published schemas, with the validator of PyPI's jsonschema.

Usage: validate.py outputs FOLDER    every member must be known to the schema: prints violations, then
                                     what the schemas describe and no output had
       validate.py additions FOLDER  the outputs with an unknown member in every object: prints what
                                     readers by the schema would refuse, or a strict schema would not
       validate.py types FOLDER      the outputs with one value of another type: prints what is accepted
       validate.py damage FOLDER     prints for each change of damage.json why the result is refused

FOLDER has NAME.schema.json for each format and a folder NAME with outputs; a contact is one line of a
file, anything else a file. In damage.json every change is {"format", "file", "place", "value"}: a place
is keys and numbers with / between them, and without a value the member is removed.
"""
import copy
import json
import pathlib
import sys

import jsonschema

# Objects of any members: what they hold are values, not members of the format.
MAPS = {("document", "fold"), ("manifest", "fold")}


def read_schemas(folder):
    """Return the schemas by name; each must be one by its own metaschema."""
    schemas = {}
    for path in sorted(folder.glob("*.schema.json")):
        schema = json.loads(path.read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        schemas[path.name.removesuffix(".schema.json")] = schema
    return schemas


def read_outputs(folder, name):
    """Yield the label and value of each output of a format, small ones first."""
    for path in sorted((folder / name).iterdir(), key=lambda path: (path.stat().st_size, path)):
        text = path.read_text(encoding="utf-8")
        if name == "contact":
            for number, line in enumerate(text.split("\n")[:-1], 1):
                yield f"{name}/{path.name}:{number}", json.loads(line)
        else:
            yield f"{name}/{path.name}", json.loads(text)


def strict(schema):
    """Return the schema without room for members that it does not name.

    What stands beside a reference goes on with what the reference begins, so only the whole of both
    can say which members are left.
    """
    schema = copy.deepcopy(schema)
    definitions = schema.get("$defs", {})
    begun = set()

    def walk(node):
        if isinstance(node, list):
            for element in node:
                walk(element)
        elif isinstance(node, dict):
            if "properties" in node and isinstance(node.get("$ref"), str):
                begun.add(node["$ref"].removeprefix("#/$defs/"))
            for value in node.values():
                walk(value)

    def close(node):
        if isinstance(node, list):
            for element in node:
                close(element)
        elif isinstance(node, dict):
            for key, value in node.items():
                if key not in ("oneOf", "dependentRequired"):
                    close(value)
            if isinstance(node.get("properties"), dict):
                node["unevaluatedProperties" if "$ref" in node else "additionalProperties"] = False

    walk(schema)
    close({key: value for key, value in schema.items() if key != "$defs"})
    for name, definition in definitions.items():
        if name in begun and "$ref" not in definition:
            close(definition["properties"])
        else:
            close(definition)
    schema["unevaluatedProperties"] = False
    return schema


def described(schema, values=None):
    """Yield the names of members, and of the words of closed lists, that a schema describes.

    A name is that of the definition and the path in it. With values: only those that these have.
    """

    def walk(node, path, values):
        if "$ref" in node:
            name = node["$ref"].removeprefix("#/$defs/")
            yield from walk(schema["$defs"][name], name, values)
        for word in node.get("enum", []):
            if values is None or word in values:
                yield f"{path}={word}"
        for key, member in node.get("properties", {}).items():
            here = None if values is None else [v[key] for v in values if key in v]
            if member is not False and here != []:
                yield f"{path}/{key}"
                yield from walk(member, f"{path}/{key}", here)
        if "items" in node:
            here = None if values is None else [e for v in values for e in v]
            if here != []:
                yield from walk(node["items"], path, here)

    return walk(schema, "", values)


def places(name, value, place=()):
    """Yield each place in a value as its keys, with its path as `members` writes it."""
    if isinstance(value, dict):
        if (name, *place) not in MAPS:
            for key, element in value.items():
                yield from places(name, element, (*place, key))
    elif isinstance(value, list):
        for number, element in enumerate(value):
            yield from places(name, element, (*place, number))
    yield place, "".join(f"/{key}" for key in place if isinstance(key, str)), value


def replaced(value, place, change):
    """Return a copy in which `change` was done to the container and the last key of a place."""
    if not place:
        return change(value, None)
    result = copy.copy(value)
    if len(place) == 1:
        return change(result, place[0])
    result[place[0]] = replaced(result[place[0]], place[1:], change)
    return result


def focused(value, place):
    """Return the value with no other objects in the lists along a place, and the place in it."""
    if not place:
        return value, place
    key = place[0]
    if isinstance(value, list) and isinstance(value[key], dict):
        inner, rest = focused(value[key], place[1:])
        return [inner], (0, *rest)
    inner, rest = focused(value[key], place[1:])
    value = copy.copy(value)
    value[key] = inner
    return value, (key, *rest)


def check_outputs(folder, schemas):
    """Print violations of the strict schemas, then what no output has."""
    known, seen = {}, set()
    for name, schema in schemas.items():
        validator = jsonschema.Draft202012Validator(strict(schema))
        values = []
        for label, value in read_outputs(folder, name):
            values.append(value)
            for error in validator.iter_errors(value):
                print(f"{label}: {error.json_path}: {error.message[:200]}")
        known |= {path: f"{name}{path}" if path[0] == "/" else path for path in described(schema)}
        seen |= set(described(schema, values))
    for path in sorted(known.keys() - seen):
        print(f"never seen: {known[path]}")


def check_additions(folder, schemas):
    """Print which objects may not have an unknown member, and which may in a strict schema."""

    def add(container, key):
        if key is None:
            return {**container, "unknown": {"member": [1]}}
        container[key] = {**container[key], "unknown": {"member": [1]}}
        return container

    for name, schema in schemas.items():
        published = jsonschema.Draft202012Validator(schema)
        closed = jsonschema.Draft202012Validator(strict(schema))
        tried = set()
        for label, value in read_outputs(folder, name):
            for place, path, element in places(name, value):
                if not isinstance(element, dict) or path in tried or (name, *place) in MAPS:
                    continue
                tried.add(path)
                result = replaced(value, place, add)
                if not published.is_valid(result):
                    print(f"{label}: {path}: refused")
                if closed.is_valid(result):
                    print(f"{label}: {path}: accepted by the strict schema")
        print(f"{name}: {len(tried)} objects")


def check_types(folder, schemas):
    """Print which values may be of another type."""
    others = [None, True, 7.5, "\u0000", [None], {}]

    for name, schema in schemas.items():
        validator = jsonschema.Draft202012Validator(schema)
        tried = set()
        for label, value in read_outputs(folder, name):
            for place, path, element in places(name, value):
                if path in tried or not path:
                    continue
                tried.add(path)
                small, place = focused(value, place)
                for other in (other for other in others if type(other) is not type(element)):

                    def change(container, key, other=other):
                        container[key] = other
                        return container

                    if validator.is_valid(replaced(small, place, change)):
                        print(f"{label}: {path}: {element!r:.40} may be {other!r}")
        print(f"{name}: {len(tried)} members")


def check_damage(folder, schemas):
    """Print for each change the places and rules by which it is refused."""
    for change in json.loads((folder / "damage.json").read_text("utf-8")):
        name = change["format"]
        path = folder / name / change["file"]
        text = path.read_text(encoding="utf-8")
        value = json.loads(text.split("\n")[0] if name == "contact" else text)
        place = [int(key) if key.isdigit() else key for key in change["place"].split("/")]

        def damage(container, key):
            if "value" in change:
                container[key] = change["value"]
            else:
                del container[key]
            return container

        validator = jsonschema.Draft202012Validator(schemas[name])
        if not validator.is_valid(value):
            print("damaged before")
            continue
        errors = sorted(
            f"{error.validator} {error.json_path}"
            for error in validator.iter_errors(replaced(value, place, damage)))
        print("; ".join(errors) or "accepted")


def main():
    """Run one of the checks."""
    checks = {
        "outputs": check_outputs, "additions": check_additions, "types": check_types,
        "damage": check_damage,
    }
    if len(sys.argv) != 3 or sys.argv[1] not in checks:
        print(__doc__, file=sys.stderr)
        return 64
    folder = pathlib.Path(sys.argv[2])
    checks[sys.argv[1]](folder, read_schemas(folder))
    return 0


sys.exit(main())
