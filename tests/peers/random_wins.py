"""Random winning hands, as cases for `kou score --batch`, for scorers to be compared on.

    random_wins.py RULESET COUNT [SEED]

RULESET is `riichi` or `mcr`. The same seed makes the same cases. Hands are made from groups and not found by drawing, so that
rare patterns are not rare: a palette of kinds is chosen first, then melds, a pair, what is claimed, and the winning tile among
the concealed ones. The other seats hold what is left of the tiles.
"""
import json
import random
import sys

SUITS = "mps"
HONOURS = {"riichi": "东南西北白发中", "mcr": "东南西北中发白"}
CALLS = {"riichi": ("吃", "碰", "大明杠", "加杠", "暗杠"), "mcr": ("吃", "碰", "明杠", "加杠", "暗杠")}


class Hands:
    def __init__(self, ruleset, seed):
        self.rules = ruleset
        self.random = random.Random(seed)
        self.kinds = [f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)] + list(HONOURS[ruleset])

    def palette(self):
        """The kinds that melds are made of: most often all, sometimes those of a rare hand."""
        suit = self.random.choice(SUITS)
        ends = [k for k in self.kinds if len(k) == 1 or k[0] in "19"]
        honours = [k for k in self.kinds if len(k) == 1]
        low = self.random.randint(1, 6)
        return self.random.choice([
            self.kinds, self.kinds, self.kinds, self.kinds,
            [k for k in self.kinds if k[-1] == suit],
            [k for k in self.kinds if k[-1] == suit or len(k) == 1],
            [k for k in self.kinds if len(k) == 2],
            [k for k in self.kinds if len(k) == 2 and k[0] not in "19"],
            ends, honours,
            [k for k in self.kinds if len(k) == 2 and low <= int(k[0]) <= low + 3],
            [k for k in self.kinds if k[-1] != suit],
            ["2s", "3s", "4s", "6s", "8s", "发"],
            [k for k in self.kinds if len(k) == 2 and k[0] in "123789"],
        ])

    def melds(self, count, palette, runs):
        """So many melds, or None where the palette has no such."""
        found = []
        for _ in range(count):
            kind = self.random.choice(palette)
            if self.random.random() < runs and len(kind) == 2 and int(kind[0]) <= 7:
                tiles = [f"{int(kind[0]) + i}{kind[1]}" for i in range(3)]
                if any(t not in palette for t in tiles) and len(palette) < 30 and self.random.random() < 0.7:
                    return None
                # Related runs, which chance would seldom make.
                if found and self.random.random() < 0.3:
                    other = found[-1]
                    shift = self.random.choice([0, 0, 1, 2, 3])
                    if other[0] != other[1] and int(other[0][0]) + shift <= 7:
                        suit = self.random.choice(SUITS)
                        tiles = [f"{int(t[0]) + shift}{suit}" for t in other]
                found.append(tiles)
            else:
                found.append([kind] * (4 if self.random.random() < 0.15 else 3))
        return found

    def shape(self):
        """Concealed groups (lists of tiles) and open melds of a complete hand; None if chance made none."""
        kind = self.random.random()
        honours = [k for k in self.kinds if len(k) == 1]
        knitted = [f"{rank}{suit}" for suit, ranks in zip(self.random.sample(SUITS, 3), ("147", "258", "369")) for rank in ranks]
        if kind < 0.06:
            palette = self.palette()
            if len(palette) < 7:
                return None
            pairs = self.random.sample(palette, 7)
            if self.rules == "mcr" and self.random.random() < 0.3:
                start, suit = self.random.randint(1, 3), self.random.choice(SUITS)
                pairs = [f"{start + i}{suit}" for i in range(7)]
            return [[k, k] for k in pairs], []
        if kind < 0.09:
            ends = [k for k in self.kinds if len(k) == 1 or k[0] in "19"]
            return [[k] for k in ends] + [[self.random.choice(ends)]], []
        if kind < 0.12:
            suit = self.random.choice(SUITS)
            return [[f"{r}{suit}"] for r in "1112345678999" + self.random.choice("123456789")], []
        if self.rules == "mcr" and kind < 0.17:
            return [[k] for k in self.random.sample(knitted + honours, 14)], []
        beside = self.rules == "mcr" and kind < 0.23
        palette = self.palette()
        melds = self.melds(1 if beside else 4, palette, self.random.choice([0.1, 0.5, 0.7, 1.0]))
        if melds is None:
            return None
        closed, opened = [[self.random.choice(palette)] * 2], []
        if beside:
            closed += [[k] for k in knitted]
        concealed = self.random.random() < 0.4
        for meld in melds:
            (closed if len(meld) < 4 and (concealed or self.random.random() < 0.5) else opened).append(meld)
        return closed, [(m, concealed or self.random.random() < 0.4) for m in opened]

    def case(self, number):
        while True:
            made = self.shape()
            if made:
                case = self.table(number, *made)
                if case:
                    return case

    def table(self, number, closed, opened):
        left = {k: 4 for k in self.kinds}
        for tile in [t for group in closed for t in group] + [t for meld, _ in opened for t in meld]:
            left[tile] = left.get(tile, 0) - 1
        if min(left.values()) < 0 or len(left) > len(self.kinds):
            return None
        seat, chi, pon, open_kan, added, kan = self.random.randrange(4), *CALLS[self.rules]
        melds = []
        for tiles, concealed in opened:
            others = [(seat + i) % 4 for i in (1, 2, 3)]
            if len(tiles) == 4 and concealed:
                melds.append({"call": kan, "tiles": "".join(tiles)})
            elif len(tiles) == 4:
                melds.append({"call": self.random.choice([open_kan, added]), "tiles": "".join(tiles), "from": self.random.choice(others)})
            elif tiles[0] != tiles[1]:
                melds.append({"call": chi, "tiles": "".join(tiles), "from": (seat + 3) % 4})
            else:
                melds.append({"call": pon, "tiles": "".join(tiles), "from": self.random.choice(others)})
        hand = [t for group in closed for t in group]
        tile = hand.pop(self.random.randrange(len(hand)))
        win = {"seat": seat, "tile": tile, "by": self.random.choice(["self_draw", "discard", "discard"])}
        seats = [{"hand": "", "melds": []} for _ in range(4)]
        robbed = None
        if win["by"] == "discard":
            win["from"] = self.random.choice([(seat + i) % 4 for i in (1, 2, 3)])
            if left[tile] == 3 and self.random.random() < 0.5:
                win["by"], robbed = "rob_kong", win["from"]
                left[tile] = 0
                giver = self.random.choice([s for s in range(4) if s != robbed])
                seats[robbed]["melds"] = [{"call": pon, "tiles": tile * 3, "from": giver}]
        rest = [t for k, n in left.items() for t in [k] * n]
        self.random.shuffle(rest)
        for other in range(4):
            if other != seat:
                size = 13 - 3 * len(seats[other]["melds"])
                seats[other]["hand"], rest = " ".join(rest[:size]), rest[size:]
        self.random.shuffle(hand)
        seats[seat] = {"hand": " ".join(hand), "melds": melds}
        case = {"id": f"{self.rules}-{number:05}", "ruleset": self.rules, "dealer": self.random.randrange(4), "seats": seats, "win": win}
        kong = any(len(m) == 4 for m, _ in opened)
        if win["by"] == "self_draw" and kong and self.random.random() < 0.3:
            win["after_kong"] = True
        case["facts"] = self.facts(case, robbed, fully=all(len(m) == 4 and c for m, c in opened))
        if self.rules == "riichi":
            self.dora(case, hand + [tile] + [t for meld, _ in opened for t in meld])
        return case

    def dora(self, case, tiles):
        """Indicators are told in the id; the case has the number of dora that they make."""
        rings = [[f"{r}{s}" for r in range(1, 10)] for s in SUITS] + [list("东南西北"), list("白发中")]
        for _ in range(self.random.choice([0, 1, 1, 2])):
            ring = self.random.choice(rings)
            at = self.random.randrange(len(ring))
            case["id"] += ":" + ring[at]
            case["facts"]["赤宝数"] += tiles.count(ring[(at + 1) % len(ring)])

    def facts(self, case, robbed, fully):
        chance = self.random.random
        wind = self.random.choice("东南西北")
        last = robbed is None and "after_kong" not in case["win"] and chance() < 0.1
        if self.rules == "mcr":
            return {"圈风": wind, "left to draw": 0 if last else 40}
        riichi = self.random.choice([0, 1, 1, 2]) if fully else 0
        return {"场风": self.random.choice("东南"), "立直数": riichi, "一发": riichi > 0 and "after_kong" not in case["win"] and chance() < 0.3,
                "left to draw": 0 if last else 40, "赤宝数": 0, "本场": self.random.choice([0, 0, 0, 1, 2])}


def main():
    ruleset, count = sys.argv[1], int(sys.argv[2])
    hands = Hands(ruleset, int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    for number in range(count):
        print(json.dumps(hands.case(number), ensure_ascii=False))


if __name__ == "__main__":
    main()
