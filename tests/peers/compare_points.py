"""Compares results of `kou score --batch` with those of a peer: compare_points.py OWN PEER CASES.

Both are JSON Lines in the order of the cases. A hand that the peer gives no payments for must be refused here.
"""
import json
import sys


def lines(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def main():
    own, peer, cases = map(lines, sys.argv[1:4])
    if not len(own) == len(peer) == len(cases) or not own:
        sys.exit(f"{len(cases)} cases, {len(own)} and {len(peer)} results")
    differ, won = 0, 0
    for mine, theirs, case in zip(own, peer, cases):
        legal = mine.get("legal", False)
        same = legal == (theirs["payments"] is not None) and "error" not in mine
        if same and legal:
            won += 1
            same = mine["payments"] == theirs["payments"]
            if same and not theirs.get("yakuman"):
                same = mine["han"] == theirs["han"] and mine["fu"] == theirs["fu"]
        if not same:
            differ += 1
            if differ <= 20:
                print("differ:", json.dumps(mine, ensure_ascii=False), json.dumps(theirs, ensure_ascii=False),
                      json.dumps(case["seats"][case["win"]["seat"]], ensure_ascii=False), json.dumps(case["win"]), json.dumps(case["facts"], ensure_ascii=False))
    print(f"{len(own)} hands, {won} won, {differ} differ")
    # Hands that all lose would prove nothing.
    sys.exit(1 if differ or won * 2 < len(own) else 0)


if __name__ == "__main__":
    main()
