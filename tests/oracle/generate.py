#!/usr/bin/env python3
"""Random settlement cases.

    generate.py --seed S --count N [--hard] [--errors | --no-errors] [--doubtful]

Every case is a possible table except for about one in twelve, which breaks exactly one thing. --hard prefers hands full
of wilds and results near every limit; --errors prints nothing but broken lines. Cases whose right result the rules leave
open (two readings that tie to the end, options whose effect is not written down) are left out unless --doubtful asks for
nothing else.
"""

import argparse
import copy
import json
import random
import sys

sys.dont_write_bytecode = True

import oracle  # noqa: E402
from oracle import NAMES, PATTERNS, ZHONG, is_258, is_wind  # noqa: E402

JIANG = [k for k in range(34) if is_258(k)]
WINDS = [k for k in range(34) if is_wind(k)]
MULTIPLYING = ["kaikoufan", "koukoufan", "kaikoufan_plain", "koukoufan_plain", "koukoufan_additive"]
RULESETS = MULTIPLYING + ["pizi", "pizi_xiayu"]


class Stuck(Exception):
    """The tiles ran out; begin again."""


class Dealer:
    """One table being made."""

    def __init__(self, rng, hard):
        self.rng, self.hard = rng, hard
        self.ruleset = rng.choice(RULESETS)
        self.fan = self.ruleset.startswith("pizi")
        self.indicator = self.pick_indicator()
        mark = 30 if self.indicator == ZHONG else self.indicator
        self.wild = oracle.after(mark)
        self.pizi = [mark, oracle.after(mark, -1)] if self.fan else []
        self.special = [ZHONG, self.wild] + self.pizi
        self.left = [4] * 34
        self.left[self.indicator] -= 1
        self.winner = rng.randrange(4)
        self.others = [s for s in range(4) if s != self.winner]
        self.seats = [{"hand": [], "melds": [], "aside": []} for _ in range(4)]

    # ---- tiles

    def chance(self, p):
        return self.rng.random() < p

    def pick_indicator(self):
        roll = self.rng.random()
        if roll < 0.2:
            return self.rng.choice([ZHONG, 30, 32, 33, 26, 27, 29])
        if roll < 0.45:
            return self.rng.choice(JIANG) - 1            # the wild is a 2, 5 or 8
        if roll < 0.5:
            return self.rng.choice([0, 9, 18, 8, 17])
        return self.rng.randrange(34)

    def take(self, *kinds):
        for k in kinds:
            self.left[k] -= 1
        if min(self.left) < 0:
            for k in kinds:
                self.left[k] += 1
            return False
        return True

    def take_one_of(self, kinds):
        kinds = [k for k in kinds if self.left[k]]
        if not kinds:
            raise Stuck
        k = self.rng.choice(kinds)
        self.left[k] -= 1
        return k

    def random_tile(self, allowed=lambda k: True):
        wall = [k for k in range(34) for _ in range(self.left[k]) if allowed(k)]
        if not wall:
            raise Stuck
        k = self.rng.choice(wall)
        self.left[k] -= 1
        return k

    def group(self, kinds, runs, exposed):
        """A run or a triplet of `kinds`, taken from the wall."""
        kinds = set(kinds)
        barred = set(self.special) if exposed else set(self.special) - {self.wild}
        for _ in range(60):
            if self.chance(runs):
                a = self.rng.randrange(27)
                tiles = [a, a + 1, a + 2]
                if a % 9 > 6:
                    continue
            else:
                tiles = [self.rng.randrange(34)] * 3
            if kinds.issuperset(tiles) and not barred & set(tiles) and self.take(*tiles):
                return tiles
        raise Stuck

    # ---- melds

    def source(self, seat):
        return self.rng.choice([s for s in range(4) if s != seat])

    def meld(self, seat, tiles, concealed=0.12, kong=0.25):
        """Lays a group that is already taken."""
        if tiles[0] != tiles[1]:
            return {"call": "吃", "tiles": tiles, "from": (seat + 3) % 4}
        if self.chance(kong + concealed) and self.take(tiles[0]):
            if self.chance(concealed / (kong + concealed)):
                return {"call": "暗杠", "tiles": tiles + [tiles[0]]}
            return {"call": self.rng.choice(["冲杠", "蓄杠"]), "tiles": tiles + [tiles[0]], "from": self.source(seat)}
        return {"call": "碰", "tiles": tiles, "from": self.source(seat)}

    def aside(self, seat, likely):
        while self.chance(likely):
            kinds = [k for k in self.special if self.left[k]]
            if not kinds:
                return
            self.seats[seat]["aside"].append(self.take_one_of(kinds))

    # ---- the winner

    def make_winner(self):
        rng = self.rng
        rain = self.ruleset == "pizi_xiayu"
        aim = rng.choices(["small", "pungs", "suit", "suit_pungs", "jiang", "wind", "jiang_pungs", "claimed", "ladder",
                           "rich"],
                          [26, 12, 40 if rain else 14, 10 if rain else 6, 9, 9, 3, 14, 4, 40 if self.hard else 8])[0]
        count = rng.choices([0, 1, 2, 3, 4], [3, 22, 28, 27, 20])[0]
        kinds, pair_kinds, runs = range(34), JIANG, 0.65
        if aim in ("pungs", "jiang_pungs", "suit_pungs"):
            runs, pair_kinds = 0, range(34)
        if aim.startswith("suit"):
            s = rng.randrange(3)
            kinds = pair_kinds = range(9 * s, 9 * s + 9)
            count = rng.choices([1, 2, 3, 4], [1, 2, 8, 4] if rain else [2, 3, 5, 3])[0]
        if aim.startswith("jiang"):
            kinds = pair_kinds = JIANG
            runs = 0
        if aim == "wind":
            kinds = pair_kinds = WINDS
            runs = 0
        if aim == "claimed":
            count = 4
            runs = rng.choice([0, 0.5, 0.8])
        if aim in ("ladder", "rich"):
            count = 1 if aim == "ladder" else rng.choice([1, 1, 2, 3])
            runs = rng.choice([0, 0, 0.4, 0.8])
        seat = self.seats[self.winner]
        concealed_kong = rng.choice([0, 0, 0.15, 0.3])
        for _ in range(count):
            seat["melds"].append(self.meld(self.winner, self.group(kinds, runs, True), concealed_kong,
                                           rng.choice([0.1, 0.3])))
        if aim.startswith("suit") and self.chance(0.2):     # only the melds are of one suit
            kinds, pair_kinds, runs = range(34), JIANG, 0.6
        size = 14 - 3 * count
        concealed = []
        free = aim in ("jiang", "wind") and self.chance(0.8)
        if free:
            barred = set(self.special) - {self.wild}
            while len(concealed) < size:
                concealed.append(self.random_tile(lambda k: k in kinds and k not in barred))
        else:
            if aim == "ladder":
                a = 9 * rng.randrange(3) + rng.randrange(7)
                tiles = [a, a + 1, a + 2] * 3
                if set(tiles) & (set(self.special) - {self.wild}) or not self.take(*tiles):
                    raise Stuck
                concealed += tiles
            while len(concealed) + 3 < size:
                concealed += self.group(kinds, runs, False)
            pair = rng.choice([k for k in pair_kinds if k == self.wild or k not in self.special])
            if not self.take(pair, pair):
                raise Stuck
            concealed += [pair, pair]
        self.add_wilds(concealed, aim)
        return concealed

    def add_wilds(self, concealed, aim):
        """Puts wilds in the place of other tiles."""
        weights = [45, 35, 12, 5, 3]
        if aim == "small":
            weights = [45, 45, 8, 1, 1]
        if self.hard or aim == "rich":
            weights = [10, 20, 30, 25, 15]
        wanted = self.rng.choices(range(5), weights)[0]
        while wanted > concealed.count(self.wild) and self.left[self.wild]:
            places = [i for i, k in enumerate(concealed) if k != self.wild]
            if not places:
                return
            i = self.rng.choice(places)
            self.left[concealed[i]] += 1
            self.left[self.wild] -= 1
            concealed[i] = self.wild

    def spoil(self, concealed):
        """A near miss: breaks one condition, or tries to."""
        rng, seat = self.rng, self.seats[self.winner]
        how = rng.choice(["zhong", "pizi", "shape", "pair", "pair", "pair", "closed", "wilds"])
        place = rng.randrange(len(concealed))
        if how == "zhong" and self.left[ZHONG]:
            self.left[concealed[place]] += 1
            concealed[place] = self.take_one_of([ZHONG])
        elif how == "pizi" and self.pizi:
            self.left[concealed[place]] += 1
            concealed[place] = self.take_one_of(self.pizi)
        elif how == "shape":
            self.left[concealed[place]] += 1
            concealed[place] = self.random_tile(lambda k: k not in self.special)
        elif how == "pair":
            pairs = [k for k in JIANG if concealed.count(k) in (2, 3)]
            fresh = [k for k in range(34) if self.left[k] >= 2 and not is_258(k) and k not in self.special]
            if pairs and fresh:
                old, new = rng.choice(pairs), rng.choice(fresh)
                for _ in range(2):
                    concealed[concealed.index(old)] = new
                self.left[old] += 2
                self.left[new] -= 2
        elif how == "closed":
            for meld in seat["melds"]:
                if meld["call"] != "暗杠":
                    kind = meld["tiles"][0]
                    if meld["call"] == "吃" or meld["call"] == "碰" and not self.take(kind):
                        concealed += meld["tiles"]
                        meld["gone"] = True
                    else:
                        meld.update(call="暗杠", tiles=[kind] * 4)
                        meld.pop("from")
            seat["melds"] = [m for m in seat["melds"] if "gone" not in m]
        elif how == "wilds":
            for _ in range(2):
                i = rng.randrange(len(concealed))
                if self.left[self.wild] and concealed[i] != self.wild:
                    self.left[concealed[i]] += 1
                    concealed[i] = self.take_one_of([self.wild])

    # ---- the other seats

    def make_other(self, s, tight=False):
        """A seat with random melds and either a random or a nearly complete hand."""
        seat, rng = self.seats[s], self.rng
        count = len(seat["melds"])
        if count == 0:
            count = rng.choices([0, 1, 2, 3, 4], [30, 28, 22, 13, 7])[0]
        near = self.chance(0.6 if tight else 0.25)
        runs = rng.choice([0.1, 0.6, 0.9])
        kinds = rng.choice([range(34), range(34), JIANG, range(0, 9), WINDS])
        while len(seat["melds"]) < count:
            seat["melds"].append(self.meld(s, self.group(range(34) if self.chance(0.6) else kinds, runs, True)))
        size = 13 - 3 * count
        if near:
            tiles = []
            while len(tiles) + 3 < size + 1:
                tiles += self.group(kinds, runs, False)
            pair = rng.choice([k for k in JIANG if k not in (ZHONG, *self.pizi)])
            if not self.take(pair, pair):
                raise Stuck
            tiles += [pair, pair]
            self.left[tiles.pop(rng.randrange(len(tiles)))] += 1
            if self.chance(0.35) and self.left[self.wild]:
                i = rng.randrange(len(tiles))
                self.left[tiles[i]] += 1
                tiles[i] = self.take_one_of([self.wild])
            seat["hand"] = tiles
        else:
            only = (lambda k: True)
            if self.chance(0.4 if tight else 0.12):
                only = (lambda k: is_258(k) or k == self.wild and self.chance(0.5))
            if self.chance(0.7):
                allowed = lambda k: only(k) and k not in self.special          # noqa: E731
            else:
                allowed = only
            seat["hand"] = [self.random_tile(allowed) for _ in range(size)]

    def exhausted_wait(self, s):
        """Waits for two kinds only, and holds all four of both (or of one, or of none)."""
        rng, seat = self.rng, self.seats[s]
        pair = rng.choice([k for k in JIANG if k not in self.special])
        a = 9 * rng.randrange(3) + rng.randrange(7)
        mid = a + 1
        second = rng.choice([self.wild, self.wild, pair])       # with a pair only drawing the wild helps
        if {a, mid, a + 2, pair} & set(self.special) or a <= pair <= a + 2 or not self.take(a, a + 2, pair, second):
            raise Stuck
        seat["hand"] = [second, pair, a, a + 2]
        for kind, copies in ((pair, 3), (mid, 4)):
            if second == pair == kind:
                continue
            if self.chance(0.9):
                if not self.take(*[kind] * copies):
                    raise Stuck
                call = "碰" if copies == 3 else rng.choice(["冲杠", "蓄杠", "暗杠"])
                seat["melds"].append({"call": call, "tiles": [kind] * copies, "from": self.source(s)})
                if call == "暗杠":
                    seat["melds"][-1].pop("from")
        while len(seat["melds"]) < 3:
            seat["melds"].append(self.meld(s, self.group(range(34), 0.5, True), 0, 0.1))
        rng.shuffle(seat["melds"])

    # ---- the whole

    def table(self):
        rng, winner = self.rng, self.winner
        concealed = self.make_winner()
        if self.chance(0.22):
            self.spoil(concealed)
        rng.shuffle(concealed)
        seat = self.seats[winner]
        self.aside(winner, rng.choice([0.1, 0.3, 0.6]))
        tile = concealed.pop()
        win = {"seat": winner, "tile": tile}
        all_claimed = len(seat["melds"]) == 4 and all(m["call"] != "暗杠" for m in seat["melds"])
        win["by"] = rng.choices(["self_draw", "discard", "rob_kong"], [20, 75, 5] if all_claimed else [45, 38, 17])[0]
        if win["by"] == "rob_kong" and (tile in self.special or self.left[tile] < 3):
            win["by"] = "discard"
        source = None
        if win["by"] != "self_draw":
            if tile in self.special and self.chance(0.85):
                # most claims are of ordinary tiles
                ordinary = [i for i, k in enumerate(concealed) if k not in self.special]
                if ordinary:
                    i = rng.choice(ordinary)
                    concealed[i], win["tile"] = tile, concealed[i]
                    tile = win["tile"]
            source = win["from"] = rng.choice(self.others)
            if win["by"] == "rob_kong":
                if self.left[tile] < 3:
                    win["by"] = "discard"
                else:
                    self.left[tile] -= 3
                    self.seats[source]["melds"].append({"call": "碰", "tiles": [tile] * 3, "from": self.source(source)})
        else:
            roll = rng.random()
            if roll < 0.25 and (seat["aside"] or any("杠" in m["call"] for m in seat["melds"])):
                win["after_kong"] = True
            elif 0.25 < roll < 0.45:
                win["last_tiles"] = True
            elif roll > 0.95:
                win["after_kong"] = win["last_tiles"] = False
        seat["hand"] = concealed
        for s in self.others:
            if all_claimed and s == source and win["by"] == "discard" and self.chance(0.45):
                self.exhausted_wait(s)
            else:
                self.make_other(s, tight=all_claimed and s == source and self.chance(0.8))
            self.aside(s, rng.choice([0.05, 0.2, 0.5]))
        case = {"ruleset": self.ruleset, "indicator": self.indicator, "dealer": rng.randrange(4), "seats": self.seats,
                "win": win}
        if self.chance(0.35):
            case["previous_wild"] = self.wild if self.chance(0.5) else rng.choice([k for k in range(34) if k != ZHONG])
        self.add_offenders(case)
        options = self.options()
        if options:
            case["options"] = options
        return case

    def add_offenders(self, case):
        if self.ruleset != "pizi_xiayu" or not self.chance(0.75):
            return
        opened = [m for m in self.seats[self.winner]["melds"] if m["call"] != "暗杠"]
        if len(opened) < 3 or len({min(k // 9, 3) for m in opened[:3] for k in m["tiles"]}) > 1 \
                or opened[0]["tiles"][0] >= 27:
            return
        able = [s for s in self.others if s != opened[2]["from"]]
        case["offenders"] = self.rng.sample(able, self.rng.choice([0, 1, 1, 2, 2]))

    def yes_no(self, value):
        return value if self.chance(0.8) else "yes" if value else "no"

    def options(self):
        rng, o = self.rng, {}
        if self.chance(0.45):
            return o

        def maybe(name, *values, p=0.22):
            if self.chance(p):
                o[name] = rng.choice(values)

        maybe("癞子杠", 2, 4)
        maybe("癞杠毁硬", self.yes_no(True), self.yes_no(False))
        maybe("承包", self.yes_no(True), self.yes_no(False), self.yes_no(False))
        maybe("全求人包", "不听", "非将", "总是", "不包", p=0.4)
        if self.chance(0.15):
            dropped = rng.sample(["海底捞", "杠上花", "抢杠"], rng.randrange(4))
            o["大胡"] = [p for p in PATTERNS if p not in dropped]
        maybe("胡序", "庄家", "放炮者", p=0.02)
        maybe("留牌", 10, 14, p=0.02)
        if self.fan:
            if self.chance(0.4):
                o["番表"] = rng.choice([[10, 20, 40, 80, 100], [10, 20, 30, 60, 100], [5, 10, 20, 40, 80]])
            if self.chance(0.4):
                o["金顶"] = rng.choice([100, 120, 150, 200, 300])
            maybe("起胡", [6, 3], [7, 4], [8, 5], [9, 6], [10, 7], [6, 4])
            for name in ("闭", "风翻", "连癞翻"):
                maybe(name, self.yes_no(True), self.yes_no(False), self.yes_no(False))
            if self.ruleset == "pizi_xiayu":
                maybe("下雨", "陪包", "反包", p=0.6)
            return o
        maybe("叠加", "double", "add")
        maybe("大胡自摸", 1.5, 2)
        maybe("大胡放冲", 1.5, 2)
        if self.ruleset != "koukoufan_additive":
            if self.chance(0.2):
                o["口口翻"] = self.yes_no(self.chance(0.5))
                if o["口口翻"] in (False, "no"):
                    o["金顶"] = rng.choice([400, 500])
            maybe("输家番", self.yes_no(True), self.yes_no(False), self.yes_no(False))
        if self.chance(0.3):
            o["封顶"] = rng.choice([None, "none", 40, 80, 100, 160, 240, 300, 320, 500, 640])
            if self.chance(0.7) or (isinstance(o["封顶"], int) and o["封顶"] > 400):
                cap = o["封顶"] if isinstance(o["封顶"], int) else 0
                o["金顶"] = max(cap, rng.choice([cap, 2 * cap, 400, 500, 600]))
        return o


# ---------------------------------------------------------------------------------------------- writing a case down

def tiles_text(rng, kinds, fancy):
    kinds = sorted(kinds)
    parts = []
    for suit, letters in enumerate(("m万", "p筒饼", "s条索")):
        digits = "".join(str(k % 9 + 1) for k in kinds if k // 9 == suit and k < 27)
        if digits:
            parts.append(digits + (rng.choice(letters) if fancy else letters[0]))
    honours = "".join(NAMES[k] for k in kinds if k >= 27)
    if honours:
        parts.append(honours)
    return ("" if fancy and rng.random() < 0.5 else " ").join(parts)


def written(rng, case, name):
    """Kinds to notation."""
    fancy = rng.random() < 0.1

    def one(k):
        return tiles_text(rng, [k], fancy)

    out = {"id": name, "ruleset": case["ruleset"], "indicator": one(case["indicator"]), "dealer": case["dealer"],
           "seats": []}
    for seat in case["seats"]:
        s = {"hand": tiles_text(rng, seat["hand"], fancy)}
        if seat["melds"] or rng.random() < 0.03:
            s["melds"] = [dict(m, tiles=tiles_text(rng, m["tiles"], fancy)) for m in seat["melds"]]
        if seat["aside"] or rng.random() < 0.03:
            s["aside"] = [one(k) for k in seat["aside"]]
        out["seats"].append(s)
    out["win"] = dict(case["win"], tile=one(case["win"]["tile"]))
    for key in ("options", "offenders"):
        if key in case:
            out[key] = case[key]
    if "previous_wild" in case:
        out["previous_wild"] = one(case["previous_wild"])
    return out


def line_of(case):
    return json.dumps(case, ensure_ascii=False)


def table_of(line):
    return oracle.Table(json.loads(line, parse_float=oracle.Fraction))


def is_doubtful(line):
    """The rules do not settle this case."""
    result = oracle.score_line(line)
    assert "error" not in result, (line, result)
    if oracle.score.open_ties:
        return True
    case = json.loads(line)
    if case["ruleset"] == "koukoufan_additive" and case.get("options", {}).get("癞子杠") == 4 and result.get("legal"):
        table = table_of(line)
        return not result["fans"] and table.wild in table.seats[table.winner].aside
    return False


def tighten_cap(rng, case):
    """Moves 封顶 to just what somebody pays, or one point to either side."""
    table = table_of(line_of(case))
    if table.rules.fan:
        return
    result = oracle.score(table)
    if not result["legal"]:
        return
    amounts = oracle.multiplied(table, len(result["fans"]), result["hard"])
    amount = rng.choice([min(amounts.values()), max(amounts.values()), rng.choice(list(amounts.values()))])
    cap = max(1, int(amount) + rng.choice([-1, 0, 0, 1]))
    case.setdefault("options", {})["封顶"] = cap
    case["options"]["金顶"] = cap + rng.choice([0, 1, 100])


def doubtful_options(rng, case):
    o = case.setdefault("options", {})
    names = ["大胡"] + (["口口翻", "输家番", "起胡"] if case["ruleset"].startswith("pizi") else [])
    if case["ruleset"] == "koukoufan_additive":
        names += ["口口翻", "输家番", "癞子杠"]
    name = rng.choice(names)
    o[name] = {"大胡": [p for p in PATTERNS if rng.random() < 0.6], "口口翻": case["ruleset"] == "never",
               "输家番": case["ruleset"] == "koukoufan_additive", "起胡": rng.choice([[4, 2], [0, 0], [5, 3]]),
               "癞子杠": 4}[name]


def make_case(rng, name, hard=False, doubtful=False):
    """(the case, its line)"""
    while True:
        try:
            case = written(rng, Dealer(rng, hard).table(), name)
        except Stuck:
            continue
        if doubtful and rng.random() < 0.5:
            doubtful_options(rng, case)
            return case, line_of(case)
        if rng.random() < (0.4 if hard else 0.15):
            tighten_cap(rng, case)
        line = line_of(case)
        if is_doubtful(line) == doubtful:
            return case, line


# ---------------------------------------------------------------------------------------------- broken lines
# Each takes a good case and breaks one thing; None: this case does not lend itself to it. A string is a raw line.

def some_meld(rng, case, calls):
    found = [(i, m) for i, s in enumerate(case["seats"]) for m in s.get("melds", []) if m["call"] in calls]
    return rng.choice(found) if found else (None, None)


def err_five_copies(rng, case):
    table = table_of(line_of(case))
    for i in rng.sample(range(4), 4):
        hand = table.seats[i].hand
        held = [k for s in table.seats for k in s.hand + [t for m in s.melds for t in m.tiles]]
        full = [k for k in range(34) if (held + [table.indicator, table.tile]).count(k) == 4]
        spare = [k for k in hand if k not in full]
        if full and spare:
            hand.remove(rng.choice(spare))
            hand.append(rng.choice(full))
            case["seats"][i]["hand"] = tiles_text(rng, hand, False)
            return case
    return None


def err_hand_size(rng, case):
    s = rng.choice(case["seats"])
    kinds = oracle.parse_tiles(s["hand"])
    if rng.random() < 0.5 and len(kinds) > 1:
        kinds.pop()
    else:
        table = table_of(line_of(case))
        seen = [table.indicator, table.tile] + [k for t in table.seats
                                                for k in t.hand + t.aside + [x for m in t.melds for x in m.tiles]]
        kinds.append(rng.choice([k for k in range(34) if seen.count(k) < 4]))
    s["hand"] = tiles_text(rng, kinds, False)
    return case


def err_honour_run(rng, case):
    _, meld = some_meld(rng, case, ["吃"])
    if not meld:
        return None
    meld["tiles"] = rng.choice(["东南西", "南西北", "发白东"])
    return case if not clash(case, meld) else None


def clash(case, meld):
    """Would the changed meld break a second thing?"""
    table_case = copy.deepcopy(case)
    kinds = set(oracle.parse_tiles(meld["tiles"]))
    indicator = oracle.parse_tile(table_case["indicator"])
    mark = 30 if indicator == ZHONG else indicator
    special = {ZHONG, oracle.after(mark)} | ({mark, oracle.after(mark, -1)} if "pizi" in case["ruleset"] else set())
    seen = [indicator, oracle.parse_tile(case["win"]["tile"])]
    for s in case["seats"]:
        seen += oracle.parse_tiles(s["hand"]) + [oracle.parse_tile(t) for t in s.get("aside", [])]
        for m in s.get("melds", []):
            seen += oracle.parse_tiles(m["tiles"])
    return bool(kinds & special) or any(seen.count(k) > 4 for k in range(34))


def err_broken_run(rng, case):
    _, meld = some_meld(rng, case, ["吃"])
    if not meld:
        return None
    letter = rng.choice("mps")
    meld["tiles"] = rng.choice(["891", "135", "122", "12", "1234", "912"]) + letter
    return case if not clash(case, meld) else None


def err_broken_triplet(rng, case):
    _, meld = some_meld(rng, case, ["碰", "冲杠", "蓄杠", "暗杠"])
    if not meld:
        return None
    kinds = oracle.parse_tiles(meld["tiles"])
    if rng.random() < 0.5:
        kinds = kinds[:-1]
    else:
        kinds[-1] = (kinds[-1] + 1) % 27
    meld["tiles"] = tiles_text(rng, kinds, False)
    return case if not clash(case, meld) else None


def err_special_meld(rng, case):
    table = table_of(line_of(case))
    _, meld = some_meld(rng, case, ["碰"])
    seen = [table.indicator, table.tile] + [k for t in table.seats
                                            for k in t.hand + t.aside + [x for m in t.melds for x in m.tiles]]
    able = [k for k in table.special if seen.count(k) <= 1]
    if not meld or not able or table.by == "rob_kong":
        return None
    meld["tiles"] = tiles_text(rng, [rng.choice(able)] * 3, False)
    return case


def err_aside(rng, case):
    table = table_of(line_of(case))
    seen = [table.indicator, table.tile] + [k for t in table.seats
                                            for k in t.hand + t.aside + [x for m in t.melds for x in m.tiles]]
    able = [k for k in range(34) if k not in table.special and seen.count(k) < 4]
    rng.choice(case["seats"]).setdefault("aside", []).append(NAMES[rng.choice(able)])
    return case


def err_chi_from(rng, case):
    seat, meld = some_meld(rng, case, ["吃"])
    if meld:
        meld["from"] = (seat + rng.choice([1, 2])) % 4
        return case
    return None


def err_from_self(rng, case):
    seat, meld = some_meld(rng, case, ["吃", "碰", "冲杠", "蓄杠"])
    if meld:
        meld["from"] = seat
        return case
    return None


def err_from_range(rng, case):
    _, meld = some_meld(rng, case, ["碰", "冲杠", "蓄杠"])
    if meld:
        meld["from"] = rng.choice([4, -1, "0", None, True, 1.5])
        return case
    return None


def err_no_from(rng, case):
    _, meld = some_meld(rng, case, ["吃", "碰", "冲杠", "蓄杠"])
    if meld:
        del meld["from"]
        return case
    return None


def err_concealed_from(rng, case):
    seat, meld = some_meld(rng, case, ["暗杠"])
    if meld:
        meld["from"] = (seat + 1) % 4
        return case
    return None


def err_drawn_from(rng, case):
    if case["win"]["by"] != "self_draw":
        return None
    case["win"]["from"] = (case["win"]["seat"] + rng.choice([1, 2, 3])) % 4
    return case


def err_both_flags(rng, case):
    if case["win"]["by"] != "self_draw":
        return None
    case["win"]["after_kong"] = case["win"]["last_tiles"] = True
    return case


def err_flag_on_claim(rng, case):
    if case["win"]["by"] == "self_draw":
        return None
    case["win"][rng.choice(["after_kong", "last_tiles"])] = True
    return case


def err_not_robbed(rng, case):
    win = case["win"]
    if win["by"] == "rob_kong":
        win["from"] = next(s for s in range(4) if s not in (win["seat"], win["from"]))
    elif win["by"] == "discard":
        win["by"] = "rob_kong"
        if any(m["call"] == "碰" and m["tiles"] == win["tile"] * 3 for m in case["seats"][win["from"]].get("melds", [])):
            return None
    else:
        return None
    return case


def err_unknown_key(rng, case):
    key = rng.choice(["wind", "handd", "discards", "备注", "Hand"])
    meld = some_meld(rng, case, ["吃", "碰", "暗杠"])[1]
    rng.choice([case, rng.choice(case["seats"]), case["win"]] + ([meld] if meld else []))[key] = 1
    return case


def err_unknown_option(rng, case):
    own = ["口口翻翻", "cap", "封顶 ", "见258", "癞子"]
    if case["ruleset"] not in ("pizi_xiayu",):
        own.append("下雨")
    case.setdefault("options", {})[rng.choice(own)] = rng.choice([True, 300, "陪包"])
    return case


def err_option_value(rng, case):
    bad = {"癞子杠": ["four", [4], None], "承包": [7, "maybe", [], None], "全求人包": ["有时", True, 1, None],
           "大胡": ["碰碰胡", ["七对"], 1, [1]]}
    if "pizi" in case["ruleset"]:
        bad.update({"番表": [100, "10", [10, 20], ["a"] * 5], "起胡": [6, ["6", "3"], []], "金顶": ["many", [150], True]})
    else:
        bad.update({"叠加": ["triple", True, 2], "大胡自摸": ["x2", True, None], "封顶": ["lots", [], True, -300],
                    "金顶": ["none of it", True, []]})
    name = rng.choice(sorted(bad))
    case.setdefault("options", {})[name] = rng.choice(bad[name])
    return case


def err_gold_below(rng, case):
    o = case.setdefault("options", {})
    if rng.random() < 0.4:                # against what the ruleset says by itself
        for name in ("封顶", "金顶", "番表", "口口翻"):
            o.pop(name, None)
        if "pizi" in case["ruleset"]:
            o.update(rng.choice([{"金顶": 99}, {"金顶": 0}, {"番表": [10, 20, 40, 80, 151]}]))
        else:
            o.update(rng.choice([{"封顶": 501}, {"封顶": 300, "金顶": 299}, {"封顶": 800}]))
    elif "pizi" in case["ruleset"]:
        o["番表"] = [10, 20, 40, 80, rng.choice([100, 160, 200])]
        o["金顶"] = o["番表"][4] - rng.choice([1, 10, 50])
    else:
        o["封顶"] = rng.choice([300, 500, 800])
        o["金顶"] = o["封顶"] - rng.choice([1, 50, 100])
    return case


def err_ruleset(rng, case):
    case["ruleset"] = rng.choice(["kaikoufann", "Kaikoufan", "开口", "", 3, None, ["pizi"]])
    return case


def err_tile(rng, case):
    bad = rng.choice(["0m", "5x", "m", "春", "12", "5m5m", "", "E", "東", "10m", "５m"])
    where = rng.choice(["indicator", "tile", "previous_wild", "aside", "hand", "meld"])
    if where == "tile":
        case["win"]["tile"] = bad
    elif where == "aside":
        rng.choice(case["seats"]).setdefault("aside", []).append(bad)
    elif where == "hand":
        s = rng.choice(case["seats"])
        s["hand"] += " " + rng.choice(["0m", "5x", "春", "E", "7"])
    elif where == "meld":
        meld = some_meld(rng, case, ["吃", "碰", "冲杠", "蓄杠", "暗杠"])[1]
        if not meld:
            return None
        meld["tiles"] = rng.choice(["000m", "55m5", "春夏秋", "5x5x5x", ""])
    else:
        case[where] = bad
    return case


def err_seat_value(rng, case):
    bad = rng.choice([4, -1, 1.5, "0", None, True, [0], 10 ** 30])
    if rng.random() < 0.5:
        case["dealer"] = bad
    else:
        case["win"]["seat"] = bad
    return case


def err_win_from_self(rng, case):
    if case["win"]["by"] == "self_draw":
        return None
    case["win"]["from"] = case["win"]["seat"]
    return case


def err_win_from_missing(rng, case):
    if case["win"]["by"] == "self_draw":
        return None
    if rng.random() < 0.5:
        del case["win"]["from"]
    else:
        case["win"]["from"] = rng.choice([4, -1, "1", None, False, 0.5])
    return case


def err_by(rng, case):
    case["win"]["by"] = rng.choice(["draw", "自摸", "", None, 1])
    case["win"].pop("from", None)
    return case


def err_call(rng, case):
    meld = some_meld(rng, case, ["吃", "碰", "冲杠", "蓄杠", "暗杠"])[1]
    if not meld:
        return None
    meld["call"] = rng.choice(["杠", "明杠", "chi", "", 5, None, "红中杠"])
    return case


def err_seats(rng, case):
    seats = case["seats"]
    case["seats"] = rng.choice([seats[:3], seats + [{"hand": ""}], [], {}, None, "four"])
    return case


def err_missing(rng, case):
    meld = some_meld(rng, case, ["吃", "碰", "冲杠", "蓄杠", "暗杠"])[1]
    places = [(case, k) for k in ("ruleset", "indicator", "dealer", "seats", "win")]
    places += [(case["win"], k) for k in ("seat", "tile", "by")] + [(rng.choice(case["seats"]), "hand")]
    if meld:
        places += [(meld, "call"), (meld, "tiles")]
    thing, key = rng.choice(places)
    del thing[key]
    return case


def err_type(rng, case):
    s = rng.choice(case["seats"])
    how = rng.randrange(10)
    if how == 0:
        s["hand"] = rng.choice([5, None, ["1m"], {}])
    elif how == 1:
        s["melds"] = rng.choice(["碰", {}, None, 1, ["碰"], [None]])
    elif how == 2:
        s["aside"] = rng.choice(["中", {}, 1, [1], [None], [["中"]]])
    elif how == 3:
        case["win"] = rng.choice([[], "self_draw", None, 0])
    elif how == 4:
        case["options"] = rng.choice([[], "口口翻", None, 3])
    elif how == 5:
        case["seats"][rng.randrange(4)] = rng.choice([None, "13m", [], 3])
    elif how == 6:
        case["indicator"] = rng.choice([5, None, [], True])
    elif how == 7 and case["win"]["by"] == "self_draw":
        case["win"].pop("after_kong", None)
        case["win"].pop("last_tiles", None)
        case["win"][rng.choice(["after_kong", "last_tiles"])] = rng.choice([1, "true", None, []])
    elif how == 8:
        case["win"]["tile"] = rng.choice([5, None, ["5m"], {}])
    elif how == 9:
        case["id"] = rng.choice([7, None, [], True])
    else:
        return None
    return case


def err_offenders(rng, case):
    winner = case["win"]["seat"]
    source = oracle.third_opening_source(table_of(line_of(case)).seats[winner])
    if case["ruleset"] != "pizi_xiayu":
        case["offenders"] = [(winner + 1) % 4]
        return case if rng.random() < 0.05 else None
    fine = [s for s in range(4) if s not in (winner, source)]
    choices = [[winner], [fine[0], winner], [fine[0], fine[0]], [4], ["0"], 1, None, [None]]
    if source is not None:
        choices += [[source], [fine[0], source]] * 2
    case["offenders"] = rng.choice(choices)
    return case


def err_duplicate_key(rng, case):
    line = line_of(case)
    old, new = rng.choice([('"dealer":', f'"dealer": {case["dealer"]}, "dealer":'),
                           ('"by":', f'"by": "{case["win"]["by"]}", "by":'),
                           ('"hand":', '"hand": "", "hand":'),
                           ('"indicator":', f'"indicator": "{case["indicator"]}", "indicator":')])
    return line.replace(old, new, 1)


def err_not_json(rng, case):
    line = line_of(case)
    return rng.choice([line[:-1], line[:len(line) // 2], line + "}", line.replace(":", "=", 1), line.replace('"', "'"),
                       "kaikoufan 5m", "[]", "null", "42", '"case"', line + " " + line,
                       line.replace('"dealer": ', '"dealer": 0'), line.replace('"dealer": ', '"dealer": NaN, "x": '),
                       line[:-1] + ",}", "[" * 2000])


ERRORS = [f for name, f in sorted(globals().items()) if name.startswith("err_")]


def make_error(rng, name, kind=None):
    while True:
        breaker = kind or rng.choice(ERRORS)
        case = breaker(rng, make_case(rng, name)[0])
        if case is None:
            continue
        line = case if isinstance(case, str) else line_of(case)
        if "error" in oracle.score_line(line):
            return line


def main():
    parser = argparse.ArgumentParser(description="Random settlement cases.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--hard", action="store_true", help="more wilds, more limits")
    parser.add_argument("--errors", action="store_true", help="broken lines only, every kind in turn")
    parser.add_argument("--no-errors", action="store_true")
    parser.add_argument("--doubtful", action="store_true", help="only cases that the rules leave open")
    args = parser.parse_args()
    rng = random.Random(args.seed)
    for i in range(args.count):
        if args.errors:
            breaker = ERRORS[i % len(ERRORS)]
            print(make_error(rng, f"{breaker.__name__[4:]}-{args.seed}-{i:05d}", breaker))
        elif not args.no_errors and not args.doubtful and rng.random() < 0.08:
            print(make_error(rng, f"error-{args.seed}-{i:05d}"))
        else:
            print(make_case(rng, f"random-{args.seed}-{i:05d}", args.hard, args.doubtful)[1])


if __name__ == "__main__":
    main()
