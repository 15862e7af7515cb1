#!/usr/bin/env python3
"""A referee of logs, written from docs/log.md and the rules in words alone.

    referee.py LOG.jsonl...    (or - for standard input)

checks every line of logs of the shipped rulesets: sums, seeds, dice, walls, the deal, what was open to whom (legal and
complete), who goes first, what followed, last tiles, duties, settlements, totals, the next dealer. It shares nothing with
the engine; wins and payments are those of oracle.py. Exit code 1 with LOG:LINE and the reason at the first disagreement.
What it does not check: the digests of plan and state, which are of things that it does not have.
"""

import hashlib
import json
import struct
import sys
from collections import Counter
from fractions import Fraction

import oracle

NAMES = [f"{n}{s}" for s in "万筒条" for n in range(1, 10)] + list("东南西北中发白")
KIND = {name: kind for kind, name in enumerate(NAMES)}
ZHONG = KIND["中"]
SEATS = range(4)


class Wrong(Exception):
    pass


def check(holds, text):
    if not holds:
        raise Wrong(text)


# ------------------------------------------------------------------------------------------------ seeds and walls

def chacha20_block(key, counter):
    words = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8L", key), counter, 0, 0, 0]
    w = list(words)

    def quarter(a, b, c, d):
        w[a] = w[a] + w[b] & 0xFFFFFFFF
        w[d] ^= w[a]
        w[d] = (w[d] << 16 | w[d] >> 16) & 0xFFFFFFFF
        w[c] = w[c] + w[d] & 0xFFFFFFFF
        w[b] ^= w[c]
        w[b] = (w[b] << 12 | w[b] >> 20) & 0xFFFFFFFF
        w[a] = w[a] + w[b] & 0xFFFFFFFF
        w[d] ^= w[a]
        w[d] = (w[d] << 8 | w[d] >> 24) & 0xFFFFFFFF
        w[c] = w[c] + w[d] & 0xFFFFFFFF
        w[b] ^= w[c]
        w[b] = (w[b] << 7 | w[b] >> 25) & 0xFFFFFFFF

    for _ in range(10):
        quarter(0, 4, 8, 12), quarter(1, 5, 9, 13), quarter(2, 6, 10, 14), quarter(3, 7, 11, 15)
        quarter(0, 5, 10, 15), quarter(1, 6, 11, 12), quarter(2, 7, 8, 13), quarter(3, 4, 9, 14)
    return [x + y & 0xFFFFFFFF for x, y in zip(w, words)]


class Stream:
    def __init__(self, seed):
        self.seed, self.counter, self.words = seed, 0, []

    def next(self):
        if not self.words:
            self.words = chacha20_block(self.seed, self.counter)
            self.counter += 1
        return self.words.pop(0)

    def below(self, bound):
        limit = 2 ** 32 // bound * bound
        while True:
            word = self.next()
            if word < limit:
                return word % bound


def wall_of(seed, dealer):
    """dice, side, stack, the wall in the order of drawing: two dice, 17 stacks a side, the smaller die skipped."""
    stream = Stream(seed)
    dice = [1 + stream.below(6) for _ in range(2)]
    built = [kind for kind in range(34) for _ in range(4)]
    for i in range(135, 0, -1):
        j = stream.below(i + 1)
        built[i], built[j] = built[j], built[i]
    side, stack = (dealer + sum(dice) - 1) % 4, min(dice)
    tiles = []
    for n in range(136):
        place = n + 2 * stack
        tiles.append(built[(side - place // 34) % 4 * 34 + place % 34])
    return dice, side, stack, tiles


# ------------------------------------------------------------------------------------------------ options of the log

def option_value(text):
    if text in ("yes", "no"):
        return text == "yes"
    if text == "none":
        return None
    try:
        return Fraction(text)
    except ValueError:
        pass
    return text


def options_of(ruleset, texts):
    """The options that the scorer knows, as it wants them."""
    known = oracle.RULESETS[ruleset]
    values = {}
    for name, text in texts.items():
        if name not in known:
            continue
        default = known[name]
        if isinstance(default, list):
            items = text.strip("[]").replace(",", " ").split()
            values[name] = [option_value(item) for item in items]
        elif name == "过胡":
            values[name] = text
        else:
            value = option_value(text)
            values[name] = int(value) if isinstance(value, Fraction) and value.denominator == 1 else value
    return values


# ------------------------------------------------------------------------------------------------ the game

def tiles_of(text):
    return [KIND[name] for name in text.split(" ")] if text else []


def text_of(kinds):
    return " ".join(NAMES[k] for k in sorted(kinds))


class Meld:
    def __init__(self, call, tiles, source):
        self.call, self.tiles, self.source = call, tiles, source


class Hand:
    """One hand, from the wall on. Every method that lets something happen yields the lines that must follow."""

    def __init__(self, rules, calls, dealer, previous_wild):
        self.rules, self.calls, self.dealer, self.previous_wild = rules, calls, dealer, previous_wild
        self.hands = [Counter() for _ in SEATS]
        self.locked = set()              # who passed a win and has drawn nothing since
        self.melds = [[] for _ in SEATS]
        self.aside = [[] for _ in SEATS]
        self.duty = {}                   # protected seat: (bound seats, suit)
        self.offenders = {s: [] for s in SEATS}
        self.stage, self.asked, self.may_win, self.answers = "turn", [], set(), {}
        self.drew = self.after_kong = False
        self.points, self.house, self.outcome = [0] * 4, 0, None
        self.won_lines = []

    # ---- the wall

    def deal(self, wall):
        self.wall, self.taken = wall, [False] * 136
        head = [self.take_head() for _ in range(53)]
        order = [(self.dealer + i) % 4 for i in SEATS]
        at = 0
        for _ in range(3):
            for s in order:
                for _ in range(4):
                    self.hands[s][head[at]] += 1
                    at += 1
        for s in order:
            self.hands[s][head[at]] += 1
            at += 1
        self.hands[self.dealer][head[at]] += 1
        self.turn, self.tile, self.drew = self.dealer, head[at], True
        self.indicator_at = 53 if self.rules["翻牌"] == "墙头" else 136 - 6
        self.indicator = wall[self.indicator_at]
        self.taken[self.indicator_at] = True
        mark = KIND["北"] if self.indicator == ZHONG else self.indicator
        self.wild = oracle.after(mark)
        self.pizi = {mark, oracle.after(mark, -1)} if self.rules.has_pizi else set()
        self.special = {ZHONG, self.wild} | self.pizi

    def take_head(self):
        at = self.taken.index(False)
        self.taken[at] = True
        return self.wall[at]

    def draw_line(self, seat, replacement):
        last = not replacement and self.drawable() <= self.rules["海底"]
        if replacement:
            at = next(i for stack in range(134, -1, -2) for i in (stack, stack + 1) if not self.taken[i])
        else:
            at = self.taken.index(False)
        self.taken[at] = True
        tile = self.wall[at]
        self.locked.discard(seat)
        self.hands[seat][tile] += 1
        self.tile = tile
        return {"line": "draw", "seat": seat, "tile": NAMES[tile], "from": "tail" if replacement else "head", "at": at,
                "replacement": replacement, "last": last, "left": self.left(), "drawable": self.drawable()}

    def left(self):
        return self.taken.count(False)

    def drawable(self):
        return max(0, self.left() - self.rules["留牌"])

    def conserved(self):
        """Every tile is in one place, four of each kind."""
        found = Counter(self.wall[i] for i in range(136) if not self.taken[i])
        found[self.indicator] += 1
        for s in SEATS:
            found += self.hands[s] + Counter(self.aside[s])
            for meld in self.melds[s]:
                found += Counter(meld.tiles)
        found += Counter(self.pile)
        if self.stage == "robbing" or self.outcome == "won":
            found[self.tile] += 1
        check(all(found[k] == 4 for k in range(34)), "tiles are lost or made: " +
              ", ".join(f"{found[k]} {NAMES[k]}" for k in range(34) if found[k] != 4))

    # ---- wins

    def case(self, seat, tile, by, after_kong, last_tiles):
        hands = [Counter(h) for h in self.hands]
        if by == "self_draw":
            hands[seat][tile] -= 1
        win = {"seat": seat, "tile": NAMES[tile], "by": by}
        if by != "self_draw":
            win["from"] = self.turn
        if after_kong:
            win["after_kong"] = True
        if last_tiles:
            win["last_tiles"] = True
        case = {"id": "", "ruleset": self.rules.name, "options": self.rules.given, "indicator": NAMES[self.indicator],
                "dealer": self.dealer, "win": win, "seats": []}
        if self.previous_wild is not None:
            case["previous_wild"] = NAMES[self.previous_wild]
        for s in SEATS:
            melds = [dict({"call": m.call, "tiles": "".join(NAMES[k] for k in m.tiles)},
                          **({} if m.source is None else {"from": m.source})) for m in self.melds[s]]
            case["seats"].append({"hand": "".join(NAMES[k] for k in hands[s].elements()), "melds": melds,
                                  "aside": [NAMES[k] for k in self.aside[s]]})
        third = oracle.third_opening_source(oracle.Seat([], [oracle.Meld(m.call, m.tiles, m.source) for m in self.melds[seat]], []))
        offenders = [s for s in self.offenders[seat] if s != third]
        if offenders:
            case["offenders"] = offenders
        return oracle.Table(case)

    def can_win(self, seat, tile, by, after_kong=False, last_tiles=False):
        if not any(m.call != "暗杠" for m in self.melds[seat]):
            return False                 # condition 1, before anything is worked out
        held = self.hands[seat]
        if held[ZHONG] or any(held[k] for k in self.pizi):
            return False                 # condition 2
        return oracle.score(self.case(seat, tile, by, after_kong, last_tiles))["legal"]

    # ---- what is open

    def open_calls(self, seat, calls, on_discard):
        found, held = [], self.hands[seat]
        for name in calls:
            call = self.calls[name]
            kinds = [k for k in range(34) if k not in self.special]
            if call["draws"] and self.drawable() <= self.rules["海底"]:
                continue
            if name == "吃":
                if seat == (self.turn + 1) % 4 and self.tile < 27:
                    for low in range(max(self.tile - 2, self.tile // 9 * 9), self.tile + 1):
                        run = [low, low + 1, low + 2]
                        if low % 9 > 6 or any(k in self.special for k in run):
                            continue
                        if all(held[k] for k in run if k != self.tile):
                            found.append((name, low))
            elif name in ("碰", "冲杠"):
                if held[self.tile] >= (2 if name == "碰" else 3):
                    found.append((name, self.tile))
            elif name == "蓄杠":
                if self.drew:
                    pungs = [m.tiles[0] for m in self.melds[seat] if m.call == "碰"]
                    found += [(name, k) for k in kinds if k in pungs and held[k]]
            elif name == "暗杠":
                if self.drew:
                    found += [(name, k) for k in kinds if held[k] == 4]
            else:
                own = {"红中杠": {ZHONG}, "癞子杠": {self.wild}, "痞子杠": self.pizi}[name]
                found += [(name, k) for k in sorted(own) if held[k]]
        return found

    def open(self, seat):
        """The alternatives of a seat, in the order of the log."""
        found = []
        if seat in self.may_win:
            found.append("win")
        on_hand = [n for n, c in self.calls.items() if c["source"] in ("hand", "added")]
        on_discard = [n for n in self.calls if n not in on_hand]
        if self.stage == "turn":
            found += [f"call {n} {NAMES[k]}" for n, k in self.open_calls(seat, on_hand, False)]
            held = [k for k in range(34) if self.hands[seat][k]]
            if self.rules["弃牌算杠"] == "forbidden" and any(k not in self.special for k in held):
                held = [k for k in held if k not in self.special]
            return found + [f"discard {NAMES[k]}" for k in held]
        if self.stage == "answers":
            found += [f"call {n} {NAMES[k]}" for n, k in self.open_calls(seat, on_discard, True)]
        return found + ["pass"]

    def may_act(self):
        if self.stage == "over":
            return []
        return [self.turn] if self.stage == "turn" else self.asked

    # ---- what happens

    def begin(self):
        self.pile = []
        if self.can_win(self.turn, self.tile, "self_draw"):
            self.may_win = {self.turn}

    def act(self, seat, took):
        words = took.split(" ")
        if self.rules.locks and self.stage in ("answers", "robbing") and seat in self.may_win and took not in ("win", "leave"):
            self.locked.add(seat)
        if took == "leave":
            charge = 500 if self.rules.fan or self.rules["口口翻"] else 400
            if self.stage == "robbing":
                self.hands[self.turn][self.tile] += 1
            self.stage, self.outcome, self.house = "over", "left", charge
            self.points[seat] -= charge
            yield {"line": "left", "seat": seat, "pays": charge}
        elif self.stage == "turn":
            if took == "win":
                yield from self.win([seat], "self_draw", None)
            elif words[0] == "discard":
                yield from self.discard(seat, KIND[words[1]])
            else:
                yield from self.call_in_turn(seat, words[1], KIND[words[2]])
        elif self.stage == "last":
            if took == "win":
                yield from self.win([seat], "self_draw", None, last=True)
            else:
                yield self.lay_down(seat)
                yield from self.next_turn((seat + 1) % 4)
        else:
            self.answers[seat] = words
            self.asked.remove(seat)
            if not self.asked:
                yield from self.resolve()

    def discard(self, seat, tile):
        for protected in SEATS:
            bound, suit = self.duty.get(protected, ((), None))
            if seat in bound and tile not in self.special and tile // 9 != suit:
                if any(n and k // 9 == suit and k < 27 and k not in self.special for k, n in self.hands[seat].items()):
                    if seat in self.offenders[protected]:
                        self.offenders[protected].remove(seat)
                    self.offenders[protected].append(seat)
                    yield {"line": "offence", "seat": seat, "against": protected}
        self.hands[seat][tile] -= 1
        special = tile in self.special
        (self.aside[seat] if special else self.pile).append(tile)
        yield {"line": "discard", "seat": seat, "tile": NAMES[tile], "aside": special}
        self.tile, self.drew, self.after_kong, self.may_win = tile, False, False, set()
        if special:
            if self.rules["弃牌算杠"] == "draws" and self.drawable() > self.rules["海底"]:
                yield from self.replace(seat)
            else:
                yield from self.next_turn((seat + 1) % 4)
            return
        self.stage, self.answers = "answers", {}
        claims = [n for n, c in self.calls.items() if c["source"] not in ("hand", "added")]
        others = [(seat + i) % 4 for i in (1, 2, 3)]
        self.may_win = {s for s in others if s not in self.locked and self.can_win(s, tile, "discard")}
        self.asked = sorted(s for s in others if s in self.may_win or self.open_calls(s, claims, True))
        if self.asked:
            yield {"line": "asked", "seats": list(self.asked)}
        else:
            yield from self.next_turn((seat + 1) % 4)

    def resolve(self):
        winners = [s for s, words in self.answers.items() if words[0] == "win"]
        if self.stage == "robbing":
            if winners:
                yield from self.win(winners, "rob_kong", self.turn)
            else:
                yield from self.complete_added()
            return
        if winners:
            self.pile.pop()
            yield from self.win(winners, "discard", self.turn)
            return
        for rank in (("碰", "冲杠"), ("吃",)):
            for i in (1, 2, 3):
                seat = (self.turn + i) % 4
                words = self.answers.get(seat, [""])
                if words[0] == "call" and words[1] in rank:
                    yield from self.claim(seat, words[1], KIND[words[2]])
                    return
        yield from self.next_turn((self.turn + 1) % 4)

    def claim(self, seat, name, low):
        giver, tile = self.turn, self.pile.pop()
        tiles = [low, low + 1, low + 2] if name == "吃" else [tile] * (3 if name == "碰" else 4)
        for k in tiles:
            self.hands[seat][k] -= 1
        self.hands[seat][tile] += 1
        self.melds[seat].append(Meld(name, tiles, giver))
        yield {"line": "meld", "seat": seat, "call": name, "tiles": text_of(tiles), "from": giver}
        yield from self.start_duty(seat)
        self.turn, self.stage, self.drew, self.after_kong, self.may_win = seat, "turn", False, False, set()
        if name == "冲杠":
            yield from self.replace(seat)

    def start_duty(self, seat):
        if "下雨" not in self.rules.o:
            return
        opened = [m for m in self.melds[seat] if m.call != "暗杠"]
        suits = {m.tiles[0] // 9 for m in opened}
        one = len(suits) == 1 and min(suits) < 3
        if not one:
            self.duty.pop(seat, None)
        elif len(opened) == 3:
            bound = [s for s in SEATS if s not in (seat, opened[2].source)]
            self.duty[seat] = (bound, min(suits))
            yield {"line": "duty", "seat": seat, "bound": bound, "suit": "万筒条"[min(suits)]}

    def call_in_turn(self, seat, name, tile):
        held = self.hands[seat]
        self.may_win = set()
        if name == "暗杠":
            held[tile] -= 4
            self.melds[seat].append(Meld(name, [tile] * 4, None))
            yield {"line": "meld", "seat": seat, "call": name, "tiles": text_of([tile] * 4), "from": None}
        elif name == "蓄杠":
            held[tile] -= 1
            self.tile, self.drew, self.after_kong = tile, False, False
            yield {"line": "declared", "seat": seat, "call": name, "tile": NAMES[tile]}
            robbers = {s for s in SEATS if s not in self.locked | {seat} and self.can_win(s, tile, "rob_kong")}
            if robbers:
                self.stage, self.answers, self.may_win, self.asked = "robbing", {}, robbers, sorted(robbers)
                yield {"line": "asked", "seats": sorted(robbers)}
                return
            yield from self.complete_added()
            return
        else:
            held[tile] -= 1
            self.aside[seat].append(tile)
            yield {"line": "aside", "seat": seat, "call": name, "tile": NAMES[tile]}
        yield from self.replace(seat)

    def complete_added(self):
        seat = self.turn
        meld = next(m for m in self.melds[seat] if m.call == "碰" and m.tiles[0] == self.tile)
        meld.call, meld.tiles = "蓄杠", [self.tile] * 4
        yield {"line": "meld", "seat": seat, "call": "蓄杠", "tiles": text_of(meld.tiles), "from": meld.source}
        yield from self.replace(seat)

    def replace(self, seat):
        self.turn, self.stage = seat, "turn"
        yield self.draw_line(seat, True)
        self.drew = self.after_kong = True
        self.may_win = {seat} if self.can_win(seat, self.tile, "self_draw", after_kong=True) else set()

    def next_turn(self, seat):
        while True:
            self.turn, self.after_kong, self.may_win = seat, False, set()
            if not self.drawable():
                self.stage, self.outcome = "over", "drawn"
                yield {"line": "drawn"}
                return
            last = self.drawable() <= self.rules["海底"]
            yield self.draw_line(seat, False)
            self.drew = True
            if self.can_win(seat, self.tile, "self_draw", last_tiles=last):
                self.may_win = {seat}
            self.stage = "last" if last else "turn"
            if not last:
                return
            if self.may_win:
                self.asked = [seat]
                return
            yield self.lay_down(seat)
            seat = (seat + 1) % 4

    def lay_down(self, seat):
        self.hands[seat][self.tile] -= 1
        self.pile.append(self.tile)
        return {"line": "laid", "seat": seat, "tile": NAMES[self.tile]}

    def win(self, winners, by, giver, last=False):
        if by == "self_draw":
            first = winners[0]
        else:
            start = self.dealer if self.rules["胡序"] == "庄家" else (giver + 1) % 4
            first = next((start + i) % 4 for i in SEATS if (start + i) % 4 in winners)
        table = self.case(first, self.tile, by, by == "self_draw" and self.after_kong, last)
        self.result = oracle.score(table)
        check(self.result["legal"], "a win that is none: " + str(self.result.get("reason")))
        self.claimed = oracle.Claim(table, first, self.tile, by, table.after_kong, last)
        if by == "self_draw":
            self.hands[first][self.tile] -= 1
        self.stage, self.outcome, self.winner = "over", "won", first
        self.points = list(self.result["payments"])
        yield {"line": "won", "seat": first, "tile": NAMES[self.tile], "from": giver}
        yield {"line": "settlement", "winner": first, "by": by, "giver": giver, "after_kong": table.after_kong, "last_tiles": last,
               "tile": NAMES[self.tile], "hand": text_of(self.hands[first].elements()),
               "melds": [{"call": m.call, "tiles": text_of(m.tiles), "from": m.source} for m in self.melds[first]],
               "aside": text_of(self.aside[first]), "liable": self.result["liable"],
               "offenders": list(self.offenders[first]), "payments": self.points}


# ------------------------------------------------------------------------------------------------ settlements

def exact(value):
    return Fraction(value) if value != "none" else None


def owed_by(line):
    """What each seat owes by the factors: each tally, and each loser's payment, is worked out line by line."""
    running = {}
    for factor in line["factors"]:
        key = factor["group"], factor["role"], factor["seat"]
        action, value, after = factor["action"], exact(factor["value"]), exact(factor["after"])
        before = running.get(key)
        if before is None:
            before = Fraction(1 if action == "times" else 0)
        right = {"becomes": lambda: value, "add": lambda: before + value, "subtract": lambda: before - value,
                 "times": lambda: before * value, "at_most": lambda: before if value is None else min(before, value),
                 "at_least": lambda: max(before, value), "round_up": lambda: -(-before // value) * value,
                 "round_down": lambda: before // value * value}[action]()
        check(right == after, f"factor {factor['name']}: {before} {action} {value} is {right}, not {after}")
        running[key] = after
    owed = [0] * 4
    for (_, role, seat), value in running.items():
        if role == "payment":
            owed[seat] = value
    check(owed == line["owed"], f"the factors come to {owed}")
    return owed


def check_settlement(hand, line):
    """What the payments were worked out from: the reading, the factors, what each owed."""
    result, winner = hand.result, line["winner"]
    check(sorted(line["results"]["fans"]) == sorted(result["fans"]), f"big patterns are {result['fans']}")
    check(line["results"]["hard"] == result["hard"], f"hard is {result['hard']}")
    check(set(result["fans"]) <= set(line["patterns"]), "a big pattern is not among the patterns")
    # The reading is made of the tiles of the hand, wilds apart, and of the melds.
    tiles, wilds = Counter(), 0
    on_table = []
    for group in line["reading"]:
        kinds = tiles_of(group["tiles"])
        form = group["form"]
        right = {"run": [kinds[0] + i for i in range(3)], "triplet": kinds[:1] * 3, "quad": kinds[:1] * 4,
                 "pair": kinds[:1] * 2, "single": kinds[:1]}[form]
        check(kinds == right and (form != "run" or (kinds[0] < 27 and kinds[0] % 9 < 7)), f"{group['tiles']} is no {form}")
        if group["on_table"]:
            on_table.append(text_of(kinds))
            continue
        for i, kind in enumerate(kinds):
            if i in group["wilds"]:
                wilds += 1
            else:
                tiles[kind] += 1
    tiles[hand.wild] += wilds
    concealed = Counter(tiles_of(line["hand"]) + [KIND[line["tile"]]])
    check(+tiles == +concealed, "the reading is not of the tiles of the hand")
    check(sorted(on_table) == sorted(m["tiles"] for m in line["melds"]), "the reading has other melds")
    check(sum(g["winning_tile"] for g in line["reading"]) == 1, "the winning tile is in one group")
    owed = owed_by(line)
    payments = [0] * 4
    if line["liable"] is None:
        payments = [-x for x in owed]
    else:
        payers = {line["liable"]}
        if line["offenders"] and "下雨" in hand.rules.o and hand.rules["下雨"] == "陪包" and line["liability"] == "清一色包":
            payers |= set(line["offenders"])
        for s in payers:
            payments[s] -= sum(owed)
        check(line["sharers"] == sorted(payers - {line["liable"]}), f"sharers are {sorted(payers)} but the liable seat")
    payments[winner] -= sum(payments)
    check(payments == line["payments"], f"what is owed comes to {payments}")


# ------------------------------------------------------------------------------------------------ the log

class Referee:
    def __init__(self, lines):
        self.lines = lines
        self.at, self.sum = 0, "0" * 16
        self.matches = self.hands = self.actions = self.wins = 0

    def next(self, kind):
        check(self.at < len(self.lines), f"the log ends where `{kind}` should follow")
        text = self.lines[self.at]
        check(len(text) <= 1 << 20 and text[-28:-18] == ', "sum": "' and text[-2:] == '"}', "the line has no sum")
        body = text[:-28] + "}"
        right = hashlib.sha256((self.sum + body).encode()).hexdigest()[:16]
        check(right == text[-18:-2], f"the sum is not {right}")
        line = json.loads(text, object_pairs_hook=oracle.no_duplicates)
        check(line["line"] in kind.split("|"), f"`{line['line']}` where `{kind}` should be")
        self.at, self.sum = self.at + 1, right
        del line["sum"]
        return line

    def run(self):
        while self.at < len(self.lines) or not self.matches:
            self.sum = "0" * 16
            self.match()
            self.matches += 1

    def match(self):
        match = self.next("match")
        check(match["log"] in (1, 2), "a log of another version")
        check(match["seats"] == 4 and [t["name"] for t in match["tiles"]] == NAMES and
              all(t["copies"] == 4 for t in match["tiles"]), "other tiles")
        name = match["ruleset"]["name"]
        check(name in oracle.RULESETS, f"this referee does not know {name}")
        options = options_of(name, match["options"])
        locks = options.pop("过胡", "none") != "none"      # of no matter to a settlement
        check(match["passing_locks"] == locks, "`passing_locks` is not what 过胡 says")
        rules = oracle.Rules(name, options)
        rules.name, rules.given, rules.locks = name, options, locks
        calls = {c["name"]: c for c in match["calls"]}
        check(set(calls) == {"吃", "碰", "冲杠", "蓄杠", "暗杠", "红中杠", "癞子杠"} | ({"痞子杠"} if rules.has_pizi else set()),
              "other calls")
        for c in calls.values():
            check(c["draws"] == (c["name"] not in ("吃", "碰")), f"call {c['name']}: draws")
            check(c["opens"] or c["name"] not in ("吃", "碰", "冲杠"), f"call {c['name']}: opens")
            check(c["robbable"] == (c["name"] == "蓄杠") and c["concealed"] == (c["name"] == "暗杠"), f"call {c['name']}")
        dealer, totals, house, previous = 0, [0] * 4, 0, None
        seeds = []
        number = first = 0
        shares = []
        while True:
            line = self.next("pledges|hand|close" if match["log"] > 1 and not seeds and not shares else "hand|close")
            if line["line"] == "close":
                break
            if line["line"] == "pledges":
                shares = self.shares(line["commitments"])
                if shares is None:
                    line = self.next("close")
                    break
                continue
            if not seeds:
                # Nobody says who deals first; a log may begin with a later hand, and then tells what was before.
                dealer = line["dealer"]
                check(dealer in SEATS, "no seat deals")
                if line["number"] > 0:
                    number = first = line["number"]
                    totals, house = line["totals"], line["house"]
                    previous = KIND[line["previous_wild"]] if line["previous_wild"] else None
                    check(sum(totals) + house == 0, "totals and house do not sum to zero")
            check(line == {"line": "hand", "number": number, "dealer": dealer, "previous_wild": previous and NAMES[previous],
                           "totals": totals, "house": house, "commitment": line["commitment"]} or
                  (previous == 0 and line["previous_wild"] == NAMES[0]), "the hand does not follow from the one before")
            hand, seed = self.play(rules, calls, dealer, previous, line["commitment"])
            seeds.append(seed)
            end = self.next("end")
            totals = [a + b for a, b in zip(totals, hand.points)]
            house += hand.house
            stays = hand.outcome == "drawn" or (hand.outcome == "won" and hand.winner == dealer)
            dealer = dealer if stays else (dealer + (1 if rules["轮庄"] == "下家" else 3)) % 4
            check(end == {"line": "end", "outcome": hand.outcome, "points": hand.points, "to_house": hand.house, "totals": totals,
                          "house": house, "next_dealer": dealer, "seed": seed.hex(), "state": end["state"]},
                  f"the end should be {hand.outcome}, points {hand.points}, totals {totals}, dealer {dealer}")
            previous = hand.wild
            number += 1
            self.hands += 1
        check(line == {"line": "close", "hands": number, "totals": totals, "house": house, "seed": line["seed"]}, "another close")
        seed = bytes.fromhex(line["seed"])
        check(hashlib.sha256(seed).hexdigest() == match["commitment"], "the seed of the match is not that committed to")
        if shares:
            seed = hashlib.sha256(seed + b"".join(bytes([seat]) + share for seat, share in shares)).digest()
        for n, own in enumerate(seeds, first):
            check(hashlib.sha256(seed + struct.pack("<Q", n)).digest() == own, f"the seed of hand {n} is not from the match's")

    def shares(self, pledges):
        """What players add to the seed: (seat, share), or None where the match ends before they open it."""
        check(len(pledges) == 4 and any(pledges), "nobody pledges")
        if self.at < len(self.lines) and self.lines[self.at].startswith('{"line": "close"'):
            return None
        opened = self.next("shares")["shares"]
        check(len(opened) == 4 and [s is None for s in opened] == [p is None for p in pledges], "other seats open shares than pledged")
        found = [(seat, bytes.fromhex(share)) for seat, share in enumerate(opened) if share is not None]
        for seat, share in found:
            check(hashlib.sha256(share).hexdigest() == pledges[seat], f"the share of seat {seat} is not that pledged")
        return found

    def seed_of_this_hand(self):
        for text in self.lines[self.at:]:
            if text.startswith('{"line": "end"'):
                return bytes.fromhex(json.loads(text)["seed"])
        raise Wrong("the hand does not end")

    def play(self, rules, calls, dealer, previous, commitment):
        seed = self.seed_of_this_hand()
        check(hashlib.sha256(seed).hexdigest() == commitment, "the seed of the hand is not that committed to")
        dice, side, stack, wall = wall_of(seed, dealer)
        line = self.next("wall")
        check((line["dice"], line["side"], line["stack"]) == (dice, side, stack), f"dice {dice}, side {side}, stack {stack}")
        check(tiles_of(line["tiles"]) == wall, "the wall is not that of the seed")
        hand = Hand(rules, calls, dealer, previous)
        hand.deal(wall)
        plain = [k for k in range(34) if k not in hand.special]
        usable = {"吃": [k for k in plain if k < 27 and k % 9 < 7 and k + 1 in plain and k + 2 in plain], "红中杠": [ZHONG],
                  "癞子杠": [hand.wild], "痞子杠": sorted(hand.pizi)}
        line = self.next("deal")
        right = {"line": "deal", "hands": [text_of(h.elements()) for h in hand.hands], "indicator": NAMES[hand.indicator],
                 "at": hand.indicator_at, "wilds": NAMES[hand.wild], "discarding": text_of(hand.special),
                 "exempt": text_of(hand.special) if "下雨" in rules.o else "",
                 "calls": {n: text_of(usable.get(n, plain)) for n in calls}}
        self.compare(line, right)
        hand.begin()
        hand.conserved()
        number = 0
        while hand.stage != "over":
            number += 1
            line = self.next("action")
            seat = line["seat"]
            check(line["number"] == number, f"action {number} should follow")
            open_ = hand.open(seat) if seat in hand.may_act() else []
            check(line["open"] == open_, f"open to seat {seat} is {open_}")
            check(line["took"] in open_ or line["took"] == "leave", "an action that is not open was taken")
            for right in hand.act(seat, line["took"]):
                got = self.next(right["line"])
                if right["line"] == "settlement":
                    self.compare({k: got[k] for k in right}, right)
                    check_settlement(hand, got)
                    self.wins += 1
                else:
                    self.compare(got, right)
            hand.conserved()
            self.actions += 1
        return hand, seed

    @staticmethod
    def compare(got, right):
        for key in right:
            check(key in got and got[key] == right[key], f"`{key}` is {got.get(key)!r}, and should be {right[key]!r}")
        check(set(got) == set(right), f"keys {sorted(set(got) ^ set(right))}")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for path in sys.argv[1:]:
        with sys.stdin if path == "-" else open(path, encoding="utf-8") as source:
            text = source.read()
        referee = Referee(text.split("\n")[:-1])
        try:
            check(text.endswith("\n"), "the last line has no end")
            referee.run()
        except (Wrong, KeyError, ValueError, TypeError, IndexError, AttributeError, oracle.CaseError) as error:
            what = str(error) if isinstance(error, (Wrong, oracle.CaseError)) else f"{type(error).__name__}: {error}"
            print(f"{path}:{referee.at}: {what}")
            sys.exit(1)
        print(f"{path}: {referee.matches} matches, {referee.hands} hands, {referee.actions} actions, {referee.wins} wins: "
              "nothing to object to")


if __name__ == "__main__":
    main()
