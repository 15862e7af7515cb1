#!/usr/bin/env python3
"""A referee of logs of riichi games, written from docs/log.md and docs/rules/riichi.md alone.

    riichi_referee.py LOG.jsonl...    (or - for standard input)

checks what was open, what followed, sticks, indicators, furiten, every win, draw, counter, round and the end of a match. It shares
nothing with the engine; what a hand is worth is in riichi_score.py. Exit code 1 with LOG:LINE and the reason at the first
disagreement.
"""

import sys
from collections import Counter

from course_log import SEATS, Meld, judge
from hand_shapes import with_tile
from riichi_ending import Ending
from riichi_score import EAST, OUTER, TILES, WINDS, Win, orphans, waits, worths


class Game(Ending):
    tiles = TILES
    wall_settings = {"stacks": 17, "dice": 2, "skip": "sum", "replacements": "tail", "keep": 14, "last_tiles": 0}
    claims = [["win"], ["call 碰", "call 大明杠"], ["call 吃"]]
    calls = {"吃": (False, False, False, True), "碰": (False, False, False, True), "大明杠": (True, False, False, True),
             "加杠": (True, True, False, True), "暗杠": (True, True, True, False)}
    usable = {name: TILES.low if name == "吃" else list(range(34)) for name in calls}

    def begin(self, wall, hands, dealer, last, totals):
        self.wall, self.hands, self.dealer = wall, hands, dealer
        self.start = [self.options_number("起点") + a - b for a, b in zip(totals, self.totals_before)]
        self.melds, self.river, self.claimed = [[] for _ in SEATS], [[] for _ in SEATS], [False] * 4
        self.pile, self.points, self.outcome = [], [0] * 4, None
        self.riichi, self.ippatsu, self.pending = [0] * 4, [False] * 4, None
        self.passed = [False] * 4            # furiten until the next discard, or in riichi for good
        self.kans, self.kans_turned, self.kans_waiting = [], 0, 0
        self.turn, self.tile, self.drew, self.replacement = dealer, last, True, False
        self.draws, self.called, self.swaps = [0] * 4, False, set()
        self.draws[dealer] = 1
        self.answers, self.asked, self.stage, self.robbed = {}, [], "turn", None
        self.marks = {}
        self.liable = [{} for _ in SEATS]    # of each seat: yakuman -> who fed it
        self.pot_at_start, self.turned = self.pot, []
        self.ura, self.won_tile = 0, []
        self.indicators = 1
        self.may_win = {dealer} if self.wins(dealer, "draw") else set()
        return iter(())

    # ---- wins

    def left(self):
        return max(0, self.wall.left() - 14)

    def wind(self, seat):
        return EAST + (seat - self.dealer) % 4

    def concealed(self, seat):
        return all(m.call == "暗杠" for m in self.melds[seat])

    def waits(self, seat):
        """Of the hand without the tile just drawn."""
        held = Counter(self.hands[seat])
        if self.stage == "turn" and self.drew and seat == self.turn:
            held[self.tile] -= 1
        return waits(+held, self.melds[seat])

    def dora(self, ura):
        # What a kan still owes is turned for a win on the discard, or on the next kan.
        count = self.indicators + (self.kans_waiting if self.stage != "turn" else 0)
        at = [136 - 2 * k for k in range(3, 3 + count)]
        found = [self.wall.tiles[i] for i in at] + [self.wall.tiles[i + 1] for i in at if ura]
        return tuple(k // 9 * 9 + (k + 1) % 9 if k < 27 else EAST + (k - EAST + 1) % 4 if k in WINDS else 31 + (k - 31 + 1) % 3 for k in found)

    def worths(self, seat, by, ura=False):
        held = self.hands[seat] if by == "draw" else with_tile(self.hands[seat], self.tile)
        win = Win(by, self.tile, self.round_wind, self.wind(seat), seat == self.dealer, self.riichi[seat], self.ippatsu[seat],
                  self.replacement, self.left() == 0, self.draws[seat] == 1 and not self.called and not self.river[seat],
                  self.dora(ura and self.riichi[seat]))
        return worths(+held, self.melds[seat], win, self.options)

    def wins(self, seat, by):
        if by != "draw":
            waiting = self.waits(seat)
            if self.passed[seat] or any(k in waiting for k in self.river[seat]) or self.tile not in waiting:
                return False
            if by == "rob" and self.robbed == "暗杠" and not orphans(+with_tile(self.hands[seat], self.tile)):
                return False
        return bool(self.worths(seat, by))

    # ---- what is open

    def others(self, seat):
        return [(seat + i) % 4 for i in (1, 2, 3)]

    def swap_tiles(self, name, low, tile):
        if self.on("食替可"):
            return set()
        found = {tile}
        if name == "吃" and tile == low and low % 9 < 6:
            found.add(low + 3)
        if name == "吃" and tile == low + 2 and low % 9 > 0:
            found.add(low - 1)
        return found

    def on_discard(self, seat):
        tile, held, names = self.tile, self.hands[seat], self.tiles.names
        if self.left() == 0 or self.riichi[seat]:
            return []
        found = []
        if seat == (self.turn + 1) % 4 and tile < 27:
            for low in range(max(tile - 2, tile // 9 * 9), tile + 1):
                run = [k for k in (low, low + 1, low + 2) if k != tile]
                if low % 9 < 7 and all(held[k] for k in run):
                    rest = Counter(held)
                    rest.subtract(run)
                    if set(+rest) - self.swap_tiles("吃", low, tile):
                        found.append(f"call 吃 {names[low]}")
        if held[tile] >= 2 and set(+(held - Counter({tile: 2}))) - self.swap_tiles("碰", tile, tile):
            found.append(f"call 碰 {names[tile]}")
        if held[tile] >= 3 and len(self.kans) < 4:
            found.append(f"call 大明杠 {names[tile]}")
        return found

    def open(self, seat):
        names, held = self.tiles.names, self.hands[seat]
        found = ["win"] if seat in self.may_win else []
        if self.stage != "turn":
            return found + (self.on_discard(seat) if self.stage == "answers" else []) + ["pass"]
        if self.drew and self.left() and len(self.kans) < 4:
            if not self.riichi[seat]:
                pungs = {m.tiles[0] for m in self.melds[seat] if m.call == "碰"}
                found += [f"call 加杠 {names[k]}" for k in sorted(pungs) if held[k]]
            found += [f"call 暗杠 {names[k]}" for k in range(34) if held[k] == 4 and self.may_close(seat, k)]
        kinds = [k for k in range(34) if held[k]]
        if self.drew and not self.riichi[seat] and self.concealed(seat) and self.start[seat] + self.points[seat] >= 1000 and self.left() >= 4:
            found += [f"step 立直 {names[k]}" for k in kinds if waits(+(held - Counter([k])), self.melds[seat])]
        if self.drew and self.on("途中流局") and self.first_turn(seat) and sum(1 for k in kinds if k in OUTER) >= 9:
            found.append("step 九种")
        if self.riichi[seat]:
            kinds = [self.tile]
        return found + [f"discard {names[k]}" for k in kinds if k not in self.swaps]

    def first_turn(self, seat):
        return self.draws[seat] == 1 and not self.river[seat] and not self.called

    def may_close(self, seat, kind):
        if not self.riichi[seat]:
            return True
        if kind != self.tile:
            return False
        held = Counter(self.hands[seat])
        del held[kind]
        return self.waits(seat) == waits(held, self.melds[seat] + [Meld("暗杠", [kind] * 4, None)])

    def may_act(self):
        return [self.turn] if self.stage == "turn" else self.asked

    # ---- what happens

    def act(self, seat, took):
        words = took.split(" ")
        if self.stage != "turn":
            self.answers[seat] = words
            self.asked.remove(seat)
            if not self.asked:
                yield from self.resolve()
        elif took == "win":
            yield from self.win([seat], "draw", None)
        elif took == "step 九种":
            yield {"line": "chosen", "seat": seat, "step": "九种", "took": True, "value": None}
            yield {"line": "shown", "seat": seat}
            yield from self.drawn(abortive=True)
        elif words[0] == "call":
            yield from self.kan_in_turn(seat, words[1], self.tiles.kind[words[2]])
        else:
            if words[0] == "step":
                self.pending = seat
                yield {"line": "chosen", "seat": seat, "step": "立直", "took": True, "value": words[2]}
            yield from self.discard(seat, self.tiles.kind[words[-1]])

    def discard(self, seat, kind):
        self.was_first = self.first_turn(seat)
        self.hands[seat][kind] -= 1
        self.pile.append(kind)
        self.river[seat].append(kind)
        if not self.riichi[seat]:
            self.passed[seat] = False
        self.ippatsu[seat] = False
        self.tile, self.drew, self.replacement, self.may_win, self.swaps = kind, False, False, set(), set()
        yield {"line": "discard", "seat": seat, "tile": self.tiles.names[kind], "aside": False}
        self.stage, self.answers = "answers", {}
        self.waiting = {s for s in self.others(seat) if kind in self.waits(s)}
        self.may_win = {s for s in self.others(seat) if self.wins(s, "discard")}
        self.asked = sorted(s for s in self.others(seat) if s in self.may_win or self.on_discard(s))
        if self.asked:
            yield {"line": "asked", "seats": list(self.asked)}
        else:
            yield from self.stands(seat)

    def resolve(self):
        giver = self.turn
        winners = [s for s in self.others(giver) if self.answers.get(s) == ["win"]]
        if len(winners) == 3 and self.options["三家和"] == "不算":
            yield from self.drawn(abortive=True)
            return
        if winners:
            if self.on("头跳"):
                winners = winners[:1]
            yield from self.win(winners, "rob" if self.stage == "robbing" else "discard", giver)
            return
        if self.stage == "robbing":
            yield from self.kan(giver)
            return
        for rank in (("碰", "大明杠"), ("吃",)):
            for s in self.others(giver):
                words = self.answers.get(s, [""])
                if words[0] == "call" and words[1] in rank:
                    yield from self.stands(giver, lambda s=s, words=words: self.claim(s, words[1], self.tiles.kind[words[2]], giver))
                    return
        yield from self.stands(giver)

    def turn_waiting(self):
        self.indicators, self.kans_waiting = self.indicators + self.kans_waiting, 0

    def stands(self, seat, then=None):
        """The discard was not won on."""
        self.turn_waiting()
        for s in self.waiting:
            self.passed[s] = True
        if self.pending is not None:
            self.riichi[seat] = 2 if self.was_first else 1
            self.ippatsu[seat] = True
            self.points[seat] -= 1000
            self.pot += 1000
            self.pending = None
            yield {"line": "paid", "pay": "立直棒", "from": seat, "to": "pot", "points": 1000, "moved": False}
        if self.aborted():
            yield from self.drawn(abortive=True)
        elif then:
            yield from then()
        elif self.left() == 0:
            yield from self.drawn(abortive=False)
        else:
            yield from self.draw((seat + 1) % 4, False)

    def aborted(self):
        if not self.on("途中流局"):
            return False
        winds = len(self.pile) == 4 and not self.called and self.pile[0] in WINDS and len(set(self.pile)) == 1
        return winds or (len(self.kans) == 4 and len(set(self.kans)) > 1) or all(self.riichi)

    def draw(self, seat, replacement):
        at = self.wall.replacement() if replacement else self.wall.head()
        kind = self.wall.tiles[at]
        self.hands[seat][kind] += 1
        self.turn, self.tile, self.drew, self.replacement, self.stage = seat, kind, True, replacement, "turn"
        self.draws[seat] += 1
        yield {"line": "draw", "seat": seat, "tile": self.tiles.names[kind], "from": "tail" if replacement else "head", "at": at,
               "replacement": replacement, "last": False, "left": self.wall.left(), "drawable": self.left()}
        self.may_win = {seat} if self.wins(seat, "draw") else set()

    def call_happened(self):
        self.called, self.ippatsu = True, [False] * 4

    def claim(self, seat, name, low, giver):
        tile = self.pile.pop()
        tiles = [low, low + 1, low + 2] if name == "吃" else [tile] * (3 if name == "碰" else 4)
        self.hands[seat].subtract(tiles)
        self.hands[seat][tile] += 1
        self.melds[seat].append(Meld(name, tiles, giver))
        self.claimed[giver] = True
        self.call_happened()
        self.feed(seat, giver)
        yield {"line": "meld", "seat": seat, "call": name, "tiles": self.tiles.text(tiles), "from": giver}
        self.turn, self.stage, self.drew, self.replacement, self.may_win = seat, "turn", False, False, set()
        if name == "大明杠":
            yield from self.after_kan(seat, name)
        else:
            self.swaps = self.swap_tiles(name, low, tile)

    def feed(self, seat, giver):
        """Who fed the third triplet of dragons or the fourth of winds is liable."""
        last = self.melds[seat][-1].tiles[0]
        for kinds, count, name in ((range(31, 34), 3, "大三元"), (WINDS, 4, "大四喜")):
            if last in kinds and sum(m.tiles[0] in kinds and m.call != "暗杠" for m in self.melds[seat]) == count:
                self.liable[seat][name] = giver

    def kan_in_turn(self, seat, name, kind):
        self.hands[seat][kind] -= 4 if name == "暗杠" else 1
        self.tile, self.drew, self.replacement, self.may_win, self.robbed = kind, False, False, set(), name
        yield {"line": "declared", "seat": seat, "call": name, "tile": self.tiles.names[kind]}
        self.waiting = {s for s in self.others(seat) if kind in self.waits(s)} if name == "加杠" else set()
        robbers = {s for s in self.others(seat) if self.wins(s, "rob")}
        self.stage, self.answers, self.may_win, self.asked = "robbing", {}, robbers, sorted(robbers)
        if robbers:
            yield {"line": "asked", "seats": sorted(robbers)}
        else:
            yield from self.kan(seat)

    def kan(self, seat):
        self.turn_waiting()
        for s in self.waiting:
            self.passed[s] = True
        if self.robbed == "暗杠":
            self.melds[seat].append(Meld("暗杠", [self.tile] * 4, None))
            meld = self.melds[seat][-1]
        else:
            meld = next(m for m in self.melds[seat] if m.call == "碰" and m.tiles[0] == self.tile)
            meld.call, meld.tiles = "加杠", [self.tile] * 4
        self.call_happened()
        yield {"line": "meld", "seat": seat, "call": meld.call, "tiles": self.tiles.text(meld.tiles), "from": meld.source}
        yield from self.after_kan(seat, meld.call)

    def after_kan(self, seat, name):
        self.kans.append(seat)
        if name == "暗杠" or self.options["明杠宝"] == "即":
            self.indicators += 1
        else:
            self.kans_waiting += 1
        yield from self.draw(seat, True)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(judge(sys.argv[1:], Game))
