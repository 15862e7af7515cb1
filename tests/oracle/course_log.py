"""Reads logs of games whose rules follow the course of a hand, from docs/log.md alone, for the referees of such games.

A game (sichuan_referee.py, riichi_referee.py) says what is open to a seat and which lines follow an action; this module sees
to everything that is the same in all of them: sums, seeds, dice, walls, the deal, open actions, totals, the close. Marks are
checked as states: where their lines stand among the lines of an event is of no matter to players. Several payments of one
event may stand in any order.
"""

import hashlib
import json
import struct
import sys
from collections import Counter

from oracle import no_duplicates
from referee import Stream, Wrong, check, owed_by

SEATS = range(4)
REFUSED = (Wrong, KeyError, ValueError, TypeError, IndexError, AttributeError)


class Tiles:
    """The kinds of a game: suits of nine ranks each, then what has no runs."""

    def __init__(self, suits, honours=""):
        self.names = [f"{n}{s}" for s in suits for n in range(1, 10)] + list(honours)
        self.suits, self.ordered, self.count = suits, 9 * len(suits), len(self.names)
        self.kind = {name: kind for kind, name in enumerate(self.names)}
        self.low = [k for k in range(self.ordered) if k % 9 < 7]

    def read(self, text):
        return [self.kind[name] for name in text.split(" ")] if text else []

    def text(self, kinds):
        return " ".join(self.names[k] for k in sorted(kinds))


class Meld:
    def __init__(self, call, tiles, source):
        self.call, self.tiles, self.source = call, tiles, source

    @property
    def quad(self):
        return len(self.tiles) == 4

    @property
    def run(self):
        return self.tiles[0] != self.tiles[1]


class Wall:
    """The wall of a hand, from its seed."""

    def __init__(self, tiles, settings, seed, dealer):
        stream = Stream(seed)
        self.dice = [1 + stream.below(6) for _ in range(settings["dice"])]
        built = [kind for kind in range(tiles.count) for _ in range(4)]
        size = len(built)
        for i in range(size - 1, 0, -1):
            j = stream.below(i + 1)
            built[i], built[j] = built[j], built[i]
        self.side = self.stack = 0
        if settings["stacks"]:
            side, total = 2 * settings["stacks"], sum(self.dice)
            self.side = (dealer + total - 1) % 4
            self.stack = {"none": 0, "smaller": min(self.dice), "sum": total}[settings["skip"]] % settings["stacks"]
            places = [n + 2 * self.stack for n in range(size)]
            built = [built[(self.side - p // side) % 4 * side + p % side] for p in places]
        self.tiles, self.taken, self.tail = built, [False] * size, settings["replacements"] == "tail"

    def head(self):
        at = self.taken.index(False)
        self.taken[at] = True
        return at

    def replacement(self):
        if not self.tail:
            return self.head()
        at = next(i for stack in range(len(self.tiles) - 2, -1, -2) for i in (stack, stack + 1) if not self.taken[i])
        self.taken[at] = True
        return at

    def left(self):
        return self.taken.count(False)


def deal(wall, dealer):
    """Thirteen tiles each, the dealer one more: four at a time, then one each, then the dealer's extra tile."""
    hands = [Counter() for _ in SEATS]
    order = [(dealer + i) % 4 for i in SEATS]
    for seat in [s for _ in range(3) for s in order for _ in range(4)] + order + [dealer]:
        at = wall.head()
        hands[seat][wall.tiles[at]] += 1
    return hands, wall.tiles[at]


def check_factors(line, winner):
    """What the factors come to is what is owed, and where nobody is liable what is paid."""
    owed = owed_by(line)
    payments = [-x for x in owed]
    payments[winner] -= sum(payments)
    if line["liable"] is None:
        check(payments == line["payments"], f"what is owed comes to {payments}")


def check_reading(tiles, line):
    """The reading is made of the tiles of the hand and of the melds, and the winning tile is in one group."""
    held, on_table = Counter(), []
    for group in line["reading"]:
        kinds, form = tiles.read(group["tiles"]), group["form"]
        if form in ("run", "triplet", "quad", "pair"):
            first = kinds[0]
            right = {"run": [first, first + 1, first + 2], "triplet": [first] * 3, "quad": [first] * 4, "pair": [first] * 2}[form]
            check(kinds == right and (form != "run" or first in tiles.low), f"{group['tiles']} is no {form}")
        if group["on_table"]:
            on_table.append(tiles.text(kinds))
        else:
            held += Counter(kinds)
    check(held == Counter(tiles.read(line["hand"]) + [tiles.kind[line["tile"]]]), "the reading is not of the tiles of the hand")
    check(sorted(on_table) == sorted(m["tiles"] for m in line["melds"]), "the reading has other melds")
    check(sum(g["winning_tile"] for g in line["reading"]) == 1, "the winning tile is in one group")


class Referee:
    """`game(ruleset, options)` judges one match: see the games for its members."""

    def __init__(self, lines, game):
        self.lines, self.game_of = lines, game
        self.at, self.sum = 0, "0" * 16
        self.matches = self.hands = self.actions = self.wins = 0

    # ---- lines

    def read(self):
        check(self.at < len(self.lines), "the log ends too early")
        text = self.lines[self.at]
        check(len(text) <= 1 << 20 and text[-28:-18] == ', "sum": "' and text[-2:] == '"}', "the line has no sum")
        right = hashlib.sha256((self.sum + text[:-28] + "}").encode()).hexdigest()[:16]
        check(right == text[-18:-2], f"the sum is not {right}")
        line = json.loads(text, object_pairs_hook=no_duplicates)
        self.at, self.sum = self.at + 1, right
        del line["sum"]
        return line

    def peek(self):
        return self.lines[self.at][:20] if self.at < len(self.lines) else ""

    def marks(self, game):
        """Marks and tiles turned up, which are checked as states."""
        while self.peek().startswith(('{"line": "mark"', '{"line": "turned"')):
            line = self.read()
            if line["line"] == "mark":
                check(set(line) == {"line", "mark", "seat", "value"}, "keys of a mark")
                game.marks[line["mark"], line["seat"]] = line["value"]
            else:
                check(set(line) == {"line", "turned", "tile", "at"}, "keys of a tile turned up")
                game.turned.append((line["turned"], line["tile"], line["at"]))

    def next(self, kind):
        line = self.read()
        check(line["line"] in kind.split("|"), f"`{line['line']}` where `{kind}` should be")
        return line

    @staticmethod
    def compare(got, right):
        for key in right:
            check(key in got and got[key] == right[key], f"`{key}` is {got.get(key)!r}, and should be {right[key]!r}")
        check(set(got) == set(right), f"keys {sorted(set(got) ^ set(right))}")

    def follows(self, game, right):
        """One predicted line, or a list of them that may stand in any order."""
        if isinstance(right, list):
            rest = list(right)
            for _ in right:
                self.marks(game)
                got = self.next(right[0]["line"])
                check(got in rest, f"{got} should be one of {rest}")
                rest.remove(got)
            return
        self.marks(game)
        got = self.next(right["line"])
        if right["line"] == "settlement":
            self.compare({k: got[k] for k in right}, right)
            check_reading(game.tiles, got)
            check_factors(got, got["winner"])
            game.settled(got)
            self.wins += 1
        else:
            self.compare(got, right)

    # ---- matches

    def run(self):
        while self.at < len(self.lines) or not self.matches:
            self.sum = "0" * 16
            self.match()
            self.matches += 1

    def match(self):
        match = self.next("match")
        check(match["log"] == 2 and match["seats"] == 4 and not match["passing_locks"], "another game")
        game = self.game_of(match["ruleset"]["name"], match["options"])
        tiles = game.tiles
        check([t["name"] for t in match["tiles"]] == tiles.names and all(t["copies"] == 4 for t in match["tiles"]), "other tiles")
        self.compare(match["deal"], {"hand": 13, "dealer": 14, "indicator": None, "indicator_stack": None})
        check(match["wall"] == game.wall_settings, f"the wall should be {game.wall_settings}")
        check(not any(match["discarding"].values()), "no tile is special when discarded")
        check([c["name"] for c in match["calls"]] == list(game.usable) and match["claims"] == game.claims, "other calls")
        for call in match["calls"]:
            draws, robbable, concealed, opens = game.calls[call["name"]]
            check((call["draws"], call["robbable"], call["concealed"], call["opens"]) == (draws, robbable, concealed, opens) and
                  not call["any_time"] and not call["compulsory"], f"call {call['name']}")
        dealer = number = None
        totals, house, seeds, over = [0] * 4, 0, [], True
        while True:
            line = self.next("hand|close")
            if line["line"] == "close":
                break
            if number is None:
                dealer = first_dealer = line["dealer"]
                number = first = line["number"]
                check(dealer in SEATS, "no seat deals")
            if over:                     # where rules end a match, the next hand begins another: the next seat deals first
                first_dealer = dealer
                game.begin_match(dealer, totals)
            self.compare(line, {"line": "hand", "number": number, "dealer": dealer, "previous_wild": None, "totals": totals,
                                "house": house, "commitment": line["commitment"]})
            seed = self.seed_of_this_hand()
            check(hashlib.sha256(seed).hexdigest() == line["commitment"], "the seed of the hand is not that committed to")
            seeds.append(seed)
            self.hand(game, match, dealer, totals, seed)
            self.marks(game)
            end = self.next("end")
            to_pot = -sum(game.points)
            totals = [a + b for a, b in zip(totals, game.points)]
            over = game.match_over
            dealer = (first_dealer + 1) % 4 if over else game.next_dealer
            self.compare(end, {"line": "end", "outcome": game.outcome, "points": game.points, "to_house": 0, "to_pot": to_pot,
                               "totals": totals, "house": house, "pot": -sum(totals), "match_over": over, "next_dealer": dealer,
                               "seed": seed.hex(), "state": end["state"]})
            number += 1
            self.hands += 1
        self.compare(line, {"line": "close", "hands": number, "totals": totals, "house": house, "seed": line["seed"]})
        seed = bytes.fromhex(line["seed"])
        check(hashlib.sha256(seed).hexdigest() == match["commitment"], "the seed of the match is not that committed to")
        for n, own in enumerate(seeds, first):
            check(hashlib.sha256(seed + struct.pack("<Q", n)).digest() == own, f"the seed of hand {n} is not from the match's")

    def seed_of_this_hand(self):
        for text in self.lines[self.at:]:
            if text.startswith('{"line": "end"'):
                return bytes.fromhex(json.loads(text)["seed"])
        raise Wrong("the hand does not end")

    def hand(self, game, match, dealer, totals, seed):
        tiles, wall = game.tiles, Wall(game.tiles, match["wall"], seed, dealer)
        line = self.next("wall")
        self.compare(line, {"line": "wall", "dice": wall.dice, "side": wall.side, "stack": wall.stack,
                            "tiles": " ".join(tiles.names[k] for k in wall.tiles)})
        hands, last = deal(wall, dealer)
        line = self.next("deal")
        self.compare(line, {"line": "deal", "hands": [tiles.text(h.elements()) for h in hands], "indicator": None, "at": None,
                            "wilds": "", "discarding": "", "exempt": "",
                            "calls": {name: tiles.text(kinds) for name, kinds in game.usable.items()}})
        for right in game.begin(wall, hands, dealer, last, totals):
            self.follows(game, right)
        self.marks(game)
        number = 0
        while game.outcome is None:
            number += 1
            line = self.next("action")
            seat = line["seat"]
            check(line["number"] == number, f"action {number} should follow")
            check(seat in game.may_act(), f"seat {seat} is not asked")
            open_ = game.open(seat)
            check(line["open"] == open_, f"open to seat {seat} should be {open_}")
            check(line["took"] in open_, "an action that is not open was taken")
            for right in game.act(seat, line["took"]):
                self.follows(game, right)
            self.marks(game)
            game.conserved()
            game.check_marks()
            self.actions += 1


def judge(paths, game):
    """The main program of a referee."""
    for path in paths:
        with sys.stdin if path == "-" else open(path, encoding="utf-8") as source:
            text = source.read()
        referee = Referee(text.split("\n")[:-1], game)
        try:
            check(text.endswith("\n"), "the last line has no end")
            referee.run()
        except REFUSED as error:
            what = str(error) if isinstance(error, Wrong) else f"{type(error).__name__}: {error}"
            print(f"{path}:{referee.at}: {what}")
            return 1
        print(f"{path}: {referee.matches} matches, {referee.hands} hands, {referee.actions} actions, {referee.wins} wins: "
              "nothing to object to")
    return 0
