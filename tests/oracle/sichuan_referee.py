#!/usr/bin/env python3
"""A referee of logs of `sichuan` and `sichuan_xueliu`, written from docs/log.md and docs/rules/sichuan.md alone.

    sichuan_referee.py LOG.jsonl...    (or - for standard input)

plays every hand again by the rules in words and compares: sums, seeds, walls, the deal, what was open to whom, what followed, every
payment, settlements and their patterns, totals, the next dealer, the end of the match. Exit code 1 with LOG:LINE and the reason at the
first disagreement. It shares nothing with the engine; the stream of random numbers is referee.py's. Marks are not compared, only what
follows from them.
"""

import hashlib
import json
import struct
import sys
from collections import Counter

from referee import Stream, Wrong, check

NAMES = [f"{n}{s}" for s in "万筒条" for n in range(1, 10)]
SUITS = "万筒条"
SEATS = range(4)


def suit(tile):
    return tile[1]


def rank(tile):
    return int(tile[0])


def order(tile):
    return NAMES.index(tile)


# ------------------------------------------------------------------------------------------------ hands

def decompositions(counts, melds):
    """Every way to take `melds` runs and triplets and a pair out of the tiles: lists of groups, the pair first."""
    for pair in NAMES:
        if counts[pair] >= 2:
            counts[pair] -= 2
            for groups in runs_and_triplets(counts, melds):
                yield [(pair, pair)] + groups
            counts[pair] += 2


def runs_and_triplets(counts, melds):
    first = next((tile for tile in NAMES if counts[tile]), None)
    if melds == 0:
        if first is None:
            yield []
        return
    if first is None:
        return
    forms = []
    if counts[first] >= 3:
        forms.append((first,) * 3)
    if rank(first) <= 7:
        forms.append(tuple(f"{rank(first) + i}{suit(first)}" for i in range(3)))
    for group in forms:
        need = Counter(group)
        if all(counts[tile] >= n for tile, n in need.items()):
            counts.subtract(need)
            for rest in runs_and_triplets(counts, melds - 1):
                yield [group] + rest
            counts.update(need)


class Win:
    """How a hand is won: by draw, discard or robbing; what the fan of the moment are."""

    def __init__(self, by, kong=False, giver_kong=False, last=False, first=False, dealer=False):
        self.by, self.kong, self.giver_kong, self.last, self.first, self.dealer = by, kong, giver_kong, last, first, dealer


def readings(hand, melds):
    """Sets of patterns of the hand alone, one a reading; `hand` with the winning tile, `melds` on the table as lists of tiles."""
    counts = Counter(hand)
    groups = [tuple(meld[:3]) for meld in melds]
    for made in decompositions(counts, 4 - len(melds)):
        every = made + groups
        triplets = all(len(set(group)) == 1 for group in every)
        found = set()
        if triplets:
            found.add("对对胡")
            if all(rank(tile) in (2, 5, 8) for group in every for tile in group):
                found.add("将对")
        if all(any(rank(tile) in (1, 9) for tile in group) for group in every):
            found.add("带幺九")
        if len(melds) == 4:
            found.add("金钩钓")
        yield found
    if not melds and len(hand) == 14 and all(n % 2 == 0 for n in counts.values()):
        yield {"小七对"}


WORTH = {"对对胡": 1, "清一色": 2, "带幺九": 2, "小七对": 2, "将对": 2, "金钩钓": 1, "杠上花": 1, "杠上炮": 1, "抢杠": 1, "海底": 1, "天胡": 5, "地胡": 5}


class Rules:
    def __init__(self, options):
        yes = lambda name: options[name] == "yes"
        self.exchange, self.pass_on, self.terminals, self.heaven, self.flood = map(yes, ("换三张", "转移", "幺九将对", "天地胡", "血流"))
        self.limit = None if options["封顶"] == "none" else int(options["封顶"])
        self.base, self.hands = int(options["底"]), int(options["局数"])
        self.self_drawn, self.kong_flower = options["自摸"], options["点杠花"]

    def best(self, hand, melds, void, win):
        """(points of a payer, patterns, fan) of the best reading; None if the hand is none. `hand` with the winning tile."""
        tiles = hand + [tile for meld in melds for tile in meld]
        if any(suit(tile) == void for tile in hand):
            return None
        drawn = win.by == "draw"
        moment = set()
        if len({suit(tile) for tile in tiles}) == 1:
            moment.add("清一色")
        if drawn and win.kong:
            moment.add("杠上花")
        if win.by == "discard" and win.giver_kong:
            moment.add("杠上炮")
        if win.by == "rob":
            moment.add("抢杠")
        if win.last:
            moment.add("海底")
        if self.heaven and drawn and win.first:
            moment.add("天胡" if win.dealer else "地胡")
        roots = sum(n == 4 for n in Counter(tiles).values())
        best = None
        for found in readings(hand, melds):
            if not self.terminals:
                found = found - {"带幺九", "将对"}
            patterns = found | moment
            fan = sum(WORTH[name] for name in patterns) + roots + (self.self_drawn == "加番" and drawn)
            if self.limit is not None:
                fan = min(fan, self.limit)
            points = self.base * 2 ** fan + (self.base if self.self_drawn == "加底" and drawn else 0)
            if best is None or (points, fan) > (best[0], best[2]):
                best = points, patterns, fan
        return best

    def complete(self, hand, melds, void):
        return not any(suit(tile) == void for tile in hand) and next(readings(hand, melds), None) is not None

    def waits(self, hand, melds, void):
        held = Counter(hand) + Counter(tile for meld in melds for tile in meld)
        return {tile for tile in NAMES if held[tile] < 4 and self.complete(hand + [tile], melds, void)}


# ------------------------------------------------------------------------------------------------ a hand

class Seat:
    def __init__(self, hand):
        self.hand, self.melds, self.sources, self.calls = hand, [], [], []
        self.void, self.passed, self.playing, self.wins, self.discarded = None, False, True, 0, False

    def take(self, *tiles):
        for tile in tiles:
            self.hand.remove(tile)


class Hand:
    """One hand, played from its wall by what was taken; every line of the log is compared with what the rules say."""

    def __init__(self, rules, lines, seed):
        self.rules, self.lines, self.at, self.seed = rules, lines, 0, seed
        self.points = [0] * 4
        self.kongs = []           # [pay, payer, receiver, points], receiver None once handed back
        self.last_kong = None     # (call, seat, source)
        self.calls = 0
        self.first_win = None     # (winners, giver)

    # ---- lines
    def next(self, kind):
        while self.lines[self.at][1]["line"] == "mark":
            self.at += 1
        number, line = self.lines[self.at]
        self.where = number
        check(line["line"] == kind, f"a line `{line['line']}` where `{kind}` follows from the rules")
        self.at += 1
        return line

    def peek(self):
        while self.lines[self.at][1]["line"] == "mark":
            self.at += 1
        return self.lines[self.at][1]

    def expect(self, kind, **fields):
        line = self.next(kind)
        for name, value in fields.items():
            check(line[name] == value, f"{kind}: {name} is {line[name]!r}, by the rules {value!r}")
        return line

    def asked(self, open_to):
        """The actions of the seats asked, in any order: {seat: took}. `open_to`: {seat: list}."""
        took = {}
        while len(took) < len(open_to):
            line = self.next("action")
            seat = line["seat"]
            check(seat in open_to and seat not in took, f"seat {seat} is not asked")
            check(sorted(line["open"]) == sorted(open_to[seat]), f"open to seat {seat}: {sorted(line['open'])}, by the rules {sorted(open_to[seat])}")
            check(line["took"] in line["open"], "what was taken is not open")
            took[seat] = line["took"]
        return took

    def paid(self, transfers):
        """Payments of one event, in any order: (pay, payer, receiver, points, moved)."""
        got = []
        for _ in transfers:
            line = self.next("paid")
            got.append((line["pay"], line["from"], line["to"], line["points"], line["moved"]))
        check(sorted(got) == sorted(transfers), f"paid {sorted(got)}, by the rules {sorted(transfers)}")
        for _, payer, receiver, points, _ in transfers:
            self.points[payer] -= points
            self.points[receiver] += points

    # ---- the wall and the deal
    def begin(self):
        head = self.expect("hand")
        self.dealer, self.number = head["dealer"], head["number"]
        check(hashlib.sha256(self.seed).hexdigest() == head["commitment"], "the seed is not the one committed to")
        stream = Stream(self.seed)
        self.dice = [1 + stream.below(6) for _ in range(2)]
        built = [tile for tile in NAMES for _ in range(4)]
        for i in range(107, 0, -1):
            j = stream.below(i + 1)
            built[i], built[j] = built[j], built[i]
        self.expect("wall", dice=self.dice, tiles=" ".join(built))
        self.wall, self.drawn = built, 0
        hands = [[] for _ in SEATS]
        for count in [4] * 3 + [1]:
            for i in SEATS:
                hands[(self.dealer + i) % 4] += self.draw_tiles(count)
        hands[self.dealer] += self.draw_tiles(1)
        self.expect("deal", hands=[" ".join(sorted(hand, key=order)) for hand in hands])
        self.seats = [Seat(hand) for hand in hands]

    def draw_tiles(self, count):
        self.drawn += count
        return self.wall[self.drawn - count:self.drawn]

    @property
    def left(self):
        return len(self.wall) - self.drawn

    def before_play(self):
        if self.rules.exchange:
            picks = {seat: [] for seat in SEATS}
            while any(len(picked) < 3 for picked in picks.values()):
                line = self.next("action")
                picked = picks[line["seat"]]
                check(len(picked) < 3, "three tiles are given already")
                hand = list(self.seats[line["seat"]].hand)
                for tile in picked:
                    hand.remove(tile)
                suits = Counter(map(suit, hand))
                may = {tile for tile in hand if (suit(tile) == suit(picked[0]) if picked else suits[suit(tile)] >= 3)}
                check(sorted(line["open"]) == sorted(f"step 换牌 {tile}" for tile in may), "what may be given")
                picked.append(line["took"].split(" ")[2])
            for seat in SEATS:
                for tile in sorted(picks[seat], key=order):
                    self.expect("chosen", seat=seat, step="换牌", took=True)
            by = sum(self.dice)
            step = 1 if by % 2 else 2 if by in (4, 8, 12) else 3
            given = []
            for _ in range(12):
                line = self.next("given")
                given.append((line["seat"], line["to"], line["tile"]))
            check(sorted(given) == sorted((seat, (seat + step) % 4, tile) for seat in SEATS for tile in picks[seat]), "who was given what")
            for seat, to, tile in given:
                self.seats[seat].take(tile)
            for seat, to, tile in given:
                self.seats[to].hand.append(tile)
        took = self.asked({seat: [f"step 定缺 {name}" for name in SUITS] for seat in SEATS})
        for seat in SEATS:
            self.seats[seat].void = took[seat].split(" ")[2]
            self.expect("chosen", seat=seat, step="定缺", took=True, value=self.seats[seat].void)

    # ---- play
    def closed(self, own):
        return self.rules.flood and own.wins > 0

    def keeps_waits(self, own, hand_before, call, tile):
        hand, melds = list(own.hand), [list(meld) for meld in own.melds]
        if call == "补杠":
            hand.remove(tile)
            next(meld for meld in melds if meld == [tile] * 3).append(tile)
        else:
            for _ in range(4 if call == "暗杠" else 3):
                hand.remove(tile)
            melds.append([tile] * 4)
        return self.rules.waits(hand, melds, own.void) - {tile} == self.rules.waits(hand_before, own.melds, own.void) - {tile}

    def first_draw(self, own):
        return not own.discarded and self.calls == 0

    def own_turn(self, seat, tile, kong):
        """Open in one's own turn: after a draw or replacement (`tile`, None for the dealt hand), or after a claim (`tile` False)."""
        own = self.seats[seat]
        may = []
        win = None
        if tile is not False:
            win = self.rules.best(own.hand, own.melds, own.void, Win("draw", kong=kong, last=self.left == 0, first=self.first_draw(own), dealer=seat == self.dealer))
            if win:
                may.append("win")
            before = list(own.hand)
            if tile:
                before.remove(tile)
            for held, n in Counter(own.hand).items():
                if suit(held) == own.void or self.left == 0:
                    continue
                for call, can in (("暗杠", n == 4), ("补杠", [held] * 3 in own.melds)):
                    if can and (not self.closed(own) or self.keeps_waits(own, before, call, held)):
                        may.append(f"call {call} {held}")
        discards = set(own.hand)
        if any(suit(held) == own.void for held in discards):
            discards = {held for held in discards if suit(held) == own.void}
        if self.closed(own):
            discards = {tile}
        may += [f"discard {held}" for held in discards]
        return may, win

    def others_after(self, seat):
        return [(seat + i) % 4 for i in range(1, 4) if self.seats[(seat + i) % 4].playing]

    def play(self):
        self.begin()
        self.before_play()
        turn, tile, kong = self.dealer, None, False
        while turn is not None:
            turn, tile, kong = self.turn(turn, tile, kong)
        self.finish()

    def draw(self, seat, replacement):
        """The turn that a draw brings about; the end of the hand where there is nothing to draw."""
        if self.left == 0:
            return self.exhausted()
        at = self.drawn
        tile, = self.draw_tiles(1)
        self.expect("draw", seat=seat, tile=tile, at=at, replacement=replacement, left=self.left, drawable=self.left)
        self.seats[seat].hand.append(tile)
        self.seats[seat].passed = False
        return seat, tile, replacement

    def turn(self, seat, tile, kong):
        own = self.seats[seat]
        may, win = self.own_turn(seat, tile, kong)
        took = self.asked({seat: may})[seat]
        if took == "win":
            return self.won([seat], tile, None, {seat: win}, kong)
        word, *rest = took.split(" ")
        if word == "discard":
            return self.discard(seat, rest[0], kong)
        call, tile = rest
        return self.kong(seat, call, tile)

    def kong(self, seat, call, tile):
        own = self.seats[seat]
        if call == "补杠":
            own.take(tile)
            self.expect("declared", seat=seat, call=call, tile=tile)
            winners = self.answers(seat, tile, "rob", False)
            if isinstance(winners, tuple):
                return winners
            meld = next(meld for meld in own.melds if meld == [tile] * 3)
            meld.append(tile)
            source = own.sources[own.melds.index(meld)]
            self.expect("meld", seat=seat, call=call, tiles=" ".join(meld), **{"from": source})
            transfers = [("刮风", other, seat, self.rules.base, False) for other in self.others_after(seat)]
        else:
            own.take(*[tile] * 4)
            own.melds.append([tile] * 4)
            own.sources.append(None)
            self.expect("meld", seat=seat, call=call, tiles=" ".join([tile] * 4), **{"from": None})
            transfers = [("下雨", other, seat, 2 * self.rules.base, False) for other in self.others_after(seat)]
        return self.kong_stands(seat, call, None if call == "暗杠" else source, transfers)

    def kong_stands(self, seat, call, source, transfers):
        self.calls += 1
        self.paid(transfers)
        self.kongs.append([list(transfer) for transfer in transfers])
        self.last_kong = call, seat, source
        return self.draw(seat, True)

    def discard(self, seat, tile, kong):
        own = self.seats[seat]
        own.take(tile)
        own.discarded = True
        self.expect("discard", seat=seat, tile=tile, aside=False)
        answered = self.answers(seat, tile, "discard", kong)
        if answered is not None:
            return answered
        return self.draw(self.others_after(seat)[0], False)

    def answers(self, seat, tile, by, kong):
        """Who may win on the tile or claim it. None: nobody did. Otherwise the turn that follows."""
        open_to, wins = {}, {}
        for other in self.others_after(seat):
            own, may = self.seats[other], []
            if not own.passed:
                win = self.rules.best(own.hand + [tile], own.melds, own.void, Win(by, giver_kong=kong, last=self.left == 0 and by == "discard"))
                if win:
                    wins[other] = win
                    may.append("win")
            if by == "discard" and suit(tile) != own.void:
                held = own.hand.count(tile)
                if held >= 2 and not self.closed(own):
                    may.append(f"call 碰 {tile}")
                if held >= 3 and self.left > 0 and (not self.closed(own) or self.keeps_waits(own, list(own.hand), "直杠", tile)):
                    may.append(f"call 直杠 {tile}")
            if may:
                open_to[other] = may + ["pass"]
        if not open_to:
            return None
        self.expect("asked", seats=sorted(open_to))
        took = self.asked(open_to)
        for other in wins:
            if took[other] != "win":
                self.seats[other].passed = True
        winners = [other for other in self.others_after(seat) if took.get(other) == "win"]
        if winners:
            return self.won(winners, tile, seat, wins, kong, by)
        for other in self.others_after(seat):
            words = took.get(other, "pass").split(" ")
            if words[0] != "call":
                continue
            own, call = self.seats[other], words[1]
            n = 3 if call == "直杠" else 2
            own.take(*[tile] * n)
            own.melds.append([tile] * (n + 1))
            own.sources.append(seat)
            self.expect("meld", seat=other, call=call, tiles=" ".join([tile] * (n + 1)), **{"from": seat})
            if call == "碰":
                self.calls += 1
                return other, False, False
            return self.kong_stands(other, call, seat, [("引杠", seat, other, 2 * self.rules.base, False)])
        return None

    def won(self, winners, tile, giver, wins, kong, by="draw"):
        if self.first_win is None:
            self.first_win = list(winners), giver
        playing = {seat for seat in SEATS if self.seats[seat].playing}
        moved = []
        for winner in winners:
            points, patterns, fan = wins[winner]
            own = self.seats[winner]
            self.expect("won", seat=winner, tile=tile, **{"from": giver})
            if by == "draw":
                own.take(tile)
                payers = playing - {winner}
                if self.rules.kong_flower == "当点炮" and kong and self.last_kong[0] == "直杠":
                    payers = {self.last_kong[2]}
            else:
                payers = {giver}
            payments = [0] * 4
            for payer in payers:
                payments[payer] -= points
                payments[winner] += points
            line = self.expect("settlement", winner=winner, payments=payments, giver=giver, hand=" ".join(sorted(own.hand, key=order)))
            check(sorted(line["results"]["fans"]) == sorted(patterns), f"fans {line['results']['fans']}, by the rules {sorted(patterns)}")
            check(line["results"]["fan"] == fan, f"fan {line['results']['fan']}, by the rules {fan}")
            for seat in SEATS:
                self.points[seat] += payments[seat]
            own.wins += 1
        if self.rules.pass_on and by == "discard" and kong and self.kongs:
            for transfer in self.kongs[-1]:
                if transfer[2] == giver:
                    moved.append(("转移", giver, winners[0], transfer[3], True))
                    transfer[2] = winners[0]
        self.paid(moved)
        if not self.rules.flood:
            for winner in winners:
                self.expect("out", seat=winner)
                self.seats[winner].playing = False
        if sum(own.playing for own in self.seats) == 1:
            return None, None, None
        return self.draw(self.others_after(winners[-1])[0], False)

    # ---- the end
    def exhausted(self):
        playing = [seat for seat in SEATS if self.seats[seat].playing]
        pigs = [seat for seat in playing if any(suit(tile) == self.seats[seat].void for tile in self.seats[seat].hand)]
        ready = {}
        for seat in playing:
            own = self.seats[seat]
            held = Counter(own.hand) + Counter(tile for meld in own.melds for tile in meld)
            best = [self.rules.best(own.hand + [tile], own.melds, own.void, Win("discard")) for tile in NAMES if held[tile] < 4]
            best = [one[0] for one in best if one]
            if best:
                ready[seat] = max(best)
        most = self.rules.base * 2 ** min(4 if self.rules.limit is None else self.rules.limit, 4)
        self.paid([("查花猪", pig, other, most, False) for pig in pigs for other in playing if other not in pigs])
        self.paid([("查大叫", seat, other, points, False) for seat in playing if seat not in pigs and seat not in ready for other, points in ready.items()])
        back = [("退税", receiver, payer, points, True) for kong in self.kongs for _, payer, receiver, points, _ in kong if receiver in playing and receiver not in ready]
        self.paid(back)
        return None, None, None

    def finish(self):
        line = self.peek()
        if line["line"] == "drawn":
            self.next("drawn")
        over = self.played >= self.rules.hands
        if over:
            self.next("match_end")
        dealer = self.dealer
        if self.first_win:
            winners, giver = self.first_win
            dealer = giver if len(winners) >= 2 else winners[0]
        if over:
            dealer = (self.first_dealer + 1) % 4
        self.totals = [total + points for total, points in zip(self.totals, self.points)]
        self.expect("end", points=self.points, totals=self.totals, next_dealer=dealer, match_over=over, house=0, pot=0, to_pot=0, to_house=0,
                    seed=self.seed.hex())
        check(self.at == len(self.lines), "lines after the end of the hand")
        self.next_dealer, self.over = dealer, over


# ------------------------------------------------------------------------------------------------ logs

def chain(path, texts):
    """(line number, line) of every line; their sums are right."""
    lines, sum_before = [], "0" * 16
    for number, text in enumerate(texts, 1):
        try:
            line = json.loads(text)
            if line["line"] == "match":
                sum_before = "0" * 16
            body = text[:-28] + "}"
            sum_before = hashlib.sha256((sum_before + body).encode()).hexdigest()[:16]
            check(line["sum"] == sum_before, "the sum is wrong")
        except Wrong as wrong:
            raise Wrong(f"{path}:{number}: {wrong}") from None
        lines.append((number, line))
    return lines


def referee(path, texts):
    lines = chain(path, texts)
    hands, at = 0, 0
    while at < len(lines):
        match = lines[at][1]
        end = next((i for i in range(at, len(lines)) if lines[i][1]["line"] == "close"), len(lines))
        rules, seed = Rules(match["options"]), None
        if end < len(lines):
            seed = bytes.fromhex(lines[end][1]["seed"])
            check(hashlib.sha256(seed).hexdigest() == match["commitment"], f"{path}:{lines[end][0]}: the seed of the match is not the one committed to")
        at += 1
        totals, played, first, dealer = [0] * 4, 0, None, None
        while at < end:
            after = next((i for i in range(at, end) if lines[i][1]["line"] == "end"), None)
            if after is None:
                break   # a hand that was not played to its end
            number = lines[at][1]["number"]
            own_seed = bytes.fromhex(lines[after][1]["seed"])
            if seed:
                check(own_seed == hashlib.sha256(seed + struct.pack("<Q", number)).digest(), f"{path}:{lines[after][0]}: the seed of the hand is another")
            hand = Hand(rules, lines[at:after + 1], own_seed)
            hand.where = lines[at][0]
            hand.totals, hand.played = totals, played + 1
            hand.first_dealer = lines[at][1]["dealer"] if first is None else first
            try:
                check(dealer is None or lines[at][1]["dealer"] == dealer, f"seat {lines[at][1]['dealer']} deals, by the rules seat {dealer}")
                hand.play()
            except Wrong as wrong:
                raise Wrong(f"{path}:{hand.where}: hand {number}: {wrong}") from None
            totals, dealer = hand.totals, hand.next_dealer
            played, first = (0, None) if hand.over else (hand.played, hand.first_dealer)
            hands, at = hands + 1, after + 1
        at = end + 1
    return hands


def main():
    if len(sys.argv) < 2:
        print(__doc__)
        sys.exit(2)
    hands = 0
    for path in sys.argv[1:]:
        with sys.stdin if path == "-" else open(path, encoding="utf-8") as file:
            texts = file.read().splitlines()
        try:
            hands += referee(path, texts)
        except Wrong as wrong:
            print(wrong)
            sys.exit(1)
    print(f"{hands} hands: no objection")


if __name__ == "__main__":
    main()
