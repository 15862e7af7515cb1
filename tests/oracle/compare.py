#!/usr/bin/env python3
"""Compares results with wanted ones: compare.py WANT.jsonl GOT.jsonl [--reasons]

Legal results must agree in everything but `id` of a line that could not be read; a refusal in `legal` (with --reasons in
`reason` too); an error in being one, and in `seat` and `tile` where the wanted line has them.
"""

import json
import sys
from itertools import zip_longest


def differs(want, got, reasons):
    if got is None or want is None:
        return "a line is missing"
    if want["id"] is not None and got.get("id") != want["id"]:
        return "id"
    if "error" in want:
        if "error" not in got:
            return "should be an error"
        return next((k for k in ("seat", "tile") if k in want and got.get(k) != want[k]), None)
    keys = ["error", "legal"]
    if want["legal"]:
        keys += ["payments", "fans", "hard", "liable"]
    elif reasons:
        keys.append("reason")
    return next((k for k in keys if got.get(k) != want.get(k)), None)


def main():
    files = [a for a in sys.argv[1:] if not a.startswith("--")]
    if len(files) != 2:
        sys.exit(__doc__)
    want, got = ([json.loads(line) for line in open(f, encoding="utf-8") if line.strip()] for f in files)
    bad = 0
    for number, (w, g) in enumerate(zip_longest(want, got), 1):
        what = differs(w, g, "--reasons" in sys.argv)
        if what:
            bad += 1
            print(f"line {number}: {what}\n  want {json.dumps(w, ensure_ascii=False)}\n"
                  f"  got  {json.dumps(g, ensure_ascii=False)}")
    print(f"{len(want)} wanted, {bad} different")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
