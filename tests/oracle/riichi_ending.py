"""How hands and matches of riichi end, written from docs/rules/riichi.md alone: payments of wins, draws, the next dealer, the match.
The half of riichi_referee.py that pays."""

from collections import Counter

from course_log import SEATS, check
from hand_shapes import with_tile
from riichi_score import EAST, OUTER

OPTIONS = ("食断 切上满贯 连风符 双倍役满 累计役满 复合役满 头跳 食替可 三家和 途中流局 流局满贯 明杠宝 里宝 起点 返点 大马 小马 场数 西入 击飞 "
           "和了止").split()


def up(points):
    return -(-points // 100) * 100


class Ending:
    def __init__(self, ruleset, options):
        check(ruleset == "riichi" and set(options) == set(OPTIONS), "this referee does not know the game")
        self.options = options
        self.pot = 0

    def on(self, option):
        return self.options[option] == "yes"

    def options_number(self, option):
        return int(self.options[option])

    def begin_match(self, dealer, totals):
        self.first_dealer, self.totals_before, self.pot = dealer, list(totals), 0
        self.round, self.counters, self.round_wind = 1, 0, EAST

    # ---- payments

    def paid(self, pay, payer, payee, points):
        if payer != "pot":
            self.points[payer] -= points
        if payee != "pot":
            self.points[payee] += points
        return {"line": "paid", "pay": pay, "from": payer, "to": payee, "points": points, "moved": False}

    def shares(self, seat, basic, by, giver):
        """What everybody pays for basic points, without counters."""
        owed = [0] * 4
        if by == "draw":
            for s in self.others(seat):
                owed[s] = up(basic * (2 if self.dealer in (s, seat) else 1))
        else:
            owed[giver] = up(basic * (6 if seat == self.dealer else 4))
        return owed

    def owed(self, seat, worth, by, giver, first):
        """What everybody pays for a win. Yakuman with a liable seat are reckoned apart."""
        fed = {name: self.liable[seat][name] for name, _ in worth.yakuman if name in self.liable[seat]}
        fed = {name: s for name, s in fed.items() if s != giver}
        basic = worth.basic
        owed = [0] * 4
        for name, liable in fed.items():
            own = 8000 * dict(worth.yakuman)[name]
            basic -= own
            if by == "draw":
                owed[liable] += sum(self.shares(seat, own, by, giver))
            else:
                whole = self.shares(seat, own, by, giver)[giver]
                owed[liable] += whole // 2
                owed[giver] += whole // 2
        if basic:
            owed = [a + b for a, b in zip(owed, self.shares(seat, basic, by, giver))]
        if by == "draw":
            if fed and not basic:
                owed[next(iter(fed.values()))] += 300 * self.counters
            else:
                for s in self.others(seat):
                    owed[s] += 100 * self.counters
        elif first:
            owed[giver] += 300 * self.counters
        return owed, bool(fed)

    def win(self, winners, by, giver):
        tile = self.tile
        if by == "discard":
            self.pile.pop()
        if by != "draw":
            self.turn_waiting()
        if any(self.riichi[s] for s in winners) and self.on("里宝"):
            self.ura = self.indicators
        for i, seat in enumerate(winners):
            held = self.hands[seat] if by == "draw" else with_tile(self.hands[seat], tile)
            best = self.worths(seat, by, ura=self.on("里宝"))
            check(best, f"seat {seat} has no yaku")
            key = (best[0].basic, best[0].han, best[0].fu)
            self.expected = [w for w in best if (w.basic, w.han, w.fu) == key]
            owed, fed = self.owed(seat, best[0], by, giver, i == 0)
            payments = [-x for x in owed]
            payments[seat] += sum(owed)
            self.points = [a + b for a, b in zip(self.points, payments)]
            concealed = Counter(held)
            concealed[tile] -= 1
            yield {"line": "won", "seat": seat, "tile": self.tiles.names[tile], "from": giver}
            line = {"line": "settlement", "winner": seat, "by": {"draw": "self_draw", "discard": "discard", "rob": "rob_kong"}[by],
                    "giver": giver, "after_kong": by == "draw" and self.replacement, "last_tiles": False, "tile": self.tiles.names[tile],
                    "hand": self.tiles.text((+concealed).elements()), "aside": "", "offenders": [], "sharers": [],
                    "melds": [{"call": m.call, "tiles": self.tiles.text(m.tiles), "from": m.source} for m in self.melds[seat]]}
            yield line if fed else {**line, "payments": payments, "liable": None}
        if self.pot:
            yield self.paid("供托", "pot", winners[0], self.pot)
            self.pot = 0
        if by == "draw":
            self.hands[winners[0]][tile] -= 1
        self.won_tile = [tile]
        self.may_win = set()
        yield from self.end("won", winners, dealer_stays=self.dealer in winners, abortive=False)

    def settled(self, line):
        results = line["results"]
        best = self.expected[0]
        if best.yakuman:
            names = [sorted(name for name, _ in w.yakuman) for w in self.expected]
            check(sorted(results["yakuman"]) in names, f"yakuman are {names}")
            return
        check(not results["yakuman"], "no yakuman")
        check((results["han"], results["fu"]) == (best.han, best.fu), f"it is {best.han} han, {best.fu} fu")
        check(set(results["fans"]) in [set(w.names) for w in self.expected], f"yaku are one of {[sorted(w.names) for w in self.expected]}")

    def drawn(self, abortive):
        stays = abortive
        if not abortive:
            ready = [s for s in SEATS if self.waits(s)]
            stays = self.dealer in ready
            nagashi = [s for s in SEATS if self.on("流局满贯") and not self.claimed[s] and all(k in OUTER for k in self.river[s])]
            lots = []
            for seat in nagashi:
                lots += [self.paid("流满", s, seat, 4000 if self.dealer in (s, seat) else 2000) for s in self.others(seat)]
            if not nagashi and 0 < len(ready) < 4:
                lots = [self.paid("罚符", s, r, 3000 // len(ready) // (4 - len(ready))) for s in SEATS if s not in ready for r in ready]
            if lots:
                yield lots
        yield {"line": "drawn"}
        yield from self.end("drawn", [], stays, abortive)

    # ---- the next hand and the match

    def ranking(self):
        return sorted(SEATS, key=lambda s: (-self.now()[s], (s - self.first_dealer) % 4))

    def now(self):
        return [a + b for a, b in zip(self.start, self.points)]

    def end(self, outcome, winners, dealer_stays, abortive):
        points, target, rounds = self.now(), self.options_number("返点"), self.options_number("场数")
        reached = max(points) >= target
        self.next_dealer = self.dealer if dealer_stays else (self.dealer + 1) % 4
        round_over = not dealer_stays and self.next_dealer == self.first_dealer
        last_hand = self.round == rounds and (self.dealer + 1) % 4 == self.first_dealer
        self.match_over = self.on("击飞") and min(points) < 0
        if self.round > rounds:
            self.match_over |= reached or round_over
        elif self.round == rounds and round_over:
            self.match_over |= reached or not self.on("西入")
        elif last_hand and dealer_stays and not abortive and self.on("和了止"):
            self.match_over |= reached and self.ranking()[0] == self.dealer
        self.counters = self.counters + 1 if dealer_stays or not winners else 0
        if round_over:
            self.round += 1
            self.round_wind = EAST + (self.round - 1) % 4
        if self.match_over:
            yield {"line": "match_end"}
            first, second, third, fourth = self.ranking()
            if self.pot:
                yield self.paid("余棒", "pot", first, self.pot)
                self.pot = 0
            extra = target - self.options_number("起点")
            if extra:
                yield [self.paid("头名赏", s, first, extra) for s in SEATS if s != first]
            for pay, payer, payee, option in (("马一", fourth, first, "大马"), ("马二", third, second, "小马")):
                if self.options_number(option):
                    yield self.paid(pay, payer, payee, self.options_number(option))
        self.outcome = outcome

    # ---- what the log says besides

    def check_marks(self):
        """Public marks are what they should be; so are the indicators, whose lines are counted."""
        if self.outcome is None and not self.asked:
            for s in SEATS:
                check(self.marks.get(("立直数", s), "0") == str(self.riichi[s]), f"riichi of seat {s} is {self.riichi[s]}")
                check((self.marks.get(("一发", s), "no") == "yes") == self.ippatsu[s], f"ippatsu of seat {s} is {self.ippatsu[s]}")
        names = self.tiles.names
        places = [(136 - 2 * k) for k in range(3, 8)]
        right = [("宝示", names[self.wall.tiles[at]], at) for at in places[:self.indicators]]
        hidden = [("里示", names[self.wall.tiles[at + 1]], at + 1) for at in places[:self.ura]]
        for name, lines in (("宝示", right), ("里示", hidden)):
            told = [t for t in self.turned if t[0] == name]
            check(told == lines, f"indicators turned are {told}, and should be {lines}")

    def conserved(self):
        found = Counter(k for i, k in enumerate(self.wall.tiles) if not self.wall.taken[i])
        found += Counter(self.pile) + Counter(self.won_tile)
        for s in SEATS:
            found += self.hands[s]
            for meld in self.melds[s]:
                found += Counter(meld.tiles)
        if self.stage == "robbing" and not self.won_tile:
            found[self.tile] += 4 if self.robbed == "暗杠" else 1
        elif self.won_tile and self.robbed == "暗杠" and self.stage == "robbing":
            found[self.tile] += 3
        wrong = [f"{found[k]} {self.tiles.names[k]}" for k in range(34) if found[k] != 4]
        check(not wrong, "tiles are lost or made: " + ", ".join(wrong))
