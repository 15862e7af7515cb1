"""What a riichi hand is worth, written from docs/rules/riichi.md alone: yaku, fu, basic points. Used by riichi_referee.py."""

from collections import Counter, namedtuple
from functools import lru_cache

from course_log import Tiles
from hand_shapes import counts_of, is_standard, seven_pairs, standard

TILES = Tiles("万筒索", "东南西北白发中")
EAST, DRAGONS, WINDS, HONOURS = 27, range(31, 34), range(27, 31), range(27, 34)
OUTER = frozenset([k for k in range(27) if k % 9 in (0, 8)]) | frozenset(HONOURS)
GREEN = frozenset([18 + 1, 18 + 2, 18 + 3, 18 + 5, 18 + 7, 32])

# by: draw, discard or rob. `round`, `seat`: winds, as kinds. `riichi`: 0, 1, 2. `last`: no tile is left to draw. `first`: nobody has called,
# and it is the seat's first draw. `dora`: kinds that count, with repetitions.
Win = namedtuple("Win", "by tile round seat dealer riichi ippatsu replacement last first dora")
Worth = namedtuple("Worth", "basic han fu names yakuman")


def orphans(held):
    return sum(held.values()) == 14 and all(held[k] for k in OUTER) and all(k in OUTER for k in held if held[k])


@lru_cache(maxsize=200000)
def _waits(counts, melded):
    found = set()
    for kind in range(34):
        if counts[kind] < 4:
            more = counts[:kind] + (counts[kind] + 1,) + counts[kind + 1:]
            held = Counter({k: n for k, n in enumerate(more) if n})
            if is_standard(more, TILES) or (not melded and (seven_pairs(held, False) or orphans(held))):
                found.add(kind)
    return frozenset(found)


def waits(held, melds):
    """Tiles that complete the shape; of which four are concealed already, none."""
    return _waits(counts_of(held, 34), bool(melds))


class Group:
    def __init__(self, form, kind, concealed):
        self.form, self.kind, self.concealed = form, kind, concealed
        self.kinds = [kind, kind + 1, kind + 2] if form == "run" else [kind]

    @property
    def set(self):                       # triplet or quad
        return self.form in ("triplet", "quad")

    @property
    def outer(self):
        return any(k in OUTER for k in self.kinds)


def worths(held, melds, win, options):
    """Every way to read the winning hand (`held` with the tile), as Worth, best first; without a yaku nothing."""
    def on(name):
        return options[name] == "yes"

    table = [Group("quad" if m.quad else "run" if m.run else "triplet", min(m.tiles), m.call == "暗杠") for m in melds]
    closed = all(m.call == "暗杠" for m in melds)
    everything = Counter(held)
    for meld in melds:
        everything += Counter(meld.tiles)
    found = []
    for reading in standard(held, TILES):
        for at, (form, kind) in enumerate(reading):
            if win.tile in ([kind, kind + 1, kind + 2] if form == "run" else [kind]):
                groups = [Group(f, k, not (i == at and f == "triplet" and win.by != "draw")) for i, (f, k) in enumerate(reading)]
                found.append(_worth(groups + table, groups[at], closed, everything, win, options, held))
    if not melds and seven_pairs(held, False):
        pairs = [Group("pair", k, True) for k in held if held[k]]
        found.append(_worth(pairs, None, True, everything, win, options, held))
    if not melds and orphans(held):
        found.append(_worth([], None, True, everything, win, options, held))
    found = [worth for worth in found if worth]
    return sorted(found, key=lambda w: (w.basic, w.han, w.fu), reverse=True)


def _worth(groups, wait, closed, everything, win, options, held):
    kinds = [k for k in everything if everything[k]]
    yakuman = _yakuman(groups, wait, closed, kinds, win, options, held)
    if yakuman:
        times = sum(yakuman.values()) if options["复合役满"] == "yes" else max(yakuman.values())
        return Worth(8000 * times, 0, 0, frozenset(), tuple(sorted(yakuman.items())))
    edges = wait is not None and wait.form == "run" and _both_ends(wait, win.tile)
    value = {31, 32, 33, win.seat, win.round}
    sets, runs = [g for g in groups if g.set], [g for g in groups if g.form == "run"]
    pair = next((g for g in groups if g.form == "pair"), None)
    pairs = len(groups) == 7
    pinfu = closed and len(runs) == 4 and pair.kind not in value and edges
    yaku = _yaku(groups, runs, sets, pair, pairs, pinfu, closed, kinds, win, options)
    if not yaku:
        return None
    han = sum(yaku.values()) + sum(everything[k] for k in win.dora)
    if pairs:
        fu = 25
    else:
        fu = 20 + (10 if closed and win.by != "draw" else 0) + (2 if win.by == "draw" and not pinfu else 0)
        fu += 2 if wait.form == "pair" or (wait.form == "run" and not edges) else 0
        if pair.kind in value:
            fu += int(options["连风符"]) if pair.kind == win.seat == win.round else 2
        for g in sets:
            fu += 2 * (2 if g.concealed else 1) * (4 if g.form == "quad" else 1) * (2 if g.kind in OUTER else 1)
        fu = -(-fu // 10) * 10
        if not pinfu:
            fu = max(fu, 30)
    return Worth(_basic(han, fu, options), han, fu, frozenset(yaku), ())


def _both_ends(run, tile):
    return (tile == run.kind and run.kind % 9 != 6) or (tile == run.kind + 2 and run.kind % 9 != 0)


def _basic(han, fu, options):
    for least, points in ((13, 8000), (11, 6000), (8, 4000), (6, 3000), (5, 2000)):
        if han >= least:
            return 6000 if least == 13 and options["累计役满"] == "no" else points
    if options["切上满贯"] == "yes" and (han, fu) in ((4, 30), (3, 60)):
        return 2000
    return min(2000, fu * 2 ** (han + 2))


def _yaku(groups, runs, sets, pair, pairs, pinfu, closed, kinds, win, options):
    yaku = {}
    if win.riichi:
        yaku["立直" if win.riichi == 1 else "双立直"] = win.riichi
    if win.riichi and win.ippatsu:
        yaku["一发役"] = 1
    if closed and win.by == "draw":
        yaku["门清摸"] = 1
    if win.by == "draw" and win.replacement:
        yaku["岭上"] = 1
    if win.by == "rob":
        yaku["抢杠"] = 1
    if win.last and win.by == "draw" and not win.replacement:
        yaku["海底"] = 1
    if win.last and win.by == "discard":
        yaku["河底"] = 1
    if pinfu:
        yaku["平和"] = 1
    if all(k not in OUTER for k in kinds) and (closed or options["食断"] == "yes"):
        yaku["断幺"] = 1
    if closed:
        twice = sum(n // 2 for n in Counter(g.kind for g in runs).values())
        if twice:
            yaku["一杯口" if twice == 1 else "二杯口"] = 1 if twice == 1 else 3
    tripled = [g.kind for g in sets]
    if any(k in DRAGONS for k in tripled):
        yaku["三元刻"] = sum(k in DRAGONS for k in tripled)
    if win.seat in tripled:
        yaku["自风刻"] = 1
    if win.round in tripled:
        yaku["场风刻"] = 1
    starts = {g.kind for g in runs}
    if any(k in starts and k + 9 in starts and k + 18 in starts for k in range(9)):
        yaku["三色"] = 2 if closed else 1
    if any(k in starts and k + 3 in starts and k + 6 in starts for k in (0, 9, 18)):
        yaku["一气"] = 2 if closed else 1
    if any(k in tripled and k + 9 in tripled and k + 18 in tripled for k in range(9)):
        yaku["三同刻"] = 2
    if len(sets) == 4:
        yaku["对对和"] = 2
    if sum(g.concealed for g in sets) == 3:
        yaku["三暗刻"] = 2
    if sum(g.form == "quad" for g in sets) == 3:
        yaku["三杠子"] = 2
    if pair and pair.kind in DRAGONS and sum(k in DRAGONS for k in tripled) == 2 and not pairs:
        yaku["小三元"] = 2
    if all(k in OUTER for k in kinds):
        yaku["混老头"] = 2
    elif not pairs and all(g.outer for g in groups):
        pure = all(k < 27 for k in kinds)
        yaku["纯全" if pure else "混全"] = (3 if pure else 2) - (not closed)
    suits = {k // 9 for k in kinds if k < 27}
    if len(suits) == 1:
        full = all(k < 27 for k in kinds)
        yaku["清一色" if full else "混一色"] = (6 if full else 3) - (not closed)
    if pairs:
        yaku["七对子"] = 2
    return yaku


def _yakuman(groups, wait, closed, kinds, win, options, held):
    double = 2 if options["双倍役满"] == "yes" else 1
    found = {}
    if not groups:
        found["国士"] = double if held[win.tile] == 2 else 1
    sets = [g for g in groups if g.set]
    tripled = [g.kind for g in sets]
    pair = next((g for g in groups if g.form == "pair"), None)
    if len(sets) == 4 and all(g.concealed for g in sets):
        found["四暗刻"] = double if wait.form == "pair" else 1
    if sum(k in DRAGONS for k in tripled) == 3:
        found["大三元"] = 1
    winds = sum(k in WINDS for k in tripled)
    if winds == 4:
        found["大四喜"] = double
    elif winds == 3 and pair.kind in WINDS:
        found["小四喜"] = 1
    if groups and all(k in HONOURS for k in kinds):
        found["字一色"] = 1
    if groups and all(k in GREEN for k in kinds):
        found["绿一色"] = 1
    if groups and all(k in OUTER and k < 27 for k in kinds):
        found["清老头"] = 1
    if sum(held.values()) == 14 and kinds[0] < 27 and len({k // 9 for k in kinds}) == 1:
        ranks = Counter({k % 9: held[k] for k in kinds})
        base = Counter({0: 3, 8: 3, **{r: 1 for r in range(1, 8)}})
        if all(ranks[r] >= base[r] for r in base):
            ranks[win.tile % 9] -= 1
            found["九莲"] = double if all(ranks[r] == base[r] for r in base) else 1
    if sum(g.form == "quad" for g in sets) == 4:
        found["四杠子"] = 1
    if win.first and win.by == "draw":
        found["天和" if win.dealer else "地和"] = 1
    return found
