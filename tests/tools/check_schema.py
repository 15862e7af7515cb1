#!/usr/bin/env python3
"""Checks JSON against a schema: check_schema.py SCHEMA < JSON LINES, or with --itself the schema by the standard's own.

Knows the words that our schemas use and refuses others, so that nothing is taken on trust; where the module jsonschema is
installed its answer must be the same. Exit 1 with the path of the first disagreement.
"""

import json
import sys

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
NOTES = {"$schema", "title", "description", "$defs", "then"}


def is_type(value, name):
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    if name == "number":
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def problem(schema, value, whole, path="$"):
    """The first thing that is wrong, or None."""
    for word, want in schema.items():
        if word in NOTES:
            continue
        found = None
        if word == "$ref":
            target = whole
            for part in want.lstrip("#/").split("/"):
                target = target[part]
            found = problem(target, value, whole, path)
        elif word == "type":
            names = want if isinstance(want, list) else [want]
            if not any(is_type(value, name) for name in names):
                found = f"{path}: is no {' or '.join(names)}"
        elif word == "const":
            if value != want or isinstance(value, bool) != isinstance(want, bool):
                found = f"{path}: is not {want!r}"
        elif word == "enum":
            if value not in want:
                found = f"{path}: `{value}` is none of {want}"
        elif word == "minimum":
            if isinstance(value, (int, float)) and value < want:
                found = f"{path}: is less than {want}"
        elif word == "items":
            for i, item in enumerate(value if isinstance(value, list) else []):
                found = found or problem(want, item, whole, f"{path}[{i}]")
        elif word == "properties":
            for key, inner in want.items():
                if isinstance(value, dict) and key in value:
                    found = found or problem(inner, value[key], whole, f"{path}.{key}")
        elif word == "required":
            missing = [key for key in want if isinstance(value, dict) and key not in value]
            found = f"{path}: lacks {missing}" if missing else None
        elif word == "additionalProperties":
            extra = [key for key in value if key not in schema["properties"]] if isinstance(value, dict) and want is False else []
            found = f"{path}: has {extra}, which the schema does not know" if extra else None
        elif word == "anyOf":
            problems = [problem(one, value, whole, path) for one in want]
            found = f"{path}: fits none of: " + " | ".join(problems) if all(problems) else None
        elif word == "if":
            found = None if problem(want, value, whole, path) else problem(schema["then"], value, whole, path)
        else:
            raise SystemExit(f"the schema uses `{word}`, which this checker does not know")
        if found:
            return found
    return None


def main():
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    try:
        import jsonschema
        jsonschema.Draft202012Validator.check_schema(schema)
        other = jsonschema.Draft202012Validator(schema)
    except (ImportError, AttributeError):
        other = None
    for number, line in enumerate(sys.stdin, 1):
        value = json.loads(line)
        wrong = problem(schema, value, schema)
        if other and (wrong is None) != other.is_valid(value):
            raise SystemExit(f"{number}: the two checkers disagree: {wrong}")
        if wrong:
            raise SystemExit(f"{number}: {wrong}")


main()
