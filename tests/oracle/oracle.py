#!/usr/bin/env python3
"""A plain settlement scorer, written from the rules alone.

    oracle.py CASES.jsonl      (or - for standard input)

prints one result line for every case line. It shares nothing with the engine: every wild is tried as every tile kind,
every arrangement is tried, every reading is priced. Speed is no aim. Exit code 1 if any line was an error.
"""

import itertools
import json
import sys
from fractions import Fraction
from functools import lru_cache

# ---------------------------------------------------------------------------------------------- tiles
# A tile kind is a number: 0-8 万, 9-17 筒, 18-26 条, 27-33 东南西北中发白.

HONOURS = "东南西北中发白"
ZHONG = 31
NAMES = [f"{n}{s}" for s in "mps" for n in range(1, 10)] + list(HONOURS)
SUIT_LETTERS = {"m": 0, "p": 1, "s": 2, "万": 0, "筒": 1, "饼": 1, "条": 2, "索": 2}
HONOUR_RING = [27, 28, 29, 30, 32, 33]          # 东 南 西 北 发 白; 中 is in no ring


def is_258(kind):
    return kind < 27 and kind % 9 in (1, 4, 7)


def is_wind(kind):
    return kind >= 27 and kind != ZHONG


def after(kind, step=1):
    """The tile `step` places further in its ring."""
    if kind < 27:
        return kind - kind % 9 + (kind % 9 + step) % 9
    at = HONOUR_RING.index(kind)
    return HONOUR_RING[(at + step) % 6]


class CaseError(Exception):
    """The line describes no table at all."""

    def __init__(self, text, seat=None, tile=None):
        super().__init__(text)
        self.text, self.seat, self.tile = text, seat, tile


def parse_tiles(text, seat=None):
    if not isinstance(text, str):
        raise CaseError("tiles must be a string", seat)
    kinds, digits = [], []
    for ch in text:
        if ch in " \t":
            continue
        if ch in "123456789":
            digits.append(int(ch))
        elif ch in SUIT_LETTERS:
            if not digits:
                raise CaseError(f"`{ch}` without a number", seat)
            kinds += [SUIT_LETTERS[ch] * 9 + d - 1 for d in digits]
            digits = []
        elif ch in HONOURS:
            if digits:
                raise CaseError("numbers without a suit", seat)
            kinds.append(27 + HONOURS.index(ch))
        else:
            raise CaseError(f"unknown tile `{ch}`", seat)
    if digits:
        raise CaseError("numbers without a suit", seat)
    return kinds


def parse_tile(text, seat=None):
    kinds = parse_tiles(text, seat)
    if len(kinds) != 1:
        raise CaseError("exactly one tile expected", seat)
    return kinds[0]


# ---------------------------------------------------------------------------------------------- rulesets and options

PATTERNS = ["碰碰胡", "清一色", "将一色", "风一色", "全求人", "海底捞", "杠上花", "抢杠"]

COMMON = {"口口翻": False, "输家番": True, "大胡": PATTERNS, "癞杠毁硬": False, "承包": True, "癞子杠": 4,
          "留牌": 10, "海底": 4, "弃牌算杠": "counts", "过胡": "none", "胡序": "庄家", "轮庄": "下家", "翻牌": "墙头"}
MULTIPLYING = dict(COMMON, 叠加="double", 大胡自摸=Fraction(3, 2), 大胡放冲=2, 封顶=300, 金顶=None, 全求人包="不听")
FAN = dict(COMMON, 口口翻=True, 番表=[10, 20, 40, 80, 100], 金顶=150, 起胡=[6, 3], 全求人包="非将", 闭=True, 风翻=True,
           连癞翻=True, 胡序="放炮者")
PLAIN = {"癞子杠": 2, "大胡自摸": 2, "大胡": [p for p in PATTERNS if p not in ("海底捞", "抢杠")], "翻牌": "墙尾三墩"}

RULESETS = {
    "kaikoufan": MULTIPLYING,
    "koukoufan": dict(MULTIPLYING, 口口翻=True),
    "kaikoufan_plain": dict(MULTIPLYING, **PLAIN),
    "koukoufan_plain": dict(MULTIPLYING, 口口翻=True, **PLAIN),
    "koukoufan_additive": dict(MULTIPLYING, 口口翻=True, 输家番=False, 癞子杠=2, 叠加="add", 大胡放冲=Fraction(3, 2),
                               封顶=None, 承包=False, 癞杠毁硬=True, 胡序="放炮者"),
    "pizi": FAN,
    "pizi_xiayu": dict(FAN, 下雨="陪包"),
}

CHOICES = {"叠加": ("double", "add"), "全求人包": ("不听", "非将", "总是", "不包"), "下雨": ("陪包", "反包"),
           "弃牌算杠": ("counts", "draws", "forbidden"), "胡序": ("庄家", "放炮者"), "轮庄": ("下家", "上家"),
           "翻牌": ("墙头", "墙尾三墩"), "过胡": ("none",)}
YES_NO = ("口口翻", "输家番", "癞杠毁硬", "承包", "闭", "风翻", "连癞翻")
NUMBERS = {"癞子杠": (2, 4), "大胡自摸": (Fraction(3, 2), 2), "大胡放冲": (Fraction(3, 2), 2)}


def is_number(value):
    return isinstance(value, (int, Fraction)) and not isinstance(value, bool)


def is_whole(value):
    return is_number(value) and value == int(value)


def check_option(name, value):
    """The value as the scorer uses it."""
    wrong = CaseError(f"option `{name}` cannot be that")
    if name in CHOICES:
        if value not in CHOICES[name]:
            raise wrong
        return value
    if name in YES_NO:
        if value is True or value == "yes":
            return True
        if value is False or value == "no":
            return False
        raise wrong
    if name in NUMBERS:
        if not is_number(value) or value not in NUMBERS[name]:
            raise wrong
        return value
    if name == "封顶":
        if value is None or value == "none":
            return None
        if not is_whole(value) or value <= 0:
            raise wrong
        return int(value)
    if name in ("金顶", "留牌", "海底"):
        if not is_whole(value) or value < 0:
            raise wrong
        return int(value)
    length = {"番表": 5, "起胡": 2}.get(name)
    if length:
        if not isinstance(value, list) or len(value) != length or not all(is_whole(v) and v >= 0 for v in value):
            raise wrong
        return [int(v) for v in value]
    if name == "大胡":
        if not isinstance(value, list) or not all(v in PATTERNS for v in value):
            raise wrong
        return value
    raise AssertionError(name)


class Rules:
    def __init__(self, ruleset, options):
        if not isinstance(ruleset, str):
            raise CaseError("`ruleset` must be a string")
        if ruleset not in RULESETS:
            raise CaseError(f"unknown ruleset `{ruleset}`")
        if not isinstance(options, dict):
            raise CaseError("`options` must be a map")
        known = RULESETS[ruleset]
        self.o = dict(known)
        for name, value in options.items():
            if name not in known:
                raise CaseError(f"`{ruleset}` has no option `{name}`")
            self.o[name] = check_option(name, value)
        self.fan = "番表" in self.o
        self.has_pizi = self.fan
        self.additive = ruleset == "koukoufan_additive"
        if self.fan:
            if self.o["金顶"] < self.o["番表"][-1]:
                raise CaseError("金顶 is below the top of 番表")
        else:
            if self.o["金顶"] is None:
                self.o["金顶"] = 500 if self.o["口口翻"] else 400
            if self.o["封顶"] is not None and self.o["金顶"] < self.o["封顶"]:
                raise CaseError("金顶 is below 封顶")

    def __getitem__(self, name):
        return self.o[name]


# ---------------------------------------------------------------------------------------------- the table

class Meld:
    def __init__(self, call, tiles, source):
        self.call, self.tiles, self.source = call, tiles, source

    @property
    def opens(self):
        return self.call != "暗杠"


class Seat:
    """hand (kinds), melds, aside (kinds)."""

    def __init__(self, hand, melds, aside):
        self.hand, self.melds, self.aside = hand, melds, aside

    def openings(self):
        return sum(m.opens for m in self.melds)

    def exposed_kongs(self):
        return sum(m.call in ("冲杠", "蓄杠") for m in self.melds)

    def concealed_kongs(self):
        return sum(m.call == "暗杠" for m in self.melds)


def need_keys(thing, required, optional, what, seat=None):
    if not isinstance(thing, dict):
        raise CaseError(f"{what} must be a map", seat)
    for key in thing:
        if key not in required and key not in optional:
            raise CaseError(f"{what}: unknown key `{key}`", seat)
    for key in required:
        if key not in thing:
            raise CaseError(f"{what}: `{key}` is missing", seat)


def need_seat(value, what, seat=None):
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 3:
        raise CaseError(f"{what} must be a seat 0-3", seat)
    return value


def need_flag(value, what):
    if not isinstance(value, bool):
        raise CaseError(f"{what} must be true or false")
    return value


class Table:
    def __init__(self, case):
        need_keys(case, ("id", "ruleset", "indicator", "dealer", "seats", "win"),
                  ("options", "previous_wild", "offenders"), "case")
        if not isinstance(case["id"], str):
            raise CaseError("`id` must be a string")
        self.rules = Rules(case["ruleset"], case.get("options", {}))
        self.indicator = parse_tile(case["indicator"])
        mark = 30 if self.indicator == ZHONG else self.indicator
        self.wild = after(mark)
        self.pizi = {mark, after(mark, -1)} if self.rules.has_pizi else set()
        self.special = {ZHONG, self.wild} | self.pizi
        self.previous_wild = parse_tile(case["previous_wild"]) if "previous_wild" in case else None
        self.dealer = need_seat(case["dealer"], "`dealer`")
        if not isinstance(case["seats"], list) or len(case["seats"]) != 4:
            raise CaseError("`seats` must be a list of four")
        self.seats = [self.read_seat(s, i) for i, s in enumerate(case["seats"])]
        self.read_win(case["win"])
        self.read_offenders(case)
        self.count_copies()

    def read_seat(self, data, seat):
        need_keys(data, ("hand",), ("melds", "aside"), f"seat {seat}", seat)
        hand = parse_tiles(data["hand"], seat)
        for key in ("melds", "aside"):
            if not isinstance(data.get(key, []), list):
                raise CaseError(f"`{key}` must be a list", seat)
        melds = [self.read_meld(m, seat) for m in data.get("melds", [])]
        aside = [parse_tile(t, seat) for t in data.get("aside", [])]
        for kind in aside:
            if kind not in self.special:
                raise CaseError("only special tiles are set aside", seat, kind)
        if len(hand) != 13 - 3 * len(melds):
            raise CaseError("a hand of the wrong size", seat)
        return Seat(hand, melds, aside)

    def read_meld(self, data, seat):
        need_keys(data, ("call", "tiles"), ("from",), "meld", seat)
        call = data["call"]
        if call not in ("吃", "碰", "冲杠", "蓄杠", "暗杠"):
            raise CaseError("unknown call", seat)
        tiles = sorted(parse_tiles(data["tiles"], seat))
        for kind in tiles:
            if kind in self.special:
                raise CaseError("a special tile in a meld", seat, kind)
        if call == "吃":
            a = tiles[0] if tiles else 27
            if a >= 27 or tiles != [a, a + 1, a + 2] or a % 9 > 6:
                raise CaseError("not a run", seat)
        elif len(tiles) != (3 if call == "碰" else 4) or len(set(tiles)) != 1:
            raise CaseError(f"not the tiles of a {call}", seat)
        if call == "暗杠":
            if "from" in data:
                raise CaseError("`from` on 暗杠", seat)
            return Meld(call, tiles, None)
        if "from" not in data:
            raise CaseError(f"{call} needs `from`", seat)
        source = need_seat(data["from"], "`from`", seat)
        if source == seat:
            raise CaseError("nobody claims from himself", seat)
        if call == "吃" and source != (seat + 3) % 4:
            raise CaseError("吃 from another seat than the one before", seat)
        return Meld(call, tiles, source)

    def read_win(self, win):
        need_keys(win, ("seat", "tile", "by"), ("from", "after_kong", "last_tiles"), "win")
        self.winner = need_seat(win["seat"], "the winner")
        self.tile = parse_tile(win["tile"])
        self.by = win["by"]
        if self.by not in ("self_draw", "discard", "rob_kong"):
            raise CaseError("`by` must be self_draw, discard or rob_kong")
        self.after_kong = need_flag(win.get("after_kong", False), "`after_kong`")
        self.last_tiles = need_flag(win.get("last_tiles", False), "`last_tiles`")
        self.source = None
        if self.by == "self_draw":
            if "from" in win:
                raise CaseError("`from` with a self-drawn tile")
            if self.after_kong and self.last_tiles:
                raise CaseError("`after_kong` together with `last_tiles`")
            return
        if self.after_kong or self.last_tiles:
            raise CaseError("`after_kong` and `last_tiles` are for self-drawn tiles")
        if "from" not in win:
            raise CaseError("`from` is missing")
        self.source = need_seat(win["from"], "`from`")
        if self.source == self.winner:
            raise CaseError("nobody wins from himself", self.winner)
        if self.by == "rob_kong":
            if not any(m.call == "碰" and m.tiles[0] == self.tile for m in self.seats[self.source].melds):
                raise CaseError("the robbed seat shows no such 碰", self.source, self.tile)

    def read_offenders(self, case):
        self.offenders = []
        if "offenders" not in case:
            return
        if "下雨" not in self.rules.o:
            raise CaseError("`offenders` without the 下雨 module")
        if not isinstance(case["offenders"], list):
            raise CaseError("`offenders` must be a list of seats")
        for value in case["offenders"]:
            seat = need_seat(value, "an offender")
            if seat in self.offenders:
                raise CaseError("an offender is named twice", seat)
            if seat == self.winner:
                raise CaseError("the winner is no offender", seat)
            if seat == third_opening_source(self.seats[self.winner]):
                raise CaseError("the seat of the third opening is no offender", seat)
            self.offenders.append(seat)

    def count_copies(self):
        seen = [self.indicator, self.tile]
        for s in self.seats:
            seen += s.hand + s.aside + [t for m in s.melds for t in m.tiles]
        for kind in range(34):
            if seen.count(kind) > 4:
                raise CaseError("five copies of a tile", None, kind)


def third_opening_source(seat):
    opened = [m for m in seat.melds if m.opens]
    return opened[2].source if len(opened) >= 3 else None


# ---------------------------------------------------------------------------------------------- readings

@lru_cache(maxsize=None)
def arrangements(counts):
    """All ways to lay out one suit (9 counts) or the honours (7 counts) as runs, triplets and at most one pair.

    A set of (pair index or None, runs used?)."""
    first = next((i for i, n in enumerate(counts) if n), None)
    if first is None:
        return frozenset([(None, False)])

    def without(*taken):
        left = list(counts)
        for i in taken:
            left[i] -= 1
        return tuple(left)

    found = set()
    if counts[first] >= 3:
        found |= arrangements(without(first, first, first))
    if counts[first] >= 2:
        for pair, runs in arrangements(without(first, first)):
            if pair is None:
                found.add((first, runs))
    if len(counts) == 9 and first <= 6 and counts[first + 1] and counts[first + 2]:
        for pair, _ in arrangements(without(first, first + 1, first + 2)):
            found.add((pair, True))
    return frozenset(found)


def suit_of(kind):
    return min(kind // 9, 3)


@lru_cache(maxsize=None)
def suit_arrangements(tiles, suit):
    """arrangements() of the tiles of one suit, the pair as a tile kind."""
    low = 9 * suit
    counts = [0] * (9 if suit < 3 else 7)
    for k in tiles:
        counts[k - low] += 1
    return [(None if pair is None else low + pair, runs) for pair, runs in arrangements(tuple(counts))]


def join(layouts, more):
    """Layouts of two parts of a hand together; the hand has one pair."""
    return {(pair if pair2 is None else pair2, runs or runs2) for pair, runs in layouts for pair2, runs2 in more
            if pair is None or pair2 is None}


def shaped(plain, wilds):
    """Every (what the wilds stand for, {(pair kind, runs used?)}) that lays the concealed tiles out as melds and a
    pair. Suit by suit, so that a suit that cannot be laid out is not tried with everything else."""
    parts = [tuple(k for k in plain if suit_of(k) == suit) for suit in range(4)]

    def from_suit(suit, left):
        if suit == 4:
            if left == 0:
                yield (), {(None, False)}
            return
        for here in range(left + 1):
            if (len(parts[suit]) + here) % 3 == 1:
                continue
            rest = list(from_suit(suit + 1, left - here))
            for stand_for in itertools.combinations_with_replacement(range(9 * suit, min(9 * suit + 9, 34)), here):
                layouts = suit_arrangements(tuple(sorted(parts[suit] + stand_for)), suit)
                if not layouts:
                    continue
                for others, other_layouts in rest:
                    joined = join(layouts, other_layouts)
                    if joined:
                        yield stand_for + others, joined

    for stand_for, layouts in from_suit(0, wilds):
        layouts = {(pair, runs) for pair, runs in layouts if pair is not None}
        if layouts:
            yield stand_for, layouts


@lru_cache(maxsize=100000)
def readings(concealed, wild, exposed, exposed_runs):
    """Every reading of a complete hand, reduced to what the rules ask of it:
    (pair is 2 5 8, 碰碰胡, 清一色, 将一色, 风一色, all wilds are themselves)."""
    plain = [k for k in concealed if k != wild]
    wilds = len(concealed) - len(plain)
    found = set()

    def flags(stand_for):
        every = {*plain, *exposed, *stand_for}
        suits = set(map(suit_of, every))
        return (len(suits) == 1 and 3 not in suits, all(map(is_258, every)), all(map(is_wind, every)),
                all(k == wild for k in stand_for))

    for stand_for, layouts in shaped(plain, wilds):
        suit, jiang, wind, hard = flags(stand_for)
        for pair, runs in layouts:
            found.add((is_258(pair), not runs and not exposed_runs, suit, jiang, wind, hard))
    for allowed in (is_258, is_wind):
        if all(map(allowed, {*plain, *exposed})):
            for stand_for in itertools.combinations_with_replacement(filter(allowed, range(34)), wilds):
                _, jiang, wind, hard = flags(stand_for)
                found.add((False, False, False, jiang, wind, hard))
    return found


REASONS = ["unclaimable", "not_opened", None, "shape", "pair", "two_wilds_small", "below_start"]


class Claim:
    """One seat completing its hand with one tile."""

    def __init__(self, table, who, tile, by, after_kong=False, last_tiles=False):
        self.table, self.who, self.tile, self.by = table, who, tile, by
        self.after_kong, self.last_tiles = after_kong, last_tiles
        self.seat = table.seats[who]
        self.concealed = self.seat.hand + [tile]

    def held_by_the_way_of_winning(self):
        held = set()
        melds = self.seat.melds
        if len(melds) == 4 and all(m.opens for m in melds) and self.by == "discard":
            held.add("全求人")
        if self.by == "self_draw" and self.last_tiles:
            held.add("海底捞")
        if self.by == "self_draw" and self.after_kong:
            held.add("杠上花")
        if self.by == "rob_kong":
            held.add("抢杠")
        return held

    def early_refusal(self):
        """Conditions 0-2: those that no reading can change."""
        t = self.table
        if self.by != "self_draw" and self.tile in t.special:
            return 0, "unclaimable"
        if self.seat.openings() == 0:
            return 1, "not_opened"
        if ZHONG in self.concealed:
            return 2, "holds_红中"
        if any(k in t.pizi for k in self.concealed):
            return 2, "holds_痞子"
        return None

    def legal_readings(self):
        """Conditions 3-5: ([(patterns held, hard)], furthest refusal)."""
        t = self.table
        big = set(t.rules["大胡"])
        exposed = tuple(sorted(k for m in self.seat.melds for k in m.tiles))
        exposed_runs = any(m.call == "吃" for m in self.seat.melds)
        by_way = self.held_by_the_way_of_winning()
        good, furthest = set(), 3
        for pair258, pungs, suit, jiang, wind, hard in readings(tuple(sorted(self.concealed)), t.wild, exposed,
                                                                exposed_runs):
            held = set(by_way)
            held |= {name for name, holds in (("碰碰胡", pungs), ("清一色", suit), ("将一色", jiang), ("风一色", wind))
                     if holds}
            if not pair258 and not held & {"碰碰胡", "清一色", "将一色", "风一色"}:
                furthest = max(furthest, 4)
            elif self.concealed.count(t.wild) > 1 and not held & big:
                furthest = max(furthest, 5)
            else:
                good.add((frozenset(held), hard))
        return good, furthest


def is_ready(table, who):
    seat = table.seats[who]
    own = seat.hand + [k for m in seat.melds for k in m.tiles]
    for kind in range(34):
        if own.count(kind) >= 4:
            continue
        for by in ("self_draw", "discard"):
            claim = Claim(table, who, kind, by)
            if claim.early_refusal() is None and claim.legal_readings()[0]:
                return True
    return False


# ---------------------------------------------------------------------------------------------- points

def own_factor(table, seat):
    """A player's own doublings in the multiplying rulesets."""
    openings = seat.openings()
    if not table.rules["口口翻"]:
        openings = min(openings, 1)
    return (2 ** openings * 2 ** seat.exposed_kongs() * 4 ** seat.concealed_kongs() * 2 ** seat.aside.count(ZHONG)
            * table.rules["癞子杠"] ** seat.aside.count(table.wild))


def multiplied(table, big_count, hard):
    """What each loser would pay before the cap: {seat: amount}."""
    r = table.rules
    winner = table.seats[table.winner]
    amounts = {}
    for i in range(4):
        if i == table.winner:
            continue
        loser = table.seats[i]
        if big_count:
            base = 10 * big_count if r["叠加"] == "add" else 10 * 2 ** (big_count - 1)
            x = Fraction(base) * own_factor(table, winner)
        elif table.rules.additive:
            x = Fraction(2 + winner.openings() + winner.concealed_kongs() + 2 * winner.exposed_kongs())
            x *= 2 ** winner.aside.count(ZHONG) * 2 ** winner.aside.count(table.wild)
        else:
            x = Fraction(1) * own_factor(table, winner)
        if r["输家番"]:
            x *= own_factor(table, loser)
        if hard:
            x *= 2
        if table.by == "self_draw":
            x *= r["大胡自摸"] if big_count else 2
        if i == table.source:
            x *= r["大胡放冲"] if big_count else 2
        if not big_count and table.dealer in (i, table.winner):
            x *= 2
        amounts[i] = x
    return amounts


def capped(table, amounts):
    cap = table.rules["封顶"]
    if cap is None:
        return amounts
    if all(x > cap for x in amounts.values()):
        return {i: Fraction(table.rules["金顶"]) for i in amounts}
    return {i: min(x, Fraction(cap)) for i, x in amounts.items()}


def own_fan(table, seat):
    openings = seat.openings()
    if not table.rules["口口翻"]:
        openings = min(openings, 1)
    wild_fan = 2 if table.rules["癞子杠"] == 4 else 1
    return (openings + seat.exposed_kongs() + 2 * seat.concealed_kongs() + seat.aside.count(ZHONG)
            + sum(seat.aside.count(k) for k in table.pizi) + wild_fan * seat.aside.count(table.wild))


def fans(table, big_count, hard):
    """The n of every loser."""
    winner = table.seats[table.winner]
    n = {}
    for i in range(4):
        if i == table.winner:
            continue
        n[i] = own_fan(table, winner) + (own_fan(table, table.seats[i]) if table.rules["输家番"] else 0)
        n[i] += 1 if hard else 0
        n[i] += 1 if table.by == "self_draw" else 0
        n[i] += 1 if i == table.source else 0
        if big_count:
            n[i] += big_count - 1
        elif table.dealer in (i, table.winner):
            n[i] += 1
    return n


def fan_payments(table, n, big_count):
    r = table.rules
    start = 3 if big_count else 6
    steps = {i: min(max(v - start, 0), 4) for i, v in n.items()}
    if all(s == 4 for s in steps.values()):
        amounts = {i: r["金顶"] for i in n}
    else:
        amounts = {i: r["番表"][s] for i, s in steps.items()}
    doubled = (r["风翻"] and table.wild >= 27) or (r["连癞翻"] and table.previous_wild == table.wild)
    for i in amounts:
        seat = table.seats[i]
        if r["闭"] and seat.openings() == 0 and not seat.aside:
            amounts[i] *= 2
        if doubled:
            amounts[i] *= 2
    return {i: Fraction(x) for i, x in amounts.items()}


def liability(table, held):
    """(liable seat or None, by the third opening?)"""
    r = table.rules
    if not r["承包"]:
        return None, False
    if "抢杠" in held:
        return table.source, False
    if "清一色" in held:
        source = third_opening_source(table.seats[table.winner])
        if source is not None:
            return source, True
    if "全求人" in held:
        how = r["全求人包"]
        discarder = table.seats[table.source]
        if (how == "总是" or (how == "非将" and any(not is_258(k) for k in discarder.hand))
                or (how == "不听" and not is_ready(table, table.source))):
            return table.source, False
    return None, False


def settle(table, held, hard):
    """One reading's result, or None if it is below 起胡."""
    r = table.rules
    big = sorted(held & set(r["大胡"]))
    paid_hard = hard and not (r["癞杠毁硬"] and table.wild in table.seats[table.winner].aside)
    if r.fan:
        n = fans(table, len(big), paid_hard)
        if any(v < r["起胡"][1 if big else 0] for v in n.values()):
            return None
        amounts = fan_payments(table, n, len(big))
    else:
        amounts = capped(table, multiplied(table, len(big), paid_hard))
    liable, third = liability(table, held)
    pays = dict(amounts)
    if liable is not None:
        total = sum(amounts.values())
        payers = [liable]
        if third and table.offenders:
            if r["下雨"] == "反包":
                liable = table.offenders[-1]
                payers = [liable]
            else:
                payers += table.offenders
        pays = {i: total for i in payers}
    result = [Fraction(0)] * 4
    for i, x in pays.items():
        result[i] -= x
        result[table.winner] += x
    if any(x.denominator != 1 for x in result):
        raise CaseError("payments are not whole points")
    return {"payments": [int(x) for x in result], "fans": big, "hard": paid_hard, "liable": liable}


def score(table):
    claim = Claim(table, table.winner, table.tile, table.by, table.after_kong, table.last_tiles)
    refusal = claim.early_refusal()
    if refusal:
        return {"legal": False, "reason": refusal[1]}
    good, furthest = claim.legal_readings()
    results = [s for s in (settle(table, held, hard) for held, hard in good) if s is not None]
    if not results:
        return {"legal": False, "reason": "below_start" if good else REASONS[furthest]}

    def worth(s):
        return s["payments"][table.winner], len(s["fans"]), s["hard"]

    best = max(map(worth, results))
    top = {json.dumps(s, ensure_ascii=False): s for s in results if worth(s) == best}
    score.open_ties = len(top) > 1       # the rules do not say which of these counts
    return dict({"legal": True}, **top[min(top)])


score.open_ties = False

# ---------------------------------------------------------------------------------------------- the batch


def no_duplicates(pairs):
    keys = [k for k, _ in pairs]
    if len(set(keys)) != len(keys):
        raise CaseError("a key is written twice")
    return dict(pairs)


def refuse_constant(text):
    raise ValueError(text)


def score_line(line):
    case = None
    score.open_ties = False
    try:
        try:
            case = json.loads(line, parse_float=Fraction, parse_constant=refuse_constant,
                              object_pairs_hook=no_duplicates)
        except (ValueError, RecursionError):
            raise CaseError("not JSON") from None
        return dict({"id": case["id"] if isinstance(case, dict) and "id" in case else None}, **score(Table(case)))
    except CaseError as e:
        given = case.get("id") if isinstance(case, dict) else None
        result = {"id": given if isinstance(given, str) else None, "error": e.text}
        if e.seat is not None:
            result["seat"] = e.seat
        if e.tile is not None:
            result["tile"] = NAMES[e.tile]
        return result


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    source = sys.stdin if sys.argv[1] == "-" else open(sys.argv[1], encoding="utf-8")
    failed = False
    for line in source:
        if not line.strip():
            continue
        result = score_line(line)
        failed = failed or "error" in result
        print(json.dumps(result, ensure_ascii=False))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
