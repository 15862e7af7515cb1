"""Readings of hands without wilds: four melds and a pair, seven pairs, waits. Kinds are numbers; `low` are those that begin a run."""

from collections import Counter
from functools import lru_cache


@lru_cache(maxsize=200000)
def _melds(counts, low, melds):
    """All ways to take `melds` triplets and runs of counts and leave nothing."""
    at = next((k for k, n in enumerate(counts) if n), None)
    if at is None:
        return ((),) if melds == 0 else ()
    if not melds:
        return ()
    found = []
    if counts[at] >= 3:
        rest = counts[:at] + (counts[at] - 3,) + counts[at + 1:]
        found += [(("triplet", at),) + more for more in _melds(rest, low, melds - 1)]
    if at in low and counts[at + 1] and counts[at + 2]:
        rest = list(counts)
        for k in (at, at + 1, at + 2):
            rest[k] -= 1
        found += [(("run", at),) + more for more in _melds(tuple(rest), low, melds - 1)]
    return tuple(found)


@lru_cache(maxsize=200000)
def _standard(counts, low):
    total = sum(counts)
    if total % 3 != 2:
        return ()
    found = []
    for pair, n in enumerate(counts):
        if n >= 2:
            rest = counts[:pair] + (n - 2,) + counts[pair + 1:]
            found += [(("pair", pair),) + more for more in _melds(rest, low, total // 3)]
    return tuple(dict.fromkeys(tuple(sorted(reading)) for reading in found))


def counts_of(held, kinds):
    return tuple(held[k] for k in range(kinds))


def standard(held, tiles):
    """Readings of concealed tiles as melds and a pair: tuples of (form, lowest kind)."""
    return _standard(counts_of(held, tiles.count), frozenset(tiles.low))


@lru_cache(maxsize=200000)
def _suit(counts):
    """Pairs, 0 or 1, that are left when nine ranks of a suit are taken apart into melds; None if they cannot be."""
    if sum(counts) % 3 == 2:
        for k, n in enumerate(counts):
            if n >= 2 and _suit(counts[:k] + (n - 2,) + counts[k + 1:]) == 0:
                return 1
        return None
    at = next((k for k, n in enumerate(counts) if n), None)
    if at is None:
        return 0
    if sum(counts) % 3:
        return None
    if counts[at] >= 3 and _suit(counts[:at] + (counts[at] - 3,) + counts[at + 1:]) == 0:
        return 0
    if at < 7 and counts[at + 1] and counts[at + 2]:
        return _suit(counts[:at] + (counts[at] - 1, counts[at + 1] - 1, counts[at + 2] - 1) + counts[at + 3:])
    return None


def is_standard(counts, tiles):
    """Whether concealed tiles, counted by kind, are melds and a pair: the same as asking `standard` for a reading, but quick."""
    parts = [_suit(counts[at:at + 9]) for at in range(0, tiles.ordered, 9)]
    parts += [{0: 0, 2: 1, 3: 0}.get(n) for n in counts[tiles.ordered:]]
    return None not in parts and sum(parts) == 1


def seven_pairs(held, four_are_two):
    if sum(held.values()) != 14:
        return False
    return all(n in ((0, 2, 4) if four_are_two else (0, 2)) for n in held.values())


def with_tile(held, kind):
    more = Counter(held)
    more[kind] += 1
    return more
