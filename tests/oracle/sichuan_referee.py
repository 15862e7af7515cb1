#!/usr/bin/env python3
"""A referee of logs of Sichuan games, written from docs/log.md and docs/rules/sichuan.md alone.

    sichuan_referee.py LOG.jsonl...    (or - for standard input)

checks what was open, what followed, every kong, win and settlement of an empty wall, who deals next, and when a match ends. It
shares nothing with the engine. Exit code 1 with LOG:LINE and the reason at the first disagreement.
"""

import sys
from collections import Counter

from course_log import SEATS, Meld, Tiles, Wrong, check, judge
from hand_shapes import seven_pairs, standard, with_tile

OPTIONS = {"换三张": "yes", "封顶": "4", "底": "1", "自摸": "加底", "点杠花": "当自摸", "转移": "yes", "幺九将对": "yes", "天地胡": "yes",
           "血流": "no", "局数": "8"}


class Game:
    tiles = Tiles("万筒条")
    wall_settings = {"stacks": 0, "dice": 2, "skip": "none", "replacements": "head", "keep": 0, "last_tiles": 0}
    claims = [["win"], ["call 碰", "call 直杠"]]
    calls = {"碰": (False, False, False, False), "直杠": (True, False, False, False), "补杠": (True, True, False, False),
             "暗杠": (True, False, True, False)}
    usable = {name: list(range(27)) for name in calls}

    def __init__(self, ruleset, options):
        check(ruleset in ("sichuan", "sichuan_xueliu") and set(options) == set(OPTIONS), "this referee does not know the game")
        self.options = options
        self.limit = None if options["封顶"] == "none" else int(options["封顶"])
        self.base, self.hands_of_match = int(options["底"]), int(options["局数"])
        self.rivers = options["血流"] == "yes"

    def on(self, option):
        return self.options[option] == "yes"

    def begin_match(self, dealer, totals):
        self.played = 0

    def begin(self, wall, hands, dealer, last, totals):
        self.wall, self.hands, self.dealer = wall, hands, dealer
        self.melds, self.pile = [[] for _ in SEATS], []
        self.void, self.passed, self.wins = [None] * 4, [False] * 4, [0] * 4
        self.in_play, self.points, self.outcome = list(SEATS), [0] * 4, None
        self.won_tiles = []              # taken from a pile or a robbed kong by who stays or has left
        self.entries = []                # kong money: who paid, who holds it, how much, which kong
        self.kongs = 0
        self.turn, self.tile, self.drew = dealer, last, True
        self.replacement = False         # the tile drawn last was a replacement, and nothing else happened since
        self.last_kong = None            # its call and who gave the tile
        self.draws, self.called, self.first = [0] * 4, False, None
        self.draws[dealer] = 1
        self.answers, self.asked, self.may_win = {}, [], set()
        self.marks = {}
        self.stage = "give" if self.on("换三张") else "void"
        self.given = [[] for _ in SEATS]
        self.asked = list(SEATS)
        return iter(())

    # ---- wins

    def suit_free(self, seat, held):
        return all(k // 9 != self.void[seat] for k in held if held[k])

    def value(self, seat, held, by, tile):
        """The best (fan, names, win) of a complete hand of `held` with the melds; None if it is no win. `by`: draw, discard, rob
        or ready, which is a discard at no special moment."""
        if not self.suit_free(seat, held):
            return None
        melds = self.melds[seat]
        readings = [("standard", r) for r in standard(held, self.tiles)]
        if not melds and seven_pairs(held, True):
            readings.append(("pairs", ()))
        everything = Counter(held)
        for meld in melds:
            everything += Counter(meld.tiles)
        kinds = [k for k in everything if everything[k]]
        roots = sum(1 for k in kinds if everything[k] == 4)
        found = []
        for shape, groups in readings:
            fan = []
            if shape == "standard":
                every = [f for f, _ in groups if f != "pair"] + ["triplet"] * len(melds)
                triplets = all(f == "triplet" for f in every)
                if triplets:
                    fan.append(("对对胡", 1))
                if self.on("幺九将对"):
                    if all(k % 9 in (0, 8) or (f == "run" and k % 9 == 6) for f, k in groups) and all(m.tiles[0] % 9 in (0, 8) for m in melds):
                        fan.append(("带幺九", 2))
                    if triplets and all(k % 9 in (1, 4, 7) for k in kinds):
                        fan.append(("将对", 2))
                if len(melds) == 4:
                    fan.append(("金钩钓", 1))
            else:
                fan.append(("小七对", 2))
            if len({k // 9 for k in kinds}) == 1:
                fan.append(("清一色", 2))
            if by != "ready":
                fan += self.moments(seat, by)
            total = sum(n for _, n in fan) + roots + (by == "draw" and self.options["自摸"] == "加番")
            if self.limit is not None:
                total = min(total, self.limit)
            found.append((total, sorted(name for name, _ in fan)))
        return found or None

    def moments(self, seat, by):
        fan = []
        if by == "draw" and self.replacement:
            fan.append(("杠上花", 1))
        if by == "discard" and self.given_after_kong:
            fan.append(("杠上炮", 1))
        if by == "rob":
            fan.append(("抢杠", 1))
        if self.wall.left() == 0:
            fan.append(("海底", 1))
        if self.on("天地胡") and by == "draw" and self.draws[seat] == 1 and not self.called:
            fan.append(("天胡" if seat == self.dealer else "地胡", 5))
        return fan

    def can_win(self, seat, by, tile):
        if by != "draw" and self.passed[seat]:
            return False
        held = self.hands[seat] if by == "draw" else with_tile(self.hands[seat], tile)
        return self.value(seat, held, by, tile) is not None

    def worth(self, fan, drawn):
        return self.base * 2 ** fan + (self.base if drawn and self.options["自摸"] == "加底" else 0)

    def has(self, seat, kind):
        """How many of a kind a seat has, in hand and melds."""
        return self.hands[seat][kind] + sum(m.tiles.count(kind) for m in self.melds[seat])

    def best_when_ready(self, seat):
        """What the best hand that one tile more completes is worth on a discard; None when there is none."""
        best = None
        for kind in range(27):
            if self.has(seat, kind) < 4:
                for fan, _ in self.value(seat, with_tile(self.hands[seat], kind), "ready", kind) or ():
                    best = max(best or 0, self.worth(fan, False))
        return best

    def waits(self, seat, held, melds):
        """Tiles that complete the shape of a hand, void suit or not."""
        return {k for k in range(27) if held[k] < 4 and
                (standard(with_tile(held, k), self.tiles) or (not melds and seven_pairs(with_tile(held, k), True)))}

    # ---- what is open

    def may_call(self, seat, name, kind):
        if kind // 9 == self.void[seat] or (self.calls[name][0] and self.wall.left() == 0):
            return False
        if self.rivers and self.wins[seat]:
            if name == "碰":
                return False
            before = Counter(self.hands[seat])
            if self.drew and self.turn == seat and self.stage == "turn":
                before[self.tile] -= 1
            after = Counter(self.hands[seat])
            after[kind] -= {"直杠": 3, "补杠": 1, "暗杠": 4}[name]
            melds = len(self.melds[seat])
            return self.waits(seat, +before, melds) == self.waits(seat, +after, melds + (name != "补杠"))
        return True

    def on_discard(self, seat):
        held = self.hands[seat][self.tile]
        return [f"call {name} {self.tiles.names[self.tile]}" for name, needs in (("碰", 2), ("直杠", 3))
                if held >= needs and self.may_call(seat, name, self.tile)]

    def open(self, seat):
        names, held = self.tiles.names, self.hands[seat]
        if self.stage == "give":
            given = self.given[seat]
            rest = Counter(held)
            rest.subtract(given)
            suits = [given[0] // 9] if given else [s for s in range(3) if sum(held[k] for k in range(9 * s, 9 * s + 9)) >= 3]
            return [f"step 换牌 {names[k]}" for k in range(27) if rest[k] > 0 and k // 9 in suits]
        if self.stage == "void":
            return [f"step 定缺 {s}" for s in self.tiles.suits]
        found = ["win"] if seat in self.may_win else []
        if self.stage != "turn":
            return found + (self.on_discard(seat) if self.stage == "answers" else []) + ["pass"]
        if self.drew:
            pungs = {m.tiles[0] for m in self.melds[seat] if m.call == "碰"}
            found += [f"call 补杠 {names[k]}" for k in sorted(pungs) if held[k] and self.may_call(seat, "补杠", k)]
            found += [f"call 暗杠 {names[k]}" for k in range(27) if held[k] == 4 and self.may_call(seat, "暗杠", k)]
        discards = [k for k in range(27) if held[k]]
        if self.rivers and self.wins[seat]:
            discards = [self.tile]
        elif any(k // 9 == self.void[seat] for k in discards):
            discards = [k for k in discards if k // 9 == self.void[seat]]
        return found + [f"discard {names[k]}" for k in discards]

    def may_act(self):
        return [self.turn] if self.stage == "turn" else self.asked

    # ---- what happens

    def act(self, seat, took):
        words = took.split(" ")
        if words[0] == "step":
            yield from self.step(seat, words[2])
        elif self.stage == "turn":
            if took == "win":
                yield from self.win([seat], "draw", None)
            elif words[0] == "discard":
                yield from self.discard(seat, self.tiles.kind[words[1]])
            else:
                yield from self.kong_in_turn(seat, words[1], self.tiles.kind[words[2]])
        else:
            if seat in self.may_win and took != "win":
                self.passed[seat] = True
            self.answers[seat] = words
            self.asked.remove(seat)
            if not self.asked:
                yield from self.resolve()

    def step(self, seat, value):
        names = self.tiles.names
        if self.stage == "give":
            self.given[seat].append(self.tiles.kind[value])
            if len(self.given[seat]) == 3:
                self.asked.remove(seat)
            if self.asked:
                return
            total = sum(self.wall.dice)
            ahead = 1 if total % 2 else 2 if total in (4, 8, 12) else 3
            yield [{"line": "chosen", "seat": s, "step": "换牌", "took": True, "value": names[k]} for s in SEATS for k in self.given[s]]
            yield [{"line": "given", "seat": s, "to": (s + ahead) % 4, "step": "换牌", "tile": names[k]} for s in SEATS for k in self.given[s]]
            for s in SEATS:
                self.hands[s].subtract(self.given[s])
                self.hands[(s + ahead) % 4].update(self.given[s])
            self.stage, self.asked = "void", list(SEATS)
            return
        self.void[seat] = self.tiles.suits.index(value)
        self.asked.remove(seat)
        if self.asked:
            return
        yield [{"line": "chosen", "seat": s, "step": "定缺", "took": True, "value": self.tiles.suits[self.void[s]]} for s in SEATS]
        self.stage = "turn"
        self.may_win = {self.dealer} if self.can_win(self.dealer, "draw", self.tile) else set()

    def others(self, seat):
        return [s for i in (1, 2, 3) for s in [(seat + i) % 4] if s in self.in_play]

    def discard(self, seat, kind):
        self.given_after_kong = self.replacement
        self.hands[seat][kind] -= 1
        self.pile.append(kind)
        self.tile, self.drew, self.replacement, self.may_win = kind, False, False, set()
        yield {"line": "discard", "seat": seat, "tile": self.tiles.names[kind], "aside": False}
        self.stage, self.answers = "answers", {}
        self.may_win = {s for s in self.others(seat) if self.can_win(s, "discard", kind)}
        self.asked = sorted(s for s in self.others(seat) if s in self.may_win or self.on_discard(s))
        if self.asked:
            yield {"line": "asked", "seats": list(self.asked)}
        else:
            yield from self.next_turn(seat)

    def resolve(self):
        giver = self.turn
        winners = [s for s in self.others(giver) if self.answers.get(s) == ["win"]]
        if winners:
            yield from self.win(winners, "rob" if self.stage == "robbing" else "discard", giver)
            return
        if self.stage == "robbing":
            yield from self.added(giver, self.tile)
            return
        for s in self.others(giver):
            if self.answers.get(s, [""])[0] == "call":
                yield from self.claim(s, self.answers[s][1], giver)
                return
        yield from self.next_turn(giver)

    def meld_line(self, seat, meld):
        return {"line": "meld", "seat": seat, "call": meld.call, "tiles": self.tiles.text(meld.tiles), "from": meld.source}

    def claim(self, seat, name, giver):
        kind = self.pile.pop()
        size = 3 if name == "碰" else 4
        self.hands[seat][kind] -= size - 1
        self.melds[seat].append(Meld(name, [kind] * size, giver))
        yield self.meld_line(seat, self.melds[seat][-1])
        self.turn, self.stage, self.drew, self.may_win, self.called = seat, "turn", False, set(), True
        if name == "直杠":
            yield from self.kong(seat, name, giver, [giver], 2)

    def kong_in_turn(self, seat, name, kind):
        self.may_win = set()
        if name == "暗杠":
            self.hands[seat][kind] -= 4
            self.melds[seat].append(Meld(name, [kind] * 4, None))
            self.called = True
            yield self.meld_line(seat, self.melds[seat][-1])
            yield from self.kong(seat, name, None, self.others(seat), 2)
            return
        self.hands[seat][kind] -= 1
        self.tile, self.drew, self.replacement = kind, False, False
        yield {"line": "declared", "seat": seat, "call": name, "tile": self.tiles.names[kind]}
        robbers = sorted(s for s in self.others(seat) if self.can_win(s, "rob", kind))
        if robbers:
            self.stage, self.answers, self.may_win, self.asked = "robbing", {}, set(robbers), list(robbers)
            yield {"line": "asked", "seats": robbers}
        else:
            yield from self.added(seat, kind)

    def added(self, seat, kind):
        meld = next(m for m in self.melds[seat] if m.call == "碰" and m.tiles[0] == kind)
        meld.call, meld.tiles = "补杠", [kind] * 4
        self.called = True
        yield self.meld_line(seat, meld)
        yield from self.kong(seat, "补杠", None, self.others(seat), 1)

    def paid(self, pay, payer, payee, points, moved=False):
        self.points[payer] -= points
        self.points[payee] += points
        return {"line": "paid", "pay": pay, "from": payer, "to": payee, "points": points, "moved": moved}

    def kong(self, seat, name, giver, payers, times):
        self.kongs += 1
        self.last_kong = (name, giver)
        pay = {"暗杠": "下雨", "补杠": "刮风", "直杠": "引杠"}[name]
        if payers:
            yield [self.paid(pay, s, seat, times * self.base) for s in payers]
        self.entries += [[s, seat, times * self.base, self.kongs] for s in payers]
        yield from self.draw(seat, True)

    def draw(self, seat, replacement):
        at = self.wall.replacement() if replacement else self.wall.head()
        kind = self.wall.tiles[at]
        self.hands[seat][kind] += 1
        self.turn, self.tile, self.drew, self.replacement, self.stage = seat, kind, True, replacement, "turn"
        self.passed[seat] = False
        self.draws[seat] += 1
        left = self.wall.left()
        yield {"line": "draw", "seat": seat, "tile": self.tiles.names[kind], "from": "head", "at": at, "replacement": replacement,
               "last": False, "left": left, "drawable": left}
        self.may_win = {seat} if self.can_win(seat, "draw", kind) else set()

    def next_turn(self, seat):
        if self.wall.left():
            yield from self.draw(self.others(seat)[0], False)
        else:
            yield from self.empty_wall()

    def win(self, winners, by, giver):
        tile, transfer = self.tile, self.given_after_kong if by == "discard" else False
        if by == "discard":
            self.pile.pop()
        if self.first is None:
            self.first = (winners, giver)
        else:
            check(winners, "nobody wins")
        settled = []
        for seat in winners:
            held = self.hands[seat] if by == "draw" else with_tile(self.hands[seat], tile)
            found = self.value(seat, held, by, tile)
            fan = max(total for total, _ in found)
            self.expected = (fan, [names for total, names in found if total == fan])
            payers = [giver]
            if by == "draw":
                payers = self.others(seat)
                if self.replacement and self.last_kong[0] == "直杠" and self.options["点杠花"] == "当点炮":
                    payers = [self.last_kong[1]]
            payments = [0] * 4
            for s in payers:
                payments[s] -= self.worth(fan, by == "draw")
            payments[seat] -= sum(payments)
            settled.append(payments)
            concealed = Counter(held)
            concealed[tile] -= 1
            yield {"line": "won", "seat": seat, "tile": self.tiles.names[tile], "from": giver}
            yield {"line": "settlement", "winner": seat, "by": {"draw": "self_draw", "discard": "discard", "rob": "rob_kong"}[by],
                   "giver": giver, "after_kong": by == "draw" and self.replacement, "last_tiles": False, "tile": self.tiles.names[tile],
                   "hand": self.tiles.text((+concealed).elements()), "aside": "", "liable": None, "offenders": [], "sharers": [],
                   "melds": [{"call": m.call, "tiles": self.tiles.text(m.tiles), "from": m.source} for m in self.melds[seat]],
                   "payments": payments}
        for payments in settled:
            self.points = [a + b for a, b in zip(self.points, payments)]
        if transfer and self.on("转移"):
            of_last = [e for e in self.entries if e[3] == self.kongs and e[1] == giver]
            if of_last:
                yield [self.paid("转移", giver, winners[0], e[2], True) for e in of_last]
            for entry in of_last:
                entry[1] = winners[0]
        self.won_tiles.append(tile)
        if by == "draw":
            self.hands[winners[0]][tile] -= 1
        for seat in winners:
            self.wins[seat] += 1
            if not self.rivers:
                self.in_play.remove(seat)
        if not self.rivers:
            yield [{"line": "out", "seat": s} for s in winners]
        self.may_win, self.called, self.replacement = set(), self.called, False
        if len(self.in_play) <= 1:
            yield from self.end("won")
        else:
            yield from self.next_turn(winners[-1])

    def empty_wall(self):
        pigs = [s for s in self.in_play if not self.suit_free(s, self.hands[s])]
        others = [s for s in self.in_play if s not in pigs]
        best = {s: self.best_when_ready(s) for s in others}
        ready = [s for s in others if best[s] is not None]
        most = self.base * 2 ** min(4, 4 if self.limit is None else self.limit)
        lots = [[self.paid("查花猪", p, s, most) for p in pigs for s in others],
                [self.paid("查大叫", s, r, best[r]) for s in others if s not in ready for r in ready],
                [self.paid("退税", holder, payer, points, True) for payer, holder, points, _ in self.entries
                 if holder in self.in_play and holder not in ready and payer != holder]]
        for lot in lots:
            if lot:
                yield lot
        yield from self.end("drawn")

    def end(self, outcome):
        if outcome == "drawn":
            yield {"line": "drawn"}
        self.played += 1
        self.match_over = self.played == self.hands_of_match
        if self.match_over:
            yield {"line": "match_end"}
        self.next_dealer = self.dealer
        if self.first:
            winners, giver = self.first
            self.next_dealer = giver if len(winners) > 1 else winners[0]
        self.outcome = outcome

    # ---- what the log says besides

    def settled(self, line):
        fan, names = self.expected
        check(line["results"]["fan"] == fan, f"fan are {fan}")
        check(sorted(line["results"]["fans"]) in names, f"patterns are one of {names}")

    def check_marks(self):
        if self.stage in ("give", "void"):
            return
        for s in SEATS:
            void = self.marks.get(("缺", s), "none")
            check(void == self.tiles.suits[self.void[s]], f"the void suit of seat {s} is {self.tiles.suits[self.void[s]]}")
            if s in self.in_play and self.outcome is None and not self.asked:
                passed = self.marks.get(("过手", s), "no") == "yes"
                check(passed == self.passed[s], f"seat {s} {'has' if self.passed[s] else 'has not'} passed a win")

    def conserved(self):
        found = Counter(k for i, k in enumerate(self.wall.tiles) if not self.wall.taken[i])
        found += Counter(self.pile) + Counter(self.won_tiles)
        for s in SEATS:
            found += self.hands[s]
            for meld in self.melds[s]:
                found += Counter(meld.tiles)
        if self.stage == "robbing" and self.asked:
            found[self.tile] += 1
        if any(found[k] != 4 for k in range(27)):
            raise Wrong("tiles are lost or made: " + ", ".join(f"{found[k]} {self.tiles.names[k]}" for k in range(27) if found[k] != 4))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(judge(sys.argv[1:], Game))
